import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { cutEnd } from '../../shared/format/cut.ts';
import { dappHref, PATHS } from '../../shared/paths.ts';
import { featuredDappsQuery } from './get-home.ts';

const DESCRIPTION_LENGTH = 90;

/** The featured dapps; the section is left out while there are none. */
export function FeaturedDapps() {
  const { data } = useQuery(featuredDappsQuery);
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
                  <Link to={dappHref(id)}>{title}</Link>
                </b>
                <br />
                <span className="muted small">{company}</span>
              </td>
              <td className="bare">{cutEnd(description, DESCRIPTION_LENGTH)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
