import type { Books } from '@ledgerscope/ingest/state/testing/token-books';

export const MS = 1_000_000n;

/** A token as the plain model of lists has it. */
export interface TokenModel {
  readonly num: number;
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly type: string;
  readonly supply: bigint;
  readonly createdNs: bigint;
}

/** An NFT likewise; who paid for its mint is not in the books. */
export interface NftModel {
  readonly token: number;
  readonly serial: bigint;
  readonly owner: number | undefined;
  readonly createdNs: bigint;
  /** Of its collection. */
  readonly name: string;
  readonly symbol: string;
  creator: string | null;
}

/** What a list of tokens is filtered by, as query parameters. */
export type TokenQuery = Partial<Record<'q' | 'name' | 'tokenType' | 'createdAfter' | 'createdBefore', string>>;

/** What a list of NFTs is filtered by, as query parameters. */
export interface NftQuery extends Pick<TokenQuery, 'name' | 'createdAfter' | 'createdBefore'> {
  readonly tokenId?: readonly string[];
  readonly owner?: readonly string[];
  readonly creator?: string;
  readonly serialNumber?: string;
  readonly collectionName?: string;
}

export const idOf = (num: number): string => `0.0.${num}`;
export const byNumber = (one: bigint, other: bigint): number => (one < other ? -1 : Number(one > other));
const byText = (one: string, other: string): number =>
  Buffer.compare(Buffer.from(one.toLowerCase()), Buffer.from(other.toLowerCase()));

/** The tokens of the books. */
export function tokensOf(books: Books): TokenModel[] {
  return [...books.tokens].map(([num, { name, symbol, kind, supply, createdNs }]) => ({
    num,
    id: idOf(num),
    name,
    symbol,
    supply,
    createdNs,
    type: kind === 'nft' ? 'NON_FUNGIBLE_UNIQUE' : 'FUNGIBLE_COMMON',
  }));
}

/** The NFTs of the books, burned and wiped ones too. */
export function nftsOf(books: Books): NftModel[] {
  return [...books.tokens].flatMap(([token, { nfts, name, symbol }]) =>
    [...nfts].map(([serial, { owner, createdNs }]) => ({
      token,
      serial,
      owner,
      createdNs,
      name,
      symbol,
      creator: null,
    })),
  );
}

/** What the specification's wildcards mean, written by another hand than the store's. */
function holds(text: string, pattern: string): boolean {
  const parts = pattern.toLowerCase().split('*');
  const source = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*');
  return new RegExp(source, 'su').test(text.toLowerCase());
}

function createdWithin(createdNs: bigint, { createdAfter, createdBefore }: TokenQuery): boolean {
  if (createdAfter !== undefined && createdNs < BigInt(createdAfter) * MS) return false;
  return createdBefore === undefined || createdNs < BigInt(createdBefore) * MS;
}

/** The same with its ends in order: others are refused. */
export function endsInOrder<Filter extends TokenQuery>(filter: Filter): Filter {
  const { createdAfter: from, createdBefore: to } = filter;
  if (from === undefined || to === undefined || BigInt(from) <= BigInt(to)) return filter;
  return { ...filter, createdAfter: to, createdBefore: from };
}

/** The tokens that a query asks for, in its order. */
export function modelTokens(all: readonly TokenModel[], query: TokenQuery, sort: string, order: string): TokenModel[] {
  const { q, name, tokenType } = query;
  const sign = order === 'asc' ? 1 : -1;
  const fields: Readonly<Record<string, (one: TokenModel, other: TokenModel) => number>> = {
    totalSupply: (one, other) => byNumber(one.supply, other.supply),
    name: (one, other) => byText(one.name, other.name),
    symbol: (one, other) => byText(one.symbol, other.symbol),
  };
  const byField = fields[sort] ?? (() => 0);
  return all
    .filter((token) => q === undefined || searched(all, token, q))
    .filter((token) => name === undefined || holds(token.name, name))
    .filter(({ type }) => tokenType === undefined || type === tokenType)
    .filter(({ createdNs }) => createdWithin(createdNs, query))
    .sort((one, other) => sign * (byField(one, other) || one.num - other.num));
}

function searched(all: readonly TokenModel[], token: TokenModel, q: string): boolean {
  const plain = q.replaceAll('*', '');
  if (all.some(({ id }) => id === plain)) return token.id === plain;
  const isBeginning = /^0\.0\.\d*$/.test(plain) && token.id.startsWith(plain);
  return isBeginning || holds(token.name, q) || holds(token.symbol, q);
}

/** The NFTs that a query asks for, in its order. */
export function modelNfts(all: readonly NftModel[], query: NftQuery, sort: string, order: string): NftModel[] {
  const { tokenId, owner, creator, serialNumber, name, collectionName } = query;
  const sign = order === 'asc' ? 1 : -1;
  const bySerial = sort === 'serialNumber' || tokenId?.length === 1;
  const compare = (one: NftModel, other: NftModel): number => {
    const serial = byNumber(one.serial, other.serial);
    const minted = byNumber(one.createdNs, other.createdNs);
    const token = one.token - other.token;
    return bySerial ? serial || minted || token : minted || token || serial;
  };
  return all
    .filter((nft) => tokenId === undefined || tokenId.includes(idOf(nft.token)))
    .filter((nft) => owner === undefined || (nft.owner !== undefined && owner.includes(idOf(nft.owner))))
    .filter((nft) => creator === undefined || nft.creator === creator)
    .filter((nft) => serialNumber === undefined || nft.serial === BigInt(serialNumber))
    .filter((nft) => name === undefined || holds(nft.name, name) || holds(nft.symbol, name))
    .filter((nft) => collectionName === undefined || holds(nft.name, collectionName))
    .filter(({ createdNs }) => createdWithin(createdNs, query))
    .sort((one, other) => sign * compare(one, other));
}
