import {
  type ListReply,
  type NestedPage,
  type NftCollection,
  parseActiveCollectionQuery,
  parseCollectionListQuery,
  type RawQuery,
  toAmount,
} from '@ledgerscope/contract';
import {
  type ActiveCollection,
  activeCollections,
  type LedgerStore,
  listTokens,
  newestNftsOf,
  type TokenState,
} from '@ledgerscope/ledger-store';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { accepted } from '../accepted.ts';
import { entityNamed } from '../entity-named.ts';
import { periodStart } from '../time-span.ts';
import { tokenFilterOf } from '../token/token-filter-of.ts';
import { tokenReplies } from '../token/token-replies.ts';
import { nftReplies } from './nft-reply.ts';

type Activity = Omit<ActiveCollection, 'token'>;

/** NFT collections with some of their NFTs. */
export function addCollectionRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get('/api/nfts/nfts-collections', async (request) => collectionList(context, request.query as RawQuery));
  app.get('/api/nfts/nfts-active-collections', async (request) => activeList(context, request.query as RawQuery));
}

async function collectionList(context: ApiContext, query: RawQuery): Promise<ListReply<NftCollection>> {
  const request = accepted(parseCollectionListQuery(query));
  const filter = await tokenFilterOf(context, request, 'NON_FUNGIBLE_UNIQUE');
  const { limit, offset, sort, order, after } = request;
  const page = { sort, order, offset, after, limit: limit === 0 ? 0 : limit + 1 };
  const { rows, totalCount } = await listTokens(context.store, { ...filter, ...page });
  const data = await collectionReplies(context.store, rows.slice(0, limit), request, () => undefined);
  const last = rows[limit - 1];
  const next = last !== undefined && rows.length > limit ? last.id.toString() : null;
  return { data, totalCount: Number(totalCount), size: data.length, next };
}

async function activeList(context: ApiContext, query: RawQuery): Promise<ListReply<NftCollection>> {
  const request = accepted(parseActiveCollectionQuery(query));
  const { limit, offset, period } = request;
  const token = await tokenAsked(context, request.id);
  const { store } = context;
  if (token === 'nobody') return { data: [], totalCount: 0, size: 0 };
  const range = { fromNs: periodStart(store, period) ?? 0n, toNs: store.head?.lastNs ?? 0n, token };
  const { rows, totalCount } = await activeCollections(store, range, { limit, offset });
  const activity = new Map(rows.map((row) => [row.token.id, row]));
  const tokens = rows.map((row) => row.token);
  const data = await collectionReplies(store, tokens, request, ({ id }) => activity.get(id));
  return { data, totalCount: Number(totalCount), size: data.length };
}

async function tokenAsked(
  context: ApiContext,
  id: { readonly name: string; readonly value: string } | undefined,
): Promise<bigint | 'nobody' | undefined> {
  if (id === undefined) return undefined;
  const entity = await entityNamed(context, id.value, id.name);
  if (entity.kind === 'other')
    throw new ApiError('invalid_parameter', `Query parameter ${id.name} has to be shard.realm.num.`, id.name);
  return entity.kind === 'known' ? entity.id : 'nobody';
}

async function collectionReplies(
  store: LedgerStore,
  tokens: readonly TokenState[],
  { nftLimit, nftOffset }: NestedPage,
  activityOf: (token: TokenState) => Activity | undefined,
): Promise<NftCollection[]> {
  const [replies, nested] = await Promise.all([
    tokenReplies(store, tokens),
    newestNftsOf(store, tokens, { limit: nftLimit, offset: nftOffset }),
  ]);
  const nfts = await nftReplies(store, [...nested.values()].flat());
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
