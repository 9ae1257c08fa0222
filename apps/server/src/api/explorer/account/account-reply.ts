import { type Account, toAmount } from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import { accountState, nodeAccountsAmong, pendingAirdropCounts } from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { keyReply } from '../key-reply.ts';
import { hexOrNull } from '../values.ts';
import { accountLikeDetails, accountLikeFacts, stakingReply } from './account-like-details.ts';
import { accountRowReply } from './account-like-reply.ts';
import { knownState } from './known-account.ts';

/**
 * An account with everything that is known of it.
 * @throws ApiError where the ledger does not have it
 */
export async function accountReply(context: ApiContext, id: EntityId): Promise<Account> {
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
