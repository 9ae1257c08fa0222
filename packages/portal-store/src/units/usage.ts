import { and, eq, gte, inArray, lt, sql } from '../drizzle.ts';
import type { PortalStore } from '../portal-store.ts';
import { unitEntryTable } from './table.ts';

/** Which uses are meant: those of a user in a span of time. */
export interface UsageSpan {
  readonly userId: bigint;
  readonly from: Date;
  readonly to: Date;
}

/** Uses of a month or a day in UTC. */
export interface UsagePeriod {
  /** `2026-11`, or `2026-11-23`. */
  readonly period: string;
  readonly units: bigint;
  readonly calls: bigint;
}

/** Uses of one call. */
export interface UsageOfCall {
  readonly call: string;
  readonly units: bigint;
  readonly calls: bigint;
}

const USED = sql<string>`-sum(${unitEntryTable.units})`;
const CALLS = sql<string>`sum(${unitEntryTable.calls})`;
const FORMATS = { month: 'YYYY-MM', day: 'YYYY-MM-DD' } as const;

function inSpan({ userId, from, to }: UsageSpan) {
  const { userId: owner, kind, minute } = unitEntryTable;
  return and(eq(owner, userId), eq(kind, 'use'), gte(minute, from), lt(minute, to));
}

/** Units that a user used in each month or day that has some, the newest first. */
export async function usageByPeriod(
  store: PortalStore,
  span: UsageSpan,
  period: keyof typeof FORMATS,
): Promise<UsagePeriod[]> {
  // The format is in the statement: as a parameter it would be another expression in each place.
  const name = sql<string>`to_char(${unitEntryTable.minute} at time zone 'utc', '${sql.raw(FORMATS[period])}')`;
  const rows = await store.query((db) =>
    db
      .select({ period: name, units: USED, calls: CALLS })
      .from(unitEntryTable)
      .where(inSpan(span))
      .groupBy(sql`1`)
      .orderBy(sql`1 desc`),
  );
  return rows.map((row) => ({ period: row.period, units: BigInt(row.units), calls: BigInt(row.calls) }));
}

/** Units that a user used for each call, the most first. */
export async function usageByCall(store: PortalStore, span: UsageSpan): Promise<UsageOfCall[]> {
  const rows = await store.query((db) =>
    db
      .select({ call: sql<string>`coalesce(${unitEntryTable.call}, '')`, units: USED, calls: CALLS })
      .from(unitEntryTable)
      .where(inSpan(span))
      .groupBy(sql`1`)
      .orderBy(sql`2 desc, 1`),
  );
  return rows.map((row) => ({ call: row.call, units: BigInt(row.units), calls: BigInt(row.calls) }));
}

/** Calls that were served since an instant with each of these keys; keys without any are missing. */
export async function callsByKey(
  store: PortalStore,
  accessKeys: readonly string[],
  from: Date,
): Promise<ReadonlyMap<string, bigint>> {
  if (accessKeys.length === 0) return new Map();
  const { accessKey, minute } = unitEntryTable;
  const rows = await store.query((db) =>
    db
      .select({ accessKey, calls: CALLS })
      .from(unitEntryTable)
      .where(and(inArray(accessKey, [...accessKeys]), gte(minute, from)))
      .groupBy(accessKey),
  );
  return new Map(rows.map((row) => [row.accessKey ?? '', BigInt(row.calls)]));
}
