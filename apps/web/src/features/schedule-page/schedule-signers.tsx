import type { Schedule, ScheduleSigner } from '@ledgerscope/contract';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { type Column, DataTable } from '../../shared/ui/data-table.tsx';
import { Hash } from '../../shared/ui/hash.tsx';

const REASONS = { payer: 'pays for the execution', sender: 'is debited' } as const;

const COLUMNS: readonly Column<ScheduleSigner>[] = [
  {
    id: 'account',
    heading: 'Account',
    width: '220px',
    fixed: true,
    cell: ({ accountID }) => <EntityLink kind="account" id={accountID} />,
  },
  {
    id: 'reason',
    heading: 'Why',
    width: '220px',
    cell: ({ reasons }) => <span className="muted">{reasons.map((reason) => REASONS[reason]).join(', ')}</span>,
  },
  {
    id: 'keys',
    heading: 'Keys',
    cell: ({ keys }) =>
      keys.length === 0 ? (
        <span className="faint">N/A</span>
      ) : (
        <span className="signer-keys">
          {keys.map(({ key, signed }) => (
            <span key={key} className="signer-key">
              <Hash hex={key} what="key" /> <SignedBadge signed={signed} />
            </span>
          ))}
        </span>
      ),
  },
  { id: 'state', heading: 'Together', width: '150px', cell: ({ signed }) => <SignedBadge signed={signed} /> },
];

/** Whose keys the execution needs, which of them signed, and which have not. */
export function ScheduleSigners({ schedule: { signers, state } }: { schedule: Schedule }) {
  if (signers.length === 0) return null;
  return (
    <section className="card" aria-labelledby="signers">
      <header>
        <h2 id="signers">Signatures</h2>
        <span className="faint">
          by the keys that the accounts have now{state === 'PENDING' ? '' : '; it has ended'}
        </span>
      </header>
      <DataTable
        label="Signatures"
        columns={COLUMNS}
        rows={signers}
        keyOf={({ accountID }) => accountID}
        expected={2}
        empty="No data available"
      />
    </section>
  );
}

function SignedBadge({ signed }: { signed: boolean | null }) {
  if (signed === null) return <span className="badge plain">not known</span>;
  return <span className={signed ? 'badge good' : 'badge warn'}>{signed ? 'signed' : 'not signed'}</span>;
}
