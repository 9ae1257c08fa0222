import { NS_PER_DAY, smaller } from '@ledgerscope/ledger';
import type { NetworkDuty } from '../../duty-clock.ts';
import { toTinybar } from '../../world/exchange-rate.ts';
import { amountOf } from '../../world/ids.ts';
import { NODE_REWARDS, SYSTEM_ADMIN } from '../../world/system-accounts.ts';

const TINYCENTS_PER_DOLLAR = 10_000_000_000n;
/** What a node gets, US dollars a year. */
const YEARLY_DOLLARS = 25_000n;
const DAYS_PER_YEAR = 365n;

/** Each day 0.0.801 pays every node its reward (HIP-1064), as far as it can. */
export const payNodes: NetworkDuty = {
  periodNs: NS_PER_DAY,
  run: (world) => {
    const nodes = BigInt(world.nodes.length);
    const wanted = toTinybar((YEARLY_DOLLARS * TINYCENTS_PER_DOLLAR) / DAYS_PER_YEAR, world.rate);
    const each = smaller(wanted, world.account(NODE_REWARDS).balance / nodes);
    if (each === 0n) return;
    const accountAmounts = [...world.nodes.map((node) => amountOf(node, each)), amountOf(NODE_REWARDS, -each * nodes)];
    world.submitSystem(
      SYSTEM_ADMIN,
      { cryptoTransfer: { transfers: { accountAmounts } } },
      ({ moves }) => {
        for (const node of world.nodes) moves.moveHbar(NODE_REWARDS, node, each);
      },
      'Synthetic node rewards',
    );
  },
};
