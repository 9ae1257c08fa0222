import type { Contract, ContractRow } from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import { type AccountState, accountState, contractUsers } from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { accountLikeDetails, accountLikeFacts, recentFrom, stakingReply } from '../account/account-like-details.ts';
import { accountLikeReply } from '../account/account-like-reply.ts';
import { knownContractState } from '../account/known-account.ts';
import { keyReply } from '../key-reply.ts';
import { idOrNull, idText } from '../values.ts';

/** A contract in a list. */
export function contractRowReply(state: AccountState): ContractRow {
  return { contractID: idText(state.id), ...accountLikeReply(state) };
}

/**
 * A contract with everything that is known of it.
 * @throws ApiError where the ledger does not have it
 */
export async function contractEntityReply(context: ApiContext, id: EntityId): Promise<Contract> {
  const { store } = context;
  const recent = { first: recentFrom(context), last: store.head?.lastNs ?? 0n };
  const [found, facts, users] = await Promise.all([
    accountState(store, id),
    accountLikeFacts(context, id),
    contractUsers(store, id, recent, { unit: 'all' }),
  ]);
  const state = knownContractState(id, found);
  const details = accountLikeDetails(context, state, facts);
  const adminKey = keyReply(state.key);
  return {
    ...contractRowReply(state),
    ...details,
    ...stakingReply(state, undefined),
    adminKey,
    immutable: adminKey?.type === 'CONTRACT_ID' && adminKey.contractID === idText(id),
    fileID: idOrNull(state.fileId),
    permanentRemoval: state.permanentRemoval === 1,
    txVolume: details.numRecentTxns,
    usersCount: Number(users.users),
  };
}
