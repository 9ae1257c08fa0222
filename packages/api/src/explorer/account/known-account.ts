import type { EntityId } from '@ledgerscope/ledger';
import { type AccountState, accountState } from '@ledgerscope/ledger-store';
import { idText } from '@ledgerscope/transactions/values';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { accountOfPath } from '../entity-named.ts';

/** An account or contract that exists, and its id. */
export interface KnownAccount {
  readonly id: EntityId;
  readonly state: AccountState;
}

/**
 * The account or contract that a path names.
 * @throws ApiError as {@link accountOfPath}, and where no row names it
 */
export async function knownAccount(context: ApiContext, text: string): Promise<KnownAccount> {
  const id = await accountOfPath(context, text);
  return { id, state: knownState(id, await accountState(context.snapshot, id)) };
}

/** @throws ApiError where no row names it */
export function knownState(id: EntityId, state: AccountState | undefined): AccountState {
  if (state === undefined) throw new ApiError('not_found', `Account ${idText(id)} not found.`);
  return state;
}

/** The same, of contracts only. */
export async function knownContract(context: ApiContext, text: string): Promise<KnownAccount> {
  const id = await accountOfPath(context, text);
  return { id, state: knownContractState(id, await accountState(context.snapshot, id)) };
}

/** @throws ApiError where no row names it, or names it as no contract */
export function knownContractState(id: EntityId, state: AccountState | undefined): AccountState {
  if (state === undefined || !state.actsAsContract)
    throw new ApiError('not_found', `Contract ${idText(id)} not found.`);
  return state;
}
