import { Link, NavLink, useLocation } from 'react-router';
import { CurrencyToggle } from '../features/currency/currency-toggle.tsx';
import { hidesCurrency } from '../features/currency/hides-currency.ts';
import { PATHS } from '../shared/paths.ts';
import menuStyles from '../shared/ui/menu.module.css';
import { AccountLookup } from './account-lookup.tsx';
import { CommandPalette } from './command-palette.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { LINKS, MENUS } from './menu-items.ts';
import { NavMenu } from './nav-menu.tsx';
import { NetworkSwitcher } from './network-switcher.tsx';
import { SideMenu } from './side-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useTight } from './use-tight.ts';
import { UserMenu } from './user-menu.tsx';

/** Logo, menus, search, account look-up, currency, network and theme. */
export function Header() {
  const withCurrency = !hidesCurrency(useLocation().pathname);
  const header = useTight();
  return (
    <header ref={header} className={styles.top}>
      <div className="wrap">
        <Link className={styles.logo} to={PATHS.home} aria-label="Ledgerscope, home">
          <Logo />
          <span data-words>Ledgerscope</span>
        </Link>
        <nav className={styles.wideOnly} aria-label="Main">
          {MENUS.map((menu) => (
            <NavMenu key={menu.name} {...menu} />
          ))}
          {LINKS.map(({ name, href, mark }) => (
            <NavLink key={href} className={menuStyles.menuButton ?? ''} to={href}>
              {name}
              <span className="badge soft">{mark}</span>
            </NavLink>
          ))}
        </nav>
        <span className="grow" />
        <CommandPalette />
        <AccountLookup />
        <span className={`${styles.wideOnly} ${styles.tools}`}>
          {withCurrency ? <CurrencyToggle /> : null}
          <NetworkSwitcher />
        </span>
        <ThemeToggle />
        <UserMenu />
        <SideMenu withCurrency={withCurrency} />
      </div>
    </header>
  );
}
