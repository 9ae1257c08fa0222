import { Link, NavLink } from 'react-router';
import { PATHS } from '../../shared/paths.ts';
import { SearchBox } from '../search/search-box.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** Logo, the pages that exist, search and theme. */
export function Header({ withSearch }: { withSearch: boolean }) {
  return (
    <header className="top">
      <div className="wrap">
        <Link className="logo" to={PATHS.home} aria-label="Ledgerscope, home">
          <Logo />
          <span>Ledgerscope</span>
        </Link>
        <nav aria-label="Main">
          <NavLink to={PATHS.home}>Home</NavLink>
          <NavLink to={PATHS.transactions} end>
            Transactions
          </NavLink>
        </nav>
        <div className="grow">{withSearch ? <SearchBox size="small" /> : null}</div>
        <ThemeToggle />
      </div>
    </header>
  );
}

function Logo() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
    >
      <circle cx="10.5" cy="10.5" r="7.5" strokeWidth="2.4" />
      <path d="M7 13v-5M10.5 14.5v-8M14 12.5v-4" strokeWidth="1.9" />
      <path d="m16 16 5 5" strokeWidth="2.8" />
    </svg>
  );
}
