import { useState } from 'react';
import { useReply } from '../../shared/api/use-reply.ts';
import { cutEnd } from '../../shared/format/cut.ts';
import { Icon, type IconName } from '../../shared/ui/icon.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import styles from '../../shared/ui/panel.module.css';
import { type PanelColumn, PanelTable } from '../../shared/ui/panel-table.tsx';
import { AddContract } from './add-contract.tsx';
import { ContractsDialog } from './contracts-dialog.tsx';
import { DappSettings } from './dapp-settings.tsx';
import { type OwnDapp, ownDappsQuery } from './get-own-dapps.ts';
import { RegisterDapp } from './register-dapp.tsx';
import { UpdateDapp } from './update-dapp.tsx';

const DESCRIPTION_LENGTH = 30;

type Opened =
  | { readonly what: 'register' }
  | { readonly what: 'update' | 'contracts' | 'add-contract'; readonly id: string };

/** The dapps of the user, and what can be done with them. */
export function MyDapps({ userId }: { userId: string }) {
  const { data, error, refetch } = useReply(ownDappsQuery(userId));
  const [opened, setOpened] = useState<Opened>();
  return (
    <section className="card" aria-labelledby="my-dapps">
      <header>
        <h2 id="my-dapps">My dapps</h2>
        <span className="grow" />
        <DappSettings userId={userId} />
        <button type="button" className="button" onClick={() => setOpened({ what: 'register' })}>
          REGISTER A DAPP
        </button>
      </header>
      {data === undefined && error !== null ? <LoadFailure error={error} retry={refetch} /> : null}
      {data === undefined ? null : <DappTable dapps={data} open={(what, id) => setOpened({ what, id })} />}
      {opened === undefined ? null : (
        <OpenedDialog userId={userId} dapps={data ?? []} opened={opened} open={setOpened} />
      )}
    </section>
  );
}

interface OpenedDialogProps {
  readonly userId: string;
  readonly dapps: readonly OwnDapp[];
  readonly opened: Opened;
  readonly open: (next: Opened | undefined) => void;
}

function OpenedDialog({ userId, dapps, opened, open }: OpenedDialogProps) {
  const close = () => open(undefined);
  if (opened.what === 'register') return <RegisterDapp userId={userId} close={close} />;
  const dapp = dapps.find(({ id }) => id === opened.id);
  if (dapp === undefined) return null;
  const show = (what: 'contracts' | 'add-contract') => open({ what, id: dapp.id });
  switch (opened.what) {
    case 'update':
      return <UpdateDapp userId={userId} dapp={dapp} close={close} />;
    case 'contracts':
      return <ContractsDialog userId={userId} dapp={dapp} close={close} add={() => show('add-contract')} />;
    case 'add-contract':
      return <AddContract userId={userId} dapp={dapp} close={() => show('contracts')} />;
  }
}

interface TableProps {
  readonly dapps: readonly OwnDapp[];
  readonly open: (what: 'update' | 'contracts', id: string) => void;
}

function DappTable({ dapps, open }: TableProps) {
  if (dapps.length === 0)
    return (
      <p className={`${styles.panelEmpty} muted`}>You haven’t registered a dapp yet. Click REGISTER A DAPP to start.</p>
    );
  const button = (name: 'Contracts' | 'Update', icon: IconName, what: 'contracts' | 'update') => ({
    heading: name,
    cell: ({ id, title }: OwnDapp) => (
      <button
        type="button"
        className="icon-button"
        aria-label={name === 'Contracts' ? `Contracts of ${title}` : `Update ${title}`}
        data-tip={name}
        onClick={() => open(what, id)}
      >
        <Icon name={icon} size={18} />
      </button>
    ),
  });
  const columns = [...FACTS, button('Contracts', 'contract', 'contracts'), button('Update', 'edit', 'update')];
  return <PanelTable label="My dapps" className="my-dapps" columns={columns} rows={dapps} keyOf={({ id }) => id} />;
}

const FACTS: readonly PanelColumn<OwnDapp>[] = [
  { heading: 'Dapp Name', className: 'break', cell: ({ title }) => <LedgerText text={title} /> },
  {
    heading: 'Description',
    className: 'break',
    cell: ({ description }) => <LedgerText text={cutEnd(description, DESCRIPTION_LENGTH)} />,
  },
  { heading: 'Status', cell: (dapp) => <DappStatus dapp={dapp} /> },
];

const REVIEW_TEXT: Readonly<Record<OwnDapp['review'], string>> = {
  pending: 'Under review',
  refused: 'Not approved. Update it to resubmit.',
  approved: '',
};

function DappStatus({ dapp: { active, review, changePending } }: { dapp: OwnDapp }) {
  const note = changePending ? 'A change is under review' : REVIEW_TEXT[review];
  return (
    <span>
      <span className={active ? 'badge good' : 'badge plain'}>{active ? 'ACTIVE' : 'INACTIVE'}</span>
      {note === '' ? null : <span className="muted small block">{note}</span>}
    </span>
  );
}
