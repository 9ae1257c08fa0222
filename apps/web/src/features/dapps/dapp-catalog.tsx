import type { Dapp } from '@ledgerscope/contract/dapp';
import { countWithNoun } from '@ledgerscope/ledger';
import { Link } from 'react-router';
import { DappLogo } from '../../entities/dapp/dapp-logo.tsx';
import { useReply } from '../../shared/api/use-reply.ts';
import { dappHref } from '../../shared/paths.ts';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from './dapps.module.css';
import { CATALOG_PAGE, catalogQuery } from './get-dapp.ts';
import { PageSteps } from './page-steps.tsx';
import { usePage } from './use-page.ts';

/** The active dapps, four a page. */
export function DappCatalog() {
  const page = usePage('page');
  const { data, error, isPlaceholderData, refetch } = useReply(catalogQuery(page));
  if (error !== null && data === undefined)
    return (
      <div className="card">
        <LoadFailure error={error} retry={refetch} />
      </div>
    );
  if (data === undefined)
    return (
      <ul className={styles.dappCards} aria-label="Loading" aria-busy="true">
        {Array.from({ length: CATALOG_PAGE }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
          <li key={place} className={`card ${styles.dappCard} ${styles.waiting}`}>
            <Skeleton height={14} />
          </li>
        ))}
      </ul>
    );
  if (data.totalCount === 0) return <p className="card empty muted">No data available</p>;
  return (
    <>
      <ul className={isPlaceholderData ? `${styles.dappCards} ${styles.stale}` : styles.dappCards} aria-label="Dapps">
        {data.data.map((dapp) => (
          <DappCard key={dapp.id} dapp={dapp} />
        ))}
      </ul>
      <div className={`flow ${styles.dappFoot}`}>
        <p className="muted num">{shownText(page, data.totalCount)}</p>
        <PageSteps
          label="Catalog pagination"
          param="page"
          page={page}
          pages={Math.max(1, Math.ceil(data.totalCount / CATALOG_PAGE))}
        />
      </div>
    </>
  );
}

function shownText(page: number, totalCount: number): string {
  const first = (page - 1) * CATALOG_PAGE + 1;
  const last = Math.min(page * CATALOG_PAGE, totalCount);
  return first > totalCount
    ? `No dApps on this page (${totalCount} in total)`
    : `Showing dApps ${first} - ${last} out of ${totalCount}`;
}

function DappCard({ dapp }: { dapp: Dapp }) {
  const { id, title, company, description, logoURL, numTransactions, numTransactionsIsLowerBound, numAccounts } = dapp;
  return (
    <li className={`card ${styles.dappCard}`}>
      <DappLogo address={logoURL} title={title} size={56} />
      <div>
        <h2>
          <Link to={dappHref(id)}>
            <LedgerText text={title} />
          </Link>
        </h2>
        <p className="small muted">{company}</p>
        <p>
          <LedgerText text={description} />
        </p>
        <p className="small faint num">
          {numTransactionsIsLowerBound ? 'at least ' : ''}
          {countWithNoun(numTransactions, 'transaction')}
          {numAccounts === null ? '' : ` · ${countWithNoun(numAccounts, 'user')}`}
        </p>
      </div>
    </li>
  );
}
