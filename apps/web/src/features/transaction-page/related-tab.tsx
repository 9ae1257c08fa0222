import type { RelatedTransaction, Transaction } from '@ledgerscope/contract';
import { Link } from 'react-router';
import { StatusBadge } from '../../entities/transaction/status-badge.tsx';
import { transactionHref } from '../../entities/transaction/transaction-href.ts';

const RELATIONS: Readonly<Record<RelatedTransaction['relation'], string>> = {
  self: 'This transaction',
  child: 'Child',
  parent: 'Parent',
  scheduled: 'Execution of the schedule',
  'schedule-create': 'Created the schedule',
  duplicate: 'Same ID, sent again',
  batch: 'Batch around it',
  inner: 'Inside the batch',
};
/** Relations that stand above the transaction in the tree; children hang below it. */
const ABOVE = new Set<RelatedTransaction['relation']>(['parent', 'batch', 'schedule-create']);
const BELOW = new Set<RelatedTransaction['relation']>(['child', 'inner', 'scheduled']);

/** All transactions that belong together, as a tree by who caused whom. */
export function RelatedTab({ transaction }: { transaction: Transaction }) {
  const { related } = transaction;
  const hasAbove = related.some(({ relation }) => ABOVE.has(relation));
  return (
    <ol className="tree">
      {related.map((one) => (
        <li
          key={one.consensusTime}
          className={`depth-${depth(one, hasAbove)}`}
          aria-current={one.relation === 'self' || undefined}
        >
          <span className="tree-what">
            <span className="badge plain">{one.typeLabel}</span>{' '}
            <span className="muted">{RELATIONS[one.relation]}</span>
          </span>
          <span className="tree-id">
            {one.relation === 'self' ? (
              <span className="mono break">{one.readableTransactionID}</span>
            ) : (
              <Link className="mono break" to={transactionHref(one)}>
                {one.readableTransactionID}
              </Link>
            )}
            <span className="faint">
              {one.nonce > 0 ? ` child ${one.nonce}` : ''}
              {one.scheduled ? ' scheduled' : ''}
            </span>
          </span>
          <StatusBadge status={one.status} />
        </li>
      ))}
    </ol>
  );
}

function depth({ relation }: RelatedTransaction, hasAbove: boolean): number {
  if (ABOVE.has(relation)) return 0;
  return (BELOW.has(relation) ? 1 : 0) + (hasAbove ? 1 : 0);
}
