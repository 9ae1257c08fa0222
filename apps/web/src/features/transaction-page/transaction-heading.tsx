import type { TransactionDetailReply } from '@ledgerscope/contract/transaction';
import { failureParts, isOnlyUnknown, isSuccessName, summary } from '@ledgerscope/ledger';
import { Link } from 'react-router';
import { useMethod } from '../../entities/abi/use-method.ts';
import { useAmountText } from '../../entities/amount/use-hbar-measure.ts';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { StatusBadge } from '../../entities/transaction/status-badge.tsx';
import { statusMeaning } from '../../entities/transaction/status-meaning.ts';
import { summaryTitle } from '../../entities/transaction/summary.ts';
import { SummaryView } from '../../entities/transaction/summary-view.tsx';
import { transactionHref } from '../../entities/transaction/transaction-href.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { PATHS } from '../../shared/paths.ts';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { Age, Timestamp } from '../../shared/ui/timestamp.tsx';
import { PaidAmount, rateOfReceipt } from './consensus-rate.tsx';
import { Dollars } from './dollars.tsx';
import { failedInner } from './failed-inner.ts';
import { ProofBadge } from './proof-badge.tsx';
import { RevertReason } from './revert-reason.tsx';
import styles from './transaction-page.module.css';

/** The answer first: what happened in one sentence, whether it worked, when, and what it cost. */
export function TransactionHeading({ transaction: found }: { transaction: TransactionDetailReply }) {
  const transaction = useMethod(found);
  const { readableTransactionID, consensusTime, transactionFee, blockNumber, status, exchangeRate, notUnderstood } =
    transaction;
  const rate = rateOfReceipt(exchangeRate);
  const amount = useAmountText(rate);
  return (
    <>
      <PageTitle>{summaryTitle(transaction, amount)}</PageTitle>
      <Breadcrumbs list={{ name: 'Transactions', href: PATHS.transactions }} here={readableTransactionID} />
      <div className="answer">
        <h1>
          <SummaryView parts={summary(transaction)} rate={rate} />
        </h1>
        <div className="flow badges">
          <StatusBadge status={status} focusable />
          <ProofBadge proof={transaction.proof} />
        </div>
      </div>
      <p className="under muted num">
        <Timestamp iso={consensusTime} /> · <Age iso={consensusTime} /> · fee{' '}
        <PaidAmount tinybars={transactionFee} compact />{' '}
        <Dollars tinybars={transactionFee} rate={exchangeRate} bracketed />
        {blockNumber === null ? null : (
          <>
            {' · block '}
            <EntityLink kind="block" id={String(blockNumber)} name={wholeText(blockNumber)} />
          </>
        )}
      </p>
      {notUnderstood === null ? null : (
        <p className={`${styles.meaning} bad`}>
          {isOnlyUnknown(notUnderstood) ? (
            <strong>Partly unknown.</strong>
          ) : (
            <>
              <strong>Partly decoded.</strong> This version could not decode part of the transaction, so it is not shown
              here. The raw data is complete.
            </>
          )}{' '}
          {notUnderstood}
        </p>
      )}
      {isSuccessName(status) ? null : (
        <p className={`${styles.meaning} bad`}>
          <b>{status}</b> <Meaning transaction={transaction} />
          <Reason transaction={transaction} />
        </p>
      )}
      <InnerFailure transaction={transaction} />
    </>
  );
}

/** What the result means, with whom it is about. */
function Meaning({ transaction }: { transaction: TransactionDetailReply }) {
  const parts = failureParts(transaction);
  return parts === undefined ? statusMeaning(transaction.status) : <SummaryView parts={parts} />;
}

/** Which transaction of a batch failed, and why. */
function InnerFailure({ transaction }: { transaction: TransactionDetailReply }) {
  const failed = failedInner(transaction);
  if (failed === undefined) return null;
  const { transaction: inner, place, count } = failed;
  const { status, typeLabel, readableTransactionID } = inner;
  return (
    <p className={`${styles.meaning} bad`}>
      {place === undefined ? 'An inner transaction' : `Inner transaction ${place} of ${count}`} failed: {typeLabel}{' '}
      <Link className="mono break" to={transactionHref(inner)}>
        {readableTransactionID}
      </Link>
      . <b>{status}</b> {statusMeaning(status)}
    </p>
  );
}

/** What the EVM or the contract said, in words where they can be read. */
function Reason({
  transaction: { errorMessage, contractID, status, decodedError },
}: {
  transaction: TransactionDetailReply;
}) {
  if (errorMessage === null || errorMessage === status) return null;
  if (errorMessage.startsWith('0x'))
    return <RevertReason message={errorMessage} contractID={contractID} own={decodedError} lead=" Reason: " />;
  return (
    <span className="break">
      {' '}
      Reason: <LedgerText text={errorMessage} />
    </span>
  );
}
