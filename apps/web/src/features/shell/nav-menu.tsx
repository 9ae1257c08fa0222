import { NavLink } from 'react-router';
import { Icon } from '../../shared/ui/icon.tsx';
import { Popup } from '../../shared/ui/popup.tsx';
import type { MenuItem } from './menu-items.ts';

/** A menu of links that opens under its name. */
export function NavMenu({ name, items }: { name: string; items: readonly MenuItem[] }) {
  return (
    <Popup
      className="menu-button"
      align="start"
      trigger={
        <>
          {name}
          <Icon name="caret" size={13} />
        </>
      }
    >
      {(close) => (
        <ul className="menu">
          {items.map(({ name: item, href, mark }) => (
            <li key={href}>
              <NavLink to={href} end onClick={close}>
                {item}
                {mark === undefined ? null : <span className="badge soft menu-mark">{mark}</span>}
              </NavLink>
            </li>
          ))}
        </ul>
      )}
    </Popup>
  );
}
