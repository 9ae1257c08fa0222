import { NS_PER_DAY } from '@ledgerscope/ledger';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { TOKEN_LOGS } from './token-logs.ts';

const TAG = 'contract:tokens';
/** Logs of NFTs and of ERC-1155 tokens are looked for so far back from the head. */
const LOGS_NS = 30n * NS_PER_DAY;

/** Contracts that wrote logs of token transfers, without tokens of the token service: those with the most transfers first. */
export async function tokenContracts(snapshot: LedgerSnapshot, limit: number): Promise<readonly bigint[]> {
  const headNs = headInstant(snapshot);
  const sql = `SELECT contract FROM (
      SELECT contract, sum(transfers) AS total FROM (
      SELECT contract, count() AS transfers FROM erc20_transfer WHERE consensus_ns <= ${nsParameter('headNs')} GROUP BY contract
      UNION ALL
      SELECT contract, count() AS transfers FROM contract_log
      WHERE consensus_ns > ${nsParameter('sinceNs')} AND consensus_ns <= ${nsParameter('headNs')} AND contract != 0
        AND (topic0 = unhex('${TOKEN_LOGS.transfer}') AND length(topics) = 4 OR topic0 IN (unhex('${TOKEN_LOGS.single}'), unhex('${TOKEN_LOGS.batch}')))
      GROUP BY contract
      ) GROUP BY contract
    ) WHERE contract GLOBAL NOT IN (SELECT id FROM token) ORDER BY total DESC, contract LIMIT {limit:UInt32}`;
  const sinceNs = headNs > LOGS_NS ? headNs - LOGS_NS : 0n;
  const columns = { contract: 'u64' } as const;
  const rows = await snapshot.client.query(TAG, sql, { headNs, sinceNs, limit }, columns, READ_LIMITS);
  return rows.map(({ contract }) => contract);
}
