import type { NftRowReply } from '@ledgerscope/contract/nft';
import { Link } from 'react-router';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { nftHref } from '../../shared/paths.ts';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { EntityLink } from '../entity/entity-link.tsx';
import { MarketplaceLink } from './marketplace-link.tsx';
import styles from './nft-card.module.css';
import { NftPicture } from './nft-picture.tsx';

/** An NFT in a grid: picture, name, collection, serial number, creation, owner, and where it is for sale. */
export function NftCard({ nft }: { nft: NftRowReply }) {
  const { tokenId, serialNumber, name, imageUrl, createdOn, owner, deleted, marketplaceLink } = nft;
  return (
    <li className={`card ${styles.nftTile}`}>
      <Link to={nftHref(tokenId, serialNumber)} tabIndex={-1} aria-hidden="true">
        <NftPicture address={imageUrl} alt="" />
      </Link>
      <div>
        <p className="one-line">
          <Link to={nftHref(tokenId, serialNumber)}>
            <LedgerText text={name === '' ? 'Unnamed' : name} />
          </Link>
        </p>
        <p className="small muted">
          <EntityLink kind="token" id={tokenId} /> <span className="num">#{wholeText(serialNumber)}</span>
          {deleted === 1 ? <span className="badge bad tag">burned</span> : null}
        </p>
        <p className="small faint">{createdOn === null ? 'Unknown' : <Timestamp iso={createdOn} />}</p>
        <p className="small">
          <span className="faint">Owner </span>
          {owner === null ? 'None' : <EntityLink kind="account" id={owner} />}
        </p>
        <MarketplaceLink address={marketplaceLink} />
      </div>
    </li>
  );
}
