import type { Schedule, ScheduleEvent } from '@ledgerscope/contract/schedule';
import { ageColumn, transactionColumn } from '../../entities/entity/columns.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { StatusBadge } from '../../entities/transaction/status-badge.tsx';
import { type Column, DataTable } from '../../shared/ui/data-table.tsx';
import { Hash } from '../../shared/ui/hash.tsx';
import styles from './schedule-signers.module.css';

const EVENTS: Readonly<Record<ScheduleEvent['event'], string>> = {
  create: 'Created',
  sign: 'Signed',
  delete: 'Deleted',
  execute: 'Executed',
};

const COLUMNS: readonly Column<ScheduleEvent>[] = [
  {
    id: 'event',
    heading: 'What',
    width: '120px',
    bare: true,
    cell: (row) => <span className="badge plain">{EVENTS[row.event]}</span>,
  },
  transactionColumn((row) => row.consensusTime, {}),
  {
    id: 'account',
    heading: 'Account',
    width: '140px',
    cell: (row) => (row.accountID === null ? null : <EntityLink kind="account" id={row.accountID} />),
  },
  {
    id: 'keys',
    heading: 'Keys that signed',
    cell: (row) => (
      <span className={styles.signerKeys}>
        {row.signatures.map((key) => (
          <span key={key} className={styles.signerKey}>
            <Hash hex={key} what="key" />
          </span>
        ))}
      </span>
    ),
  },
  ageColumn('when', 'When', (row) => row.consensusTime, { width: '180px' }),
  { id: 'result', heading: 'Status', width: '160px', cell: (row) => <StatusBadge status={row.status} /> },
];

/** The life of a schedule, oldest first. */
export function ScheduleEvents({ schedule }: { schedule: Schedule }) {
  return (
    <section className="card" aria-labelledby="events">
      <header>
        <h2 id="events">History</h2>
      </header>
      <DataTable
        label="History"
        columns={COLUMNS}
        rows={schedule.events}
        keyOf={(row) => `${row.consensusTime} ${row.event}`}
        expected={2}
        empty="No data available"
      />
    </section>
  );
}
