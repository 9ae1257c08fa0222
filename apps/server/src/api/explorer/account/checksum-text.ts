import { entityChecksum, entityIdFromStore, LEDGER_IDS } from '@ledgerscope/ledger';
import type { ApiContext } from '../../api-context.ts';

/** The five letters of an id (HIP-15); null on a network whose ledger id is not known. */
export function checksumText({ network }: ApiContext, id: bigint): string | null {
  const ledgerId = LEDGER_IDS[network()];
  return ledgerId === undefined ? null : entityChecksum(entityIdFromStore(id), ledgerId);
}
