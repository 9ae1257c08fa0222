import { TransactionList } from '../features/transactions/transaction-list.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';

/** Every transaction that is stored, newest first. */
export function Component() {
  return (
    <div className="wrap page">
      <PageTitle>Transactions</PageTitle>
      <div className="page-head">
        <h1>Transactions</h1>
        <p className="muted">Everything that reached consensus, newest first.</p>
      </div>
      <TransactionList account={null} label="All transactions" />
    </div>
  );
}
