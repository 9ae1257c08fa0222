import { NavLink } from 'react-router';
import { Icon } from '../shared/ui/icon.tsx';
import styles from '../shared/ui/menu.module.css';
import { Popup } from '../shared/ui/popup.tsx';
import { FeaturedItems } from './featured-items.tsx';
import type { Menu } from './menu-items.ts';

/** A menu of links that opens under its name. */
export function NavMenu({ name, ...menu }: Menu) {
  return (
    <Popup
      className={styles.menuButton}
      align="start"
      trigger={
        <>
          {name}
          <Icon name="caret" size={13} />
        </>
      }
    >
      {(close) => <MenuEntries {...menu} close={close} />}
    </Popup>
  );
}

/** The entries of a menu. */
export function MenuEntries({
  items,
  disabled = [],
  featured = false,
  close,
}: Omit<Menu, 'name'> & { close: () => void }) {
  return (
    <ul className={styles.menu}>
      {items.map(({ name, href, mark }) => (
        <li key={href}>
          <NavLink to={href} end onClick={close}>
            {name}
            {mark === undefined ? null : <span className={`badge soft ${styles.menuMark}`}>{mark}</span>}
          </NavLink>
        </li>
      ))}
      {disabled.map((name) => (
        <li key={name} className={styles.menuOff} aria-disabled="true">
          {name}
        </li>
      ))}
      {featured ? <FeaturedItems close={close} /> : null}
    </ul>
  );
}
