import { useState } from 'react';
import { Icon } from '../../shared/ui/icon.tsx';
import styles from './nft-picture.module.css';
import { ownMedia } from './own-media.ts';

interface PictureProps {
  /** As the API names the picture; null where no metadata names one. */
  readonly address: string | null;
  /** Empty where words beside it say the same. */
  readonly alt: string;
  /** Loaded at once instead of when it comes near the window. */
  readonly eager?: boolean;
}

/** An original of so few pixels a side is drawn of pixels on purpose. */
const PIXEL_ART = 128;

/** Keeps the pixels of a small picture sharp where it is shown larger than it is. */
export function keepPixels(image: HTMLImageElement): void {
  const { naturalWidth, naturalHeight, clientWidth } = image;
  const isSmall = naturalWidth > 0 && Math.max(naturalWidth, naturalHeight) <= PIXEL_ART;
  if (isSmall && clientWidth > naturalWidth) image.style.imageRendering = 'pixelated';
}

/** The picture of an NFT in a square of its own: a blurred ground until it is there, an icon where there is none. */
export function NftPicture({ address, alt, eager = false }: PictureProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const own = ownMedia(address);
  if (own === undefined || state === 'failed')
    return (
      <span className={styles.nftPicture} data-media="picture">
        <Icon name="nft" size={40} />
        {alt === '' ? null : <span className="small">{own === undefined ? 'No image' : 'Can’t display image'}</span>}
      </span>
    );
  return (
    <span
      className={state === 'loading' ? `${styles.nftPicture} loading` : styles.nftPicture}
      data-media="picture"
      data-state={state}
    >
      <img
        src={own}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onLoad={({ currentTarget }) => {
          setState('shown');
          keepPixels(currentTarget);
        }}
        onError={() => setState('failed')}
      />
    </span>
  );
}
