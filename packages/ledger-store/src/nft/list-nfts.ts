import { type EntityId, entityIdFromStore } from '@ledgerscope/ledger';
import { answersTo } from '../changing-answers.ts';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { questionOf } from '../question.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { NFTS_BY_MINT, NFTS_BY_TOKEN } from '../rows/place-list.ts';
import type { RowStore } from '../rows/row-store.ts';
import { stateRow, stateRowsBetween } from '../state/queries.ts';
import { readHolding, tokenBalances } from '../token/balances.ts';
import { checkListPage, currentPage, type ListOf, type ListPage } from '../token/list-page.ts';
import type { TokenState } from '../token/queries.ts';
import { tokenSupplyTable } from '../token/rows.ts';
import { type NftKey, type NftState, nftsByKey, stateOf } from './queries.ts';
import { nftTable } from './rows.ts';

const TOKENS_PER_STATEMENT = 25;
const KEY_COLUMNS = { token: 'u64', serial: 'i64', version: 'ns' } as const;
const OWNED_COLUMNS = { ...KEY_COLUMNS, owned: 'u8' } as const;

export interface TokenNftPage extends ListPage {
  /** By serial number; newest first by default. */
  readonly order?: 'asc' | 'desc';
  /** Goes on behind this serial number. */
  readonly after?: bigint | undefined;
}

export interface OwnedNftPage extends ListPage {
  /** Only of this collection. */
  readonly token?: EntityId | undefined;
  /** Goes on behind this NFT. */
  readonly after?: (NftKey & { readonly mintedNs: bigint }) | undefined;
}

/**
 * NFTs of a collection, burned and wiped ones too, newest serial first, and how many. Throws InvalidQueryError for a page
 * out of bounds.
 */
export async function listNftsOfToken(
  snapshot: LedgerSnapshot,
  token: EntityId,
  page: TokenNftPage,
): Promise<ListOf<NftState>> {
  const tag = 'nft:of-token';
  checkListPage(tag, page);
  const supply = await stateRow(snapshot, tag, tokenSupplyTable, { id: token });
  const totalCount = supply?.serials ?? 0n;
  if (totalCount === 0n || page.limit === 0) return { rows: [], totalCount };
  // The network numbers NFTs from 1 without gaps: where all are known, a page is a range of serials.
  const isDense = page.after === undefined && (await newestSerials(snapshot, [token])).get(token) === totalCount;
  return {
    rows: await (isDense ? densePage(snapshot, token, page, totalCount) : sparsePage(snapshot, token, page)),
    totalCount,
  };
}

async function densePage(
  snapshot: LedgerSnapshot,
  token: EntityId,
  { limit, offset = 0, order = 'desc' }: TokenNftPage,
  newest: bigint,
): Promise<NftState[]> {
  const skipped = BigInt(offset);
  const last = order === 'desc' ? newest - skipped : skipped + BigInt(limit);
  const first = order === 'desc' ? last - BigInt(limit) + 1n : skipped + 1n;
  const [from, to] = [
    { token, serial: first },
    { token, serial: last },
  ] as const;
  const rows = await stateRowsBetween(snapshot, 'nft:of-token', nftTable, from, to);
  rows.sort((one, other) => (one.serial < other.serial === (order === 'asc') ? -1 : 1));
  return rows.map(stateOf);
}

const NEWEST_SERIAL = questionOf('newest serial', 'nft', ({ token }) => String(token));

/** The highest serial number that is known of each collection; none where no NFT of it is. */
export async function newestSerials(
  snapshot: LedgerSnapshot,
  tokens: readonly EntityId[],
): Promise<Map<bigint, bigint>> {
  const found = await answersTo(snapshot, NEWEST_SERIAL, tokens.map(String), (missing) =>
    readNewestSerials(snapshot, missing),
  );
  return new Map([...found.values()].map(({ token, serial }) => [token, serial]));
}

async function readNewestSerials(snapshot: LedgerSnapshot, tokens: readonly string[]): Promise<Map<string, NftKey>> {
  if (snapshot.rows !== undefined) return newestFromRows(snapshot, snapshot.rows, tokens);
  const groups: string[][] = [];
  for (let start = 0; start < tokens.length; start += TOKENS_PER_STATEMENT)
    groups.push(tokens.slice(start, start + TOKENS_PER_STATEMENT));
  // A collection of millions is read from its end alone, which no grouping does.
  const newestOf = (token: string) => `(SELECT token, serial FROM nft
    WHERE token = ${token} AND version <= ${nsParameter('headNs')} ORDER BY token DESC, serial DESC LIMIT 1)`;
  const parameters = { headNs: headInstant(snapshot) };
  const columns = { token: 'u64', serial: 'i64' } as const;
  const rows = await Promise.all(
    groups.map((group) =>
      snapshot.client.query('nft:newest-serial', group.map(newestOf).join(' UNION ALL '), parameters, columns),
    ),
  );
  return new Map(rows.flat().map((key) => [String(key.token), key]));
}

async function newestFromRows(
  snapshot: LedgerSnapshot,
  rows: RowStore,
  tokens: readonly string[],
): Promise<Map<string, NftKey>> {
  const found = new Map<string, NftKey>();
  for (const token of tokens) {
    const [newest] = await rows.states.under(nftTable, { token: BigInt(token) }, headInstant(snapshot), {
      order: 'desc',
      limit: 1,
    });
    if (newest !== undefined) found.set(token, { token: newest.token, serial: newest.serial });
  }
  return found;
}

async function sparsePage(snapshot: LedgerSnapshot, token: EntityId, page: TokenNftPage): Promise<NftState[]> {
  return nftsByKey(snapshot, await sparseKeys(snapshot, token, page));
}

/** Which NFTs are on a page of a collection of which some are not known. */
async function sparseKeys(snapshot: LedgerSnapshot, token: EntityId, page: TokenNftPage): Promise<NftKey[]> {
  const tag = 'nft:of-token';
  if (snapshot.rows !== undefined) {
    const { limit, offset = 0, order = 'desc', after: serial } = page;
    const after = serial === undefined ? undefined : { token, serial };
    const place = { order, limit, offset, after };
    return snapshot.rows.states.under(nftTable, { token }, headInstant(snapshot), place);
  }
  const direction = page.order === 'asc' ? 'ASC' : 'DESC';
  const { after } = page;
  const behind = after === undefined ? '' : `AND serial ${page.order === 'asc' ? '>' : '<'} {after:Int64}`;
  const where = `token = {token:UInt64} AND version <= ${nsParameter('headNs')} ${behind}`;
  const parameters = { token, headNs: headInstant(snapshot), ...(after !== undefined && { after }) };
  const order = `ORDER BY token ${direction}, serial ${direction}`;
  return currentPage(
    {
      stored: (limit) =>
        snapshot.client.query(
          tag,
          `SELECT token, serial, version FROM nft WHERE ${where} ${order} LIMIT {limit:UInt32}`,
          { ...parameters, limit },
          KEY_COLUMNS,
        ),
      keyOf: ({ serial }) => `${serial}`,
      keeps: () => true,
    },
    page,
  );
}

/**
 * NFTs that an account owns, newest mint first, or those of one collection, newest serial first; and how many. Throws
 * InvalidQueryError for a page out of bounds.
 */
export async function listNftsOfOwner(
  snapshot: LedgerSnapshot,
  owner: EntityId,
  page: OwnedNftPage,
): Promise<ListOf<NftState>> {
  checkListPage('nft:of-owner', page);
  const order = page.token === undefined ? BY_MINT : BY_SERIAL;
  const [keys, totalCount] = await Promise.all([
    ownedPage(snapshot, owner, page, order),
    page.token === undefined
      ? readHolding(snapshot, owner).then(({ nfts }) => nfts)
      : countOwnedInToken(snapshot, owner, page.token),
  ]);
  return { rows: await nftsByKey(snapshot, keys), totalCount };
}

interface OwnerOrder {
  readonly table: string;
  readonly where: string;
  readonly orderBy: string;
  /** Behind the NFT that a page continues from. */
  readonly behind: string;
}
const BY_MINT: OwnerOrder = {
  table: 'nft_owner',
  where: 'owner = {owner:UInt64}',
  orderBy: 'owner DESC, minted_ns DESC, token DESC, serial DESC',
  behind: `minted_ns <= ${nsParameter('mintedNs')}
    AND (minted_ns, token, serial) < (${nsParameter('mintedNs')}, {afterToken:UInt64}, {serial:Int64})`,
};
const BY_SERIAL: OwnerOrder = {
  table: 'nft_owner_token',
  where: 'owner = {owner:UInt64} AND token = {token:UInt64}',
  orderBy: 'owner DESC, token DESC, serial DESC',
  behind: 'serial < {serial:Int64}',
};

async function ownedPage(
  snapshot: LedgerSnapshot,
  owner: EntityId,
  page: OwnedNftPage,
  order: OwnerOrder,
): Promise<NftKey[]> {
  return (await ownedFromRows(snapshot, owner, page)) ?? storedOwned(snapshot, owner, page, order);
}

/** A page in the order of the row store; undefined where there is none. */
async function ownedFromRows(
  snapshot: LedgerSnapshot,
  owner: EntityId,
  { limit, offset = 0, token, after }: OwnedNftPage,
): Promise<NftKey[] | undefined> {
  const byMint = after && { mintedNs: after.mintedNs, token: after.token, serial: after.serial };
  const bySerial = after && token !== undefined ? { token, serial: after.serial } : undefined;
  const places = await snapshot.rows?.places.page(
    token === undefined ? NFTS_BY_MINT : NFTS_BY_TOKEN,
    {
      term: owner,
      order: 'backward',
      limit,
      offset,
      after: token === undefined ? byMint : bySerial,
      under: token === undefined ? {} : { token },
    },
    headInstant(snapshot),
  );
  return places?.map(({ token: collection = 0n, serial = 0n }) => ({ token: collection, serial }));
}

function storedOwned(
  snapshot: LedgerSnapshot,
  owner: EntityId,
  page: OwnedNftPage,
  { table, where, orderBy, behind }: OwnerOrder,
): Promise<NftKey[]> {
  const tag = 'nft:of-owner';
  const { token, after } = page;
  const byMint = after && { mintedNs: after.mintedNs, afterToken: after.token, serial: after.serial };
  const place = token === undefined ? byMint : { token, ...(after !== undefined && { serial: after.serial }) };
  const parameters = { owner, ...place, headNs: headInstant(snapshot) };
  const bounded = `${where} AND version <= ${nsParameter('headNs')} ${after === undefined ? '' : `AND ${behind}`}`;
  const key = orderBy.replaceAll(' DESC', '');
  return currentPage(
    {
      stored: (limit) =>
        snapshot.client.query(
          tag,
          `SELECT token, serial, owned, version FROM ${table} WHERE ${bounded} ORDER BY ${orderBy} LIMIT {limit:UInt32}`,
          { ...parameters, limit },
          OWNED_COLUMNS,
        ),
      keyOf: ({ token: collection, serial }) => `${collection} ${serial}`,
      keeps: ({ owned }) => owned === 1,
      kept: (size, most) =>
        snapshot.client.query(
          tag,
          `SELECT token, serial, owned, version FROM (
              SELECT * FROM (SELECT * FROM ${table} WHERE ${bounded} ORDER BY ${orderBy} LIMIT {size:UInt32})
              ORDER BY ${orderBy}, version DESC LIMIT 1 BY ${key})
            WHERE owned = 1 ORDER BY ${orderBy} LIMIT {most:UInt32}`,
          { ...parameters, size, most },
          OWNED_COLUMNS,
          READ_LIMITS,
        ),
    },
    page,
  );
}

/** The balance, where it is known; else the NFTs that are known. */
async function countOwnedInToken(snapshot: LedgerSnapshot, owner: EntityId, token: EntityId): Promise<bigint> {
  const [relation] = await tokenBalances(snapshot, owner, [token]);
  if (relation !== undefined && relation.balance !== null) return relation.balance;
  const sql = `SELECT count() AS owned_now FROM (
      SELECT serial FROM nft_owner_token WHERE ${BY_SERIAL.where} AND version <= ${nsParameter('headNs')}
      GROUP BY serial HAVING argMax(owned, version) = 1)`;
  const parameters = { owner, token, headNs: headInstant(snapshot) };
  const [row] = await snapshot.client.query('nft:count-owned', sql, parameters, { ownedNow: 'u64' }, READ_LIMITS);
  return row?.ownedNow ?? 0n;
}

/**
 * A page of the NFTs of each collection, newest serial first, burned and wiped ones too. Where all NFTs of a collection are
 * known the page is a range of serials; one statement reads the NFTs of all. Throws InvalidQueryError for a page
 * out of bounds.
 */
export async function readNewestNfts(
  snapshot: LedgerSnapshot,
  tokens: readonly TokenState[],
  page: ListPage,
): Promise<Map<bigint, NftState[]>> {
  checkListPage('nft:newest-of', page);
  const { limit, offset = 0 } = page;
  const uncertain = tokens.filter(({ whole, serials }) => !whole && serials > 0n);
  const ids = uncertain.map(({ id }) => entityIdFromStore(id));
  const newest = await newestSerials(snapshot, ids);
  const isDense = ({ id, whole, serials }: TokenState) => whole || newest.get(id) === serials;
  const ranges = tokens.filter(isDense).flatMap(({ id, serials }) => {
    const last = serials - BigInt(offset);
    const count = last < BigInt(limit) ? Number(last) : limit;
    return Array.from({ length: Math.max(0, count) }, (_, index) => ({ token: id, serial: last - BigInt(index) }));
  });
  const sparse = uncertain.filter((token) => !isDense(token));
  const pages = await Promise.all(sparse.map(({ id }) => sparseKeys(snapshot, entityIdFromStore(id), page)));
  const found = new Map<bigint, NftState[]>();
  for (const nft of await nftsByKey(snapshot, [...ranges, ...pages.flat()]))
    found.set(nft.token, [...(found.get(nft.token) ?? []), nft]);
  return found;
}
