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
  /** Smallest units that were approved, in digits; what was spent since is in no log. */
  readonly amount: string;
}

interface ApprovalPage {
  readonly limit: number;
  readonly offset: number;
}

/** Approvals of the token that a contract is, those of nothing apart, newest first, and how many. */
export function approvalsOfContract(
  snapshot: LedgerSnapshot,
  contract: EntityId,
  page: ApprovalPage,
): Promise<ListOf<TokenApproval>> {
  const from = `SELECT contract, topic0, substring(topics[2], 13) AS owner, substring(topics[3], 13) AS spender, data AS value, consensus_ns, log_index
    FROM contract_token_log WHERE contract = {contract:UInt64}
      AND topic0 IN (unhex('${TOKEN_LOGS.approval}'), unhex('${TOKEN_LOGS.approvalForAll}'))`;
  return newestApprovals(snapshot, from, { contract }, page);
}

/**
 * Approvals that the owner of some addresses gave, or was given, of all tokens that are contracts: a token of the token service has
 * allowances instead. Newest first, and how many.
 */
export function approvalsOfParty(
  snapshot: LedgerSnapshot,
  addresses: readonly Uint8Array[],
  side: 'owner' | 'spender',
  page: ApprovalPage,
): Promise<ListOf<TokenApproval>> {
  const own = addresses.map((address) => `unhex('${hexText(address)}')`).join(', ');
  const from = `SELECT contract, topic0, owner, spender, value, consensus_ns, log_index
    FROM contract_approval_party WHERE party IN (${own}) AND ${side} IN (${own}) AND contract GLOBAL NOT IN (
      SELECT id FROM token WHERE id IN (SELECT contract FROM contract_approval_party WHERE party IN (${own})))`;
  return newestApprovals(snapshot, from, {}, page);
}

async function newestApprovals(
  snapshot: LedgerSnapshot,
  from: string,
  parameters: Readonly<Record<string, bigint>>,
  { limit, offset }: ApprovalPage,
): Promise<ListOf<TokenApproval>> {
  const newest = `SELECT contract, topic0, owner, spender, max((consensus_ns, log_index)) AS place,
      reinterpretAsUInt256(reverse(argMax(value, (consensus_ns, log_index)))) AS approved
    FROM (${from} AND consensus_ns <= ${nsParameter('headNs')})
    GROUP BY contract, topic0, owner, spender HAVING approved != 0`;
  const sql = `SELECT place.1 AS consensus_ns, contract, toUInt8(topic0 = unhex('${TOKEN_LOGS.approvalForAll}')) AS is_for_all,
      owner, spender, toString(approved) AS amount
    FROM (${newest}) ORDER BY place DESC, contract, owner, spender LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;
  const given = { ...parameters, headNs: headInstant(snapshot) };
  const columns = {
    consensusNs: 'ns',
    contract: 'u64',
    isForAll: 'u8',
    owner: 'bytes',
    spender: 'bytes',
    amount: 'text',
  } as const;
  const [rows, [counted]] = await Promise.all([
    limit === 0 ? [] : snapshot.client.query(TAG, sql, { ...given, limit, offset }, columns, READ_LIMITS),
    snapshot.client.query(TAG, `SELECT count() AS total FROM (${newest})`, given, { total: 'u64' }, READ_LIMITS),
  ]);
  return { rows, totalCount: counted?.total ?? 0n };
}
