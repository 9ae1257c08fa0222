import type { InnerTransaction } from '@ledgerscope/contract/inner-transaction';
import { Link } from 'react-router';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { FactIf } from '../../entities/entity/summary-facts.tsx';
import { StatusBadge } from '../../entities/transaction/status-badge.tsx';
import { statusMeaning } from '../../entities/transaction/status-meaning.ts';
import { transactionAtHref } from '../../entities/transaction/transaction-href.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { PATHS } from '../../shared/paths.ts';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { JsonView } from '../../shared/ui/json-view.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { PaidAmount } from './consensus-rate.tsx';
import { innerTransactionQuery } from './get-transaction.ts';
import styles from './transaction-page.module.css';
import { TransactionMissing } from './transaction-states.tsx';

/** What has an id and no record: a transaction of a batch that failed before it, or nothing. */
export function WithoutRecord({ id }: { id: string }) {
  const { data } = useReply(innerTransactionQuery(id));
  return data === undefined ? <TransactionMissing here={id} /> : <NeverRan inner={data} />;
}

function NeverRan({ inner }: { inner: InnerTransaction }) {
  const { readableTransactionID, typeLabel, payerID, memo, maxFee, batchStatus, batchConsensusTime } = inner;
  return (
    <>
      <PageTitle>{`${typeLabel} ${readableTransactionID}: not executed`}</PageTitle>
      <Breadcrumbs list={{ name: 'Transactions', href: PATHS.transactions }} here={readableTransactionID} />
      <div className="answer">
        <h1>{typeLabel}: not executed</h1>
        <div className="flow badges">
          <StatusBadge status={batchStatus} focusable />
        </div>
      </div>
      <p className={`${styles.meaning} bad`}>
        Transaction {wholeText(inner.place)} of {wholeText(inner.count)} in a batch that failed. <Cause inner={inner} />
      </p>
      <section className="card" aria-labelledby="submitted">
        <h2 id="submitted">As submitted</h2>
        <Facts>
          <Fact name="Transaction ID">
            <span className="mono break">{readableTransactionID}</span>
          </Fact>
          <FactIf name="Payer" value={payerID} view={(payer) => <EntityLink kind="account" id={payer} />} />
          <Fact name="Batch">
            <Link className="mono break" to={`${transactionAtHref(batchConsensusTime)}?tab=related`}>
              {inner.batchTransactionID}
            </Link>{' '}
            <span className="muted">
              <Timestamp iso={batchConsensusTime} />
            </span>
          </Fact>
          {memo === '' ? null : (
            <Fact name="Memo">
              <LedgerText text={memo} />
            </Fact>
          )}
          <FactIf name="Max fee" value={maxFee} view={(fee) => <PaidAmount tinybars={fee} />} />
        </Facts>
        <JsonView value={inner.params} what="transaction body as JSON" />
      </section>
    </>
  );
}

function Cause({ inner: { failedTransactionID, failedConsensusTime, failedStatus } }: { inner: InnerTransaction }) {
  if (failedTransactionID === null || failedConsensusTime === null || failedStatus === null) return null;
  return (
    <>
      An earlier transaction failed:{' '}
      <Link className="mono break" to={transactionAtHref(failedConsensusTime)}>
        {failedTransactionID}
      </Link>
      . <b>{failedStatus}</b> {statusMeaning(failedStatus)}
    </>
  );
}
