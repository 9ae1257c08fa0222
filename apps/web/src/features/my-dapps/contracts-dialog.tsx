import { OWN_DAPP_CALLS } from '@ledgerscope/contract';
import { useState } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { sendCall } from '../../shared/api/send-call.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { dappFailure } from './dapp-failure.ts';
import { type DappDialogProps, type OwnDapp, useRefreshOwnDapps } from './get-own-dapps.ts';

/** The contracts of a dapp; one of them is the primary one. */
export function ContractsDialog({ userId, dapp, close, add }: DappDialogProps & { add: () => void }) {
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const refresh = useRefreshOwnDapps(userId);
  const choose = async (id: string) => {
    setIsSending(true);
    setFailure(undefined);
    try {
      const contracts = dapp.contracts.map((contract) => contract.id);
      await sendCall(OWN_DAPP_CALLS.setPrimaryContract, { id }, { dappId: dapp.id, contracts });
      await refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(dappFailure(error));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Dialog
      title="Contracts"
      close={close}
      tools={
        <button type="button" className="button small" onClick={add}>
          Add a Contract
        </button>
      }
    >
      {dapp.contracts.length === 0 ? (
        <p className="empty muted">
          <LedgerText text={dapp.title} /> has no contract yet.
        </p>
      ) : (
        <ContractTable dapp={dapp} isSending={isSending} choose={choose} />
      )}
      <p role="alert" className="form-failure">
        {failure}
      </p>
    </Dialog>
  );
}

interface ContractTableProps {
  readonly dapp: OwnDapp;
  readonly isSending: boolean;
  readonly choose: (id: string) => Promise<void>;
}

function ContractTable({ dapp, isSending, choose }: ContractTableProps) {
  return (
    <table className="panel-table" aria-label={`Contracts of ${dapp.title}`}>
      <thead>
        <tr>
          <th scope="col">Contract ID</th>
          <th scope="col">Name</th>
          <th scope="col">Primary</th>
        </tr>
      </thead>
      <tbody>
        {dapp.contracts.map(({ id, name, primary, approved }) => (
          <tr key={id}>
            <td className="mono" data-label="Contract ID">
              {id} {approved ? null : <span className="badge plain">Under review</span>}
            </td>
            <td className="break" data-label="Name">
              <LedgerText text={name} />
            </td>
            <td data-label="Primary">
              <input
                type="radio"
                name="primary"
                aria-label={`${id} is the primary contract`}
                checked={primary}
                disabled={isSending}
                onChange={() => void choose(id)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
