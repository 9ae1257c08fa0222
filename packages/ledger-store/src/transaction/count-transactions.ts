import { compareAscending, RESPONSE_CODE, TYPE_ID } from '@ledgerscope/ledger';
import { allOf, type Condition, NEVER } from '../condition.ts';
import { countedOn, countedText } from '../counted-on.ts';
import { countedWindow, NEVER_NS } from '../counted-window.ts';
import { entityStamp, ofEntity } from '../entity/of-entity.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { sumWindow } from '../stats/rollup-window.ts';
import type { TimeRange } from '../time-range.ts';
import { boundsAmount, countByAmount } from './count-by-amount.ts';
import { newestSpan } from './newest-span.ts';
import { askedOf, partyOf } from './of-party.ts';
import { kindsFromRows } from './row-list.ts';
import { committedRange, kindCondition, type TransactionFilter } from './transaction-filter.ts';
import {
  branchCondition,
  mergedBranches,
  type Plan,
  planTransactions,
  scansTexts,
  scansTransactions,
} from './transaction-plan.ts';
import { type Branch, kindColumns, sourcesOf } from './transaction-source.ts';

const TAG = 'transaction:count';
const SUBMIT_MESSAGE = TYPE_ID.consensusSubmitMessage;
const { SUCCESS } = RESPONSE_CODE;
const KIND_COLUMNS = { type: 'u16', result: 'u16', transactions: 'u64' } as const;
const NO_ROWS: Branch = { table: 'transaction', condition: NEVER };
/** Where every transaction has to be read, counting stops at this many that pass. */
const MAX_SCANNED = 100_000;
/** Where every text or every transfer list has to be read, those of the newest so many transactions are. */
const MAX_READ = { texts: 500_000n, transfers: 4_000_000n } as const;

/** Transactions of one type and result. */
export interface KindCount {
  readonly type: number;
  readonly result: number;
  readonly transactions: bigint;
}

export interface TransactionCount {
  readonly totalCount: bigint;
  /** True where counting was cut off: there are at least `totalCount`. */
  readonly lowerBound: boolean;
  readonly kinds: readonly KindCount[];
}

/** Number of committed transactions that pass the filter; exact up to the limits of {@link countByKind}. */
export async function countTransactions(snapshot: LedgerSnapshot, filter: TransactionFilter): Promise<bigint> {
  const range = committedRange(snapshot, filter);
  if (range.first > range.last) return 0n;
  const kinds = await kindsFromRows(snapshot, filter, range);
  if (kinds !== undefined) return countReply(kinds, false).totalCount;
  const plan = isOfColumns(filter) ? undefined : await planTransactions(snapshot, filter, range, undefined);
  const [only, second] = plan === undefined || plan.driver.scans ? [] : mergedBranches(plan.driver);
  if (plan === undefined || only === undefined || second !== undefined)
    return (await countByKind(snapshot, filter)).totalCount;
  // Types and results would have to be read besides.
  return countedWindow(snapshot, countedText(askedOf(filter)), range, {
    stamp: await entityStamp(snapshot, partyOf(filter)),
    count: async (part) => {
      const { sql, parameters } = branchCondition(plan, only, part);
      const statement = `SELECT count() AS transactions, min(consensus_ns) AS earliest_ns FROM ${only.table} WHERE ${sql}`;
      const columns = { transactions: 'u64', earliestNs: 'ns' } as const;
      const [row] = await snapshot.client.query(TAG, statement, parameters, columns, READ_LIMITS);
      const { transactions: count = 0n, earliestNs = NEVER_NS } = row ?? {};
      return { count, earliestNs: count === 0n ? NEVER_NS : earliestNs };
    },
  });
}

/**
 * The number of committed transactions that pass the filter by type and result, most first. It is exact but for what cannot
 * be looked up: words with a star among the newest 500,000 transactions, transfers of system accounts among the newest four
 * million, and up to 100,000 that pass; amounts: {@link countByAmount}. What is omitted makes it a lower bound.
 */
export async function countByKind(snapshot: LedgerSnapshot, filter: TransactionFilter): Promise<TransactionCount> {
  const range = committedRange(snapshot, filter);
  if (range.first > range.last) return { totalCount: 0n, lowerBound: false, kinds: [] };
  const kinds = await kindsFromRows(snapshot, filter, range);
  if (kinds !== undefined) return countReply(kinds, false);
  const name = countedText(askedOf(filter));
  const party = partyOf(filter);
  const count = () =>
    countedOn(snapshot, name, range, {
      count: (part) => countWithin(snapshot, filter, part),
      add: bothCounts,
      isExact: ({ lowerBound }) => !lowerBound,
    });
  return party === 0n
    ? count()
    : ofEntity(snapshot, party, `kinds ${countedText([filter.from, filter.until])} ${name}`, count);
}

/** The same from the column store, whatever was counted before. */
export async function scanCount(snapshot: LedgerSnapshot, filter: TransactionFilter): Promise<TransactionCount> {
  const range = committedRange(snapshot, filter);
  return range.first > range.last ? countReply([], false) : countWithin(snapshot, filter, range);
}

function bothCounts(one: TransactionCount, other: TransactionCount): TransactionCount {
  const kinds = new Map<string, KindCount>();
  for (const { type, result, transactions } of [...one.kinds, ...other.kinds]) {
    const before = kinds.get(`${type} ${result}`)?.transactions ?? 0n;
    kinds.set(`${type} ${result}`, { type, result, transactions: before + transactions });
  }
  return countReply([...kinds.values()], one.lowerBound || other.lowerBound);
}

async function countWithin(
  snapshot: LedgerSnapshot,
  filter: TransactionFilter,
  range: TimeRange,
): Promise<TransactionCount> {
  if (isOfColumns(filter)) {
    if (boundsAmount(filter)) {
      const { kinds, lowerBound } = await countByAmount(snapshot, filter, range);
      return countReply(kinds, lowerBound);
    }
    // The roll-ups are by type and result.
    const measures = ['transactions'] as const;
    return countReply(await sumWindow(snapshot, TAG, range, { unit: 'all' }, measures, kindCondition(filter)), false);
  }
  const whole = await planTransactions(snapshot, filter, range, undefined);
  const plan = await withinBound(snapshot, whole);
  const cut = plan.range.first > range.first;
  const [only, second] = countedBranches(plan);
  if (only !== undefined && second !== undefined)
    return countReply(await kindsOfTexts(snapshot, { memos: only, messages: second }), cut);
  const { sql, parameters, most } = countSql(plan);
  const kinds = await snapshot.client.query(TAG, sql, parameters, KIND_COLUMNS, READ_LIMITS);
  const count = countReply(kinds, false);
  return { ...count, lowerBound: cut || (most !== undefined && count.totalCount >= BigInt(most)) };
}

/** A plan that reads every row of a table, narrowed to the newest that may be read. */
async function withinBound(snapshot: LedgerSnapshot, plan: Plan): Promise<Plan> {
  if (!plan.driver.scans || plan.driver.inColumns) return plan;
  const most = scansTexts(plan) ? MAX_READ.texts : MAX_READ.transfers;
  return { ...plan, range: await newestSpan(snapshot, plan.range, most) };
}

function countReply(kinds: readonly KindCount[], lowerBound: boolean): TransactionCount {
  const sorted = kinds
    .map(({ type, result, transactions }) => ({ type, result, transactions }))
    .toSorted((a, b) => compareAscending(b.transactions, a.transactions) || a.type - b.type || a.result - b.result);
  return { totalCount: sorted.reduce((sum, { transactions }) => sum + transactions, 0n), lowerBound, kinds: sorted };
}

function isOfColumns(filter: TransactionFilter): boolean {
  return filter.payer === undefined && sourcesOf(filter).every((source) => source.inColumns);
}

/** What is counted: one branch of each table, with everything that its rows have to pass. */
function countedBranches(plan: Plan): Branch[] {
  return mergedBranches(plan.driver).map((branch) => ({
    table: branch.table,
    condition: branchCondition(plan, branch),
  }));
}

/** One branch holds each transaction once. */
function countSql(plan: Plan): Condition & { readonly most?: number } {
  const [only = NO_ROWS] = countedBranches(plan);
  const { table, condition } = only;
  if (scansTransactions(plan) && !plan.driver.inColumns) {
    const newest = `SELECT type, result FROM ${table} WHERE ${condition.sql} ORDER BY consensus_ns DESC LIMIT ${MAX_SCANNED}`;
    const sql = `SELECT type, result, count() AS transactions FROM (${newest}) GROUP BY type, result`;
    return { sql, parameters: condition.parameters, most: MAX_SCANNED };
  }
  return { sql: `${kindsSql(only)} HAVING transactions > 0`, parameters: condition.parameters };
}

function kindsSql({ table, condition }: Branch): string {
  return `SELECT ${kindColumns(table)}, count() AS transactions FROM ${table} WHERE ${condition.sql} GROUP BY type, result`;
}

interface TextBranches {
  readonly memos: Branch;
  readonly messages: Branch;
}

/** What is in two, a memo and the message that is submitted with it, is counted in both and taken off once. */
async function kindsOfTexts(snapshot: LedgerSnapshot, { memos, messages }: TextBranches): Promise<KindCount[]> {
  const [inMemos, inMessages] = await Promise.all(
    [memos, messages].map((branch) =>
      snapshot.client.query(TAG, kindsSql(branch), branch.condition.parameters, KIND_COLUMNS, READ_LIMITS),
    ),
  );
  const messageRows = (inMessages ?? []).reduce((sum, { transactions }) => sum + transactions, 0n);
  const submitted = (inMemos ?? []).find(isSubmitted)?.transactions ?? 0n;
  const twice = await countTwice(snapshot, { memos, messages }, { memos: submitted, messages: messageRows });
  const kinds = (inMemos ?? []).filter((kind) => !isSubmitted(kind));
  const once = submitted + messageRows - twice;
  return once === 0n ? kinds : [...kinds, { type: SUBMIT_MESSAGE, result: SUCCESS, transactions: once }];
}

/** Messages are of one type and result, so of memos only theirs can be among them. */
function isSubmitted({ type, result }: KindCount): boolean {
  return type === SUBMIT_MESSAGE && result === SUCCESS;
}

/** Transactions that are in both: the fewer of the two are looked up among the others. */
async function countTwice(
  snapshot: LedgerSnapshot,
  { memos, messages }: TextBranches,
  rows: { readonly memos: bigint; readonly messages: bigint },
): Promise<bigint> {
  if (rows.memos === 0n || rows.messages === 0n) return 0n;
  const submitted = {
    ...memos,
    condition: allOf({ sql: `type = ${SUBMIT_MESSAGE} AND result = ${SUCCESS}`, parameters: {} }, memos.condition),
  };
  const [few, many] = rows.memos < rows.messages ? [submitted, messages] : [messages, submitted];
  const sql = `SELECT count() AS transactions FROM ${many.table} WHERE ${many.condition.sql}
    AND consensus_ns GLOBAL IN (SELECT consensus_ns FROM ${few.table} WHERE ${few.condition.sql})`;
  const parameters = { ...many.condition.parameters, ...few.condition.parameters };
  const [row] = await snapshot.client.query(TAG, sql, parameters, { transactions: 'u64' }, READ_LIMITS);
  return row?.transactions ?? 0n;
}
