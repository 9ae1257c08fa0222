import type { EntityId } from '@ledgerscope/ledger';
import { hexText } from '@ledgerscope/ledger';
import { ALWAYS, allOf, type Condition, timeCondition, whenGiven } from '../condition.ts';
import { countedOn, countedText } from '../counted-on.ts';
import { nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import type { TimeRange } from '../time-range.ts';
import { checkListPage, type ListOf, type ListPage, MAX_LIST_OFFSET } from '../token/list-page.ts';
import { MAX_DEEP_OFFSET } from '../transaction/list-transactions.ts';
import { committedRange, type TransactionFilter } from '../transaction/transaction-filter.ts';
import { erc1155Logs } from './erc1155-logs.ts';
import { TOKEN_LOGS } from './token-logs.ts';

const TAG = 'contract:nft-transfers';

/** Where a transfer is in the list. */
export interface ContractNftPlace {
  readonly consensusNs: bigint;
  readonly logIndex: number;
  /** Position in the lists of TransferBatch; 0 of other logs. */
  readonly entry: number;
}

/** A transfer of ERC-721, or of one token ID of ERC-1155, by the log of the token's contract. */
export interface ContractNftMove extends ContractNftPlace {
  /** 20 bytes; zeros for a mint. */
  readonly sender: Uint8Array;
  /** 20 bytes; zeros for a burn. */
  readonly receiver: Uint8Array;
  /** Token ID, in digits: up to 2^256-1. */
  readonly token: string;
  /** Units of the token ID, in digits; empty for an NFT of ERC-721. */
  readonly amount: string;
}

/** Which transfers are listed, and in which order. */
export interface ContractNftPage extends ListPage, Pick<TransactionFilter, 'from' | 'until'> {
  readonly order: 'asc' | 'desc';
  /** Goes on behind this transfer. */
  readonly after?: ContractNftPlace | undefined;
  /** Sender or receiver has one of these addresses (20 bytes). */
  readonly parties?: readonly Uint8Array[] | undefined;
  /** Only this token ID. */
  readonly token?: bigint | undefined;
}

/**
 * Transfers of the ERC-721 or ERC-1155 token that a contract is, one for each token ID of a TransferBatch, and how many. Logs that cannot
 * be decoded are omitted. Throws InvalidQueryError for a page out of bounds.
 */
export async function contractNftTransfers(
  snapshot: LedgerSnapshot,
  contract: EntityId,
  page: ContractNftPage,
): Promise<ListOf<ContractNftMove>> {
  checkListPage(TAG, page, MAX_DEEP_OFFSET);
  const [rows, totalCount] = await Promise.all([
    page.limit === 0 ? [] : readPage(snapshot, contract, page),
    countTransfers(snapshot, contract, page),
  ]);
  return { rows, totalCount };
}

/** Far down a list, the last transfer that is skipped is looked for by its place alone: of the others no values are held. */
async function readPage(snapshot: LedgerSnapshot, contract: EntityId, page: ContractNftPage) {
  const { offset = 0 } = page;
  if (offset <= MAX_LIST_OFFSET) return readRows(snapshot, contract, page, ROW);
  const [last] = await readRows(snapshot, contract, { ...page, limit: 1, offset: offset - 1 }, PLACE);
  return last === undefined ? [] : readRows(snapshot, contract, { ...page, offset: 0, after: last }, ROW);
}

const PLACE = {
  sql: 'consensus_ns, log_index, entry',
  columns: { consensusNs: 'ns', logIndex: 'u32', entry: 'u32' },
} as const;
const number = (word: string) => `toString(reinterpretAsUInt256(reverse(${word})))`;
const ROW = {
  sql: `${PLACE.sql}, substring(sides[1], 13, 20) AS sender, substring(sides[2], 13, 20) AS receiver,
    ${number('id')} AS token, if(one = '', '', ${number('one')}) AS amount`,
  columns: { ...PLACE.columns, sender: 'bytes', receiver: 'bytes', token: 'text', amount: 'text' },
} as const;

function readRows<const Columns extends typeof PLACE.columns | typeof ROW.columns>(
  snapshot: LedgerSnapshot,
  contract: EntityId,
  page: ContractNftPage,
  read: { readonly sql: string; readonly columns: Columns },
) {
  const { order, limit, offset = 0, after, token } = page;
  const [direction, sign] = order === 'desc' ? ['DESC', '<'] : ['ASC', '>'];
  const given = { afterNs: after?.consensusNs, afterIndex: after?.logIndex, afterEntry: after?.entry };
  const log = `(${nsParameter('afterNs')}, {afterIndex:UInt32}`;
  const fromLog = whenGiven(`(consensus_ns, log_index) ${sign}= ${log})`, given);
  const behind = whenGiven(`(consensus_ns, log_index, entry) ${sign} ${log}, {afterEntry:UInt32})`, given);
  const own = allOf(timeCondition(committedRange(snapshot, page)), fromLog);
  // Each log has a transfer at least, and the first one may have been listed already.
  const end = `ORDER BY contract ${direction}, topic0 ${direction}, consensus_ns ${direction}, log_index ${direction} LIMIT {logs:UInt32}`;
  const logs = logsOf(contract, page, own, end);
  const ofToken = token === undefined ? ALWAYS : { sql: `id = ${TOKEN}`, parameters: {} };
  const where = allOf(logs, ofToken, behind);
  const sql = `SELECT ${read.sql}
    FROM (${logs.sql}) ARRAY JOIN ids AS id, amounts AS one, arrayMap(place -> toUInt32(place - 1), arrayEnumerate(ids)) AS entry
    WHERE ${allOf(ofToken, behind).sql}
    ORDER BY consensus_ns ${direction}, log_index ${direction}, entry ${direction} LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;
  const parameters = { ...where.parameters, logs: offset + limit + 1, limit, offset };
  return snapshot.client.query(TAG, sql, parameters, read.columns, READ_LIMITS);
}

async function countTransfers(snapshot: LedgerSnapshot, contract: EntityId, page: ContractNftPage): Promise<bigint> {
  const { parties = [], token } = page;
  const what = countedText([TAG, contract, parties.map(hexText), token ?? '']);
  return countedOn(snapshot, what, committedRange(snapshot, page), {
    count: async (range: TimeRange) => {
      const logs = logsOf(contract, page, timeCondition(range));
      const each = token === undefined ? 'entries' : `countEqual(ids, ${TOKEN})`;
      const sql = `SELECT toUInt64(sum(${each})) AS transfers FROM (${logs.sql})`;
      const [row] = await snapshot.client.query(TAG, sql, logs.parameters, { transfers: 'u64' }, READ_LIMITS);
      return row?.transfers ?? 0n;
    },
    add: (one, other) => one + other,
  });
}

/** The token ID that is asked for, as the word that logs have. */
const TOKEN = 'unhex({token:String})';

/** The logs of a contract's transfers: place, sides (topics of sender and receiver), ids, amounts (empty for ERC-721), entries. */
function logsOf(
  contract: EntityId,
  { parties, token }: Pick<ContractNftPage, 'parties' | 'token'>,
  own: Condition,
  end = '',
): Condition {
  const addresses = (parties ?? []).map((address) => `unhex('${hexText(address)}')`).join(', ');
  const whereOf = (sides: readonly [string, string]) =>
    [
      `contract = {contract:UInt64} AND ${own.sql}`,
      ...(parties === undefined ? [] : [`hasAny([${addresses}], [${sides.map(addressIn).join(', ')}])`]),
    ].join(' AND ');
  const having = token === undefined ? '1' : `has(ids, ${TOKEN})`;
  const columnsOf = (sides: readonly [string, string]) => `consensus_ns, log_index, [${sides.join(', ')}] AS sides`;
  const nfts = `SELECT ${columnsOf(NFT_SIDES)}, [topics[4]] AS ids, [''] AS amounts, toUInt64(1) AS entries
    FROM contract_token_log WHERE topic0 = unhex('${TOKEN_LOGS.transfer}') AND ${whereOf(NFT_SIDES)} AND ${having} ${end}`;
  const multi = erc1155Logs({ columns: columnsOf(MULTI_SIDES), where: whereOf(MULTI_SIDES), having, end });
  const sql = [nfts, ...multi].map((kind) => `SELECT * FROM (${kind})`).join(' UNION ALL ');
  const hex = token === undefined ? {} : { token: token.toString(16).padStart(64, '0') };
  return { sql, parameters: { ...own.parameters, ...hex, contract } };
}

/** Topics of sender and receiver; ERC-1155 has the operator before them. */
const NFT_SIDES = ['topics[2]', 'topics[3]'] as const;
const MULTI_SIDES = ['topics[3]', 'topics[4]'] as const;
const addressIn = (topic: string) => `substring(${topic}, 13, 20)`;
