import type { OwnDappReply } from '@ledgerscope/contract/own-dapp';
import { OWN_DAPP_CALLS } from '@ledgerscope/contract/own-dapp-calls';
import { useQueryClient } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { dataQuery } from '../../shared/api/data-query.ts';
import { showToast } from '../../shared/ui/toasts.ts';

export type { OwnDappReply as OwnDapp };

/** What a dialog about a dapp is given. */
export interface DappDialogProps {
  readonly userId: string;
  readonly dapp: OwnDappReply;
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

/** What follows on what was sent about a dapp: it is said, the dapps are asked for again, and the dialog closes. */
export function useSentDapp(userId: string, close: () => void) {
  const refresh = useRefreshOwnDapps(userId);
  return async (sent: Promise<{ readonly data: { readonly message: string } }>) => {
    showToast((await sent).data.message);
    await refresh();
    close();
  };
}
