import { holderCursor, type TokenHolder, toAmount, tokenCursor } from '@ledgerscope/contract';
import { entityIdFromStore } from '@ledgerscope/ledger';
import {
  customFeeHistory,
  type HolderPlace,
  holdersOfToken,
  listTokens,
  type TokenState,
  traitsOfToken,
} from '@ledgerscope/ledger-store';
import type { Handlers } from '../../add-calls.ts';
import { accountNamed } from '../account-of-path.ts';
import { itself, listReply, pageToRead, wholeList } from '../list-page.ts';
import { idText, instantText } from '../values.ts';
import { feeReply } from './fee-reply.ts';
import { percentText } from './percent-text.ts';
import { tokenFilterOf } from './token-filter-of.ts';
import { tokenOfPath } from './token-of-path.ts';
import { tokenReplies, tokenWithPicture } from './token-replies.ts';

const MAX_TRAITS = 500;

/** Tokens, their holders, traits and fees. */
export const TOKEN_HANDLERS = {
  listTokens: async ({ context: { store }, context, query }) => {
    const filter = await tokenFilterOf(context, query, query.tokenType);
    const found = await listTokens(store, { ...filter, ...pageToRead(query), sort: query.sort });
    const list = await listReply(
      tokenCursor,
      query,
      found,
      (rows) => tokenReplies(store, rows),
      ({ id }) => id,
    );
    const byType = [...found.byType].map(([type, count]) => [type, Number(count)]);
    return { ...list, facets: { tokenType: Object.fromEntries(byType) } };
  },
  getToken: async ({ context, path }) => {
    const token = await tokenOfPath(context, path.id);
    return { data: await tokenWithPicture(context.store, token) };
  },
  listTokenHolders: async ({ context: { store }, context, path, query }) => {
    const token = await tokenOfPath(context, path.id);
    const account =
      query.account === undefined
        ? undefined
        : await accountNamed(context, query.account.value, { name: query.account.name, place: 'Query' });
    const found = await holdersOfToken(store, entityIdFromStore(token.id), { ...pageToRead(query), account });
    const replies = (rows: readonly (typeof found.rows)[number][]) =>
      rows.map((holder) => accountLikeReply(token, holder));
    return listReply(holderCursor, query, found, replies, itself);
  },
  listTraits: async ({ context: { store }, context, path, query }) => {
    const token = await tokenOfPath(context, path.id);
    const traits = await traitsOfToken(store, entityIdFromStore(token.id), MAX_TRAITS, query.traits);
    return wholeList(traits.map(({ name, value, nfts }) => ({ name, value, nfts: Number(nfts) })));
  },
  listFeeSchedules: async ({ context: { store }, context, path, query: { limit, offset, order } }) => {
    const token = await tokenOfPath(context, path.id);
    const all = await customFeeHistory(store, entityIdFromStore(token.id));
    const inOrder = order === 'asc' ? all.toReversed() : all;
    const data = inOrder.slice(offset, offset + limit).map(({ consensusNs, customFees }) => ({
      consensusTime: instantText(consensusNs),
      customFees: customFees.map(feeReply),
    }));
    return { data, totalCount: all.length, size: data.length };
  },
} satisfies Partial<Handlers>;

/** A holder and its share of the supply. */
export function accountLikeReply(token: TokenState, { account, balance }: HolderPlace): TokenHolder {
  const id = idText(account);
  const share = token.anchored ? percentText(balance, token.totalSupply) : null;
  return { account: id, accountID: id, balance: toAmount(balance), share };
}
