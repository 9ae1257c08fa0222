import type { MirrorFilter } from '@ledgerscope/contract/mirror/mirror-parameter';
import { compareAscending, entityIdFromStore } from '@ledgerscope/ledger';
import {
  type AccountState,
  accountStates,
  accountsByKey,
  accountsWithin,
  accountTable,
  contractIds,
  type LedgerSnapshot,
  rowsUnder,
} from '@ledgerscope/ledger-store';
import { commonRange, isWithin } from '../bounds.ts';
import { keyRange } from '../look-through.ts';
import { isOfKey } from '../mirror-values.ts';

/** Which accounts and contracts. */
interface AccountSearch {
  readonly ids: readonly MirrorFilter<bigint>[];
  readonly balances: readonly MirrorFilter<bigint>[];
  /** Hex digits; every one has to be the key of an account. */
  readonly publicKeys: readonly string[];
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  /** Contracts alone. */
  readonly contracts?: boolean;
  /** Whether an account passes beyond that. */
  readonly passes?: (state: AccountState) => boolean;
}

interface FoundAccounts {
  readonly states: readonly AccountState[];
  /** The account that was looked at last, where others may be behind it. */
  readonly end: bigint | undefined;
}

/** Accounts that are looked at for one page; those behind them are on the next one. */
const MOST_LOOKED = 4_000;
/** Accounts that are sorted for one page, where a list has them in another order. */
const MOST_SORTED = 2_000;
const MOST_OF_KEY = 10_000;
const STATES_AT_ONCE = 200;

/** A page of accounts and contracts, by id. */
export async function findAccounts(snapshot: LedgerSnapshot, search: AccountSearch): Promise<FoundAccounts> {
  const { order, limit } = search;
  const states: AccountState[] = [];
  let looked = 0;
  let size = limit;
  let chunk: bigint[] = [];
  const readChunk = async (): Promise<bigint | undefined> => {
    const read = await accountStates(snapshot, chunk.map(entityIdFromStore));
    for (const id of chunk) {
      looked += 1;
      const state = read.get(entityIdFromStore(id));
      if (state !== undefined && passes(search, state)) states.push(state);
      if (states.length === limit || looked === MOST_LOOKED) return id;
    }
    [chunk, size] = [[], STATES_AT_ONCE];
    return undefined;
  };
  for await (const id of await candidates(snapshot, search, order)) {
    chunk.push(id);
    const end = chunk.length < size ? undefined : await readChunk();
    if (end !== undefined) return { states, end };
  }
  return { states, end: await readChunk() };
}

/** Ids in order: the fewest that any filter leaves. */
async function candidates(
  snapshot: LedgerSnapshot,
  { ids, balances, publicKeys, limit, contracts = false }: AccountSearch,
  order: 'asc' | 'desc',
): Promise<AsyncIterable<bigint> | readonly bigint[]> {
  const sign = order === 'asc' ? 1 : -1;
  const sortIds = (found: readonly bigint[]) =>
    [...new Set(found)].filter((id) => isWithin(ids, id)).sort((one, other) => sign * compareAscending(one, other));
  const exact = ids.filter(({ operator }) => operator === 'eq').map(({ value }) => value);
  if (exact.length > 0) return sortIds(exact);
  if (contracts) return walkContracts(snapshot, ids, order);
  const [publicKey] = publicKeys;
  if (publicKey !== undefined)
    return sortIds(await accountsByKey(snapshot, Buffer.from(publicKey, 'hex'), MOST_OF_KEY));
  const held = balances.length === 0 ? undefined : await heldWithin(snapshot, balances);
  return held === undefined ? walk(snapshot, ids, { order, limit }) : sortIds(held);
}

/** Undefined where they are too many. */
async function heldWithin(
  snapshot: LedgerSnapshot,
  balances: readonly MirrorFilter<bigint>[],
): Promise<readonly bigint[] | undefined> {
  const exact = balances.filter(({ operator }) => operator === 'eq').map(({ value }) => value);
  const ranges = exact.length > 0 ? exact.map((value) => ({ first: value, last: value })) : [commonRange(balances)];
  const found: bigint[] = [];
  for (const range of ranges) {
    const some = await accountsWithin(snapshot, range, MOST_SORTED - found.length);
    if (some === undefined) return undefined;
    found.push(...some);
  }
  return found;
}

async function* walk(
  snapshot: LedgerSnapshot,
  ids: readonly MirrorFilter<bigint>[],
  { order, limit }: Pick<AccountSearch, 'order' | 'limit'>,
): AsyncGenerator<bigint> {
  const { behind, isPast } = keyRange(ids, order);
  const after = behind === undefined ? undefined : { id: behind };
  for await (const { id } of rowsUnder(snapshot, accountTable, {}, { order, after, expected: limit })) {
    if (isPast(id)) return;
    yield id;
  }
}

async function* walkContracts(
  snapshot: LedgerSnapshot,
  ids: readonly MirrorFilter<bigint>[],
  order: 'asc' | 'desc',
): AsyncGenerator<bigint> {
  const { behind, isPast } = keyRange(ids, order);
  // Ends with the list.
  for (let after = behind; ; ) {
    const page = await contractIds(snapshot, { order, after, limit: STATES_AT_ONCE });
    for (const id of page) {
      if (isPast(id)) return;
      yield id;
    }
    if (page.length < STATES_AT_ONCE) return;
    after = page.at(-1);
  }
}

/** Also one that was not seen made, but called. */
export function isContract({ isContract: wasMade, actsAsContract }: AccountState): boolean {
  return wasMade === 1 || actsAsContract;
}

function passes(search: AccountSearch, state: AccountState): boolean {
  const { ids, balances, publicKeys, contracts = false, passes: others } = search;
  if (!isWithin(ids, state.id) || (contracts && !isContract(state))) return false;
  if (balances.length > 0 && (state.balance === null || !isWithin(balances, state.balance))) return false;
  return publicKeys.every((key) => isOfKey(state.key, key)) && (others === undefined || others(state));
}
