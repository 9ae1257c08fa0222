import type { Dapp } from '@ledgerscope/contract/dapp';
import { Link } from 'react-router';
import { featuredDappsQuery } from '../../shared/api/get-featured-dapps.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { cutEnd } from '../../shared/format/cut.ts';
import { dappHref, PATHS } from '../../shared/paths.ts';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from './home.module.css';

const DESCRIPTION_LENGTH = 90;

/** Rows in the place of those that load. */
const EXPECTED = 4;

/** The featured dapps, and how to get among them. */
export function FeaturedDapps() {
  const { data, error, refetch } = useReply(featuredDappsQuery);
  return (
    <section className="card" aria-labelledby="dapps">
      <header>
        <h2 id="dapps">Featured dapps</h2>
        <span className="grow" />
        <Link to={PATHS.dappCatalog}>See More</Link>
      </header>
      {data !== undefined && data.length > 0 ? (
        <DappTable dapps={data} />
      ) : error !== null ? (
        <LoadFailure error={error} retry={refetch} />
      ) : data === undefined ? (
        <Waiting />
      ) : (
        <p className="empty muted">No data available</p>
      )}
      <footer className={`flow ${styles.cardFoot}`}>
        <span>Got a DApp?</span>
        <Link className="button small" to={PATHS.contact}>
          CONTACT US
        </Link>
      </footer>
    </section>
  );
}

function Waiting() {
  return (
    <ul className="rows" aria-label="Featured dapps" aria-busy="true">
      {Array.from({ length: EXPECTED }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <li key={place}>
          <Skeleton height={42} />
        </li>
      ))}
    </ul>
  );
}

function DappTable({ dapps }: { dapps: readonly Dapp[] }) {
  return (
    <table className="data plain" aria-label="Featured dapps">
      <thead>
        <tr>
          <th scope="col">Company</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>
        {dapps.map(({ id, title, company, description }) => (
          <tr key={id}>
            <td className="bare">
              <b>
                <Link to={dappHref(id)}>
                  <LedgerText text={title} />
                </Link>
              </b>
              <br />
              <span className="muted small">
                <LedgerText text={company} />
              </span>
            </td>
            <td className="bare">
              <LedgerText text={cutEnd(description, DESCRIPTION_LENGTH)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
