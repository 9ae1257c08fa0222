import type { SiteConfig } from '@ledgerscope/contract/network-status';
import { Link } from 'react-router';
import { useSiteConfig } from '../shared/api/get-network.ts';
import { PATHS } from '../shared/paths.ts';
import styles from './footer.module.css';

const PAGES: readonly (readonly [string, string])[] = [
  ['About', PATHS.about],
  ['FAQs', PATHS.faqs],
  ['Data API', PATHS.apiView],
  ['Contact us', PATHS.contact],
  ['Terms', PATHS.terms],
  ['Privacy', PATHS.privacy],
  ['Status', PATHS.status],
];

/** The end of every page: pages of text, chat channels, which network, how it is proven, who made it, which version. */
export function Footer() {
  const config = useSiteConfig().data;
  const others = config?.networks.filter((network) => !network.current) ?? [];
  return (
    <footer className={styles.foot}>
      <div className="wrap">
        <nav className={`flow ${styles.footPages}`} aria-label="About this site">
          {PAGES.map(([name, href]) => (
            <Link key={href} className={styles.footPage} to={href}>
              {name}
            </Link>
          ))}
          {config?.operator.community.map(({ name, url }) => (
            <a key={url} className={styles.footPage} href={url} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          ))}
        </nav>
        <p>
          {config?.simulated === true ? 'A simulated network. ' : ''}
          {readFrom(config)}
        </p>
        <p className="faint">
          {others.map(({ id, name, url }) => (
            <a key={id} href={url} rel="noopener noreferrer">
              {name}
            </a>
          ))}
          {config === undefined ? '' : creditOf(config.operator.name, config.version)}
        </p>
      </div>
    </footer>
  );
}

function readFrom(config: SiteConfig | undefined): string {
  if (config?.readsMirror === true) return 'Data from a mirror node, not independently verified.';
  return config?.trustsUnsigned === true
    ? 'Data from the network’s stream files. Signature checks are turned off.'
    : 'Data from the network’s stream files, verified against node signatures.';
}

function creditOf(operator: string | null, version: string): string {
  return `${operator === null ? '' : `${operator} · `}Developed by the Ledgerscope project · version ${version}`;
}
