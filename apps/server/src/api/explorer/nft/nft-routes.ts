import { nftCursor } from '@ledgerscope/contract';
import { searchNfts } from '@ledgerscope/ledger-store';
import type { Handlers } from '../../add-calls.ts';
import { ApiError } from '../../api-error.ts';
import { accountNamed } from '../entity-named.ts';
import { itself, listReply, pageToRead } from '../list-page.ts';
import { nftPageOf } from './nft-page-of.ts';
import { nftReplies, nftReplyOf } from './nft-reply.ts';

/** NFTs. What their metadata leads to comes from outside the ledger, so that the answers do not depend on the head alone. */
export const NFT_HANDLERS = {
  listNfts: async ({ context: { store }, context, query }) => {
    const { limit } = pageToRead(query);
    const found = await searchNfts(store, { ...(await nftPageOf(context, query)), limit });
    return listReply(nftCursor, query, found, (rows) => nftReplies(context, rows), itself);
  },
  getNft: async ({ context, path: { tokenId, serial } }) => {
    const token = await accountNamed(context, tokenId, { name: 'tokenId', place: 'Path' });
    const data = await nftReplyOf(context, token, serial);
    if (data === undefined) throw new ApiError('not_found', `No NFT ${tokenId}#${serial} is known.`);
    return { data };
  },
} satisfies Partial<Handlers>;
