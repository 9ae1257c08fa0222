import type { NftFile } from '@ledgerscope/contract/nft-metadata';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Icon } from '../../shared/ui/icon.tsx';
import { SectionError } from '../../shared/ui/section-error.tsx';
import { NftPicture } from '../nft/nft-picture.tsx';
import { ownMedia } from '../nft/own-media.ts';
import { EmbeddedVideo, useVideoEmbed } from './embedded-video.tsx';
import { JsonFile } from './json-file.tsx';
import styles from './media.module.css';
import { type MediaKind, mediaKind } from './media-kind.ts';
import { useServedType } from './served-type.ts';

const ModelView = lazy(() => import('./model-view.tsx'));

/** A file of an NFT, shown by its type and only by way of this server; what cannot be shown says so. */
export function MediaFrame({ file: { uri, type: claimed, url }, name }: { file: NftFile; name: string }) {
  const own = ownMedia(url);
  const type = useServedType(own, claimed);
  const film = useVideoEmbed(uri);
  if (film !== undefined) return <EmbeddedVideo key={film} address={film} name={name} />;
  if (type === undefined) return <Notice>Loading...</Notice>;
  const kind = mediaKind(type);
  if (kind === 'untyped') return <Notice>Unsupported Format</Notice>;
  if (own === undefined) return <Notice>Not loaded by this server</Notice>;
  return (
    <SectionError what={name} key={`${own} ${kind}`}>
      <Shown kind={kind} address={own} name={name} type={type ?? ''} />
    </SectionError>
  );
}

function Shown({ kind, address, name, type }: { kind: MediaKind; address: string; name: string; type: string }) {
  switch (kind) {
    case 'image':
      return <NftPicture address={address} alt={name} />;
    case 'video':
    case 'audio':
      return <Player kind={kind} address={address} name={name} />;
    case 'json':
      return <JsonFile address={address} />;
    case 'pdf':
      return <iframe className={styles.mediaPdf} src={address} title={name} loading="lazy" />;
    case 'model':
      return (
        <Suspense fallback={<Notice>Loading...</Notice>}>
          <ModelView address={address} name={name} />
        </Suspense>
      );
    case 'scene':
      return <SceneLink address={address} />;
    default:
      return <Notice>{type}</Notice>;
  }
}

/** Nothing of it is loaded but its head until it is played. */
function Player({ kind, address, name }: { kind: 'video' | 'audio'; address: string; name: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <Notice>Can’t play this file</Notice>;
  const shared = { src: address, controls: true, preload: 'metadata', 'aria-label': name } as const;
  if (kind === 'video')
    return (
      <video className={styles.mediaVideo} data-media="video" {...shared} playsInline onError={() => setFailed(true)} />
    );
  return (
    <div className={styles.mediaNotice} data-media="notice">
      <audio {...shared} onError={() => setFailed(true)} />
    </div>
  );
}

/** Browsers hand such scenes on to the viewer of the device, which takes `rel="ar"` links around a picture. */
function SceneLink({ address }: { address: string }) {
  return (
    <div className={styles.mediaNotice} data-media="notice">
      <Icon name="block" size={44} />
      <a className="button" rel="ar noopener" href={address}>
        Open in a 3D viewer
      </a>
    </div>
  );
}

/** What is in the place of a file that is not shown. */
function Notice({ children }: { children: ReactNode }) {
  return (
    <div className={styles.mediaNotice} data-media="notice">
      <Icon name="file" size={44} />
      <span className="break">{children}</span>
    </div>
  );
}
