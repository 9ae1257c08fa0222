import type { EntityId } from '@ledgerscope/ledger';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import type { ListOf } from '../token/list-page.ts';
import { erc1155Logs } from './erc1155-logs.ts';
import { TOKEN_LOGS } from './token-logs.ts';

const TAG = 'contract:token-holders';
const NOBODY = `unhex('${'0'.repeat(40)}')`;

/** Interfaces of contracts that are tokens. */
export type TokenStandard = 'ERC20' | 'ERC721' | 'ERC1155';

/** What an address holds of a token that is a contract, as far as the logs of the contract say it. */
export interface ContractHolder {
  /** 20 bytes. */
  readonly address: Uint8Array;
  /** Smallest units or NFTs in digits; empty where more was sent than was received, so that logs do not say all. */
  readonly balance: string;
  /** Of how many token IDs it has something; 0 of ERC-20, which has none. */
  readonly tokens: bigint;
}

/** Of each standard, a statement of holders: address, whether the balance is unknown, the balance, and how many token IDs it is of. */
const HOLDERS: Readonly<Record<TokenStandard, string>> = {
  ERC20: balancesOf(`SELECT address, '' AS token, got, gave FROM (${erc20Sides()})`, '0'),
  ERC721: `SELECT owner AS address, 0 AS is_unknown, toUInt256(count()) AS held, count() AS tokens
    FROM (
      SELECT argMax(substring(topics[3], 13), (consensus_ns, log_index)) AS owner FROM contract_token_log
      WHERE ${own()} AND topic0 = unhex('${TOKEN_LOGS.transfer}') GROUP BY topics[4]
    ) WHERE owner != ${NOBODY} GROUP BY owner`,
  ERC1155: balancesOf(erc1155Sides(), 'countIf(received > sent)'),
};

/** Who holds a token that is a contract, the largest balance first: by what each address received and sent in the logs of the contract. */
export async function contractHolders(
  snapshot: LedgerSnapshot,
  contract: EntityId,
  standard: TokenStandard,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ListOf<ContractHolder>> {
  const rows = await readHolders(snapshot, contract, standard, { limit: Math.max(limit, 1), offset });
  if (rows.length > 0 || offset === 0)
    return { rows: limit === 0 ? [] : rows.map(({ total: _total, ...row }) => row), totalCount: rows[0]?.total ?? 0n };
  // Behind the last page the number is still that of all.
  const [first] = await readHolders(snapshot, contract, standard, { limit: 1, offset: 0 });
  return { rows: [], totalCount: first?.total ?? 0n };
}

function readHolders(
  snapshot: LedgerSnapshot,
  contract: EntityId,
  standard: TokenStandard,
  page: { readonly limit: number; readonly offset: number },
) {
  const sql = `SELECT address, if(is_unknown = 1, '', toString(held)) AS balance, toUInt64(tokens) AS tokens, count() OVER () AS total
    FROM (${HOLDERS[standard]})
    ORDER BY is_unknown, held DESC, address LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;
  const parameters = { contract, headNs: headInstant(snapshot), ...page };
  const columns = { address: 'bytes', balance: 'text', tokens: 'u64', total: 'u64' } as const;
  return snapshot.client.query(TAG, sql, parameters, columns, READ_LIMITS);
}

function own(): string {
  return `contract = {contract:UInt64} AND consensus_ns <= ${nsParameter('headNs')}`;
}

/** Holders by what went in and out. @param sides address, token, got, gave @param tokens how many token IDs an address has something of */
function balancesOf(sides: string, tokens: string): string {
  return `SELECT address, max(sent > received) AS is_unknown,
      if(is_unknown = 1, toUInt256(0), sum(toUInt256(received - sent))) AS held, ${tokens} AS tokens
    FROM (
      SELECT address, token, sum(got) AS received, sum(gave) AS sent FROM (${sides})
      WHERE address != ${NOBODY} GROUP BY address, token HAVING received != sent
    ) GROUP BY address`;
}

function erc20Sides(): string {
  const side = (name: string, isIn: boolean) => `SELECT ${name}_address AS address,
      ${isIn ? 'toUInt256(amount)' : 'toUInt256(0)'} AS got, ${isIn ? 'toUInt256(0)' : 'toUInt256(amount)'} AS gave
    FROM erc20_transfer_party WHERE party = {contract:UInt64} AND ${own()}`;
  return `${side('sender', false)} UNION ALL ${side('receiver', true)}`;
}

function erc1155Sides(): string {
  const lists = erc1155Logs({ columns: 'topics', where: own() }).join(' UNION ALL ');
  return `SELECT substring(topic, 13) AS address, token, if(side = 2, amount, toUInt256(0)) AS got, if(side = 1, amount, toUInt256(0)) AS gave
    FROM (
      SELECT [topics[3], topics[4]] AS parties, id AS token, reinterpretAsUInt256(reverse(one)) AS amount
      FROM (${lists}) ARRAY JOIN ids AS id, amounts AS one
    ) ARRAY JOIN parties AS topic, [1, 2] AS side`;
}
