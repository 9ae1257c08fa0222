import { Link } from 'react-router';
import { useReply } from '../../shared/api/use-reply.ts';
import { cutEnd } from '../../shared/format/cut.ts';
import { dappHref, PATHS } from '../../shared/paths.ts';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { featuredDappsQuery } from './get-home.ts';

const DESCRIPTION_LENGTH = 90;

/** The featured dapps; the section is left out while there are none. */
export function FeaturedDapps() {
  const { data } = useReply(featuredDappsQuery);
  if (data === undefined || data.length === 0) return null;
  return (
    <section className="card" aria-labelledby="dapps">
      <header>
        <h2 id="dapps">Featured dapps</h2>
        <span className="grow" />
        <Link to={PATHS.dappCatalog}>See More</Link>
      </header>
      <table className="data plain" aria-label="Featured dapps">
        <thead>
          <tr>
            <th scope="col">Company</th>
            <th scope="col">Description</th>
          </tr>
        </thead>
        <tbody>
          {data.map(({ id, title, company, description }) => (
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
    </section>
  );
}
