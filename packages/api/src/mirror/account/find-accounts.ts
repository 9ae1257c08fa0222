import type { MirrorFilter } from '@ledgerscope/contract/mirror/mirror-parameter';
import { compareAscending, entityIdFromStore } from '@ledgerscope/ledger';
import {
  type AccountRow,
  type AccountState,
  accountBalanceTable,
  accountStates,
  accountsByKey,
  accountsWithin,
  accountTable,
  contractIds,
  type LedgerSnapshot,
  rowsUnder,
  storesBalances,
} from '@ledgerscope/ledger-store';
import { endsOf, isWithin, MAX_LONG, rangesOf } from '../bounds.ts';
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
const MOST_OF_KEY = 10_000;
const STATES_AT_ONCE = 200;

/** What may be in a list, in its order. */
interface Candidate {
  readonly id: bigint;
  /** False where its balance alone keeps it out: its state need not be read. */
  readonly mayPass: boolean;
  /** As it was met; undefined where its id alone is known. */
  readonly row?: AccountRow;
}

/** A page of accounts and contracts, by id. */
export async function findAccounts(snapshot: LedgerSnapshot, search: AccountSearch): Promise<FoundAccounts> {
  const { order, limit } = search;
  const states: AccountState[] = [];
  let looked = 0;
  let size = limit;
  let chunk: Candidate[] = [];
  const readChunk = async (): Promise<bigint | undefined> => {
    const ids = chunk.flatMap(({ id, mayPass }) => (mayPass ? [entityIdFromStore(id)] : []));
    const rows = chunk.flatMap(({ row }) => row ?? []);
    const read = await accountStates(snapshot, ids, rows);
    for (const { id } of chunk) {
      looked += 1;
      const state = read.get(entityIdFromStore(id));
      if (state !== undefined && passes(search, state)) states.push(state);
      if (states.length === limit || looked === MOST_LOOKED) return id;
    }
    [chunk, size] = [[], STATES_AT_ONCE];
    return undefined;
  };
  for await (const candidate of await candidates(snapshot, search, order)) {
    chunk.push(candidate);
    const end = chunk.length < size ? undefined : await readChunk();
    if (end !== undefined) return { states, end };
  }
  return { states, end: await readChunk() };
}

type Candidates = AsyncIterable<Candidate> | readonly Candidate[];

/** Candidates in order: the fewest that any filter leaves. */
async function candidates(
  snapshot: LedgerSnapshot,
  { ids, balances, publicKeys, limit, contracts = false }: AccountSearch,
  order: 'asc' | 'desc',
): Promise<Candidates> {
  const sign = order === 'asc' ? 1 : -1;
  const sortIds = (found: readonly bigint[]) =>
    [...new Set(found)]
      .filter((id) => isWithin(ids, id))
      .sort((one, other) => sign * compareAscending(one, other))
      .map(candidate);
  const exact = ids.filter(({ operator }) => operator === 'eq').map(({ value }) => value);
  if (exact.length > 0) return sortIds(exact);
  if (contracts) return walkContracts(snapshot, ids, order);
  const [publicKey] = publicKeys;
  if (publicKey !== undefined)
    return sortIds(await accountsByKey(snapshot, Buffer.from(publicKey, 'hex'), MOST_OF_KEY));
  const walked = walk(snapshot, ids, { order, limit });
  return balances.length === 0 ? walked : ofBalances(snapshot, { ids, balances, order, limit }, walked);
}

function candidate(id: bigint): Candidate {
  return { id, mayPass: true };
}

/** Accounts of some balances: sorted where they are few, and else met soon among all. What never held hbar has no row of a balance. */
async function ofBalances(
  snapshot: LedgerSnapshot,
  { ids, balances, order, limit }: Pick<AccountSearch, 'ids' | 'balances' | 'order' | 'limit'>,
  all: Candidates,
): Promise<Candidates> {
  if (isWithin(balances, 0n) || !(await storesBalances(snapshot))) return all;
  const { first = 0n, last = MAX_LONG } = endsOf(ids);
  const page = { balances: rangesOf(balances), order, limit } as const;
  const found = await accountsWithin(snapshot, { ...page, ids: { first, last } });
  if (found === undefined) return walkBalances(snapshot, ids, { balances, order, limit });
  const readBehind = (id: bigint) =>
    accountsWithin(snapshot, { ...page, ids: order === 'asc' ? { first: id + 1n, last } : { first, last: id - 1n } });
  return pages(found, limit, readBehind);
}

/** The candidates of one page after the other. */
async function* pages(
  found: readonly bigint[],
  limit: number,
  readBehind: (id: bigint) => Promise<bigint[] | undefined>,
): AsyncGenerator<Candidate> {
  // Ends with a page that is not full.
  for (let page = found; ; ) {
    yield* page.map(candidate);
    const last = page.at(-1);
    if (last === undefined || page.length < limit) return;
    page = (await readBehind(last)) ?? [];
  }
}

/** All that have a balance, with what it says. */
async function* walkBalances(
  snapshot: LedgerSnapshot,
  ids: readonly MirrorFilter<bigint>[],
  { balances, order, limit }: Pick<AccountSearch, 'balances' | 'order' | 'limit'>,
): AsyncGenerator<Candidate> {
  const { behind, isPast } = keyRange(ids, order);
  const after = behind === undefined ? undefined : { id: behind };
  for await (const { id, balance } of rowsUnder(
    snapshot,
    accountBalanceTable,
    {},
    { order, after, expected: 4 * limit },
  )) {
    if (isPast(id)) return;
    yield { id, mayPass: isWithin(balances, balance) };
  }
}

async function* walk(
  snapshot: LedgerSnapshot,
  ids: readonly MirrorFilter<bigint>[],
  { order, limit }: Pick<AccountSearch, 'order' | 'limit'>,
): AsyncGenerator<Candidate> {
  const { behind, isPast } = keyRange(ids, order);
  const after = behind === undefined ? undefined : { id: behind };
  for await (const row of rowsUnder(snapshot, accountTable, {}, { order, after, expected: limit })) {
    if (isPast(row.id)) return;
    yield { ...candidate(row.id), row };
  }
}

async function* walkContracts(
  snapshot: LedgerSnapshot,
  ids: readonly MirrorFilter<bigint>[],
  order: 'asc' | 'desc',
): AsyncGenerator<Candidate> {
  const { behind, isPast } = keyRange(ids, order);
  // Ends with the list.
  for (let after = behind; ; ) {
    const page = await contractIds(snapshot, { order, after, limit: STATES_AT_ONCE });
    for (const id of page) {
      if (isPast(id)) return;
      yield candidate(id);
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
