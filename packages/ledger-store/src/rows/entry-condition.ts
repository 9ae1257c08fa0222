import { RESPONSE_CODE } from '@ledgerscope/ledger';
import type { TransactionRow } from '../transaction/rows.ts';
import type { EntryCount, EntryPage } from './row-store.ts';
import { ROLE } from './transaction-terms.ts';

/** How an engine's statement says it. */
export interface ConditionTexts {
  /** Binds a value, and gives the text that stands for it. */
  readonly bind: (value: number) => string;
  /** That a column is one of these. */
  readonly oneOf: (column: 'type' | 'result', values: readonly number[]) => string;
}

type Filter = Pick<EntryPage, 'types' | 'results' | 'failedOnly' | 'roles' | 'mainOf' | 'moved'>;

/** What entries of a list have to pass. */
export function entryCondition(filter: Filter, texts: ConditionTexts): string {
  const { types = [], moved = false } = filter;
  const { oneOf } = texts;
  const parts = [
    types.length > 0 ? oneOf('type', types) : undefined,
    resultCondition(filter, oneOf),
    roleCondition(filter, texts),
    moved ? 'delta != 0' : undefined,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? 'true' : parts.join(' AND ');
}

function roleCondition({ roles, mainOf = [] }: Filter, { bind, oneOf }: ConditionTexts): string | undefined {
  if (roles === undefined) return undefined;
  const inRole = `(roles & ${bind(roles)}) != 0`;
  return mainOf.length === 0
    ? inRole
    : `(${inRole} OR ((roles & ${bind(ROLE.main)}) != 0 AND ${oneOf('type', mainOf)}))`;
}

function resultCondition(
  { results = [], failedOnly = false }: Filter,
  oneOf: ConditionTexts['oneOf'],
): string | undefined {
  const failed = `result != ${RESPONSE_CODE.SUCCESS}`;
  if (results.length === 0) return failedOnly ? failed : undefined;
  const one = oneOf('result', results);
  return failedOnly ? `(${one} OR ${failed})` : one;
}

/** Values of entries that filters ask for. */
export interface FilteredValues {
  readonly type: number;
  readonly result: number;
  readonly roles: number;
  /** Whether the entity gained or lost hbar. */
  readonly moved: boolean;
}

/** Whether entries with these values pass what {@link entryCondition} says. */
export function passesEntry(filter: Filter, entry: FilteredValues): boolean {
  const { types = [], moved = false } = filter;
  const isOfType = types.length === 0 || types.includes(entry.type);
  return isOfType && (!moved || entry.moved) && hasResult(filter, entry) && hasRole(filter, entry);
}

function hasResult({ results = [], failedOnly = false }: Filter, { result }: FilteredValues): boolean {
  if (results.length === 0 && !failedOnly) return true;
  return results.includes(result) || (failedOnly && result !== RESPONSE_CODE.SUCCESS);
}

function hasRole({ roles, mainOf = [] }: Filter, entry: FilteredValues): boolean {
  if (roles === undefined || (entry.roles & roles) !== 0) return true;
  return (entry.roles & ROLE.main) !== 0 && mainOf.includes(entry.type);
}

/** Counts of all transactions without those that came after a reader's head. */
export function withoutNewer(counts: readonly EntryCount[], newer: readonly TransactionRow[]): EntryCount[] {
  return counts
    .map(({ type, result, transactions }) => {
      const after = newer.filter((row) => row.type === type && row.result === result).length;
      return { type, result, transactions: transactions - BigInt(after) };
    })
    .filter(({ transactions }) => transactions > 0n);
}
