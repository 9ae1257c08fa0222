import { NS_PER_DAY } from '@ledgerscope/ledger';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';

const TAG = 'contract:tokens';
/** Logs of NFTs and of ERC-1155 tokens are looked for so far back from the head. */
const LOGS_NS = 30n * NS_PER_DAY;
/** Transfer, which ERC-20 has too, TransferSingle and TransferBatch. */
const TRANSFER = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const SINGLE = 'c3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62';
const BATCH = '4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb';

/** Contracts that wrote logs of token transfers, without tokens of the token service: those with the most transfers first. */
export async function tokenContracts(snapshot: LedgerSnapshot, limit: number): Promise<readonly bigint[]> {
  const headNs = headInstant(snapshot);
  const sql = `SELECT contract FROM (
      SELECT contract, sum(transfers) AS total FROM (
      SELECT contract, count() AS transfers FROM erc20_transfer WHERE consensus_ns <= ${nsParameter('headNs')} GROUP BY contract
      UNION ALL
      SELECT contract, count() AS transfers FROM contract_log
      WHERE consensus_ns > ${nsParameter('sinceNs')} AND consensus_ns <= ${nsParameter('headNs')} AND contract != 0
        AND (topic0 = unhex('${TRANSFER}') AND length(topics) = 4 OR topic0 IN (unhex('${SINGLE}'), unhex('${BATCH}')))
      GROUP BY contract
      ) GROUP BY contract
    ) WHERE contract GLOBAL NOT IN (SELECT id FROM token) ORDER BY total DESC, contract LIMIT {limit:UInt32}`;
  const sinceNs = headNs > LOGS_NS ? headNs - LOGS_NS : 0n;
  const columns = { contract: 'u64' } as const;
  const rows = await snapshot.client.query(TAG, sql, { headNs, sinceNs, limit }, columns, READ_LIMITS);
  return rows.map(({ contract }) => contract);
}
