import type { Contract, ContractRow } from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import { type AccountState, contractUsers } from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { holderDetails, recentFrom, stakingReply } from '../account/holder-details.ts';
import { holderReply } from '../account/holder-reply.ts';
import { keyReply } from '../key-reply.ts';
import { idOrNull, idText } from '../values.ts';

/** A contract in a list. */
export function contractRowReply(state: AccountState): ContractRow {
  return { contractID: idText(state.id), ...holderReply(state) };
}

/** A contract with everything that is known of it. */
export async function contractEntityReply(context: ApiContext, state: AccountState): Promise<Contract> {
  const { store } = context;
  const id = state.id as EntityId;
  const recent = { first: recentFrom(context), last: store.head?.lastNs ?? 0n };
  const [details, users] = await Promise.all([
    holderDetails(context, state),
    contractUsers(store, id, recent, { unit: 'all' }),
  ]);
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
