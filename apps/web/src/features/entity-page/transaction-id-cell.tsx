import { Link } from 'react-router';
import { transactionRefHref } from '../../shared/paths.ts';

/** A transaction of a row, by its id. */
export function TransactionIdCell({ id }: { id: string }) {
  return (
    <span className="id-line">
      <Link className="mono" to={transactionRefHref(id)} data-tip={id}>
        {id}
      </Link>
    </span>
  );
}
