import type { TransactionRowReply } from '@ledgerscope/contract/transaction-row';
import { isOnlyUnknown, summary } from '@ledgerscope/ledger';
import { useContext } from 'react';
import { Link } from 'react-router';
import type { Column } from '../../shared/ui/data-table.tsx';
import { MarkedText, SearchedWords } from '../../shared/ui/marked-text.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { useMethod } from '../abi/use-method.ts';
import { Amount } from '../amount/amount.tsx';
import { StatusBadge } from './status-badge.tsx';
import { SummaryView } from './summary-view.tsx';
import { transactionHref } from './transaction-href.ts';

const MEMO_LENGTH = 60;
/** In a list that is searched the memo is what the row was found by. */
const SEARCHED_MEMO_LENGTH = 120;
/** Characters of an amount that its column has room for. */
const AMOUNT_LENGTH = 18;

/** What every list of transactions shows: type, what happened with id and memo, amount, time and result. */
export const TRANSACTION_COLUMNS: readonly Column<TransactionRowReply>[] = [
  {
    id: 'type',
    heading: 'Type',
    width: '164px',
    bare: true,
    cell: (row) => <span className={`badge ${row.service === 'CRYPTO' ? 'soft' : 'plain'}`}>{row.typeLabel}</span>,
  },
  { id: 'what', heading: 'Summary', bare: true, fixed: true, height: 62, cell: (row) => <What row={row} /> },
  {
    id: 'amount',
    heading: 'Payer debit',
    align: 'end',
    width: '182px',
    bare: true,
    tip: 'Total debited from the payer, including the fee. The summary shows the amounts transferred.',
    cell: (row) => <Amount tinybars={row.amount} most={AMOUNT_LENGTH} />,
  },
  {
    id: 'when',
    heading: 'Time',
    width: '180px',
    bare: true,
    sort: 'consensusTime',
    cell: (row) => <Timestamp iso={row.consensusTime} age />,
  },
  {
    id: 'result',
    heading: 'Status',
    width: '160px',
    bare: true,
    cell: (row) => <StatusBadge status={row.status} reason={row.errorMessage} />,
  },
];

/** Consensus timestamps are unique in the ledger. */
export function transactionKey(row: TransactionRowReply): string {
  return row.consensusTime;
}

function What({ row }: { row: TransactionRowReply }) {
  const isSearched = useContext(SearchedWords) !== '';
  // The message where the words are in it, else the memo.
  const found = row.foundText ?? row.memo;
  return (
    <>
      {isSearched && found !== '' ? (
        <div className="break">
          <MarkedText text={found} length={SEARCHED_MEMO_LENGTH} />
        </div>
      ) : null}
      <div className="what">
        <SummaryView parts={summary(useMethod(row))} />
      </div>
      <div className="id-line faint">
        <Link className="mono row-link" to={transactionHref(row)}>
          {row.readableTransactionID}
        </Link>
        {row.nonce > 0 ? ` · child ${row.nonce}` : ''}
        {row.scheduled ? ' · scheduled' : ''}
        {row.notUnderstood === null ? null : (
          <span className="bad">{isOnlyUnknown(row.notUnderstood) ? ' · partly unknown' : ' · partly decoded'}</span>
        )}
        {isSearched || row.memo === '' ? null : (
          <>
            {' · '}
            <MarkedText text={row.memo} length={MEMO_LENGTH} />
          </>
        )}
      </div>
    </>
  );
}
