import { readMirrorId } from '@ledgerscope/contract/mirror/mirror-ids';
import type { MirrorFilter } from '@ledgerscope/contract/mirror/mirror-parameter';
import { entityIdFromStore } from '@ledgerscope/ledger';
import { accountState } from '@ledgerscope/ledger-store';
import { idText } from '@ledgerscope/transactions/values';
import { notFound } from '../mirror-error.ts';
import { type MirrorAsked, type MirrorHandlers, NO_LINKS } from '../mirror-route.ts';
import { accountOfPath } from '../named-account.ts';
import { instantAsked, spanOf, timeFilter } from '../time-filter.ts';
import { transactionPage } from '../transaction/transaction-page.ts';
import { findAccounts } from './find-accounts.ts';
import { mirrorAccounts } from './mirror-account.ts';

/** Tokens that are shown of an account: in a list, and alone. */
const TOKENS_IN_LIST = 50;
const TOKENS_OF_ONE = 1_000;

/** Accounts and contracts, and one of them with its transactions. */
export const MIRROR_ACCOUNT_HANDLERS = {
  mirrorAccounts: async ({ snapshot, query, linkBehind }) => {
    const { order, limit } = query;
    const { states, end } = await findAccounts(snapshot, {
      ids: query.all('account.id'),
      balances: query.all('account.balance'),
      publicKeys: query.all('account.publickey').map(({ value }) => value),
      order,
      limit,
    });
    const view = query.last('balance') === false ? undefined : { order, tokens: TOKENS_IN_LIST };
    const accounts = await mirrorAccounts(snapshot, states, view);
    const links = end === undefined ? NO_LINKS : linkBehind([{ key: 'account.id', value: idText(end) }], readMirrorId);
    return { body: { accounts, links } };
  },
  mirrorAccount: async ({ context, snapshot, path, query, linkBehind }) => {
    const filters = query.all('timestamp');
    const time = timeFilter(filters, true);
    const span = spanOf(time);
    const id = await accountOfPath(snapshot, path);
    if (span === undefined) throw notFound('Timestamp range is empty');
    const state = await accountState(snapshot, id);
    const at = instantAsked(snapshot, filters, span.last);
    if (state === undefined || (at !== undefined && state.createdNs > at)) throw notFound();
    const { order, limit } = query;
    const [account] = await mirrorAccounts(snapshot, [state], { order: 'asc', tokens: TOKENS_OF_ONE, at });
    const isListed = query.last('transactions') !== false;
    const types = query.all('transactiontype').map(({ value }) => value);
    const accounts: MirrorFilter<bigint>[] = [{ operator: 'eq', value: entityIdFromStore(state.id) }];
    const page = isListed
      ? await transactionPage(
          context,
          { ...ANY, accounts, time, types, order, limit },
          linkUpToCreation(linkBehind, order, state.createdNs),
        )
      : { transactions: [], links: NO_LINKS };
    return { body: { ...account, ...page } };
  },
} satisfies Partial<MirrorHandlers>;

/** Before its creation an account has no transactions, and asking for it is refused. */
function linkUpToCreation(
  linkBehind: MirrorAsked['linkBehind'],
  order: 'asc' | 'desc',
  createdNs: bigint,
): MirrorAsked['linkBehind'] {
  return (keys, read) => {
    const end = read(keys[0]?.value ?? '');
    return order === 'desc' && end !== undefined && end <= createdNs ? NO_LINKS : linkBehind(keys, read);
  };
}

const ANY = { result: undefined, transfers: undefined } as const;
