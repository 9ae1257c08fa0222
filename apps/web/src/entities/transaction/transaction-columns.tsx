import type { TransactionRow } from '@ledgerscope/contract';
import { Link } from 'react-router';
import { cutEnd } from '../../shared/format/cut.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { Amount } from '../amount/amount.tsx';
import { sentence } from './sentence.ts';
import { SentenceView } from './sentence-view.tsx';
import { StatusBadge } from './status-badge.tsx';
import { transactionHref } from './transaction-href.ts';

const MEMO_LENGTH = 60;

/** What every list of transactions shows: type, what happened with id and memo, amount, time and result. */
export const TRANSACTION_COLUMNS: readonly Column<TransactionRow>[] = [
  {
    id: 'type',
    heading: 'Type',
    width: '176px',
    bare: true,
    cell: (row) => <span className={`badge ${row.service === 'CRYPTO' ? 'soft' : 'plain'}`}>{row.typeLabel}</span>,
  },
  { id: 'what', heading: 'What happened', bare: true, fixed: true, height: 62, cell: (row) => <What row={row} /> },
  {
    id: 'amount',
    heading: 'Amount',
    align: 'end',
    width: '182px',
    bare: true,
    tip: 'What left the payer’s side, fee included',
    cell: (row) => <Amount tinybars={row.amount} />,
  },
  {
    id: 'when',
    heading: 'When',
    width: '180px',
    bare: true,
    sort: 'consensusTime',
    cell: (row) => <Timestamp iso={row.consensusTime} age />,
  },
  { id: 'result', heading: 'Result', width: '126px', bare: true, cell: (row) => <StatusBadge status={row.status} /> },
];

/** Consensus timestamps are unique in the ledger. */
export function transactionKey(row: TransactionRow): string {
  return row.consensusTime;
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
