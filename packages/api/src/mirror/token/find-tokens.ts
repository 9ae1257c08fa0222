import type { MirrorFilter } from '@ledgerscope/contract/mirror/mirror-parameter';
import type { EntityId } from '@ledgerscope/ledger';
import {
  type AccountTokenRow,
  accountTokenTable,
  type LedgerSnapshot,
  listTokens,
  rowsUnder,
  stateRows,
  type TokenRow,
  tokenTable,
} from '@ledgerscope/ledger-store';
import { isWithin } from '../bounds.ts';
import { keyRange, lookThrough } from '../look-through.ts';
import { isOfKey } from '../mirror-values.ts';

/** Which tokens. */
interface TokenSearch {
  readonly ids: readonly MirrorFilter<bigint>[];
  /** Only tokens that this account is associated with. */
  readonly account: EntityId | undefined;
  /** A part of the name, in any case. */
  readonly name: string | undefined;
  /** Hex digits; every one has to be the admin key. */
  readonly publicKeys: readonly string[];
  /** Empty for all. */
  readonly types: readonly string[];
  readonly order: 'asc' | 'desc';
  readonly limit: number;
}

interface FoundTokens {
  readonly rows: readonly ShownToken[];
  /** The token that was looked at last, where others may be behind it. */
  readonly end: bigint | undefined;
}

/** What lists show of a token. */
type ShownToken = Pick<TokenRow, 'id' | 'type' | 'name' | 'symbol' | 'decimals' | 'metadata' | 'adminKey'>;

/** Tokens that are looked at for one page; those behind them are on the next one. */
const MOST_LOOKED = 10_000;
const ROWS_AT_ONCE = 100;

/** A page of tokens, by id. Those whose creation was not read are omitted. */
export async function findTokens(snapshot: LedgerSnapshot, search: TokenSearch): Promise<FoundTokens> {
  const { order, limit, ids, name } = search;
  if (name !== undefined) return namedTokens(snapshot, search, name);
  const { behind, isPast } = keyRange(ids, order);
  const { found, end } = await lookThrough(candidates(snapshot, search, behind), {
    limit,
    most: MOST_LOOKED,
    isPast: ({ id }) => isPast(id),
    passes: (row) => passes(search, row),
  });
  return { rows: found, end: end?.id };
}

/** Names have no pages. */
async function namedTokens(snapshot: LedgerSnapshot, search: TokenSearch, name: string): Promise<FoundTokens> {
  const { order, limit, types } = search;
  const [type] = types;
  const { rows } = await listTokens(snapshot, {
    name: { value: name, match: 'contains' },
    type: types.length === 1 ? (type as 'FUNGIBLE_COMMON' | 'NON_FUNGIBLE_UNIQUE') : undefined,
    sort: 'created',
    order,
    limit,
  });
  const wanted = name.toLowerCase();
  // An asterisk is a character here, and no wildcard.
  const found = rows.filter((row) => passes(search, row) && row.name.toLowerCase().includes(wanted));
  return { rows: found, end: undefined };
}

async function* candidates(
  snapshot: LedgerSnapshot,
  { account, ids, order }: TokenSearch,
  behind: bigint | undefined,
): AsyncGenerator<TokenRow> {
  const exact = ids.filter(({ operator }) => operator === 'eq').map(({ value }) => value);
  if (account !== undefined) {
    const after = behind === undefined ? undefined : { account, token: behind };
    yield* associatedTokens(snapshot, rowsUnder(snapshot, accountTokenTable, { account }, { order, after }));
  } else if (exact.length > 0) {
    const rows = await tokenRows(snapshot, exact);
    yield* rows.sort((one, other) => (one.id < other.id === (order === 'asc') ? -1 : 1));
  } else {
    const after = behind === undefined ? undefined : { id: behind };
    yield* rowsUnder(snapshot, tokenTable, {}, { order, after });
  }
}

async function* associatedTokens(
  snapshot: LedgerSnapshot,
  relations: AsyncIterable<Pick<AccountTokenRow, 'token' | 'associated'>>,
): AsyncGenerator<TokenRow> {
  let some: bigint[] = [];
  const readSome = async function* () {
    const rows = new Map((await tokenRows(snapshot, some)).map((row) => [row.id, row]));
    for (const id of some) {
      const row = rows.get(id);
      if (row !== undefined) yield row;
    }
    some = [];
  };
  for await (const { token, associated } of relations) {
    if (associated === 1) some.push(token);
    if (some.length === ROWS_AT_ONCE) yield* readSome();
  }
  yield* readSome();
}

function tokenRows(snapshot: LedgerSnapshot, ids: readonly bigint[]): Promise<TokenRow[]> {
  const keys = ids.map((id) => ({ id }));
  return stateRows(snapshot, tokenTable, keys);
}

function passes({ ids, types, publicKeys }: TokenSearch, row: ShownToken): boolean {
  if (row.type === '' || !isWithin(ids, row.id)) return false;
  if (types.length > 0 && !types.includes(row.type)) return false;
  return publicKeys.every((key) => isOfKey(row.adminKey, key));
}
