import type { EntityId } from '@ledgerscope/ledger';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import type { ListOf } from '../token/list-page.ts';

const TAG = 'contract:erc20-holders';
const NOBODY = '0'.repeat(40);

/** What an address holds of an ERC-20 token, as far as the logs of its contract say it. */
export interface Erc20Holder {
  /** 20 bytes. */
  readonly address: Uint8Array;
  /** 0 where nobody is known to have the address. */
  readonly account: bigint;
  /** Smallest units in digits; empty where more was sent than was received, so that logs do not say all. */
  readonly balance: string;
}

/** Who holds an ERC-20 token, the largest balance first: what each address received by the logs of the contract, less what it sent. */
export async function erc20Holders(
  snapshot: LedgerSnapshot,
  contract: EntityId,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ListOf<Erc20Holder>> {
  const own = `party = {contract:UInt64} AND contract = {contract:UInt64} AND consensus_ns <= ${nsParameter('headNs')}`;
  const side = (name: string, isIn: boolean) => `SELECT ${name}_address AS address, ${name} AS id, consensus_ns,
      ${isIn ? 'toUInt256(amount)' : 'toUInt256(0)'} AS got, ${isIn ? 'toUInt256(0)' : 'toUInt256(amount)'} AS gave
    FROM erc20_transfer_party WHERE ${own}`;
  const sql = `SELECT address, account, if(sent > received, '', toString(received - sent)) AS balance, count() OVER () AS total
    FROM (
      SELECT address, argMax(id, consensus_ns) AS account, sum(got) AS received, sum(gave) AS sent
      FROM (${side('sender', false)} UNION ALL ${side('receiver', true)})
      WHERE address != unhex('${NOBODY}') GROUP BY address HAVING received != sent
    )
    ORDER BY sent > received, if(sent > received, toUInt256(0), toUInt256(received - sent)) DESC, address
    LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;
  const parameters = { contract, headNs: headInstant(snapshot), limit: Math.max(limit, 1), offset };
  const columns = { address: 'bytes', account: 'u64', balance: 'text', total: 'u64' } as const;
  const rows = await snapshot.client.query(TAG, sql, parameters, columns, READ_LIMITS);
  return { rows: limit === 0 ? [] : rows, totalCount: rows[0]?.total ?? 0n };
}
