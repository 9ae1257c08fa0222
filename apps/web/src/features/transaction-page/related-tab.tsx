import type { RelatedTransaction, TransactionDetailReply } from '@ledgerscope/contract/transaction';
import { Link } from 'react-router';
import { StatusBadge } from '../../entities/transaction/status-badge.tsx';
import { transactionHref } from '../../entities/transaction/transaction-href.ts';
import { transactionRefHref } from '../../shared/paths.ts';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { relatedTree } from './related-tree.ts';
import styles from './transaction-page.module.css';

const RELATIONS: Readonly<Record<RelatedTransaction['relation'], string>> = {
  self: 'The transaction shown.',
  child: 'Child of the transaction above.',
  parent: 'Parent of this transaction.',
  scheduled: 'Executed the schedule.',
  'schedule-create': 'Created the schedule.',
  duplicate: 'Duplicate: submitted again with the same ID.',
  batch: 'Batch that contains this transaction.',
  inner: 'Inner transaction of the batch.',
  sibling: 'Sibling of this transaction.',
};

/** All transactions that belong together, as a tree by who caused whom. */
export function RelatedTab({ transaction }: { transaction: TransactionDetailReply }) {
  const { related } = transaction;
  return (
    <>
      <ol className={styles.tree}>
        {relatedTree(related).map(({ row: one, depth }) => (
          <li
            key={one.consensusTime}
            data-depth={depth}
            style={{ '--depth': depth }}
            aria-current={one.relation === 'self' || undefined}
          >
            <span className={styles.treeWhat}>
              <span className="badge plain">{one.typeLabel}</span> <span className="muted">{meaning(one)}</span>
            </span>
            <span className={styles.treeId}>
              {one.relation === 'self' ? (
                <span className="mono break">{one.readableTransactionID}</span>
              ) : (
                <Link className="mono break" to={besideHref(one)}>
                  {one.readableTransactionID}
                </Link>
              )}
              <span className="faint">
                {one.nonce > 0 ? ` child ${one.nonce}` : ''}
                {one.scheduled ? ' scheduled' : ''}
              </span>
            </span>
            <span className="muted num">
              <Timestamp iso={one.consensusTime} />
            </span>
            <StatusBadge status={one.status} />
          </li>
        ))}
      </ol>
      <NeverRan transaction={transaction} />
    </>
  );
}

/** What is in the batch and has no record, since a transaction before it failed. */
function NeverRan({ transaction: { requested, related } }: { transaction: TransactionDetailReply }) {
  const ran = new Set(related.map(({ readableTransactionID }) => readableTransactionID));
  const others = (requested?.innerTransactions ?? []).filter(
    ({ readableTransactionID }) => !ran.has(readableTransactionID),
  );
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="never-ran">
      <h3 id="never-ran">Not executed</h3>
      <p className={`${styles.panelText} muted`}>
        An earlier transaction in the batch failed, so these were not executed.
      </p>
      <ol className={styles.tree}>
        {others.map((one) => (
          <li key={one.readableTransactionID} data-depth="1" style={{ '--depth': 1 }}>
            <span className={styles.treeWhat}>
              <span className="badge plain">{one.typeLabel}</span> <span className="muted">Part of the batch.</span>
            </span>
            <span className={styles.treeId}>
              {one.readableTransactionID === '' ? (
                'Unreadable'
              ) : (
                <Link className="mono break" to={transactionRefHref(one.readableTransactionID)}>
                  {one.readableTransactionID}
                </Link>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The page of another one, with its tree in sight. */
function besideHref(one: RelatedTransaction): string {
  const href = transactionHref(one);
  return `${href}${href.includes('?') ? '&' : '?'}tab=related`;
}

function meaning({ relation, nonce }: RelatedTransaction): string {
  return relation === 'scheduled' && nonce > 0 ? 'Child of the scheduled execution.' : RELATIONS[relation];
}
