import { OWN_DAPP_CALLS } from '@ledgerscope/contract/own-dapp-calls';
import { useState } from 'react';
import { FailedReply } from '../../shared/api/api-error.ts';
import { sendCall } from '../../shared/api/send-call.ts';
import styles from '../../shared/form/form.module.css';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { type PanelColumn, PanelTable } from '../../shared/ui/panel-table.tsx';
import { dappFailure } from './dapp-failure.ts';
import { type DappDialogProps, type OwnDapp, useRefreshOwnDapps } from './get-own-dapps.ts';

type Contract = OwnDapp['contracts'][number];

const FACTS: readonly PanelColumn<Contract>[] = [
  {
    heading: 'Contract ID',
    className: 'mono',
    cell: ({ id, approved }) => (
      <>
        {id} {approved ? null : <span className="badge plain">Under review</span>}
      </>
    ),
  },
  { heading: 'Name', className: 'break', cell: ({ name }) => <LedgerText text={name} /> },
];

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
      if (!(error instanceof FailedReply)) throw error;
      setFailure(dappFailure(error));
    } finally {
      setIsSending(false);
    }
  };
  const primary = (contract: Contract) => (
    <input
      type="radio"
      name="primary"
      aria-label={`${contract.id} is the primary contract`}
      checked={contract.primary}
      disabled={isSending}
      onChange={() => void choose(contract.id)}
    />
  );
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
          <LedgerText text={dapp.title} /> has no contracts yet.
        </p>
      ) : (
        <PanelTable
          label={`Contracts of ${dapp.title}`}
          columns={[...FACTS, { heading: 'Primary', cell: primary }]}
          rows={dapp.contracts}
          keyOf={({ id }) => id}
        />
      )}
      <p role="alert" className={styles.formFailure}>
        {failure}
      </p>
    </Dialog>
  );
}
