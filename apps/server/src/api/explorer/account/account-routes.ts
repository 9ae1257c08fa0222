import { type Account, type AccountRow, type EntityListRequest, toAmount } from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import {
  accountState,
  accountStates,
  type LedgerSnapshot,
  nodeAccountsAmong,
  pendingAirdropCounts,
} from '@ledgerscope/ledger-store';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { accountOfPath } from '../entity-named.ts';
import { keyReply } from '../key-reply.ts';
import { hexOrNull } from '../values.ts';
import { accountLikeDetails, accountLikeFacts, accountRowReply, stakingReply } from './account-like-reply.ts';
import { balanceHistoryReply, balanceReply } from './balance-reply.ts';
import { entityListReply } from './entity-list-reply.ts';
import { knownAccount, knownState } from './known-account.ts';

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

/**
 * An account with everything that is known of it.
 * @throws ApiError where the ledger does not have it
 */
async function accountReply(context: ApiContext, id: EntityId): Promise<Account> {
  const { store } = context;
  const [found, facts, nodes, airdrops] = await Promise.all([
    accountState(store, id),
    accountLikeFacts(context, id),
    nodeAccountsAmong(store, [id]),
    pendingAirdropCounts(store, id),
  ]);
  const state = knownState(id, found);
  const nodeAccount = nodes.get(id);
  return {
    ...accountRowReply(state, nodeAccount !== undefined),
    ...accountLikeDetails(context, state, facts),
    ...stakingReply(state, nodeAccount?.node),
    publicKey: keyReply(state.key),
    aliasHex: hexOrNull(state.alias),
    nodeId: nodeAccount?.node === undefined ? null : toAmount(nodeAccount.node.nodeId),
    receiverSigRequired: state.receiverSigRequired === 1,
    permanentRemoval: state.permanentRemoval === 1,
    pendingAirdropsReceived: Number(airdrops.received),
    pendingAirdropsSent: Number(airdrops.sent),
  };
}

/** Accounts and contracts of these ids, in their order; those that the ledger never named are left out. */
export async function accountRows(store: LedgerSnapshot, ids: readonly bigint[]): Promise<AccountRow[]> {
  const [states, nodes] = await Promise.all([
    accountStates(store, ids as readonly EntityId[]),
    nodeAccountsAmong(store, ids),
  ]);
  return ids.flatMap((id) => {
    const state = states.get(id as EntityId);
    return state === undefined ? [] : [accountRowReply(state, nodes.has(id))];
  });
}

/** Contracts hold hbar too, and are in the list of accounts if the request asks for them. */
export function accountsOnly(request: EntityListRequest): EntityListRequest {
  return (request.kinds?.length ?? 0) > 0 ? request : { ...request, kinds: ['ACCOUNT'] };
}
