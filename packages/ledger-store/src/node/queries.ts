import { columnList } from '../column-list.ts';
import { highWaterNs, nsParameter } from '../high-water.ts';
import type { LedgerReader } from '../ledger-reader.ts';
import { rowsAt } from '../rows-at.ts';
import { type NetworkStakeRow, type NodeStakeRow, networkStakeTable, nodeStakeTable } from './rows.ts';

/** The newest committed stake update of the network; undefined when none was ingested. */
export async function latestNetworkStake(store: LedgerReader): Promise<NetworkStakeRow | undefined> {
  const sql = `SELECT ${columnList(networkStakeTable)} FROM network_stake
    WHERE consensus_ns <= ${nsParameter('highWater')} ORDER BY consensus_ns DESC LIMIT 1`;
  const parameters = { highWater: highWaterNs(store) };
  const [row] = await store.client.query('node:stakes', sql, parameters, networkStakeTable.columns);
  return row;
}

/** The nodes of the newest committed stake update, by id; `[]` when none was ingested or it lists no node. */
export async function latestNodeStakes(store: LedgerReader): Promise<NodeStakeRow[]> {
  const network = await latestNetworkStake(store);
  if (network === undefined) return [];
  return rowsAt(store, 'node:stakes', nodeStakeTable, network.consensusNs, ['nodeId']);
}
