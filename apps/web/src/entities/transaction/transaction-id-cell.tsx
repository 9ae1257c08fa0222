import { Link } from 'react-router';
import { transactionAtHref } from './transaction-href.ts';

/** The transaction of a row, which happened at `at`, by its id. */
export function TransactionIdCell({ id, at }: { id: string; at: string }) {
  return (
    <span className="id-line">
      <Link className="mono" to={transactionAtHref(at)} data-tip={id}>
        {id}
      </Link>
    </span>
  );
}
