import {
  type NestedPage,
  type NftCollection,
  type NftListRequest,
  nftCursor,
  toAmount,
  tokenCursor,
} from '@ledgerscope/contract';
import { type EntityId, parseNftName, parseTransactionRef, trimCharacters } from '@ledgerscope/ledger';
import {
  type ActiveCollection,
  activeCollections,
  listTokens,
  type NftFilter,
  type NftPage,
  readNewestNfts,
  searchNfts,
  type TokenState,
  tokenNames,
  transactionsByRef,
} from '@ledgerscope/ledger-store';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { accountNamed, entityInQuery, entityNamed, ONLY_ID, wrongForm } from '../entity-named.ts';
import { itself, listReply, pageToRead, wholeList } from '../list-page.ts';
import { inBoth, nameText } from '../searched-text.ts';
import { periodStart } from '../time-span.ts';
import { tokenReplies } from '../token/token-reply.ts';
import { makeTokenFilter } from '../token/token-routes.ts';
import { metadataHistory } from './metadata-history.ts';
import { nftReplies, readNftReply } from './nft-reply.ts';

/** NFTs. What their metadata leads to comes from outside the ledger, so that the answers do not depend on the head alone. */
export const NFT_HANDLERS = {
  listNfts: async ({ context: { snapshot }, context, query }) => {
    const { limit } = pageToRead(query);
    const found = await searchNfts(snapshot, { ...(await readNftPage(context, query)), limit });
    return listReply(nftCursor, query, found, (rows) => nftReplies(context, rows), itself);
  },
  getNft: async ({ context, path: { tokenId, serial } }) => {
    const token = await accountNamed(context, tokenId, { name: 'tokenId', place: 'Path' });
    const data = await readNftReply(context, token, serial);
    if (data === undefined) throw new ApiError('not_found', `NFT ${tokenId}#${serial} not found.`);
    return { data };
  },
  listNftMetadataChanges: async ({ context: { snapshot }, context, path, query: { order, offset, limit } }) => {
    const token = await accountNamed(context, path.tokenId, { name: 'tokenId', place: 'Path' });
    const all = await metadataHistory(snapshot, token, path.serial);
    if (all === undefined) throw new ApiError('not_found', `NFT ${path.tokenId}#${path.serial} not found.`);
    const data = (order === 'asc' ? all.toReversed() : all).slice(offset, offset + limit);
    return { data, totalCount: all.length, size: data.length };
  },
  listNftCollections: async ({ context: { snapshot }, context, query }) => {
    const filter = await makeTokenFilter(context, query, 'NON_FUNGIBLE_UNIQUE');
    const owner = await entityInQuery(context, query.owner, ONLY_ID);
    const held = owner === 'nobody' ? { ids: [] } : { heldBy: owner };
    const found = await listTokens(snapshot, { ...filter, ...held, ...pageToRead(query), sort: query.sort });
    const replies = (rows: readonly TokenState[]) => collectionReplies(context, rows, query, () => undefined);
    return listReply(tokenCursor, query, found, replies, ({ id }) => id);
  },
  listActiveNftCollections: async ({ context: { snapshot }, context, query }) => {
    const token = await entityInQuery(context, query.id, ONLY_ID);
    if (token === 'nobody') return wholeList([]);
    const range = { fromNs: periodStart(snapshot, query.period) ?? 0n, toNs: snapshot.head?.lastNs ?? 0n, token };
    const { rows, totalCount } = await activeCollections(snapshot, range, query);
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
  const { snapshot } = context;
  const [replies, nested] = await Promise.all([
    tokenReplies(snapshot, tokens),
    readNewestNfts(snapshot, tokens, { limit: nftLimit, offset: nftOffset }),
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

const MAX_NS = 0x7fff_ffff_ffff_ffffn;
const SERIAL = /^#(\d{1,18})$/;

/** The store's page for a list of NFTs: names are looked up. */
export async function readNftPage(context: ApiContext, request: NftListRequest): Promise<NftPage> {
  const { mintedFrom, mintedUntil, limit, offset, order, after } = request;
  const bounded = mintedFrom !== undefined || mintedUntil !== undefined;
  const filter = both(await askedFor(context, request), await searchedFor(context, request.q));
  return {
    ...filter,
    minted: bounded ? { first: mintedFrom ?? 0n, last: (mintedUntil ?? MAX_NS) - 1n } : undefined,
    traits: traitsOf(request, filter.tokens),
    collection: collectionOf(request),
    // Within a collection serials grow with the time of the mint.
    sort: filter.tokens?.length === 1 || request.sort === 'serialNumber' ? 'serial' : 'minted',
    order,
    offset,
    after,
    limit,
  };
}

function collectionOf(request: NftListRequest): NftFilter['collection'] {
  const { collectionName: name, collectionCreatedAfter: from, collectionCreatedBefore: until } = request;
  if ([name, from, until].every((part) => part === undefined)) return undefined;
  return {
    name: name === undefined ? undefined : { value: nameText(name), match: 'contains' },
    created:
      from === undefined && until === undefined ? undefined : { first: from ?? 0n, last: (until ?? MAX_NS) - 1n },
  };
}

/** @throws ApiError for traits of no collection: their names mean nothing across collections */
function traitsOf({ traits }: NftListRequest, tokens: NftFilter['tokens']): NftFilter['traits'] {
  if (traits === undefined || tokens !== undefined) return traits;
  throw new ApiError('invalid_parameter', '`traits` requires `tokenId`.', 'traits');
}

async function askedFor(context: ApiContext, request: NftListRequest): Promise<NftFilter> {
  const [tokens, owners, creators, instants] = await Promise.all([
    resolveEntities(context, request.tokens, 'tokenId'),
    resolveEntities(context, request.owners, 'owner'),
    request.creator === undefined ? undefined : resolveEntities(context, [request.creator.value], request.creator.name),
    mintInstants(context, request.mintTransactionId),
  ]);
  const { serial } = request;
  const name = request.name === undefined ? undefined : nameText(request.name);
  // Of an account that nobody knows there is nothing.
  if (creators?.length === 0) return { tokens: [] };
  return {
    ...(request.tokens.length > 0 && { tokens }),
    ...(request.owners.length > 0 && { owners }),
    creator: creators?.[0],
    serial,
    name,
    instants,
  };
}

/** What a search text means: an NFT, a serial number, a collection, an owner, or a part of a name. */
async function searchedFor(context: ApiContext, q: string | undefined): Promise<NftFilter> {
  if (q === undefined) return {};
  const plain = trimCharacters(q, '*').trim();
  const serial = SERIAL.exec(plain)?.[1];
  if (serial !== undefined) return { serial: BigInt(serial) };
  const nft = parseNftName(plain);
  const entity = await entityNamed(context, nft?.collection ?? plain, 'q');
  if (entity.kind !== 'known') return { name: nameText(q) };
  if (nft !== undefined) return { tokens: [entity.id], serial: nft.serial };
  const isToken = (await tokenNames(context.snapshot, [entity.id])).has(entity.id);
  return isToken ? { tokens: [entity.id] } : { owners: [entity.id] };
}

/** What passes both filters. */
function both(asked: NftFilter, searched: NftFilter): NftFilter {
  if (asked.name !== undefined && searched.name !== undefined)
    throw new ApiError('invalid_parameter', '`name` cannot be combined with a text query in `q`.', 'name');
  const impossible = asked.serial !== undefined && searched.serial !== undefined && asked.serial !== searched.serial;
  if (impossible) return { tokens: [] };
  return {
    ...asked,
    tokens: inBoth(asked.tokens, searched.tokens),
    owners: inBoth(asked.owners, searched.owners),
    serial: asked.serial ?? searched.serial,
    name: asked.name ?? searched.name,
  };
}

async function resolveEntities(context: ApiContext, texts: readonly string[], parameter: string): Promise<EntityId[]> {
  const entities = await Promise.all(texts.map((text) => entityNamed(context, text, parameter)));
  return entities.flatMap((entity) => {
    if (entity.kind === 'other') throw wrongForm(parameter);
    return entity.kind === 'known' ? [entity.id] : [];
  });
}

async function mintInstants(
  { snapshot }: ApiContext,
  text: string | undefined,
): Promise<readonly bigint[] | undefined> {
  if (text === undefined) return undefined;
  const ref = parseTransactionRef(text);
  if (ref === undefined)
    throw new ApiError(
      'invalid_parameter',
      'Query parameter mintTransactionId must be a transaction ID.',
      'mintTransactionId',
    );
  return (await transactionsByRef(snapshot, ref)).map(({ consensusNs }) => consensusNs);
}
