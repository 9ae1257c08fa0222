import {
  holderCursor,
  type TokenBalanceReply,
  type TokenFilterRequest,
  type TokenHolderReply,
  toAmount,
  tokenBalanceCursor,
  tokenCursor,
} from '@ledgerscope/contract';
import { entityIdFromStore, formatEntityId, trimCharacters } from '@ledgerscope/ledger';
import {
  balancePlace,
  customFeeHistory,
  holdersOfToken,
  type IdRange,
  type LedgerSnapshot,
  listTokens,
  readTokenBalances,
  type AccountTokenBalance as StoredBalance,
  type TokenFilter,
  type TokenHolder,
  type TokenList,
  type TokenPage,
  type TokenState,
  type TokenText,
  tokenById,
  traitsOfToken,
} from '@ledgerscope/ledger-store';
import { idText, instantOrNull, instantText } from '@ledgerscope/transactions/values';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { accountNamed, accountOfPath, entityInQuery, entityNamed, listOfKnown, ONLY_ID } from '../entity-named.ts';
import { exactFirst, idToContinueBehind, wholeId } from '../exact-first.ts';
import { itself, listReply, pageToRead, wholeList } from '../list-page.ts';
import { idPatternOf, nameText } from '../searched-text.ts';
import {
  feeReply,
  NO_PICTURE,
  percentText,
  thumbnails,
  tokenNameReply,
  tokenReplies,
  tokenWithPicture,
} from './token-reply.ts';

const MAX_TRAITS = 500;

/** Tokens, their holders, traits and fees, and what an account has of them. */
export const TOKEN_HANDLERS = {
  listTokens: async ({ context: { snapshot }, context, query }) => {
    const filter = await makeTokenFilter(context, query, query.tokenType);
    const found = await findTokens(snapshot, query.q, { ...filter, ...pageToRead(query), sort: query.sort });
    const list = await listReply(
      tokenCursor,
      query,
      found,
      (rows) => tokenReplies(snapshot, rows),
      ({ id }) => (isNewestFirst(query) ? idToContinueBehind(query, id) : id),
    );
    const byType = [...found.byType].map(([type, count]) => [type, Number(count)]);
    return { ...list, facets: { tokenType: Object.fromEntries(byType) } };
  },
  getToken: async ({ context, path }) => {
    const token = await tokenOfPath(context, path.id);
    return { data: await tokenWithPicture(context.snapshot, token) };
  },
  listTokenHolders: async ({ context: { snapshot }, context, path, query }) => {
    const token = await tokenOfPath(context, path.id);
    const account =
      query.account === undefined
        ? undefined
        : await accountNamed(context, query.account.value, { name: query.account.name, place: 'Query' });
    const found = await holdersOfToken(snapshot, entityIdFromStore(token.id), { ...pageToRead(query), account });
    const replies = (rows: readonly TokenHolder[]) => rows.map((holder) => accountLikeReply(token, holder));
    return listReply(holderCursor, query, found, replies, itself);
  },
  listTraits: async ({ context: { snapshot }, context, path, query }) => {
    const token = await tokenOfPath(context, path.id);
    const traits = await traitsOfToken(snapshot, entityIdFromStore(token.id), MAX_TRAITS, query.traits);
    return wholeList(traits.map(({ name, value, nfts }) => ({ name, value, nfts: Number(nfts) })));
  },
  listFeeSchedules: async ({ context: { snapshot }, context, path, query: { limit, offset, order } }) => {
    const token = await tokenOfPath(context, path.id);
    const all = await customFeeHistory(snapshot, entityIdFromStore(token.id));
    const inOrder = order === 'asc' ? all.toReversed() : all;
    const data = inOrder.slice(offset, offset + limit).map(({ consensusNs, customFees }) => ({
      consensusTime: instantText(consensusNs),
      customFees: customFees.map(feeReply),
    }));
    return { data, totalCount: all.length, size: data.length };
  },
  listTokenBalances: async ({ context: { snapshot }, context, path, query }) => {
    const account = await accountOfPath(context, path.id);
    const found = await readTokenBalances(snapshot, account, pageToRead(query));
    const replies = (rows: readonly (typeof found.rows)[number][]) => balanceReplies(snapshot, rows);
    const { data, ...page } = await listReply(tokenBalanceCursor, query, found, replies, balancePlace);
    const balances = { accountID: idText(account), tokenBalance: [...data] };
    return listOfKnown(context, account, { data: balances, ...page });
  },
} satisfies Partial<Handlers>;

/** A holder and its share of the supply. */
export function accountLikeReply(token: TokenState, { account, balance }: TokenHolder): TokenHolderReply {
  const id = idText(account);
  const share = token.anchored ? percentText(balance, token.totalSupply) : null;
  return { account: id, accountID: id, balance: toAmount(balance), share };
}

/**
 * The token that a path names.
 * @throws ApiError for a form that is no id, and for a token that no stored transaction mentions
 */
export async function tokenOfPath(context: ApiContext, text: string): Promise<TokenState> {
  const id = await accountOfPath(context, text);
  const token = await tokenById(context.snapshot, entityIdFromStore(id));
  if (token !== undefined) return token;
  throw new ApiError('not_found', `Token ${formatEntityId(id)} not found in stored transactions.`);
}

/** The order of lists that nobody sorted. */
function isNewestFirst({ sort, order }: Pick<TokenPage, 'sort' | 'order'>): boolean {
  return sort === 'created' && order === 'desc';
}

/** The tokens of a page. The one whose number was searched for comes first; by its whole id it is found alone. */
async function findTokens(snapshot: LedgerSnapshot, q: string | undefined, page: TokenPage): Promise<TokenList> {
  const id = wholeId(q?.trim());
  const listed = await listTokens(snapshot, page);
  if (id === undefined || page.ids !== undefined || page.limit === 0 || !isNewestFirst(page)) return listed;
  const itsOwn = { ...page, text: undefined, ids: [{ first: id, last: id }], offset: 0, after: undefined, limit: 1 };
  const [token] = (await listTokens(snapshot, itsOwn)).rows;
  if (token === undefined) return listed;
  const { limit, offset = 0, after } = page;
  const rows = await exactFirst(
    token,
    { limit, offset, after },
    async (part) => (await listTokens(snapshot, { ...page, ...part })).rows,
  );
  return { ...listed, rows };
}

const FREEZE = ['NOT_APPLICABLE', 'FROZEN', 'UNFROZEN'] as const;
const KYC = ['NOT_APPLICABLE', 'GRANTED', 'REVOKED'] as const;

/** Balances with the names and pictures of the tokens. */
export async function balanceReplies(
  snapshot: LedgerSnapshot,
  rows: readonly StoredBalance[],
): Promise<TokenBalanceReply[]> {
  const pictures = await thumbnails(
    snapshot,
    rows.map(({ token }) => token),
  );
  return rows.map((row) => balanceReply(row, pictures.get(row.token)));
}

function balanceReply(row: StoredBalance, picture = NO_PICTURE): TokenBalanceReply {
  return {
    tokenID: idText(row.token),
    tokenId: idText(row.token),
    balance: row.balance === null ? null : toAmount(row.balance),
    balanceChange: toAmount(row.balanceChange),
    ...tokenNameReply(row.tokenState),
    ...picture,
    deleted: row.tokenState !== undefined && row.tokenState.deletedNs !== 0n,
    associated: row.associated === 1,
    automaticAssociation: row.automatic === 1,
    associatedOn: instantOrNull(row.associatedNs),
    freezeStatus: FREEZE[row.freezeStatus] ?? 'UNKNOWN',
    kycStatus: KYC[row.kycStatus] ?? 'UNKNOWN',
  };
}

/** The store's filter for a list of tokens or collections: names of entities are looked up. */
export async function makeTokenFilter(
  context: ApiContext,
  request: TokenFilterRequest,
  type: TokenFilter['type'],
): Promise<TokenFilter> {
  const { name, createdFrom, createdUntil } = request;
  const bounded = createdFrom !== undefined || createdUntil !== undefined;
  const [named, searched] = await Promise.all([idsNamed(context, request), searchedFor(context, request.q)]);
  return {
    type,
    ...searched,
    ...(named === undefined ? {} : { ids: named }),
    name: name === undefined ? undefined : wordOf(name),
    created: bounded ? { first: createdFrom ?? 0n, last: (createdUntil ?? MAX_NS) - 1n } : undefined,
  };
}

const MAX_NS = 0x7fff_ffff_ffff_ffffn;

async function idsNamed(context: ApiContext, { id }: TokenFilterRequest): Promise<readonly IdRange[] | undefined> {
  const token = await entityInQuery(context, id && { ...id, value: id.value.trim() }, ONLY_ID);
  if (token === undefined) return undefined;
  return token === 'nobody' ? [] : [{ first: token, last: token }];
}

/** A token by its id, so that the first result is that token; else tokens by part of a name or the beginning of an id. */
async function searchedFor(context: ApiContext, q: string | undefined): Promise<Pick<TokenFilter, 'ids' | 'text'>> {
  if (q === undefined) return {};
  const text = wordOf(q);
  const plain = trimCharacters(q, '*').trim();
  const entity = plain === '' ? { kind: 'other' as const } : await entityNamed(context, plain, 'q');
  if (entity.kind === 'known' && (await tokenById(context.snapshot, entityIdFromStore(entity.id))) !== undefined)
    return { ids: [{ first: entity.id, last: entity.id }] };
  const idPattern = idPatternOf(plain);
  return { text: { ...text, idPattern: idPattern === 'none' ? undefined : idPattern } };
}

function wordOf(text: string): TokenText {
  return { value: nameText(text), match: 'contains' };
}
