import { type Account, toAmount } from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import { type AccountState, nodeAccountsAmong, pendingAirdropsOf } from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { keyReply } from '../key-reply.ts';
import { hexOrNull } from '../values.ts';
import { holderDetails, stakingReply } from './holder-details.ts';
import { accountRowReply } from './holder-reply.ts';

/** An account with everything that is known of it. */
export async function accountReply(context: ApiContext, state: AccountState): Promise<Account> {
  const { store } = context;
  const id = state.id as EntityId;
  const [details, nodes, received, sent] = await Promise.all([
    holderDetails(context, state),
    nodeAccountsAmong(store, [id]),
    pendingAirdropsOf(store, id, 'receiver', { limit: 0 }),
    pendingAirdropsOf(store, id, 'sender', { limit: 0 }),
  ]);
  const nodeAccount = nodes.get(id);
  return {
    ...accountRowReply(state, nodeAccount !== undefined),
    ...details,
    ...stakingReply(state, nodeAccount?.node),
    publicKey: keyReply(state.key),
    aliasHex: hexOrNull(state.alias),
    nodeId: nodeAccount?.node === undefined ? null : toAmount(nodeAccount.node.nodeId),
    receiverSigRequired: state.receiverSigRequired === 1,
    permanentRemoval: state.permanentRemoval === 1,
    pendingAirdropsReceived: Number(received.totalCount),
    pendingAirdropsSent: Number(sent.totalCount),
  };
}
