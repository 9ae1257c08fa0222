import type { NftCollection } from '@ledgerscope/contract/nft';
import { countWithNoun, isolatedText } from '@ledgerscope/ledger';
import { Link } from 'react-router';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { MediaThumbnail } from '../../entities/nft/media-thumbnail.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { nftHref, tokenHref } from '../../shared/paths.ts';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import styles from './nft-explorer.module.css';

/** A collection with its newest NFTs; in the list of active ones with what it saw. */
export function CollectionCard({ collection }: { collection: NftCollection }) {
  const { id, name, symbol, nfts, nftCount, createdOn, status, transfers, mints, thumbnail } = collection;
  return (
    <li className={`card ${styles.collectionCard}`}>
      <div className={styles.collectionHead}>
        <MediaThumbnail address={thumbnail} kind="nft" size={48} />
        <div>
          <p className="one-line">
            <Link to={tokenHref(id)}>
              <LedgerText text={name === '' ? id : name} />
            </Link>{' '}
            <span className="faint small">
              <LedgerText text={symbol} />
            </span>
            {status === 'Deleted' ? <span className="badge bad">Deleted</span> : null}
          </p>
          <p className="small muted">
            <EntityLink kind="token" id={id} /> · {createdOn === null ? 'Unknown' : <Timestamp iso={createdOn} />}
          </p>
          <p className="small faint num">
            {countWithNoun(nftCount, 'NFT')}
            {transfers === null ? '' : ` · ${countWithNoun(transfers, 'transfer')}`}
            {mints === null ? '' : ` · ${countWithNoun(mints, 'mint')} this week`}
          </p>
        </div>
      </div>
      {nfts.length === 0 ? null : (
        <ul
          className={`flow ${styles.collectionNfts}`}
          aria-label={`Latest NFTs in ${name === '' ? id : isolatedText(name)}`}
        >
          {nfts.map((nft) => (
            <li key={nft.id}>
              <Link
                to={nftHref(nft.tokenId, nft.serialNumber)}
                aria-label={`${isolatedText(nft.name)} #${nft.serialNumber}`}
              >
                <MediaThumbnail address={nft.imageUrl} kind="nft" size={56} />
                <span className="num small">#{wholeText(nft.serialNumber)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
