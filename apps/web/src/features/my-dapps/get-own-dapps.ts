import { OWN_DAPP_CALLS, type OwnDapp } from '@ledgerscope/contract';
import { useQueryClient } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { dataQuery } from '../../shared/api/data-query.ts';

export type { OwnDapp };

/** What a dialog about a dapp is given. */
export interface DappDialogProps {
  readonly userId: string;
  readonly dapp: OwnDapp;
  readonly close: () => void;
}

/** The dapps of the user who is signed in. */
export function ownDappsQuery(userId: string) {
  return dataQuery(['user', userId, 'dapps'], addressOf(OWN_DAPP_CALLS.listOwnDapps, { userId }));
}

/** Asks for them again after a change. */
export function useRefreshOwnDapps(userId: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['user', userId, 'dapps'] });
}
