import { type TProperties, Type } from 'typebox';
import { type PageRequest, pageProperties, readPage } from './page-query.ts';
import { parseQuery, type QueryReader, type QueryResult, type RawQuery } from './query-value.ts';
import { readEpoch, readTime, type TimeRequest, timeProperties } from './time-query.ts';
import { readText } from './transaction-list-query.ts';

const MAX_ID = 0xffff_ffff_ffff_ffffn;
const MAX_NS = 0x7fff_ffff_ffff_ffffn;
const ENTITY = 'shard.realm.num with or without a checksum, EVM address or alias';

/** Fields that a list of accounts or contracts is sorted by, with their other names. */
export const HOLDER_SORTS = [
  'createdOn',
  'id',
  'accountID',
  'contractID',
  'balance',
  'expiry',
  'expiryDate',
  'memo',
  'payerID',
] as const;
/** Fields that a list of topics is sorted by, with their other names. */
export const TOPIC_SORTS = ['createdDate', 'createdOn', 'id', 'topicID', 'createdBy', 'memo', 'expiry'] as const;

const KINDS = ['ACCOUNT', 'CONTRACT'] as const;
const STATUSES = ['ACTIVE', 'DELETED'] as const;
export type HolderKind = (typeof KINDS)[number];
export type EntityStatus = (typeof STATUSES)[number];
/** What a list is sorted by; ids are given in the order of creation. */
export type EntitySort = 'created' | 'balance' | 'expiry' | 'memo' | 'creator';

const SORT_OF: Readonly<Record<string, EntitySort>> = {
  balance: 'balance',
  expiry: 'expiry',
  expiryDate: 'expiry',
  memo: 'memo',
  payerID: 'creator',
  createdBy: 'creator',
};

const common = {
  q: Type.Optional(
    Type.String({
      description:
        'An id or its beginning (0.0.12), with * for any run of digits and ? for one; an id with checksum (HIP-15, checked); for accounts and contracts an EVM address, alias (base 32 or hex) or public key (raw or DER, in hex); or parts of words of the memo, all of them, with * for any run of characters.',
    }),
  ),
  query: Type.Optional(Type.String({ description: 'Same as `q`.' })),
  memo: Type.Optional(
    Type.String({ description: 'Parts of words of the memo, all of them; * stands for any run of characters.' }),
  ),
  createdBy: Type.Optional(Type.String({ description: `Only what this account paid the creation of: ${ENTITY}.` })),
  payerID: Type.Optional(Type.String({ description: 'Same as `createdBy`.' })),
  status: Type.Optional(
    Type.Array(Type.Enum([...STATUSES]), { description: 'ACTIVE or DELETED; both by default; repeatable.' }),
  ),
  facets: Type.Optional(Type.Boolean({ description: 'Whether the reply counts kinds and states; true by default.' })),
};

/** The query of a list of accounts, as documented. */
export const AccountListQuery = Type.Object({
  ...pageProperties(HOLDER_SORTS),
  ...common,
  kind: Type.Optional(
    Type.Array(Type.Enum([...KINDS]), {
      description: 'ACCOUNT (the default) or CONTRACT, which holds hbar too; repeatable.',
    }),
  ),
});

/** The query of a list of contracts, as documented. */
export const ContractListQuery = Type.Object({ ...pageProperties(HOLDER_SORTS), ...common });

/** The query of a list of topics, as documented. */
export const TopicListQuery = Type.Object({ ...pageProperties(TOPIC_SORTS), ...common });

/** What a list of entities is asked for. Names stand as written. */
export interface EntityListRequest extends PageRequest {
  readonly sort: EntitySort;
  /** Continues behind this stored id. */
  readonly after: bigint | undefined;
  readonly q: string | undefined;
  readonly memo: string | undefined;
  readonly creator: { readonly name: string; readonly value: string } | undefined;
  /** Empty where the call's own default holds. */
  readonly kinds: readonly HolderKind[];
  /** Empty for all. */
  readonly statuses: readonly EntityStatus[];
  readonly facets: boolean;
}

/** Parses the query of a list of accounts, contracts or topics; bad values are named. */
export function parseEntityListQuery(query: RawQuery, sorts: readonly string[]): QueryResult<EntityListRequest> {
  return parseQuery(query, (read) => {
    const page = readPage(read, sorts);
    const sort = sortOf(read);
    const after = readCursor(read, sort);
    return {
      ...page,
      offset: after === undefined ? page.offset : 0,
      sort,
      after,
      q: readText(read, 'q', 'query'),
      memo: readText(read, 'memo'),
      creator: read.one('createdBy', 'payerID'),
      kinds: readNames(read, 'kind', KINDS),
      statuses: readNames(read, 'status', STATUSES),
      facets: read.flag('facets') ?? true,
    };
  });
}

/** The names were checked with the page. */
function sortOf(read: QueryReader): EntitySort {
  const named = read.one('sort', 'sortOn') ?? read.one('sortBy');
  return SORT_OF[named?.value ?? ''] ?? 'created';
}

function readCursor(read: QueryReader, sort: EntitySort): bigint | undefined {
  const found = read.one('next');
  if (found === undefined) return undefined;
  if (!/^\d{1,20}$/.test(found.value) || BigInt(found.value) > MAX_ID)
    read.refuse('next', 'is not a cursor of this API');
  if (sort !== 'created') read.refuse('next', 'goes with the order of creation alone');
  return BigInt(found.value);
}

function readNames<Name extends string>(read: QueryReader, name: string, allowed: readonly Name[]): Name[] {
  return read.many(name).map((value) => {
    const found = allowed.find((one) => one === value.toUpperCase());
    return found ?? read.refuse(name, `has to be one of ${allowed.join(', ')}`);
  });
}

/** The query of a list that one account or contract has, as documented. */
function subListQuery<Extra extends TProperties>(field: string, extra: Extra) {
  return Type.Object({ ...pageProperties([field]), ...extra });
}

export const SubListQuery = subListQuery('consensusTime', {});
export const AllowanceQuery = subListQuery('grantedTime', {
  side: Type.Optional(
    Type.Enum(['granted', 'received'], { description: 'What the account granted (the default), or may spend.' }),
  ),
  kind: Type.Optional(Type.Enum(['hbar', 'token', 'nft'], { description: 'Only of this kind.' })),
});
export const AirdropQuery = subListQuery('pendingSince', {
  side: Type.Optional(
    Type.Enum(['received', 'sent'], { description: 'What waits for the account (the default), or what it sent.' }),
  ),
});
export const CreatedQuery = subListQuery('createdOn', {
  kind: Type.Optional(Type.String({ description: 'Only this kind of entity.' })),
});
/** The query of a list of events of a contract, as documented. */
export const EventQuery = Type.Object({ ...pageProperties(['consensusTime']), ...timeProperties });

export const BalanceQuery = Type.Object({
  timestamp: Type.Optional(
    Type.String({
      description:
        'Balance as of this instant: seconds.nanoseconds, ISO-8601, or ms since 1970 (seconds below 10^11). Now by default.',
    }),
  ),
  epochMillis: Type.Optional(Type.Integer({ description: 'The same in ms since 1970.' })),
});

/** Behind a row of a list of one entity: its instant, and what tells it from others of that instant. */
export interface SubListCursor {
  readonly ns: bigint;
  readonly among: bigint;
}

/** What a list of one entity is asked for. */
export interface SubListRequest extends PageRequest {
  readonly after: SubListCursor | undefined;
}

/** Parses the page of a list of one entity; `fields` are the names of what it is ordered by. */
export function parseSubListQuery(query: RawQuery, fields: readonly string[]): QueryResult<SubListRequest> {
  return parseQuery(query, (read) => {
    const page = readPage(read, fields);
    const after = readSubListCursor(read);
    return { ...page, offset: after === undefined ? page.offset : 0, after };
  });
}

/** What a list is asked for whose cursors are several numbers: the place of a row among all. */
export interface PlacedListRequest extends PageRequest {
  /** Behind the row of this place. */
  readonly after: readonly bigint[] | undefined;
}

/** Parses the page of such a list, whose places are of so many numbers (64 bits each, the first one a time). */
export function parsePlacedListQuery(
  query: RawQuery,
  fields: readonly string[],
  numbers: number,
): QueryResult<PlacedListRequest> {
  return parseQuery(query, (read) => {
    const page = readPage(read, fields);
    const after = readPlace(read, numbers);
    return { ...page, offset: after === undefined ? page.offset : 0, after };
  });
}

/** Writes the cursor of a place. */
export function formatPlace(place: readonly bigint[]): string {
  return place.join('.');
}

function readPlace(read: QueryReader, numbers: number): readonly bigint[] | undefined {
  const found = read.one('next');
  if (found === undefined) return undefined;
  const parts = found.value.split('.');
  const place = parts.map((part) => (/^\d{1,20}$/.test(part) ? BigInt(part) : MAX_ID + 1n));
  const [time = MAX_ID] = place;
  if (place.length !== numbers || time > MAX_NS || place.some((part) => part > MAX_ID))
    return read.refuse('next', 'is not a cursor of this API');
  return place;
}

/** What a list of storage slots is asked for; the order is by slot, lowest first by default. */
export interface SlotListRequest extends PageRequest {
  /** Behind the slot with this key, in hex. */
  readonly after: string | undefined;
}

/** Parses the page of a list of storage slots; bad values are named. */
export function parseSlotListQuery(query: RawQuery): QueryResult<SlotListRequest> {
  return parseQuery(query, (read) => {
    const page = readPage(read, ['slot'], undefined, 'asc');
    const after = read.one('next')?.value;
    if (after !== undefined && !/^[0-9a-f]{64}$/.test(after)) read.refuse('next', 'is not a cursor of this API');
    return { ...page, offset: after === undefined ? page.offset : 0, after };
  });
}

/** Parses the query of a list of events; bad values are named. */
export function parseEventQuery(query: RawQuery): QueryResult<SubListRequest & TimeRequest> {
  return parseQuery(query, (read) => {
    const page = readPage(read, ['consensusTime']);
    const after = readSubListCursor(read);
    return { ...page, ...readTime(read), offset: after === undefined ? page.offset : 0, after };
  });
}

/** Writes a {@link SubListCursor}. */
export function formatSubListCursor({ ns, among }: SubListCursor): string {
  return `${ns}.${among}`;
}

function readSubListCursor(read: QueryReader): SubListCursor | undefined {
  const found = read.one('next');
  if (found === undefined) return undefined;
  const [, ns = '', among = ''] = /^(\d{1,19})\.(\d{1,20})$/.exec(found.value) ?? [];
  if (ns === '' || BigInt(ns) > MAX_NS || BigInt(among) > MAX_ID) read.refuse('next', 'is not a cursor of this API');
  return { ns: BigInt(ns), among: BigInt(among) };
}

/** One of a few words, or the default. */
export function parseChoice<const Word extends string>(
  query: RawQuery,
  name: string,
  words: readonly Word[],
): QueryResult<Word | undefined> {
  return parseQuery(query, (read) => {
    const found = read.one(name);
    if (found === undefined) return undefined;
    const word = words.find((one) => one.toLowerCase() === found.value.toLowerCase());
    return word ?? read.refuse(name, `has to be one of ${words.join(', ')}`);
  });
}

/** The instant of a balance; undefined for now. */
export function parseBalanceQuery(query: RawQuery): QueryResult<bigint | undefined> {
  return parseQuery(query, (read) => {
    const found = read.one('timestamp');
    if (found === undefined) return readEpoch(read, 'epochMillis');
    const exact = /^(\d{1,10})\.(\d{1,9})$/.exec(found.value);
    if (exact !== null) return BigInt(exact[1] ?? '0') * 1_000_000_000n + BigInt((exact[2] ?? '').padEnd(9, '0'));
    return isoNs(found.value) ?? readEpoch(read, 'timestamp');
  });
}

const ISO = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?Z$/;

function isoNs(text: string): bigint | undefined {
  const [, whole = '', fraction = ''] = ISO.exec(text) ?? [];
  const ms = Date.parse(`${whole}Z`);
  return Number.isNaN(ms) || ms < 0 ? undefined : BigInt(ms) * 1_000_000n + BigInt(fraction.padEnd(9, '0'));
}
