import { useSiteConfig } from '../shared/api/get-network.ts';
import { Icon } from '../shared/ui/icon.tsx';
import menuStyles from '../shared/ui/menu.module.css';
import { Popup } from '../shared/ui/popup.tsx';
import styles from './network-switcher.module.css';

/** The networks of the configuration: the current one is marked, another one opens its own explorer. */
export function NetworkSwitcher() {
  const config = useSiteConfig().data;
  if (config === undefined) return null;
  const here = config.networks.find((network) => network.current)?.name ?? config.network;
  if (config.networks.length < 2) return <span className={`${styles.network} muted`}>{here}</span>;
  return (
    <Popup
      className="button small"
      label={`Network: ${here}`}
      trigger={
        <>
          {here} <Icon name="caret" size={13} />
        </>
      }
    >
      {() => <NetworkList />}
    </Popup>
  );
}

/** The same networks as a list. */
export function NetworkList() {
  const networks = useSiteConfig().data?.networks ?? [];
  return (
    <ul className={menuStyles.menu}>
      {networks.map(({ id, name, url, current }) => (
        <li key={id}>
          {current ? (
            <span className={menuStyles.menuHere} aria-current="true">
              <Icon name="check" size={14} />
              {name}
            </span>
          ) : (
            <a href={url} rel="noopener noreferrer">
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
