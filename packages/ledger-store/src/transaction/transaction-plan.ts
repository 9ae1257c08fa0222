import { NS_PER_SECOND } from '@ledgerscope/ledger';
import { ALWAYS, allOf, type Condition, timeCondition, unionOf } from '../condition.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import type { TimeRange } from '../time-range.ts';
import type { SizeRange } from './amount-size.ts';
import { amountCondition, type TransactionFilter } from './transaction-filter.ts';
import { type Branch, columnCondition, needsAmount, type Source, sourcesOf } from './transaction-source.ts';

/** How a filter is answered: rows are read from the driver, and the other parts are checked on each. */
export interface Plan {
  readonly filter: TransactionFilter;
  readonly range: TimeRange;
  readonly driver: Source;
  /** Parts that are not in the driver's columns. */
  readonly others: readonly Source[];
}

/** All transactions, where no part of the filter has a source of its own. */
const EVERY_TRANSACTION: Source = {
  branches: [{ table: 'transaction', condition: ALWAYS }],
  inColumns: true,
  ofValues: true,
  scans: true,
};

const TAG = 'transaction:plan';
/** Each branch of a page is a read of its own. */
const MAX_PAGE_BRANCHES = 8;
/** A page that a scan finds within this many rows is cheaper than a page from many terms. */
const CHEAP_SCAN_ROWS = 60_000n;

/** Chooses the smallest source as the driver; a page of a dense filter on columns alone is found by a scan. */
export async function planTransactions(
  snapshot: LedgerSnapshot,
  filter: TransactionFilter,
  range: TimeRange,
  pageRows: number | undefined,
): Promise<Plan> {
  const sources = sourcesOf(filter);
  const make = (driver: Source): Plan => {
    const others = sources.filter((source) => source !== driver && !source.inColumns);
    return { filter, range, driver, others };
  };
  const candidates = candidatesOf(sources);
  const [only] = candidates;
  if (only === undefined) return make(EVERY_TRANSACTION);
  if (candidates.length === 1 && !isDense(only)) return make(only);
  const onColumns = pageRows !== undefined && only.ofValues;
  const counted = await countRows(snapshot, onColumns ? [...candidates, EVERY_TRANSACTION] : candidates, range);
  const best = smallest(candidates, counted);
  const rows = counted.get(best) ?? 0n;
  const cheapScan = onColumns && BigInt(pageRows) * (counted.get(EVERY_TRANSACTION) ?? 0n) <= CHEAP_SCAN_ROWS * rows;
  return cheapScan ? make(EVERY_TRANSACTION) : make(best);
}

/** Values are shared by too many transactions to be worth counting where a party, a text or an instant is given. */
function candidatesOf(sources: readonly Source[]): readonly Source[] {
  const selective = sources.filter((source) => !source.ofValues);
  const indexed = selective.filter((source) => !source.scans);
  if (indexed.length > 0) return indexed;
  return selective.length > 0 ? selective : sources;
}

function isDense(source: Source): boolean {
  return source.ofValues && source.branches.length > MAX_PAGE_BRANCHES;
}

function smallest(sources: readonly Source[], counted: ReadonlyMap<Source, bigint>): Source {
  return sources.reduce((best, source) => {
    if (source.scans !== best.scans) return best.scans ? source : best;
    return (counted.get(source) ?? 0n) < (counted.get(best) ?? 0n) ? source : best;
  });
}

/** Rows of each source in the range, by one statement; sources that scan are omitted, all transactions are not. */
async function countRows(
  snapshot: LedgerSnapshot,
  sources: readonly Source[],
  range: TimeRange,
): Promise<ReadonlyMap<Source, bigint>> {
  const parts = sources.flatMap((source, index) =>
    source.sizes !== undefined
      ? [sizedRows(source.sizes, index, range)]
      : source.scans && source !== EVERY_TRANSACTION
        ? []
        : mergedBranches(source).map(({ table, condition }) => {
            const where = allOf(timeCondition(range), condition);
            const sql = `SELECT toUInt32(${index}) AS source, toUInt64(count()) AS rows FROM ${table} WHERE ${where.sql}`;
            return { sql, parameters: where.parameters };
          }),
  );
  const found = new Map<Source, bigint>();
  if (parts.length === 0) return found;
  const { sql, parameters } = unionOf(parts);
  for (const row of await snapshot.client.query(TAG, sql, parameters, { source: 'u32', rows: 'u64' }, READ_LIMITS)) {
    const source = sources[row.source];
    if (source !== undefined) found.set(source, (found.get(source) ?? 0n) + row.rows);
  }
  return found;
}

/** How many transactions have amounts of these sizes, by whole days: enough to choose by. */
function sizedRows({ low, high }: SizeRange, index: number, range: TimeRange): Condition {
  const [first, last] = [`sizedFirst${index}`, `sizedLast${index}`];
  const sql = `SELECT toUInt32(${index}) AS source, toUInt64(sum(transactions)) AS rows FROM amount_day
    WHERE size >= ${low} AND size <= ${high}
      AND day >= toStartOfDay(toDateTime({${first}:UInt32}, 'UTC')) AND day <= toDateTime({${last}:UInt32}, 'UTC')`;
  return { sql, parameters: { [first]: range.first / NS_PER_SECOND, [last]: range.last / NS_PER_SECOND } };
}

/** Whether every text is read, since a star is in each word that is looked for. */
export function scansTexts({ driver }: Plan): boolean {
  return driver.scans && driver.branches.some(({ table }) => table === 'memo_transaction' || table === 'topic_message');
}

/** Whether all transactions of the range are scanned. */
export function scansTransactions({ driver }: Plan): boolean {
  return driver.scans && driver.branches.every(({ table }) => table === 'transaction' || table === 'node_transaction');
}

/** Branches with one of each table: read at once, not in the order of time. */
export function mergedBranches(source: Source): Branch[] {
  const tables = [...new Set(source.branches.map((branch) => branch.table))];
  return tables.map((table) => {
    const conditions = source.branches.filter((branch) => branch.table === table).map((branch) => branch.condition);
    const sql = conditions.map((condition) => `(${condition.sql})`).join(' OR ');
    const parameters = Object.assign({}, ...conditions.map((condition) => condition.parameters));
    return { table, condition: conditions.length === 1 ? (conditions[0] ?? ALWAYS) : { sql: `(${sql})`, parameters } };
  });
}

/** Branches that a page is read from: one by one where they are few, so that each stops at the end of the page. */
export function pageBranches(source: Source): { readonly branch: Branch; readonly ordered: boolean }[] {
  const ordered = source.branches.length <= MAX_PAGE_BRANCHES;
  return (ordered ? source.branches : mergedBranches(source)).map((branch) => ({ branch, ordered }));
}

/** Everything that a row of the driver's branch has to pass; `range` narrows the plan's own. */
export function branchCondition(plan: Plan, branch: Branch, range: TimeRange = plan.range): Condition {
  const own = allOf(timeCondition(range), branch.condition, columnCondition(plan.filter, branch.table));
  const looked = plan.others.map((other) => amongOthers(plan, other));
  if (needsAmount(plan.filter, branch.table)) looked.push(withAmount(plan, branch, own));
  return allOf(own, ...looked);
}

/**
 * The row is in another source too. That source is read only where the driver has rows: the innermost set is the
 * smallest there is.
 */
function amongOthers(plan: Plan, other: Source): Condition {
  const driven = plan.driver.scans ? undefined : driverInstants(plan);
  const within = driven === undefined ? ALWAYS : { ...driven, sql: `consensus_ns GLOBAL IN (${driven.sql})` };
  const { sql, parameters } = instantsOf(plan, other, () => within);
  return { sql: `consensus_ns GLOBAL IN (${sql})`, parameters };
}

function driverInstants(plan: Plan): Condition {
  return instantsOf(plan, plan.driver, (table) => columnCondition(plan.filter, table));
}

/** The instants of a source's rows that pass besides what `more` says of each of its tables. */
function instantsOf({ range }: Plan, source: Source, more: (table: Branch['table']) => Condition): Condition {
  return unionOf(
    mergedBranches(source).map(({ table, condition }) => {
      const where = allOf(timeCondition(range), condition, more(table));
      return { sql: `SELECT consensus_ns FROM ${table} WHERE ${where.sql}`, parameters: where.parameters };
    }),
  );
}

function withAmount(plan: Plan, { table }: Branch, own: Condition): Condition {
  const amount = amountCondition(plan.filter);
  const sql = `consensus_ns GLOBAL IN (SELECT consensus_ns FROM transaction WHERE ${amount.sql}
    AND consensus_ns GLOBAL IN (SELECT consensus_ns FROM ${table} WHERE ${own.sql}))`;
  return { sql, parameters: { ...amount.parameters, ...own.parameters } };
}
