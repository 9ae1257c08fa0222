import { webAddress } from '../../shared/format/web-address.ts';

/** Where an NFT is listed for sale, as a link to another site; nothing where it is not. */
export function MarketplaceLink({ address, button = false }: { address: string | null; button?: boolean }) {
  const url = address === null ? undefined : webAddress(address);
  if (url === undefined) return null;
  return (
    <a
      className={button ? 'button' : 'small one-line'}
      href={url.href}
      target="_blank"
      rel="noopener noreferrer nofollow"
    >
      Listed at {url.host}
      {button ? url.pathname : ''}
    </a>
  );
}
