import { readMirrorId } from '@ledgerscope/contract/mirror/mirror-ids';
import type { MirrorFilter } from '@ledgerscope/contract/mirror/mirror-parameter';
import { type Allowance, sortedAllowances } from '@ledgerscope/ledger-store';
import { idText } from '@ledgerscope/transactions/values';
import { endsOf, MAX_LONG } from '../bounds.ts';
import { checkJavaBounds, checkJavaRange } from '../java-bounds.ts';
import { refusedQuery } from '../mirror-error.ts';
import { type MirrorHandlers, NO_LINKS } from '../mirror-route.ts';
import { timeText } from '../mirror-values.ts';
import { accountOfJavaPath } from '../named-account.ts';

/** Allowances of all NFTs of a collection. */
export const MIRROR_NFT_ALLOWANCE_HANDLERS = {
  mirrorNftAllowances: async ({ snapshot, path, query, linkBehind }) => {
    const [others, tokens] = [query.all('account.id'), query.all('token.id')];
    checkPair(others, tokens);
    const account = await accountOfJavaPath(snapshot, path);
    const isOwner = query.last('owner') !== false;
    const { order, limit } = query;
    const rows = await sortedAllowances(snapshot, account, {
      side: isOwner ? 'owner' : 'spender',
      kind: 'nft',
      order,
      limit,
      ...pairOf(others, tokens),
    });
    const end = rows.length === limit ? rows.at(-1) : undefined;
    const keys = end && [
      { key: 'account.id', value: idText(isOwner ? end.spender : end.owner), inclusive: true },
      { key: 'token.id', value: idText(end.token) },
    ];
    const links = keys === undefined ? NO_LINKS : linkBehind(keys, readMirrorId);
    return { body: { allowances: rows.map(allowanceReply), links } };
  },
} satisfies Partial<MirrorHandlers>;

function allowanceReply({ owner, spender, token, grantedNs }: Allowance) {
  return {
    approved_for_all: true,
    owner: idText(owner),
    spender: idText(spender),
    timestamp: { from: timeText(grantedNs), to: null },
    token_id: idText(token),
  };
}

/** Both ends of the other side and the token, and the token where one is asked for. */
function pairOf(others: readonly MirrorFilter<bigint>[], tokens: readonly MirrorFilter<bigint>[]) {
  const { first: from = 0n, last: to = MAX_LONG } = endsOf(others);
  const { first: fromToken = 0n, last: toToken = MAX_LONG } = endsOf(tokens);
  return {
    low: [from, fromToken] as const,
    high: [to, toToken] as const,
    token: tokens.find(({ operator }) => operator === 'eq')?.value,
  };
}

/** @throws MirrorError where tokens are bounded and accounts are not in the way that this takes */
function checkPair(others: readonly MirrorFilter<bigint>[], tokens: readonly MirrorFilter<bigint>[]): void {
  const has = (filters: readonly MirrorFilter<bigint>[], ...operators: string[]) =>
    filters.some(({ operator }) => operators.includes(operator));
  checkJavaRange('account.id', others);
  if (tokens.length > 0 && others.length === 0) throw refusedQuery('token.id parameter must have account.id present');
  checkJavaBounds('account.id', others);
  checkJavaBounds('token.id', tokens);
  if (!(has(others, 'eq', 'gt', 'gte') && has(others, 'lt', 'lte'))) checkJavaRange('token.id', tokens);
  if (has(others, 'eq')) return;
  if (has(tokens, 'lt', 'lte') && !has(others, 'lte'))
    throw refusedQuery('Requires the presence of an lte or eq account.id parameter');
  if (has(tokens, 'gt', 'gte') && !has(others, 'gte'))
    throw refusedQuery('Requires the presence of an gte or eq account.id parameter');
}
