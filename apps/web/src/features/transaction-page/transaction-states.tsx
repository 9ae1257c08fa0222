import { useEffect, useState } from 'react';
import { PATHS } from '../../shared/paths.ts';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';

const NOT_FOUND_MS = 1_000;

/** The page's shape while the transaction loads. */
export function TransactionSkeleton({ here }: { here: string }) {
  return (
    <div className="loading" aria-busy="true">
      <PageTitle>Transaction</PageTitle>
      <Breadcrumbs list={{ name: 'Transactions', href: PATHS.transactions }} here={here} />
      <h1 className="sr-only">Loading the transaction</h1>
      <div className="answer">
        <Skeleton height={30} width="70%" />
      </div>
      <Skeleton height={20} width="40%" style={{ margin: '6px 0 20px' }} />
      <div className="pair">
        <Skeleton height={170} />
        <Skeleton height={170} />
      </div>
      <Skeleton height={420} style={{ marginTop: 16 }} />
    </div>
  );
}

/** Shown one second after the answer, since a transaction that was only just sent may appear until then. */
export function TransactionMissing({ here }: { here: string }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), NOT_FOUND_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!due) return <TransactionSkeleton here={here} />;
  return (
    <>
      <PageTitle>Transaction not found</PageTitle>
      <Breadcrumbs list={{ name: 'Transactions', href: PATHS.transactions }} here={here} />
      <div className="lone-message" role="alert">
        <h1>Transaction not found</h1>
        <p>The requested transaction was not found. Please verify the transaction details and try again.</p>
        <p className="muted">For HCS transactions older than three days, please contact support.</p>
        <p className="faint">Checking again every 10 seconds.</p>
      </div>
    </>
  );
}
