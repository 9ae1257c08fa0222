import { type EntityId, entityIdFromStore } from '@ledgerscope/ledger';
import { answersTo } from '../changing-answers.ts';
import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { questionOf } from '../question.ts';
import { NFTS_BY_MINT, NFTS_BY_TOKEN, type PlaceValues } from '../rows/place-list.ts';
import { readBehind } from '../rows/read-behind.ts';
import { stateRow, stateRowsBetween } from '../state/queries.ts';
import { readHolding, tokenBalances } from '../token/balances.ts';
import { checkListPage, type ListOf, type ListPage } from '../token/list-page.ts';
import type { TokenState } from '../token/queries.ts';
import { tokenSupplyTable } from '../token/rows.ts';
import { MAX_DEEP_OFFSET } from '../transaction/list-transactions.ts';
import type { NftKey } from './nft-key.ts';
import { type NftState, nftsByKey, nftsOwnedInToken, stateOf } from './queries.ts';
import { nftTable } from './rows.ts';

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
  checkListPage('nft:of-token', page, MAX_DEEP_OFFSET);
  const supply = await stateRow(snapshot, tokenSupplyTable, { id: token });
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
  const rows = await stateRowsBetween(snapshot, nftTable, from, to);
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
  const found = new Map<string, NftKey>();
  const page = { order: 'desc', limit: 1 } as const;
  for (const token of tokens) {
    const prefix = { token: BigInt(token) };
    const [newest] = await snapshot.rows.states.under(nftTable, prefix, headInstant(snapshot), page);
    if (newest !== undefined) found.set(token, { token: newest.token, serial: newest.serial });
  }
  return found;
}

async function sparsePage(snapshot: LedgerSnapshot, token: EntityId, page: TokenNftPage): Promise<NftState[]> {
  return nftsByKey(snapshot, await sparseKeys(snapshot, token, page));
}

/** Which NFTs are on a page of a collection of which some are not known. */
function sparseKeys(snapshot: LedgerSnapshot, token: EntityId, page: TokenNftPage): Promise<NftKey[]> {
  const { limit, offset = 0, order = 'desc', after: serial } = page;
  const read = (part: { limit: number; offset: number; after: NftKey | undefined }): Promise<NftKey[]> =>
    snapshot.rows.states.under(nftTable, { token }, headInstant(snapshot), { order, ...part });
  return readBehind(read, { limit, offset, after: serial === undefined ? undefined : { token, serial } });
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
  checkListPage('nft:of-owner', page, MAX_DEEP_OFFSET);
  const [keys, totalCount] = await Promise.all([
    ownedPage(snapshot, owner, page),
    page.token === undefined
      ? readHolding(snapshot, owner).then(({ nfts }) => nfts)
      : countOwnedInToken(snapshot, owner, page.token),
  ]);
  return { rows: await nftsByKey(snapshot, keys), totalCount };
}

/** A page of the list by mint, or by serial number within a collection. */
async function ownedPage(
  snapshot: LedgerSnapshot,
  owner: EntityId,
  { limit, offset = 0, token, after }: OwnedNftPage,
): Promise<NftKey[]> {
  const byMint = after && { mintedNs: after.mintedNs, token: after.token, serial: after.serial };
  const bySerial = after && token !== undefined ? { token, serial: after.serial } : undefined;
  const list = token === undefined ? NFTS_BY_MINT : NFTS_BY_TOKEN;
  const of = { term: owner, order: 'backward', under: token === undefined ? {} : { token } } as const;
  const places = await readBehind<PlaceValues>(
    (part) => snapshot.rows.places.page(list, { ...of, ...part }, headInstant(snapshot)),
    { limit, offset, after: token === undefined ? byMint : bySerial },
  );
  return places.map(({ token: collection = 0n, serial = 0n }) => ({ token: collection, serial }));
}

/** The balance, where it is known; else the NFTs that are known. */
async function countOwnedInToken(snapshot: LedgerSnapshot, owner: EntityId, token: EntityId): Promise<bigint> {
  const [relation] = await tokenBalances(snapshot, owner, [token]);
  if (relation !== undefined && relation.balance !== null) return relation.balance;
  return BigInt((await nftsOwnedInToken(snapshot, owner, token)).length);
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
