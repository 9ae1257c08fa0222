import { Link } from 'react-router';
import { PATHS } from '../paths.ts';
import styles from './breadcrumbs.module.css';
import { LedgerText } from './ledger-text.tsx';

/** Where a page is: Home, perhaps the list it belongs to, and itself. */
export function Breadcrumbs({ list, here }: { list?: { readonly name: string; readonly href: string }; here: string }) {
  return (
    <nav className={`${styles.crumbs} muted`} aria-label="Breadcrumb">
      <ol className="plain-list">
        <li>
          <Link to={PATHS.home}>Home</Link>
        </li>
        {list === undefined ? null : (
          <li>
            <Link to={list.href}>
              <LedgerText text={list.name} />
            </Link>
          </li>
        )}
        <li className={/\d/.test(here) ? 'mono break' : 'break'} aria-current="page">
          <LedgerText text={here} />
        </li>
      </ol>
    </nav>
  );
}
