import { type NestedPage, type NftCollection, nftCursor, toAmount, tokenCursor } from '@ledgerscope/contract';
import {
  type ActiveCollection,
  activeCollections,
  listTokens,
  newestNftsOf,
  searchNfts,
  type TokenState,
} from '@ledgerscope/ledger-store';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { accountNamed, entityInQuery, ONLY_ID } from '../entity-named.ts';
import { itself, listReply, pageToRead, wholeList } from '../list-page.ts';
import { periodStart } from '../time-span.ts';
import { tokenReplies } from '../token/token-reply.ts';
import { tokenFilterOf } from '../token/token-routes.ts';
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
  listNftCollections: async ({ context: { store }, context, query }) => {
    const filter = await tokenFilterOf(context, query, 'NON_FUNGIBLE_UNIQUE');
    const owner = await entityInQuery(context, query.owner, ONLY_ID);
    const held = owner === 'nobody' ? { ids: [] } : { heldBy: owner };
    const found = await listTokens(store, { ...filter, ...held, ...pageToRead(query), sort: query.sort });
    const replies = (rows: readonly TokenState[]) => collectionReplies(context, rows, query, () => undefined);
    return listReply(tokenCursor, query, found, replies, ({ id }) => id);
  },
  listActiveNftCollections: async ({ context: { store }, context, query }) => {
    const token = await entityInQuery(context, query.id, ONLY_ID);
    if (token === 'nobody') return wholeList([]);
    const range = { fromNs: periodStart(store, query.period) ?? 0n, toNs: store.head?.lastNs ?? 0n, token };
    const { rows, totalCount } = await activeCollections(store, range, query);
    const activity = new Map(rows.map((row) => [row.token.id, row]));
    const tokens = rows.map((row) => row.token);
    const data = await collectionReplies(context, tokens, query, ({ id }) => activity.get(id));
    return { data, totalCount: Number(totalCount), size: data.length };
  },
} satisfies Partial<Handlers>;

type Activity = Omit<ActiveCollection, 'token'>;

async function collectionReplies(
  context: ApiContext,
  tokens: readonly TokenState[],
  { nftLimit, nftOffset }: NestedPage,
  activityOf: (token: TokenState) => Activity | undefined,
): Promise<NftCollection[]> {
  const { store } = context;
  const [replies, nested] = await Promise.all([
    tokenReplies(store, tokens),
    newestNftsOf(store, tokens, { limit: nftLimit, offset: nftOffset }),
  ]);
  const nfts = await nftReplies(context, [...nested.values()].flat());
  return replies.flatMap((reply, index) => {
    const token = tokens[index];
    if (token === undefined) return [];
    const activity = activityOf(token);
    return {
      ...reply,
      nfts: nfts.filter(({ tokenId }) => tokenId === reply.id),
      nftCount: reply.nfts,
      nftTotalCount: reply.serials,
      transfers: activity === undefined ? null : toAmount(activity.transfers),
      mints: activity === undefined ? null : toAmount(activity.mints),
    };
  });
}
