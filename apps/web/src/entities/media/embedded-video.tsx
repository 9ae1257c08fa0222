import { useState } from 'react';
import { useSiteConfig } from '../../shared/api/get-network.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import styles from './media.module.css';
import { videoEmbed } from './video-embed.ts';

/** Says after a load which film was asked for before it. */
const ASKED = 'ledgerscope.play';

/** Where a film of this address plays; undefined for all others, and where the operator does not allow it. */
export function useVideoEmbed(address: string): string | undefined {
  const isAllowed = useSiteConfig().data?.videoEmbeds === true;
  return isAllowed ? videoEmbed(address) : undefined;
}

/**
 * A film in a frame of another host, which hears of the visitor only after a click. The policy of the page allows the frame where
 * the page of an NFT was loaded as a document; a visitor who came to it by a link within the site loads it with the click.
 */
export function EmbeddedVideo({ address, name }: { address: string; name: string }) {
  const [isPlaying, setPlaying] = useState(() => takeAsked(address));
  if (isPlaying)
    return (
      <iframe
        className={styles.mediaVideo}
        data-media="video"
        src={address}
        title={name}
        sandbox="allow-scripts allow-same-origin allow-presentation"
        allow="fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin"
      />
    );
  const play = () => {
    if (isLoadedHere()) return setPlaying(true);
    sessionStorage.setItem(ASKED, address);
    location.reload();
  };
  return (
    <div className={styles.mediaNotice} data-media="notice">
      <Icon name="nft" size={44} />
      <button type="button" className="button" onClick={play}>
        Play from youtube-nocookie.com
      </button>
      <span className="muted small">YouTube will see your IP address.</span>
    </div>
  );
}

function takeAsked(address: string): boolean {
  if (sessionStorage.getItem(ASKED) !== address || !isLoadedHere()) return false;
  sessionStorage.removeItem(ASKED);
  return true;
}

function isLoadedHere(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && URL.parse(load.name)?.pathname.startsWith('/hedera/nft/') === true;
}
