import { NS_PER_HOUR } from '@ledgerscope/ledger';
import { provenInstants } from '../block/proven-instants.ts';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { ofSnapshot } from '../of-snapshot.ts';
import { rowsAt } from '../rows-at.ts';
import { allStateRows, currentRows } from '../state/queries.ts';
import { columnList } from '../table.ts';
import {
  type NetworkStakeRow,
  type NodeRow,
  type NodeStakeRow,
  networkStakeTable,
  nodeHourTable,
  nodeStakeTable,
  nodeTable,
} from './rows.ts';

const UPDATES_AT_ONCE = 100;

/** The newest committed stake update of the network; undefined when none was ingested. */
export async function latestNetworkStake(snapshot: LedgerSnapshot): Promise<NetworkStakeRow | undefined> {
  const sql = `SELECT ${columnList(networkStakeTable)} FROM network_stake
    WHERE consensus_ns <= ${nsParameter('headNs')} ORDER BY consensus_ns DESC LIMIT 1`;
  const parameters = { headNs: headInstant(snapshot) };
  const [row] = await snapshot.client.query('node:stakes', sql, parameters, networkStakeTable.columns);
  return row;
}

/** The nodes of the newest committed stake update that nodes signed and that lists any, by id; `[]` where there is none. */
export async function provenNodeStakes(snapshot: LedgerSnapshot): Promise<readonly NodeStakeRow[]> {
  let updates = await updatesBefore(snapshot, headInstant(snapshot) + 1n);
  while (updates.length > 0) {
    const proven = await provenInstants(snapshot, updates);
    for (const update of updates.filter((ns) => proven.has(ns))) {
      const stakes = await nodeStakesAt(snapshot, update);
      if (stakes.length > 0) return stakes;
    }
    updates = await updatesBefore(snapshot, updates.at(-1) ?? 0n);
  }
  return [];
}

/** What one stake update lists, by node. */
export function nodeStakesAt(snapshot: LedgerSnapshot, update: bigint): Promise<readonly NodeStakeRow[]> {
  return rowsAt(snapshot, 'node:stakes', nodeStakeTable, update, ['nodeId']);
}

/** Consensus times of stake updates, newest first. */
async function updatesBefore(snapshot: LedgerSnapshot, before: bigint): Promise<bigint[]> {
  const sql = `SELECT consensus_ns FROM network_stake
    WHERE consensus_ns < ${nsParameter('before')} ORDER BY consensus_ns DESC LIMIT ${UPDATES_AT_ONCE}`;
  const rows = await snapshot.client.query('node:stakes', sql, { before }, { consensusNs: 'ns' });
  return rows.map(({ consensusNs }) => consensusNs);
}

/** Every node that transactions or stake updates named, by id, deleted ones among them. */
export function nodeStates(snapshot: LedgerSnapshot): Promise<readonly NodeRow[]> {
  return ofSnapshot(snapshot, 'nodes', () => allStateRows(snapshot, nodeTable));
}

/** What a node account did in a span of time. */
export interface NodeTotals {
  readonly account: bigint;
  readonly transactions: bigint;
  /** Tinybars: its share of fees, and rewards paid to it. */
  readonly fees: bigint;
  readonly rewards: bigint;
}

/** By node account, over the whole hours of [fromNs, toNs] (the first one from its start; default: since the first block). */
export function nodeActivity(
  snapshot: LedgerSnapshot,
  { fromNs = 0n, toNs }: { readonly fromNs?: bigint; readonly toNs?: bigint } = {},
): Promise<NodeTotals[]> {
  const headNs = headInstant(snapshot);
  const rows = currentRows(nodeHourTable, `hour_ns >= ${nsParameter('from')} AND hour_ns <= ${nsParameter('last')}`);
  const sql = `SELECT account, toUInt64(sum(hour.transactions)) AS transactions, sum(hour.fees) AS fees,
      sum(hour.rewards) AS rewards
    FROM (${rows}) AS hour GROUP BY account ORDER BY account`;
  const parameters = { from: fromNs - (fromNs % NS_PER_HOUR), last: toNs ?? headNs, headNs };
  const columns = { account: 'u64', transactions: 'u64', fees: 'i64', rewards: 'i64' } as const;
  return snapshot.client.query('node:activity', sql, parameters, columns);
}
