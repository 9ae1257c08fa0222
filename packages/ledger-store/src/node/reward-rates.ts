import { larger, NS_PER_DAY } from '@ledgerscope/ledger';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import type { NodeRow } from './rows.ts';

/** What a node paid for the days that have ended. */
export interface RewardRates {
  /** UTC day of the newest stake update that lists the node: the last day that ended. */
  readonly lastDay: bigint;
  /** Tinybars per hbar that was staked at the start of the day, by UTC day. Days of no update are omitted. */
  readonly byDay: ReadonlyMap<bigint, bigint>;
}

/** The rates of the last `days` days; undefined before the first stake update that lists the node. */
export async function nodeRewardRates(
  snapshot: LedgerSnapshot,
  { nodeId, stakingPeriodEndNs }: Pick<NodeRow, 'nodeId' | 'stakingPeriodEndNs'>,
  days: bigint,
): Promise<RewardRates | undefined> {
  if (stakingPeriodEndNs === 0n) return undefined;
  const name = `reward rates of ${nodeId} up to ${stakingPeriodEndNs}`;
  const read = async (): Promise<RewardRates | undefined> => {
    const sql = `SELECT epoch_day, max(reward_rate) AS rate FROM node_stake
      WHERE consensus_ns > ${nsParameter('from')} AND consensus_ns <= ${nsParameter('headNs')} AND node_id = {nodeId:UInt64}
      GROUP BY epoch_day ORDER BY epoch_day`;
    const from = larger(stakingPeriodEndNs - days * NS_PER_DAY, 0n);
    const parameters = { from, headNs: headInstant(snapshot), nodeId };
    const columns = { epochDay: 'i64', rate: 'i64' } as const;
    const rows = await snapshot.client.query('node:reward-rates', sql, parameters, columns);
    const lastDay = rows.at(-1)?.epochDay;
    return lastDay === undefined
      ? undefined
      : { lastDay, byDay: new Map(rows.map(({ epochDay, rate }) => [epochDay, rate])) };
  };
  const rates = await snapshot.caches.answers.read(name, read);
  // A replica may lag behind the row that says when the period ended.
  if (rates === undefined) snapshot.caches.answers.forget(name);
  return rates;
}
