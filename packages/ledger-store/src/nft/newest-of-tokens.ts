import { entityIdFromStore } from '@ledgerscope/ledger';
import type { LedgerReader } from '../ledger-reader.ts';
import { checkListPage, type ListPage } from '../token/list-page.ts';
import type { TokenState } from '../token/queries.ts';
import { listNftsOfToken } from './list-nfts.ts';
import { type NftState, nftsByKey } from './queries.ts';

/**
 * A page of the NFTs of each collection, newest serial first, burned and wiped ones too. Where all NFTs of a collection are
 * known the page is a range of serials, so that one statement reads the pages of many. Throws InvalidQueryError for a page
 * out of bounds.
 */
export async function newestNftsOf(
  store: LedgerReader,
  tokens: readonly TokenState[],
  page: ListPage,
): Promise<Map<bigint, NftState[]>> {
  checkListPage('nft:newest-of', page);
  const { limit, offset = 0 } = page;
  const known = tokens.filter(({ anchored }) => anchored);
  const keys = known.flatMap(({ id, serials }) => {
    const last = serials - BigInt(offset);
    const count = last < BigInt(limit) ? Number(last) : limit;
    return Array.from({ length: Math.max(0, count) }, (_, index) => ({ token: id, serial: last - BigInt(index) }));
  });
  const [rows, others] = await Promise.all([
    nftsByKey(store, keys),
    Promise.all(
      tokens
        .filter(({ anchored, serials }) => !anchored && serials > 0n)
        .map(async ({ id }) => [id, await listNftsOfToken(store, entityIdFromStore(id), page)] as const),
    ),
  ]);
  const found = new Map<bigint, NftState[]>(others.map(([id, list]) => [id, list.rows]));
  for (const nft of rows) found.set(nft.token, [...(found.get(nft.token) ?? []), nft]);
  return found;
}
