import type { AccountRow, EntityListRequest } from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import { accountStates, type LedgerSnapshot, nodeAccountsAmong } from '@ledgerscope/ledger-store';
import { accountRowReply } from './account-like-reply.ts';

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
