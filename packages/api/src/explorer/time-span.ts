import type { Period, TimeRequest } from '@ledgerscope/contract';
import { type ConsensusNs, consensusNsOf, NS_PER_DAY, NS_PER_HOUR } from '@ledgerscope/ledger';
import type { LedgerSnapshot } from '@ledgerscope/ledger-store';

/** Lengths of the periods that have one. */
const PERIOD_NS: Readonly<Partial<Record<Period, bigint>>> = {
  '1H': NS_PER_HOUR,
  '1D': NS_PER_DAY,
  '2D': 2n * NS_PER_DAY,
  '1W': 7n * NS_PER_DAY,
  '1M': 30n * NS_PER_DAY,
  '1Y': 365n * NS_PER_DAY,
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
export function timeSpan(snapshot: LedgerSnapshot, { period, startNs, endNs }: TimeRequest): TimeSpan {
  const start = periodStart(snapshot, period);
  const from = start === undefined || (startNs !== undefined && startNs > start) ? startNs : start;
  return { from, until: endNs };
}

/** Where a period starts; undefined for everything. */
export function periodStart(snapshot: LedgerSnapshot, period: Period | undefined): ConsensusNs | undefined {
  const last = snapshot.head?.lastNs;
  if (last === undefined || period === undefined || period === 'OA') return undefined;
  if (period === 'TODAY') return consensusNsOf((last / NS_PER_DAY) * NS_PER_DAY);
  // The newest instant is inside: a period of an hour holds exactly an hour of instants.
  const start = last + 1n - (PERIOD_NS[period] ?? 0n);
  return consensusNsOf(start < 0n ? 0n : start);
}
