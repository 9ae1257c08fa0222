import type { EntityId } from '@ledgerscope/ledger';
import { hexText } from '@ledgerscope/ledger';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import type { ListOf } from '../token/list-page.ts';
import { TOKEN_LOGS } from './token-logs.ts';

const TAG = 'contract:approvals';

/** The newest approval that an owner gave a spender, by the log of the token's contract. */
export interface TokenApproval {
  readonly consensusNs: bigint;
  /** The token. */
  readonly contract: bigint;
  /** 1 for all NFTs or token IDs of the contract, 0 for an amount. */
  readonly isForAll: number;
  /** 20 bytes. */
  readonly owner: Uint8Array;
  readonly spender: Uint8Array;
  /** Smallest units that were approved, in digits; what was spent since is in no log. Empty for an NFT. */
  readonly amount: string;
  /** The one NFT of ERC-721 that was approved, in digits; empty for an amount or all. */
  readonly tokenId: string;
}

interface ApprovalPage {
  readonly limit: number;
  readonly offset: number;
}

/** Approvals of the token that a contract is, of single NFTs too, those of nothing apart, newest first, and how many. */
export function approvalsOfContract(
  snapshot: LedgerSnapshot,
  contract: EntityId,
  page: ApprovalPage,
): Promise<ListOf<TokenApproval>> {
  const from = `SELECT contract, topic0, substring(topics[2], 13) AS owner, substring(topics[3], 13) AS spender, data AS value, consensus_ns, log_index
    FROM contract_token_log WHERE contract = {contract:UInt64} AND length(topics) = 3
      AND topic0 IN (unhex('${TOKEN_LOGS.approval}'), unhex('${TOKEN_LOGS.approvalForAll}')) AND consensus_ns <= ${nsParameter('headNs')}`;
  return readApprovals(snapshot, `${newestOf(from)} UNION ALL ${NFTS}`, { contract }, page);
}

/** Of each NFT its newest log: an approval of anybody counts until the NFT is moved. */
const NFTS = nftsInForce('contract = {contract:UInt64}');

/** Single NFTs, of the logs that pass, whose newest log is an approval. */
function nftsInForce(logs: string): string {
  return `SELECT contract, newest.1 AS topic0, substring(newest.2, 13) AS owner, substring(newest.3, 13) AS spender, place,
    toUInt256(0) AS approved, toString(reinterpretAsUInt256(reverse(token))) AS token_id
  FROM (
    SELECT contract, topics[4] AS token, max((consensus_ns, log_index)) AS place,
      argMax((topic0, topics[2], topics[3]), (consensus_ns, log_index)) AS newest
    FROM contract_token_log WHERE ${logs} AND length(topics) = 4
      AND topic0 IN (unhex('${TOKEN_LOGS.approval}'), unhex('${TOKEN_LOGS.transfer}')) AND consensus_ns <= ${nsParameter('headNs')}
    GROUP BY contract, token)
  WHERE newest.1 = unhex('${TOKEN_LOGS.approval}') AND newest.3 != leftPad('', 32, char(0))`;
}

/**
 * Approvals that the owner of some addresses gave, or was given, of all tokens that are contracts: a token of the token service has
 * allowances instead. Of a single NFT the newest log counts, whoever it names. Newest first, and how many.
 */
export function approvalsOfParty(
  snapshot: LedgerSnapshot,
  addresses: readonly Uint8Array[],
  side: 'owner' | 'spender',
  page: ApprovalPage,
): Promise<ListOf<TokenApproval>> {
  const own = addresses.map((address) => `unhex('${hexText(address)}')`).join(', ');
  const ofParty = (table: string) => `FROM ${table} WHERE party IN (${own}) AND ${side} IN (${own})
    AND contract GLOBAL NOT IN (SELECT id FROM token WHERE id IN (SELECT contract FROM ${table} WHERE party IN (${own})))
    AND consensus_ns <= ${nsParameter('headNs')}`;
  const amounts = `SELECT contract, topic0, owner, spender, value, consensus_ns, log_index ${ofParty('contract_approval_party')}`;
  const nfts = `SELECT contract, token, consensus_ns ${ofParty('contract_nft_approval_party')}`;
  const logs = `contract GLOBAL IN (SELECT contract FROM (${nfts})) AND (contract, topics[4]) GLOBAL IN (SELECT contract, token FROM (${nfts}))`;
  const inForce = `SELECT * FROM (${nftsInForce(logs)}) WHERE ${side} IN (${own})`;
  return readApprovals(snapshot, `${newestOf(amounts)} UNION ALL ${inForce}`, {}, page);
}

/** The newest approval of each spender by each owner. */
function newestOf(from: string): string {
  return `SELECT contract, topic0, owner, spender, max((consensus_ns, log_index)) AS place,
      reinterpretAsUInt256(reverse(argMax(value, (consensus_ns, log_index)))) AS approved, '' AS token_id
    FROM (${from})
    GROUP BY contract, topic0, owner, spender HAVING approved != 0`;
}

async function readApprovals(
  snapshot: LedgerSnapshot,
  newest: string,
  parameters: Readonly<Record<string, bigint>>,
  { limit, offset }: ApprovalPage,
): Promise<ListOf<TokenApproval>> {
  const sql = `SELECT place.1 AS consensus_ns, contract, toUInt8(topic0 = unhex('${TOKEN_LOGS.approvalForAll}')) AS is_for_all,
      owner, spender, if(token_id = '', toString(approved), '') AS amount, token_id
    FROM (${newest}) ORDER BY place DESC, contract, owner, spender LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;
  const given = { ...parameters, headNs: headInstant(snapshot) };
  const columns = {
    consensusNs: 'ns',
    contract: 'u64',
    isForAll: 'u8',
    owner: 'bytes',
    spender: 'bytes',
    amount: 'text',
    tokenId: 'text',
  } as const;
  const [rows, [counted]] = await Promise.all([
    limit === 0 ? [] : snapshot.client.query(TAG, sql, { ...given, limit, offset }, columns, READ_LIMITS),
    snapshot.client.query(TAG, `SELECT count() AS total FROM (${newest})`, given, { total: 'u64' }, READ_LIMITS),
  ]);
  return { rows, totalCount: counted?.total ?? 0n };
}
