import { type Call, pathsOf } from './call.ts';
import type { PageSizes } from './query-value.ts';

/** Where the public API begins. */
export const PUBLIC_BASE = '/hedera/api';
/** Rows in a page of the public API: 100, and up to 1,000. */
export const PUBLIC_PAGE_SIZES: PageSizes = { byDefault: 100, most: 1_000 };

/** A path of the public API. */
export interface PublicPath {
  /** Name of the operation there. */
  readonly operation: string;
  /** Name under which the documentation has the call. */
  readonly documented: string;
  readonly path: string;
  /** Parameters of the path that replace those of the query. */
  readonly inQuery: readonly string[];
  /** Whether a single object is at the top of the reply instead of in `data`. */
  readonly atTop: boolean;
  /** Whether programs of older services call it so; the documentation leaves it out. */
  readonly old: boolean;
  /** Whether it is served without a key too, within what one client address may ask for. */
  readonly isOpen?: boolean;
}

interface OldPath {
  readonly operation: string;
  readonly path: string;
  readonly inQuery?: readonly string[];
  readonly atTop?: boolean;
}

/** Paths under which older programs make calls, by the name of the call. */
const OLD_PATHS: Readonly<Record<string, readonly OldPath[]>> = {
  getAccountBalance: [
    {
      operation: 'getAccountBalanceAt',
      path: `${PUBLIC_BASE}/accounts/{id}/balances/{epochMillis}`,
      inQuery: ['epochMillis'],
    },
  ],
  getAccountBalanceHistory: [
    { operation: 'listIntervalBalances', path: `${PUBLIC_BASE}/accounts/{id}/intervalBalances` },
  ],
  getContractBalance: [
    {
      operation: 'getContractBalanceAt',
      path: `${PUBLIC_BASE}/contracts/{id}/balances/{epochMillis}`,
      inQuery: ['epochMillis'],
    },
  ],
  getContractBalanceHistory: [
    { operation: 'listContractIntervalBalances', path: `${PUBLIC_BASE}/contracts/{id}/intervalBalances` },
  ],
  listNfts: [{ operation: 'listNftsShort', path: `${PUBLIC_BASE}/nfts` }],
  getNft: [{ operation: 'getNftShort', path: `${PUBLIC_BASE}/nfts/{tokenId}/{serial}` }],
  listTokenBalances: [
    {
      operation: 'listBalancesV1',
      path: `${PUBLIC_BASE}/hts/v1/accounts/{id}/balances`,
      atTop: true,
    },
    { operation: 'listBalancesAtRoot', path: '/hts/v1/accounts/{id}/balances', atTop: true },
  ],
};

/** What the site asks of itself, and what is not made of rows. */
const SITE_ONLY: ReadonlySet<string> = new Set(['portal', 'operation', 'export', 'documentation']);
const HTS = '/hts/';

/** What is sent as it happens is of the public API too. */
const STREAMS = 'streams';

/** Whether a call is one of the public API: whatever reads the ledger and answers JSON, or streams it. */
export function isPublicCall({ method, access, cost, produces, tag }: Call): boolean {
  return (
    method === 'GET' &&
    access === 'public' &&
    cost > 0 &&
    (produces === undefined || tag === STREAMS) &&
    !SITE_ONLY.has(tag)
  );
}

/** Every path of a call in the public API; none where it is not part of that. */
export function publicPathsOf(name: string, call: Call): readonly PublicPath[] {
  if (!isPublicCall(call)) return [];
  const current = pathsOf(name, call).flatMap(([operation, path]) => currentPaths(name, operation, path));
  const old = (OLD_PATHS[name] ?? []).map((one) => ({
    inQuery: [],
    atTop: false,
    ...one,
    documented: name,
    old: true,
  }));
  return [...current, ...old];
}

/** Calls of tokens are known under `hts/v1`, too. */
function currentPaths(documented: string, operation: string, path: string): readonly PublicPath[] {
  const rest = path.slice('/api'.length);
  const own = { operation, documented, path: `${PUBLIC_BASE}${rest}`, inQuery: [], atTop: false, old: false };
  if (!rest.startsWith(HTS)) return [own];
  const versioned = `${PUBLIC_BASE}${HTS}v1/${rest.slice(HTS.length)}`;
  return [own, { ...own, operation: `${operation}V1`, path: versioned, old: true }];
}

/**
 * A reply as the public API sends it: an object is in a list of one, so that `data[0]` is there in every reply.
 * @param atTop whether the object is at the top instead
 */
export function publicReply(reply: unknown, atTop: boolean): unknown {
  const { data, ...rest } = reply as { readonly data: unknown };
  if (Array.isArray(data)) return reply;
  return atTop ? { ...(data as object), ...rest } : { ...rest, data: [data], size: 1 };
}

/** Objects that a reply of the public API holds: the rows of a list, or one. */
export function objectsIn(reply: unknown): number {
  if (typeof reply !== 'object' || reply === null) return 0;
  const { data, tokenBalance } = reply as { readonly data?: unknown; readonly tokenBalance?: unknown };
  if (Array.isArray(tokenBalance)) return tokenBalance.length;
  if (!Array.isArray(data)) return 1;
  const [first] = data as { readonly tokenBalance?: unknown }[];
  return data.length === 1 && Array.isArray(first?.tokenBalance) ? first.tokenBalance.length : data.length;
}

const NUMBER = /^\d{1,18}$/;
const EXACT = /^(\d+\.\d{9}|(0x)?[0-9a-fA-F]{64}|(0x)?[0-9a-fA-F]{96})$/;

/** What it depends on whether a reply can still become another. */
interface Now {
  /** The number of the newest block; undefined before the first. */
  readonly newestBlock: bigint | undefined;
  /** Whether messages of topics are refused when they are old. */
  readonly isHistoryLimited: boolean;
}

/**
 * Whether a reply can never become another: a block by its number that has one behind it, which it names, and the bytes of a
 * transaction that is named by hash or consensus timestamp. One id can stand for transactions that are yet to come, and names in decoded
 * calls come with ABIs.
 */
export function neverChanges(
  name: string,
  { id = '' }: { readonly id?: string | undefined },
  { newestBlock, isHistoryLimited }: Now,
): boolean {
  if (name === 'getBlock') return newestBlock !== undefined && NUMBER.test(id) && BigInt(id) < newestBlock;
  return name === 'getRawTransaction' && !isHistoryLimited && EXACT.test(id);
}
