import { useEffect, useRef, useState } from 'react';
import { NavLink } from 'react-router';
import { CurrencyToggle } from '../features/currency/currency-toggle.tsx';
import { PATHS } from '../shared/paths.ts';
import { Icon } from '../shared/ui/icon.tsx';
import menuStyles from '../shared/ui/menu.module.css';
import { LINKS, MENUS, type MenuItem } from './menu-items.ts';
import { MenuEntries } from './nav-menu.tsx';
import { NetworkList } from './network-switcher.tsx';
import styles from './side-menu.module.css';

/** All menus on narrow screens, sliding in from the side. */
export function SideMenu({ withCurrency }: { withCurrency: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        className={`icon-button ${styles.sideButton}`}
        aria-label="Open the menu"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" size={20} />
      </button>
      {open ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
        <dialog
          ref={dialog}
          className={styles.sideMenu}
          aria-label="Menu"
          onClose={() => setOpen(false)}
          onClick={(event) => event.target === dialog.current && close()}
        >
          <div className={styles.sideHead}>
            <b>Ledgerscope</b>
            <button type="button" className="icon-button" aria-label="Close the menu" onClick={close}>
              <Icon name="cross" size={18} />
            </button>
          </div>
          <Pages close={close} />
          <section aria-label="Network">
            <h2>Network</h2>
            <NetworkList />
          </section>
          {withCurrency ? (
            <section aria-label="Amounts">
              <h2>Amounts in</h2>
              <CurrencyToggle />
            </section>
          ) : null}
        </dialog>
      ) : null}
    </>
  );
}

function Pages({ close }: { close: () => void }) {
  return (
    <nav aria-label="Menu">
      <NavLink to={PATHS.home} onClick={close}>
        Home
      </NavLink>
      {LINKS.map((link) => (
        <Item key={link.href} {...link} close={close} />
      ))}
      {MENUS.map(({ name, ...menu }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <MenuEntries {...menu} close={close} />
        </section>
      ))}
    </nav>
  );
}

function Item({ name, href, mark, close }: MenuItem & { close: () => void }) {
  return (
    <NavLink to={href} end onClick={close}>
      {name}
      {mark === undefined ? null : <span className={`badge soft ${menuStyles.menuMark}`}>{mark}</span>}
    </NavLink>
  );
}
