import type { Client } from 'pg';
import {
  type EntryGroup,
  type ListName,
  type LongLists,
  readSum,
  type StoredSum,
  SUM_EVERY,
  withGroups,
  writeGroups,
} from './entry-sums.ts';
import { SCHEMA } from './postgres-schema.ts';
import { LIST_KIND } from './transaction-terms.ts';

const LAST = `SELECT at, value FROM ${SCHEMA}.entry_sum WHERE kind = $1 AND term = $2 ORDER BY at DESC LIMIT 1`;
const PUT = `INSERT INTO ${SCHEMA}.entry_sum VALUES ($1, $2, $3, $4)
  ON CONFLICT (kind, term, at) DO UPDATE SET value = excluded.value`;
const OF_ENTRIES = `FROM ${SCHEMA}.entry WHERE kind = $1 AND term = $2 AND at > $3 AND at <= $4`;
const OF_LOGS = `FROM ${SCHEMA}.contract_log WHERE $1 = ${LIST_KIND.logs} AND contract = $2 AND at > $3 AND at <= $4`;
const NEXT = 'ORDER BY at LIMIT 1 OFFSET $5';
const ENTRIES = {
  next: `SELECT at ${OF_ENTRIES} ${NEXT}`,
  groups: `SELECT type, result, roles, delta != 0 AS moved, count(*) AS entries ${OF_ENTRIES} GROUP BY 1, 2, 3, 4`,
};
const LOGS = {
  next: `SELECT at ${OF_LOGS} ${NEXT}`,
  groups: `SELECT 0 AS type, 0 AS result, 0 AS roles, false AS moved, count(*) AS entries ${OF_LOGS}`,
};
const BEFORE_ALL = -1n;

/** Writes the sums that lists are due up to an instant, in the transaction that everything up to it was written in. */
export async function writeSums(client: Client, lists: LongLists, upTo: bigint): Promise<void> {
  for (const list of lists.takeDue()) await sumList(client, list, upTo);
}

async function sumList(client: Client, { kind, term }: ListName, upTo: bigint): Promise<void> {
  const { next, groups } = kind === LIST_KIND.logs ? LOGS : ENTRIES;
  const [stored] = (await client.query<StoredSum>(LAST, [kind, term])).rows;
  // Ends where fewer entries are left.
  for (let sum = stored && readSum(stored); ; ) {
    const place = [kind, term, sum?.at ?? BEFORE_ALL] as const;
    const [found] = (await client.query<{ at: bigint }>(next, [...place, upTo, SUM_EVERY - 1])).rows;
    if (found === undefined) return;
    const added = (await client.query<EntryGroup>(groups, [...place, found.at])).rows;
    sum = { at: found.at, groups: withGroups(sum, added) };
    await client.query(PUT, [kind, term, found.at, writeGroups(sum.groups)]);
  }
}
