import type { NftRowReply } from '@ledgerscope/contract/nft';
import { isolatedText } from '@ledgerscope/ledger';
import { Link } from 'react-router';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { MediaThumbnail } from '../../entities/nft/media-thumbnail.tsx';
import { useReply } from '../../shared/api/use-reply.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { nftHref, PATHS } from '../../shared/paths.ts';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import sectionHeadStyles from '../../shared/ui/section-head.module.css';
import { Age } from '../../shared/ui/timestamp.tsx';
import { newestNftsQuery } from './get-home.ts';
import styles from './home.module.css';

/** The five NFTs that were minted last. */
export function NewestNfts() {
  const { data, error, refetch } = useReply(newestNftsQuery);
  return (
    <section aria-labelledby="nfts">
      <header className={sectionHeadStyles.sectionHead}>
        <h2 id="nfts">Recently Minted NFTs</h2>
        <span className="grow" />
        <Link to={PATHS.nftExplorer}>See More</Link>
      </header>
      {error !== null ? (
        <div className="card">
          <LoadFailure error={error} retry={refetch} />
        </div>
      ) : data?.length === 0 ? (
        <p className="card empty muted">No NFTs found</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on narrow screens has to be reachable by keyboard
        <ul className={styles.nftStrip} tabIndex={0} aria-label="Recently minted NFTs" aria-busy={data === undefined}>
          {(data ?? Array.from({ length: 5 }, () => null)).map((nft, place) =>
            nft === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
              <li key={place} className={`card ${styles.nftCard} waiting`} />
            ) : (
              <NftCard key={nft.id} nft={nft} />
            ),
          )}
        </ul>
      )}
    </section>
  );
}

function NftCard({ nft }: { nft: NftRowReply }) {
  return (
    <li className={`card ${styles.nftCard}`}>
      <span className={styles.nftArt}>
        <MediaThumbnail address={nft.imageUrl} kind="nft" size={112} />
      </span>
      <p className="one-line" data-tip={isolatedText(nft.name)}>
        <Link to={nftHref(nft.tokenId, nft.serialNumber)}>
          <LedgerText text={nft.name === '' ? 'Unnamed' : nft.name} />
        </Link>
      </p>
      <p className="small muted">
        <EntityLink kind="token" id={nft.tokenId} /> #{wholeText(nft.serialNumber)}
      </p>
      <p className="small faint">{nft.createdOn === null ? 'Unknown' : <Age iso={nft.createdOn} />}</p>
    </li>
  );
}
