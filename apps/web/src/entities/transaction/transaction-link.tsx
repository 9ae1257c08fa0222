import { Link } from 'react-router';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { transactionAtHref } from './transaction-href.ts';

/** A transaction by its id. The link goes by the consensus timestamp: children and executions share the id of another one. */
export function TransactionLink({ id, at, copy = false }: { id: string; at: string; copy?: boolean }) {
  const link = (
    <Link className="mono entity" to={transactionAtHref(at)}>
      {id}
    </Link>
  );
  if (!copy) return link;
  return (
    <span className="with-copy">
      <span>{link}</span>
      <CopyButton text={id} what={`transaction ${id}`} />
    </span>
  );
}
