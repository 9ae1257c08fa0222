import { NftRow, nftListQuery, type RawQuery } from '@ledgerscope/contract';
import { searchNfts } from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { accepted } from '../accepted.ts';
import { nftPageOf } from './nft-page-of.ts';
import { nftReplies } from './nft-reply.ts';

const PAGE = 500;

/** Whole lists of NFTs. */
export const NFT_EXPORTS = { nfts: { fields: NftRow.properties, make: nftPages } };

async function nftPages(context: ApiContext, query: RawQuery): Promise<AsyncGenerator<readonly object[]>> {
  const page = await nftPageOf(context, accepted(nftListQuery, query));
  return (async function* () {
    for (let after: { mintedNs: bigint; token: bigint; serial: bigint } | undefined, more = true; more; ) {
      const { rows } = await searchNfts(context.store, { ...page, offset: 0, limit: PAGE, after });
      yield await nftReplies(context, rows);
      after = rows.at(-1);
      more = rows.length === PAGE;
    }
  })();
}
