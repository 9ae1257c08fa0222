import type { EntityId } from '@ledgerscope/ledger';
import { ALWAYS, allOf, type Condition, whenGiven } from '../condition.ts';
import { headInstant, nsParameter, nsSetParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { nftNameCondition } from '../nft-metadata/search-names.ts';
import { nftTraitsCondition, type WantedTraits } from '../nft-metadata/traits.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { stateRow } from '../state/queries.ts';
import { ledgerCounterTable } from '../stats/rows.ts';
import type { TimeRange } from '../time-range.ts';
import { checkListPage, type ListOf, type ListPage } from '../token/list-page.ts';
import { committedVersion, matchingTokens, type TokenFilter } from '../token/token-filter.ts';
import { MAX_DEEP_OFFSET } from '../transaction/list-transactions.ts';
import { listNftsOfOwner, listNftsOfToken } from './list-nfts.ts';
import { type NftState, nftsByKey } from './queries.ts';

const TAG = 'nft:search';

/** Which NFTs; what is absent does not restrict. */
export interface NftFilter {
  readonly tokens?: readonly EntityId[] | undefined;
  /** Who owns them now. */
  readonly owners?: readonly EntityId[] | undefined;
  /** Who paid for the mint. */
  readonly creator?: EntityId | undefined;
  readonly serial?: bigint | undefined;
  /** By the mint, both ends inclusive. */
  readonly minted?: TimeRange | undefined;
  /** Instants of the mint. */
  readonly instants?: readonly bigint[] | undefined;
  /**
   * A part of the name of the NFT, or of the name or symbol of its collection, whatever its case; `*` matches any run of
   * characters.
   */
  readonly name?: string | undefined;
  /** Traits by their metadata; goes with `tokens` only. */
  readonly traits?: WantedTraits | undefined;
  /** What their collection is called, and when it was created. */
  readonly collection?: Pick<TokenFilter, 'name' | 'created'> | undefined;
}

export interface NftPage extends NftFilter, ListPage {
  /** By the mint, or by serial number. */
  readonly sort: 'minted' | 'serial';
  readonly order: 'asc' | 'desc';
  /** Goes on behind this NFT: the way to walk the list to its end. */
  readonly after?: { readonly mintedNs: bigint; readonly token: bigint; readonly serial: bigint } | undefined;
}

/**
 * NFTs that pass the filter, and how many. Where neither collections nor owners are given, those are found whose mint was
 * ingested. Throws InvalidQueryError for a page out of bounds.
 */
export async function searchNfts(snapshot: LedgerSnapshot, page: NftPage): Promise<ListOf<NftState>> {
  checkListPage(TAG, page, MAX_DEEP_OFFSET);
  if ([page.tokens, page.owners, page.instants].some((set) => set?.length === 0)) return { rows: [], totalCount: 0n };
  return (await oneList(snapshot, page)) ?? searchMints(snapshot, page);
}

/** Lists of one collection or one owner are stored in order. */
async function oneList(snapshot: LedgerSnapshot, page: NftPage): Promise<ListOf<NftState> | undefined> {
  const { creator, serial, minted, instants, name, traits, collection, tokens = [], owners = [] } = page;
  const others = [creator, serial, minted, instants, name, traits, collection, tokens[1], owners[1]];
  if (others.some((filter) => filter !== undefined)) return undefined;
  const [token] = tokens;
  const [owner] = owners;
  if (owner !== undefined) return ofOwner(snapshot, owner, token, page);
  // The network numbers the NFTs of a collection in the order of their mints.
  return token === undefined ? undefined : listNftsOfToken(snapshot, token, { ...page, after: page.after?.serial });
}

function ofOwner(snapshot: LedgerSnapshot, owner: EntityId, token: EntityId | undefined, page: NftPage) {
  const inOrder = page.order === 'desc' && page.sort === (token === undefined ? 'minted' : 'serial');
  return inOrder ? listNftsOfOwner(snapshot, owner, { ...page, token }) : undefined;
}

/** Where the NFTs of a filter are looked for. */
interface Source {
  readonly table: string;
  readonly minted: 'consensus_ns' | 'minted_ns';
  readonly where: Condition;
  /** Owners come and go: the newest row says whether one still is. */
  readonly owned: boolean;
  /** Several versions of an NFT are side by side. */
  readonly versions: boolean;
}

async function searchMints(snapshot: LedgerSnapshot, page: NftPage): Promise<ListOf<NftState>> {
  const source = sourceOf(snapshot, page);
  const [keys, totalCount] = await Promise.all([
    page.limit === 0 ? [] : readKeys(snapshot, source, page),
    isUnfiltered(page) ? countMints(snapshot) : countNfts(snapshot, source),
  ]);
  return { rows: await nftsByKey(snapshot, keys), totalCount };
}

function readKeys(snapshot: LedgerSnapshot, source: Source, page: NftPage) {
  const { limit, offset = 0 } = page;
  const { where, minted, owned } = source;
  const after = afterCondition(page, minted);
  const direction = page.order === 'asc' ? 'ASC' : 'DESC';
  const order = orderColumns(page, minted).map((column) => `${column} ${direction}`);
  const distinct = source.versions ? 'LIMIT 1 BY token, serial' : '';
  const from = owned ? `(${ownedSql(source, after)})` : source.table;
  const condition = owned ? '1' : allOf(where, after).sql;
  const sql = `SELECT token, serial FROM ${from} WHERE ${condition} ORDER BY ${order.join(', ')} ${distinct}
    LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;
  const parameters = { ...where.parameters, ...after.parameters, limit, offset };
  return snapshot.client.query(TAG, sql, parameters, { token: 'u64', serial: 'i64' }, READ_LIMITS);
}

async function countNfts(snapshot: LedgerSnapshot, source: Source): Promise<bigint> {
  const { where, table } = source;
  const count = source.versions ? 'uniqExact(token, serial)' : 'count()';
  const sql = source.owned
    ? `SELECT toUInt64(count()) AS total_count FROM (${ownedSql(source, ALWAYS)})`
    : `SELECT toUInt64(${count}) AS total_count FROM ${table} WHERE ${where.sql}`;
  const [row] = await snapshot.client.query(TAG, sql, where.parameters, { totalCount: 'u64' }, READ_LIMITS);
  return row?.totalCount ?? 0n;
}

function ownedSql({ table, where }: Source, after: Condition): string {
  return `SELECT token, serial, minted_ns FROM ${table} WHERE ${allOf(where, after).sql}
    GROUP BY owner, minted_ns, token, serial HAVING argMax(owned, version) = 1`;
}

function sourceOf(snapshot: LedgerSnapshot, page: NftPage): Source {
  const residual = allOf(
    whenGiven('token IN {tokens:Array(UInt64)}', { tokens: page.tokens }),
    whenGiven('serial = {serial:Int64}', { serial: page.serial }),
    nameCondition(snapshot, page),
    traitsCondition(page),
    collectionCondition(snapshot, page),
  );
  const version = committedVersion(snapshot);
  if (page.owners !== undefined) {
    const owners = { sql: 'owner IN {owners:Array(UInt64)}', parameters: { owners: page.owners } };
    const createdBy = whenGiven(`(token, serial) GLOBAL IN (${OF_CREATOR})`, { creator: page.creator });
    const where = allOf(owners, mintCondition(page, 'minted_ns'), createdBy, residual, version);
    return { table: 'nft_owner', minted: 'minted_ns', where, owned: true, versions: false };
  }
  if (page.tokens !== undefined) {
    const where = allOf(mintCondition(page, 'minted_ns'), creatorCondition(page), residual, version);
    return { table: 'nft', minted: 'minted_ns', where, owned: false, versions: true };
  }
  const committed = {
    sql: `consensus_ns <= ${nsParameter('headNs')}`,
    parameters: { headNs: headInstant(snapshot) },
  };
  const where = allOf(mintCondition(page, 'consensus_ns'), creatorCondition(page), residual, committed);
  return { table: mintTable(page), minted: 'consensus_ns', where, owned: false, versions: false };
}

/** The table of mints whose key leads to what is asked for. */
function mintTable({ serial, creator, instants, sort }: NftPage): string {
  if (instants !== undefined) return 'nft_mint';
  if (serial !== undefined) return 'nft_serial';
  if (creator !== undefined) return 'nft_creator';
  return sort === 'serial' ? 'nft_serial' : 'nft_mint';
}

function isUnfiltered(page: NftPage): boolean {
  const { tokens, owners, creator, serial, minted, instants, name, collection } = page;
  return [tokens, owners, creator, serial, minted, instants, name, collection].every((filter) => filter === undefined);
}

async function countMints(snapshot: LedgerSnapshot): Promise<bigint> {
  return (await stateRow(snapshot, ledgerCounterTable, { name: 'nftMints' }))?.value ?? 0n;
}

function orderColumns({ sort }: NftPage, minted: string): string[] {
  return sort === 'serial' ? ['serial', minted, 'token'] : [minted, 'token', 'serial'];
}

function afterCondition(page: NftPage, minted: string): Condition {
  const { after, order } = page;
  if (after === undefined) return ALWAYS;
  const values: Readonly<Record<string, string>> = {
    [minted]: nsParameter('afterMinted'),
    token: '{afterToken:UInt64}',
    serial: '{afterSerial:Int64}',
  };
  const columns = orderColumns(page, minted);
  const [first = ''] = columns;
  const compare = order === 'asc' ? '>' : '<';
  const tuple = `(${columns.join(', ')}) ${compare} (${columns.map((column) => values[column]).join(', ')})`;
  return {
    // The first column alone bounds the range of the key.
    sql: `${first} ${compare}= ${values[first]} AND ${tuple}`,
    parameters: { afterMinted: after.mintedNs, afterToken: after.token, afterSerial: after.serial },
  };
}

function mintCondition({ minted, instants }: NftPage, column: string): Condition {
  const [from, to] = [`${column} >= ${nsParameter('mintedFirst')}`, `${column} <= ${nsParameter('mintedLast')}`];
  const within = whenGiven(`${from} AND ${to}`, { mintedFirst: minted?.first, mintedLast: minted?.last });
  return allOf(within, whenGiven(`${column} IN ${nsSetParameter('instants')}`, { instants }));
}

function creatorCondition({ creator }: NftPage): Condition {
  return whenGiven('creator = {creator:UInt64}', { creator });
}

const OF_CREATOR = 'SELECT token, serial FROM nft_creator WHERE creator = {creator:UInt64}';

function traitsCondition({ tokens, traits }: NftPage): Condition {
  return tokens === undefined || traits === undefined ? ALWAYS : nftTraitsCondition(tokens, traits);
}

function collectionCondition(snapshot: LedgerSnapshot, { collection }: NftPage): Condition {
  if (collection === undefined) return ALWAYS;
  const { sql, parameters } = matchingTokens(snapshot, { ...collection, type: 'NON_FUNGIBLE_UNIQUE' });
  return { sql: `token IN ${sql}`, parameters };
}

function nameCondition(snapshot: LedgerSnapshot, { name }: NftPage): Condition {
  if (name === undefined) return ALWAYS;
  const text = { value: name, match: 'contains' } as const;
  const collections = matchingTokens(snapshot, { text, type: 'NON_FUNGIBLE_UNIQUE' });
  const own = nftNameCondition(name);
  return {
    sql: `(token IN ${collections.sql} OR ${own.sql})`,
    parameters: { ...collections.parameters, ...own.parameters },
  };
}
