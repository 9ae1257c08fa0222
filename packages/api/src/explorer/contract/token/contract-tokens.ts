import { entityIdFromStore } from '@ledgerscope/ledger';
import { accountState, contractAnswers, type LedgerSnapshot } from '@ledgerscope/ledger-store';
import { LRUCache } from 'lru-cache';
import type { ApiContext } from '../../../api-context.ts';
import { type ReadOutcome, readViews } from '../read/read-contract.ts';
import { decimalsOf, SELECTORS, textOf, wholeOf } from './token-answers.ts';

/** What a contract says of the token that it is; null for what it does not say, or what needs storage that no sidecar named. */
export interface ContractTokenFacts {
  readonly standard: 'ERC20' | 'ERC721' | 'ERC1155' | null;
  readonly name: string | null;
  readonly symbol: string | null;
  readonly decimals: number | null;
  /** In smallest units, or NFTs. */
  readonly totalSupply: bigint | null;
}

const ERC721 = '80ac58cd';
const ERC1155 = 'd9b67a26';
const interfaceCall = (id: string) => SELECTORS.supportsInterface + id.padEnd(64, '0');
const CALLS = [
  SELECTORS.name,
  SELECTORS.symbol,
  SELECTORS.decimals,
  SELECTORS.totalSupply,
  interfaceCall(ERC721),
  interfaceCall(ERC1155),
];
const NOTHING: ContractTokenFacts = { standard: null, name: null, symbol: null, decimals: null, totalSupply: null };

/** What a contract says can change, its supply most of all. */
const FRESH_MS = 600_000;
const MOST_CACHED = 5_000;
/** Contracts that wait to be asked. */
const MOST_WAITING = 200;
/** A list waits so long for what its contracts say. */
const PATIENCE_MS = 1_500;

interface Asked {
  readonly answer: Promise<ContractTokenFacts | undefined>;
  readonly atMs: number;
  settled?: ContractTokenFacts | undefined;
}

/** By store: what each contract said. */
const asked = new WeakMap<LedgerSnapshot['caches'], LRUCache<bigint, Asked>>();
let waiting = 0;

/**
 * What contracts say of the tokens that they are: what a transaction was answered, else what their code answers over the storage that is
 * known. What is not there in time is omitted, and the reply said to be incomplete.
 */
export async function contractTokens(
  context: ApiContext,
  contracts: readonly bigint[],
): Promise<ReadonlyMap<bigint, ContractTokenFacts>> {
  const distinct = [...new Set(contracts)];
  const stored = await storedAnswers(context.snapshot, distinct);
  const late = setTimeoutOf(PATIENCE_MS);
  const found = await Promise.all(
    distinct.map(async (contract) => {
      const known = stored.get(contract);
      if (known !== undefined && isComplete(known)) return [contract, known] as const;
      const read = await Promise.race([askToken(context, contract), late.passed]);
      if (read === undefined) context.onIncomplete?.();
      return [contract, { ...NOTHING, ...read, ...withoutNulls(known) }] as const;
    }),
  );
  late.stop();
  return new Map(found);
}

/** What was answered already, without waiting: what is not known is asked for the next time. */
export function knownContractTokens(
  context: ApiContext,
  contracts: readonly bigint[],
): ReadonlyMap<bigint, ContractTokenFacts> {
  return new Map(
    contracts.flatMap((contract) => {
      void askToken(context, contract);
      const { settled } = cacheOf(context).get(contract) ?? {};
      return settled === undefined ? [] : [[contract, settled] as const];
    }),
  );
}

/** What the code of a contract answers over the storage that is known; undefined where too much waits to be asked, or reading failed. */
export function askToken(context: ApiContext, contract: bigint): Promise<ContractTokenFacts | undefined> {
  const cache = cacheOf(context);
  const known = cache.get(contract);
  if (known !== undefined && performance.now() - known.atMs < FRESH_MS) return known.answer;
  if (waiting >= MOST_WAITING) return known?.answer ?? Promise.resolve(undefined);
  waiting += 1;
  const answer = readToken(context, contract)
    .catch((error: unknown) => {
      context.log.debug({ err: error, contract: String(contract) }, 'a token contract could not be read');
      cache.delete(contract);
      return undefined;
    })
    .finally(() => {
      waiting -= 1;
    });
  const entry: Asked = { answer, atMs: performance.now(), settled: known?.settled };
  void answer.then((facts) => {
    entry.settled = facts ?? entry.settled;
  });
  cache.set(contract, entry);
  return answer;
}

function cacheOf({ snapshot: { caches } }: ApiContext): LRUCache<bigint, Asked> {
  const known = asked.get(caches) ?? new LRUCache<bigint, Asked>({ max: MOST_CACHED });
  asked.set(caches, known);
  return known;
}

async function readToken(context: ApiContext, contract: bigint): Promise<ContractTokenFacts> {
  const state = await accountState(context.snapshot, entityIdFromStore(contract));
  if (state === undefined || !state.actsAsContract || state.deleted) return NOTHING;
  // Of a contract that was created on the stored ledger every write is known: what was never written is zero.
  const areWritesKnown = state.createdNs !== 0n;
  const outcomes = await readViews(context, state, CALLS);
  const [name, symbol, decimals, supply, isNft, isMulti] = outcomes.map((one) => outputOf(one, areWritesKnown));
  const facts = {
    name: name ? textOf(name) : null,
    symbol: symbol ? textOf(symbol) : null,
    decimals: decimals ? decimalsOf(decimals) : null,
    totalSupply: supply ? wholeOf(supply) : null,
  };
  return { standard: standardOf(facts, isTrue(isNft), isTrue(isMulti)), ...facts };
}

function standardOf(
  { decimals, totalSupply }: Omit<ContractTokenFacts, 'standard'>,
  isNft: boolean,
  isMulti: boolean,
): ContractTokenFacts['standard'] {
  // What answers everything with yes is neither.
  if (isNft !== isMulti) return isNft ? 'ERC721' : 'ERC1155';
  return !isNft && decimals !== null && totalSupply !== null ? 'ERC20' : null;
}

/** What a call returned; undefined where it failed, or read storage that is not known and may be wrong. */
function outputOf({ result, data, unknownSlots }: ReadOutcome, areWritesKnown: boolean): Uint8Array | undefined {
  return result === 'output' && (areWritesKnown || unknownSlots === 0) && data !== ''
    ? Buffer.from(data, 'hex')
    : undefined;
}

function isTrue(answer: Uint8Array | undefined): boolean {
  return answer !== undefined && wholeOf(answer) === 1n;
}

type Stored = Pick<ContractTokenFacts, 'name' | 'symbol' | 'decimals'>;

async function storedAnswers(
  snapshot: LedgerSnapshot,
  contracts: readonly bigint[],
): Promise<ReadonlyMap<bigint, ContractTokenFacts>> {
  const found = new Map<bigint, ContractTokenFacts>();
  for (const { contract, selector, answer } of await contractAnswers(snapshot, contracts)) {
    const known = found.get(contract) ?? NOTHING;
    if (selector === SELECTORS.name) found.set(contract, { ...known, name: textOf(answer) });
    if (selector === SELECTORS.symbol) found.set(contract, { ...known, symbol: textOf(answer) });
    if (selector === SELECTORS.decimals) found.set(contract, { ...known, decimals: decimalsOf(answer) });
  }
  return found;
}

function isComplete({ name, symbol, decimals }: Stored): boolean {
  return name !== null && symbol !== null && decimals !== null;
}

function withoutNulls(facts: object = {}): Partial<ContractTokenFacts> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
}

/** A promise that ends with undefined after a time, unless it is stopped before. */
function setTimeoutOf(ms: number): { readonly passed: Promise<undefined>; readonly stop: () => void } {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  return { passed: promise, stop: () => clearTimeout(timer) };
}
