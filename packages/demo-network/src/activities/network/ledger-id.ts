import { SYSTEM_ADMIN } from '../../world/system-accounts.ts';
import type { World } from '../../world/world.ts';
import { ledgerIdPublication } from '../../writer/block-signer.ts';

/** The network publishes its ledger id in a record file that its nodes sign: readers trust the blocks after the cutover for it. */
export function publishLedgerId(world: World): void {
  world.submitSystem(SYSTEM_ADMIN, { ledgerIdPublication: ledgerIdPublication() }, () => {});
}
