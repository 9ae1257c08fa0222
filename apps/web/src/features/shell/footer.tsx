import { useSiteConfig } from '../../shared/api/get-network.ts';

/** The end of every page: which network, how it is proven, which version. */
export function Footer() {
  const config = useSiteConfig().data;
  const others = config?.networks.filter((network) => !network.current) ?? [];
  return (
    <footer className="foot">
      <div className="wrap">
        <p>
          {config?.simulated === true ? 'A simulated network. ' : ''}
          {config?.trustsUnsigned === true
            ? 'Read from the network’s own stream files. Signatures were not checked.'
            : 'Read from the network’s own stream files and checked against its nodes’ signatures.'}
        </p>
        <p className="faint">
          {others.map(({ id, name, url }) => (
            <a key={id} href={url} rel="noopener noreferrer">
              {name}
            </a>
          ))}
          {config === undefined ? '' : `Ledgerscope ${config.version}`}
        </p>
      </div>
    </footer>
  );
}
