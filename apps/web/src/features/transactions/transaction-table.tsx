import type { TransactionRow } from '@ledgerscope/contract';
import { Link } from 'react-router';
import { HbarAmount } from '../../entities/amount/hbar-amount.tsx';
import { sentence } from '../../entities/transaction/sentence.ts';
import { SentenceView } from '../../entities/transaction/sentence-view.tsx';
import { StatusBadge } from '../../entities/transaction/status-badge.tsx';
import { transactionHref } from '../../entities/transaction/transaction-href.ts';
import { cutEnd } from '../../shared/format/cut.ts';
import { type Column, DataTable } from '../../shared/ui/data-table.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';

const MEMO_LENGTH = 60;

const COLUMNS: readonly Column<TransactionRow>[] = [
  {
    id: 'type',
    heading: 'Type',
    width: '170px',
    cell: (row) => <span className={`badge ${row.service === 'CRYPTO' ? 'soft' : 'plain'}`}>{row.typeLabel}</span>,
  },
  { id: 'what', heading: 'What happened', cell: (row) => <What row={row} /> },
  {
    id: 'amount',
    heading: 'Amount',
    align: 'end',
    width: '190px',
    tip: 'What left the payer’s side, fee included',
    cell: (row) => <HbarAmount tinybars={row.amount} />,
  },
  { id: 'when', heading: 'When', width: '180px', cell: (row) => <Timestamp iso={row.consensusTime} age /> },
  { id: 'result', heading: 'Result', width: '150px', cell: (row) => <StatusBadge status={row.status} /> },
];

interface Props {
  readonly rows: readonly TransactionRow[] | undefined;
  readonly label: string;
  readonly expected: number;
  readonly empty: string;
  readonly stale?: boolean;
  /** Consensus times of rows that just came in. */
  readonly fresh?: ReadonlySet<string>;
}

/** Transactions as a table: what happened in words, with a link to each. */
export function TransactionTable({ fresh, ...props }: Props) {
  return (
    <DataTable
      {...props}
      columns={COLUMNS}
      keyOf={(row) => row.consensusTime}
      rowClass={(row) => (fresh?.has(row.consensusTime) ? 'fresh' : '')}
    />
  );
}

function What({ row }: { row: TransactionRow }) {
  return (
    <>
      <div className="what">
        <SentenceView parts={sentence(row)} />
      </div>
      <div className="id-line faint">
        <Link className="mono row-link" to={transactionHref(row)}>
          {row.readableTransactionID}
        </Link>
        {row.nonce > 0 ? ` · child ${row.nonce}` : ''}
        {row.scheduled ? ' · scheduled' : ''}
        {row.memo === '' ? '' : ` · ${cutEnd(row.memo, MEMO_LENGTH)}`}
      </div>
    </>
  );
}
