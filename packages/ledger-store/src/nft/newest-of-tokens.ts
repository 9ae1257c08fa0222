import { entityIdFromStore } from '@ledgerscope/ledger';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { checkListPage, type ListPage } from '../token/list-page.ts';
import type { TokenState } from '../token/queries.ts';
import { newestSerials, sparseKeys } from './list-nfts.ts';
import { type NftState, nftsByKey } from './queries.ts';

/**
 * A page of the NFTs of each collection, newest serial first, burned and wiped ones too. Where all NFTs of a collection are
 * known the page is a range of serials; one statement reads the NFTs of all. Throws InvalidQueryError for a page
 * out of bounds.
 */
export async function newestNftsOf(
  store: LedgerSnapshot,
  tokens: readonly TokenState[],
  page: ListPage,
): Promise<Map<bigint, NftState[]>> {
  checkListPage('nft:newest-of', page);
  const { limit, offset = 0 } = page;
  const uncertain = tokens.filter(({ whole, serials }) => !whole && serials > 0n);
  const newest = await newestSerials(
    store,
    uncertain.map(({ id }) => entityIdFromStore(id)),
  );
  const isDense = ({ id, whole, serials }: TokenState) => whole || newest.get(id) === serials;
  const ranges = tokens.filter(isDense).flatMap(({ id, serials }) => {
    const last = serials - BigInt(offset);
    const count = last < BigInt(limit) ? Number(last) : limit;
    return Array.from({ length: Math.max(0, count) }, (_, index) => ({ token: id, serial: last - BigInt(index) }));
  });
  const sparse = uncertain.filter((token) => !isDense(token));
  const pages = await Promise.all(sparse.map(({ id }) => sparseKeys(store, entityIdFromStore(id), page)));
  const found = new Map<bigint, NftState[]>();
  for (const nft of await nftsByKey(store, [...ranges, ...pages.flat()]))
    found.set(nft.token, [...(found.get(nft.token) ?? []), nft]);
  return found;
}
