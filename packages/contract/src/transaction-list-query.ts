import { type ConsensusNs, consensusNsOf, transactionTypeByCode } from '@ledgerscope/ledger';
import { type Static, Type } from 'typebox';
import { parseQuery, type QueryReader, type QueryResult, type RawQuery } from './query-value.ts';

export const PAGE_SIZE_DEFAULT = 25;
export const PAGE_SIZE_MAX = 100;
/** The pager's end: rows beyond it are reached by cursor or time range. */
export const OFFSET_MAX = 10_000;
/** In `status`: every result but SUCCESS. */
export const STATUS_FAILED = 'FAILED';

const STATUS_NAME = /^[A-Z][A-Z0-9_]{1,79}$/;
const CURSOR = /^\d{1,19}$/;
/** Epoch bounds below this are seconds, as older clients send them (wire facts). */
const SECONDS_BELOW = 100_000_000_000n;
const MAX_NS = 0x7fff_ffff_ffff_ffffn;

const Order = Type.Enum(['asc', 'desc'], {
  description: 'Order by consensus timestamp; desc (newest first) by default.',
});

/** The query of a list of transactions, as documented. Parsed by {@link parseTransactionListQuery}. */
export const TransactionListQuery = Type.Object({
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX, description: 'Rows in a page; 25 by default.' }),
  ),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX, description: 'Same as `limit`.' })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: OFFSET_MAX, description: 'Rows to skip.' })),
  from: Type.Optional(Type.Integer({ minimum: 0, maximum: OFFSET_MAX, description: 'Same as `offset`.' })),
  page: Type.Optional(
    Type.Integer({ minimum: 1, maximum: OFFSET_MAX, description: 'Page from 1, where no offset is given.' }),
  ),
  order: Type.Optional(Order),
  sortBy: Type.Optional(Type.String({ description: 'Same as `order` when asc or desc, else same as `sort`.' })),
  sort: Type.Optional(Type.Enum(['consensusTime'], { description: 'Field to sort by.' })),
  sortOn: Type.Optional(Type.Enum(['consensusTime'], { description: 'Same as `sort`.' })),
  transactionTypes: Type.Optional(
    Type.Array(Type.String(), { description: 'Transaction type codes; repeated or separated by commas.' }),
  ),
  status: Type.Optional(
    Type.Array(Type.String(), { description: 'ResponseCodeEnum names, or FAILED for all but SUCCESS; repeatable.' }),
  ),
  next: Type.Optional(Type.String({ description: 'Cursor of an earlier reply; replaces the offset.' })),
  consensusStartInEpoch: Type.Optional(
    Type.Integer({ description: 'Earliest consensus time, inclusive; ms since 1970 (seconds below 10^11).' }),
  ),
  consensusEndInEpoch: Type.Optional(
    Type.Integer({ description: 'Latest consensus time, exclusive; ms since 1970 (seconds below 10^11).' }),
  ),
});
export type TransactionListQuery = Static<typeof TransactionListQuery>;

/** What a list of transactions is asked for. */
export interface TransactionListRequest {
  readonly limit: number;
  readonly offset: number;
  readonly order: 'asc' | 'desc';
  /** Field numbers of TransactionBody's data; empty for all types. */
  readonly typeIds: readonly number[];
  /** ResponseCodeEnum names; empty for all results. */
  readonly statuses: readonly string[];
  /** Every result but SUCCESS. */
  readonly failedOnly: boolean;
  /** Rows strictly after this one in the order asked for. */
  readonly after: ConsensusNs | undefined;
  /** Inclusive. */
  readonly startNs: ConsensusNs | undefined;
  /** Exclusive. */
  readonly endNs: ConsensusNs | undefined;
}

/** Cursor of the page after the row with this consensus timestamp. */
export function formatCursor(last: ConsensusNs): string {
  return last.toString();
}

/** Parses the query of a list of transactions; unknown parameters are ignored, bad values are named. */
export function parseTransactionListQuery(query: RawQuery): QueryResult<TransactionListRequest> {
  return parseQuery(query, (read) => {
    const limit = read.whole(['limit', 'size'], 1, PAGE_SIZE_MAX, PAGE_SIZE_DEFAULT);
    const statuses = statusesOf(read);
    return {
      limit,
      offset: offsetOf(read, limit),
      order: orderOf(read),
      typeIds: typeIdsOf(read),
      statuses: statuses.filter((status) => status !== STATUS_FAILED),
      failedOnly: statuses.includes(STATUS_FAILED),
      after: cursorOf(read),
      startNs: epochOf(read, 'consensusStartInEpoch'),
      endNs: epochOf(read, 'consensusEndInEpoch'),
    };
  });
}

function offsetOf(read: QueryReader, limit: number): number {
  const page = read.whole(['page'], 1, OFFSET_MAX, 1);
  const offset = read.whole(['offset', 'from'], 0, OFFSET_MAX, (page - 1) * limit);
  if (offset > OFFSET_MAX)
    read.refuse('page', `reaches beyond row ${OFFSET_MAX}; use the cursor \`next\` or a time range`);
  return offset;
}

function orderOf(read: QueryReader): 'asc' | 'desc' {
  const field = read.one('sort', 'sortOn');
  if (field !== undefined && field.value !== 'consensusTime') read.refuse(field.name, 'can only be consensusTime');
  const order = read.one('order', 'sortBy');
  if (order === undefined) return 'desc';
  if (order.value === 'asc' || order.value === 'desc') return order.value;
  if (order.name === 'sortBy' && order.value === 'consensusTime') return 'desc';
  return read.refuse(order.name, 'has to be asc or desc');
}

function typeIdsOf(read: QueryReader): readonly number[] {
  const ids = read.many('transactionTypes').map((code) => {
    const type = transactionTypeByCode(code);
    return type === undefined ? read.refuse('transactionTypes', `names no transaction type: ${shown(code)}`) : type.id;
  });
  return [...new Set(ids)];
}

function statusesOf(read: QueryReader): readonly string[] {
  const names = read.many('status').map((name) => name.toUpperCase());
  const bad = names.find((name) => !STATUS_NAME.test(name));
  if (bad !== undefined) read.refuse('status', `names no result: ${shown(bad)}`);
  return [...new Set(names)];
}

function cursorOf(read: QueryReader): ConsensusNs | undefined {
  const found = read.one('next');
  if (found === undefined) return undefined;
  if (!CURSOR.test(found.value) || BigInt(found.value) > MAX_NS) read.refuse('next', 'is not a cursor of this API');
  return consensusNsOf(BigInt(found.value));
}

function epochOf(read: QueryReader, name: string): ConsensusNs | undefined {
  const found = read.one(name);
  if (found === undefined) return undefined;
  if (!/^\d{1,15}$/.test(found.value)) read.refuse(name, 'has to be milliseconds (or seconds) since 1970');
  const value = BigInt(found.value);
  const ns = value < SECONDS_BELOW ? value * 1_000_000_000n : value * 1_000_000n;
  return consensusNsOf(ns > MAX_NS ? MAX_NS : ns);
}

/** Foreign text inside a message, cut so that a message stays one line. */
function shown(text: string): string {
  return JSON.stringify(text.slice(0, 40));
}
