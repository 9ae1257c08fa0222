import type { Handlers } from '../../add-calls.ts';
import { accountOfPath } from '../account-of-path.ts';
import { accountReply } from './account-reply.ts';
import { accountRows, accountsOnly } from './account-rows.ts';
import { balanceHistoryReply, balanceReply } from './balance-reply.ts';
import { entityListReply } from './entity-list-reply.ts';
import { knownAccount } from './known-account.ts';

/** Accounts: the list, one account, and its balance. */
export const ACCOUNT_HANDLERS = {
  listAccounts: ({ context, query }) =>
    entityListReply(context, accountsOnly(query), {
      noun: 'holder',
      rows: (ids) => accountRows(context.store, ids),
    }),
  getAccount: async ({ context, path }) => ({
    data: await accountReply(context, await accountOfPath(context, path.id)),
  }),
  getAccountBalance: async ({ context, path, query }) => {
    const { id } = await knownAccount(context, path.id);
    return { data: await balanceReply(context, id, query) };
  },
  getAccountBalanceHistory: async ({ context, path, query }) => {
    const { id } = await knownAccount(context, path.id);
    return { data: await balanceHistoryReply(context, id, query) };
  },
} satisfies Partial<Handlers>;
