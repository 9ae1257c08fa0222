import type { ConsensusNs } from '@ledgerscope/ledger';
import { Type } from 'typebox';
import { type PageRequest, pageProperties, pagePropertiesWithoutCursor, readPage } from './page-query.ts';
import { parseQuery, type QueryReader, type QueryResult, type RawQuery } from './query-value.ts';
import { type Period, periodProperty, readEpoch, readPeriod } from './time-query.ts';
import { readIdCursor, readTokenFilter, type TokenFilterRequest, tokenFilterProperties } from './token-queries.ts';
import { readText } from './transaction-list-query.ts';

const ENTITY = 'shard.realm.num, EVM address or alias';
const NFT_FIELDS = ['createdOn', 'serialNumber'] as const;
const COLLECTION_FIELDS = ['createdOn', 'name'] as const;
const ACTIVE_FIELDS = ['transfers'] as const;
const MAX_NAMED = 20;
const COLLECTION_NFTS = 5;
const NFTS_MAX = 25;
const MS = 'ms since 1970 (seconds below 10^11)';

/** The query of a list of NFTs, as documented. */
export const NftListQuery = Type.Object({
  ...pageProperties(NFT_FIELDS),
  tokenId: Type.Optional(Type.Array(Type.String(), { description: 'Only of these collections; repeatable.' })),
  owner: Type.Optional(Type.Array(Type.String(), { description: `Only of these owners: ${ENTITY}; repeatable.` })),
  creator: Type.Optional(Type.String({ description: `Only those whose mint this account paid for: ${ENTITY}.` })),
  serialNumber: Type.Optional(Type.Integer({ minimum: 1, description: 'Only with this serial number.' })),
  name: Type.Optional(
    Type.String({ description: 'Part of the name of the NFT or of its collection; * stands for any characters.' }),
  ),
  q: Type.Optional(
    Type.String({ description: '`tokenId#serial`, `#serial`, a token or owner id, or part of a name as in `name`.' }),
  ),
  query: Type.Optional(Type.String({ description: 'Same as `q`.' })),
  createdAfter: Type.Optional(Type.Integer({ description: `Earliest mint, inclusive; ${MS}.` })),
  createdBefore: Type.Optional(Type.Integer({ description: `Latest mint, exclusive; ${MS}.` })),
  mintTransactionId: Type.Optional(
    Type.String({ description: 'Only those minted by this transaction, in any of the accepted forms.' }),
  ),
});

/** A parameter as it was written. */
interface Named {
  readonly name: string;
  readonly value: string;
}

/** Behind which NFT a list goes on. */
export interface NftCursor {
  readonly mintedNs: bigint;
  readonly token: bigint;
  readonly serial: bigint;
}

/** What a list of NFTs is asked for. Names of entities stand as written. */
export interface NftListRequest extends PageRequest {
  /** Undefined where the list's own order holds: by mint, or by serial within a collection. */
  readonly sort: 'createdOn' | 'serialNumber' | undefined;
  readonly after: NftCursor | undefined;
  readonly tokens: readonly string[];
  readonly owners: readonly string[];
  readonly creator: Named | undefined;
  readonly serial: bigint | undefined;
  readonly name: string | undefined;
  readonly q: string | undefined;
  readonly mintedFrom: ConsensusNs | undefined;
  readonly mintedUntil: ConsensusNs | undefined;
  readonly mintTransactionId: string | undefined;
}

/** Parses the query of a list of NFTs; bad values are named. */
export function parseNftListQuery(query: RawQuery): QueryResult<NftListRequest> {
  return parseQuery(query, (read) => {
    const after = readNftCursor(read);
    const page = readPage(read, NFT_FIELDS);
    const sort = read.one('sort', 'sortOn') ?? read.one('sortBy');
    return {
      ...page,
      offset: after === undefined ? page.offset : 0,
      sort: NFT_FIELDS.find((field) => field === sort?.value),
      after,
      tokens: readSome(read, 'tokenId', 'tokenID', 'token'),
      owners: readSome(read, 'owner'),
      creator: read.one('creator', 'nftCreator'),
      serial: readSerial(read),
      name: readText(read, 'name', 'nftName'),
      q: readText(read, 'q', 'query'),
      mintedFrom: readEpoch(read, 'createdAfter'),
      mintedUntil: readEpoch(read, 'createdBefore'),
      mintTransactionId: read.one('mintTransactionId', 'mintTransactionID')?.value,
    };
  });
}

/** Writes an {@link NftCursor}. */
export function formatNftCursor({ mintedNs, token, serial }: NftCursor): string {
  return `${mintedNs}.${token}.${serial}`;
}

const nestedProperties = {
  nftLimit: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: NFTS_MAX,
      description: `NFTs shown of each collection; ${COLLECTION_NFTS} by default.`,
    }),
  ),
  nftPage: Type.Optional(Type.Integer({ minimum: 1, description: 'Which page of them, from 1.' })),
  nftOffset: Type.Optional(Type.Integer({ minimum: 0, description: 'NFTs of each collection to skip.' })),
  tokenID: Type.Optional(Type.String({ description: 'Only this collection.' })),
};

/** The query of a list of collections, as documented. */
export const CollectionListQuery = Type.Object({
  ...pageProperties(COLLECTION_FIELDS, 10),
  ...nestedProperties,
  ...tokenFilterProperties,
});

/** The query of a list of active collections, as documented. */
export const ActiveCollectionQuery = Type.Object({
  ...pagePropertiesWithoutCursor(ACTIVE_FIELDS, 5),
  order: Type.Optional(Type.Enum(['desc'], { description: 'The most transfers first.' })),
  ...nestedProperties,
  ...periodProperty,
});

/** Which NFTs are shown of each collection. */
export interface NestedPage {
  readonly nftLimit: number;
  readonly nftOffset: number;
}

/** What a list of collections is asked for. */
export interface CollectionListRequest extends PageRequest, NestedPage, TokenFilterRequest {
  readonly sort: 'created' | 'name';
  /** Behind this collection, in the order asked for. */
  readonly after: bigint | undefined;
}

/** Parses the query of a list of collections; bad values are named. */
export function parseCollectionListQuery(query: RawQuery): QueryResult<CollectionListRequest> {
  return parseQuery(query, (read) => {
    const field = read.one('sort', 'sortOn') ?? read.one('sortBy');
    const sort = field?.value === 'name' ? 'name' : 'created';
    const page = readPage(read, COLLECTION_FIELDS, 10, sort === 'name' ? 'asc' : 'desc');
    const after = readIdCursor(read);
    return {
      ...page,
      offset: after === undefined ? page.offset : 0,
      ...readNested(read),
      ...readTokenFilter(read),
      ...{ sort, after },
    };
  });
}

/** What a list of active collections is asked for. */
export interface ActiveCollectionRequest extends PageRequest, NestedPage {
  readonly period: Period;
  readonly id: Named | undefined;
}

/** Parses the query of a list of active collections; bad values are named. */
export function parseActiveCollectionQuery(query: RawQuery): QueryResult<ActiveCollectionRequest> {
  return parseQuery(query, (read) => {
    const page = readPage(read, ACTIVE_FIELDS, 5);
    if (page.order === 'asc') read.refuse(read.one('order', 'sortBy')?.name ?? 'order', 'can only be desc here');
    return {
      ...page,
      ...readNested(read),
      period: readPeriod(read) ?? '1W',
      id: read.one('tokenID', 'tokenId'),
    };
  });
}

function readNested(read: QueryReader): NestedPage {
  const nftLimit = read.whole(['nftLimit'], 0, NFTS_MAX, COLLECTION_NFTS);
  const nftPage = read.whole(['nftPage'], 1, 10_000, 1);
  const nftOffset = read.whole(['nftOffset', 'nftoffset'], 0, 10_000, (nftPage - 1) * nftLimit);
  if (nftOffset > 10_000) read.refuse('nftPage', 'reaches beyond NFT 10000 of the collection');
  return { nftLimit, nftOffset };
}

function readSome(read: QueryReader, ...names: readonly string[]): readonly string[] {
  const found = names.flatMap((name) => read.many(name));
  const [name = ''] = names;
  if (found.length > MAX_NAMED) read.refuse(name, `can be given at most ${MAX_NAMED} times`);
  return [...new Set(found)];
}

function readSerial(read: QueryReader): bigint | undefined {
  const found = read.one('serialNumber', 'serial');
  if (found === undefined) return undefined;
  if (!/^#?\d{1,18}$/.test(found.value)) read.refuse(found.name, 'has to be a serial number');
  return BigInt(found.value.replace('#', ''));
}

function readNftCursor(read: QueryReader): NftCursor | undefined {
  const found = read.one('next');
  if (found === undefined) return undefined;
  const [, ns, token, serial] = /^(\d{1,19})\.(\d{1,20})\.(\d{1,18})$/.exec(found.value) ?? [];
  if (ns === undefined || token === undefined || serial === undefined || !inRange(BigInt(ns), BigInt(token)))
    return read.refuse('next', 'is not a cursor of this API');
  return { mintedNs: BigInt(ns), token: BigInt(token), serial: BigInt(serial) };
}

function inRange(ns: bigint, token: bigint): boolean {
  return ns <= 0x7fff_ffff_ffff_ffffn && token <= 0xffff_ffff_ffff_ffffn;
}
