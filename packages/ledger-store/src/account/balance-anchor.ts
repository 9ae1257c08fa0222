import { forAllAskers } from '../client/asker.ts';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { type LedgerCounters, ledgerCounters } from '../stats/ledger-counters.ts';
import { columnList } from '../table.ts';
import type { BalanceAnchor } from './cached-anchor.ts';
import { type BalanceAnchorRow, balanceAnchorTable } from './rows.ts';

/**
 * What anchors the balances at the head; undefined where nothing does: then only changes since the first block are known.
 * A gap between files ends what was known before it.
 */
export function balanceAnchor(snapshot: LedgerSnapshot): Promise<BalanceAnchor | undefined> {
  const lastNs = headInstant(snapshot);
  const { caches } = snapshot;
  if (caches.anchor?.lastNs === lastNs) return caches.anchor.anchor;
  const anchor = forAllAskers(() => readAnchor(snapshot));
  caches.anchor = { lastNs, anchor };
  anchor.catch(() => {
    // Those who asked get the error; the next one asks the store again.
    forgetAnchor(snapshot);
  });
  return anchor;
}

/** After a snapshot was loaded. */
export function forgetAnchor({ caches }: LedgerSnapshot): void {
  caches.anchor = undefined;
}

async function readAnchor(snapshot: LedgerSnapshot): Promise<BalanceAnchor | undefined> {
  const [rows, counters] = await Promise.all([anchorRows(snapshot), ledgerCounters(snapshot)]);
  return chooseAnchor(snapshot, rows, counters);
}

async function chooseAnchor(
  snapshot: LedgerSnapshot,
  rows: readonly BalanceAnchorRow[],
  { gapNs = -1n }: LedgerCounters,
): Promise<BalanceAnchor | undefined> {
  const usable = rows.filter(({ consensusNs }) => consensusNs >= gapNs);
  const genesis = usable.find(({ origin }) => origin === 'genesis');
  if (genesis !== undefined)
    return { origin: 'genesis', consensusNs: genesis.consensusNs, knownFromNs: genesis.consensusNs };
  const [balanceSnapshot] = usable;
  if (balanceSnapshot === undefined) return undefined;
  const firstNs = await firstBlockNs(snapshot);
  return {
    origin: 'snapshot',
    consensusNs: balanceSnapshot.consensusNs,
    knownFromNs: gapNs > firstNs ? gapNs : firstNs,
  };
}

/** Newest first. */
function anchorRows(snapshot: LedgerSnapshot): Promise<BalanceAnchorRow[]> {
  const sql = `SELECT ${columnList(balanceAnchorTable)} FROM balance_anchor
    WHERE consensus_ns <= ${nsParameter('headNs')} ORDER BY consensus_ns DESC`;
  return snapshot.client.query('account:anchors', sql, { headNs: headInstant(snapshot) }, balanceAnchorTable.columns);
}

/** With what a ledger begins; undefined for an empty store. */
export interface FirstBlock {
  readonly number: bigint | null;
  readonly firstNs: bigint;
  readonly fileName: string;
}

export async function firstBlock(store: Pick<LedgerSnapshot, 'client'>): Promise<FirstBlock | undefined> {
  const sql = 'SELECT number, first_ns, file_name FROM block ORDER BY sequence LIMIT 1';
  const columns = { number: 'optionalI64', firstNs: 'ns', fileName: 'text' } as const;
  const [row] = await store.client.query('account:first-block', sql, {}, columns);
  return row;
}

/** First instant of the first file; 0 in an empty store. */
export async function firstBlockNs(snapshot: LedgerSnapshot): Promise<bigint> {
  return (await firstBlock(snapshot))?.firstNs ?? 0n;
}
