import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { asOf } from '../state/queries.ts';
import { defineStateTable } from '../state/state-table.ts';
import { SUGGEST_LIMITS } from './suggest-limits.ts';

/** What an id is; one id can be an account and, in a ledger that was not read whole, be known by its balance alone. */
export interface Identity {
  readonly noun: 'account' | 'contract' | 'token' | 'collection' | 'topic' | 'schedule' | 'file';
  readonly id: bigint;
  /** Memo, or the name of a token. */
  readonly title: string;
  /** Of a token, else empty. */
  readonly symbol: string;
  readonly deleted: boolean;
  /** 0 where it is not known. */
  readonly createdNs: bigint;
}

/** The rows of the statement below, as if they were those of one state table. */
const identityTable = defineStateTable('identity', ['source', 'id'], {
  source: 'text',
  id: 'u64',
  variant: 'u8',
  title: 'text',
  symbol: 'text',
  gone: 'u8',
  createdNs: 'ns',
});

/** Where an id can be stored; `variant` is 1 for contracts and collections. */
const PLACES = {
  account:
    "SELECT 'account' AS source, id, is_contract AS variant, memo AS title, '' AS symbol, deleted AS gone, created_ns, slot, version FROM account",
  balance:
    "SELECT 'balance' AS source, id, toUInt8(0) AS variant, '' AS title, '' AS symbol, toUInt8(0) AS gone, toDateTime64(0, 9, 'UTC') AS created_ns, slot, version FROM account_balance",
  token:
    "SELECT 'token' AS source, id, toUInt8(type = 'NON_FUNGIBLE_UNIQUE') AS variant, name AS title, symbol, toUInt8(deleted_ns > toDateTime64(0, 9, 'UTC')) AS gone, created_ns, slot, version FROM token",
  topic:
    "SELECT 'topic' AS source, id, toUInt8(0) AS variant, memo AS title, '' AS symbol, deleted AS gone, created_ns, slot, version FROM topic",
  schedule:
    "SELECT 'schedule' AS source, id, toUInt8(0) AS variant, memo AS title, '' AS symbol, toUInt8(deleted_ns > toDateTime64(0, 9, 'UTC')) AS gone, created_ns, slot, version FROM schedule",
  file: "SELECT 'file' AS source, id, toUInt8(0) AS variant, memo AS title, '' AS symbol, deleted AS gone, created_ns, slot, version FROM file",
} as const;
/** A state table that knows of an id. */
export type IdPlace = keyof typeof PLACES;
const EVERYWHERE = Object.keys(PLACES) as IdPlace[];

/**
 * What these ids are at the head, in the order of the ids; ids that no row names are omitted. Point reads in one
 * statement, at these places alone where the caller knows them: each costs its share of the time.
 */
export async function identify(
  snapshot: LedgerSnapshot,
  ids: readonly bigint[],
  places: readonly IdPlace[] = EVERYWHERE,
): Promise<Identity[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0 || places.length === 0) return [];
  // Single placeholders cost a third less than a set made from an array.
  const set = wanted.map((_, index) => `{id${index}:UInt64}`).join(', ');
  const sql = [...new Set(places)].map((place) => `${PLACES[place]} WHERE id IN (${set})`).join(' UNION ALL ');
  const parameters = Object.fromEntries(wanted.map((id, index) => [`id${index}`, id]));
  const columns = identityTable.columns;
  const stored = await snapshot.client.query('search:identify', sql, parameters, columns, SUGGEST_LIMITS);
  const rows = asOf(identityTable, stored, headInstant(snapshot));
  const described = new Set(rows.filter(({ source }) => source !== 'balance').map(({ id }) => id));
  const order = new Map(wanted.map((id, index) => [id, index]));
  return rows
    .filter(({ source, id }) => source !== 'balance' || !described.has(id))
    .map((row) => ({
      noun: nounOf(row),
      id: row.id,
      title: row.title,
      symbol: row.symbol,
      deleted: row.gone === 1,
      createdNs: row.createdNs,
    }))
    .toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
}

function nounOf({ source, variant }: { readonly source: string; readonly variant: number }): Identity['noun'] {
  if (source === 'account' || source === 'balance') return variant === 1 ? 'contract' : 'account';
  if (source === 'token') return variant === 1 ? 'collection' : 'token';
  return source as Identity['noun'];
}
