import type { Period, TimeRequest } from '@ledgerscope/contract';
import { type ConsensusNs, consensusNsOf, NS_PER_HOUR } from '@ledgerscope/ledger';
import type { LedgerSnapshot } from '@ledgerscope/ledger-store';

const DAY_NS = 24n * NS_PER_HOUR;

/** Lengths of the periods that have one. */
const PERIOD_NS: Readonly<Partial<Record<Period, bigint>>> = {
  '1H': NS_PER_HOUR,
  '1D': DAY_NS,
  '2D': 2n * DAY_NS,
  '1W': 7n * DAY_NS,
  '1M': 30n * DAY_NS,
  '1Y': 365n * DAY_NS,
};

/** From inclusive, until exclusive; what is absent does not restrict. */
export interface TimeSpan {
  readonly from: ConsensusNs | undefined;
  readonly until: ConsensusNs | undefined;
}

/**
 * The span that a request means. Periods end with the newest stored transaction: the ledger's own clock, so that a ledger
 * that is not live shows its last hours too.
 */
export function timeSpan(store: LedgerSnapshot, { period, startNs, endNs }: TimeRequest): TimeSpan {
  const start = periodStart(store, period);
  const from = start === undefined || (startNs !== undefined && startNs > start) ? startNs : start;
  return { from, until: endNs };
}

/** Where a period starts; undefined for everything. */
export function periodStart(store: LedgerSnapshot, period: Period | undefined): ConsensusNs | undefined {
  const last = store.head?.lastNs;
  if (last === undefined || period === undefined || period === 'OA') return undefined;
  if (period === 'TODAY') return consensusNsOf((last / DAY_NS) * DAY_NS);
  // The newest instant is inside: a period of an hour holds exactly an hour of instants.
  const start = last + 1n - (PERIOD_NS[period] ?? 0n);
  return consensusNsOf(start < 0n ? 0n : start);
}
