import { useState } from 'react';
import { Icon } from '../../shared/ui/icon.tsx';
import { keepPixels } from './nft-picture.tsx';
import { ownMedia } from './own-media.ts';

interface ThumbnailProps {
  /** As the API names the picture; null where no metadata names one. */
  readonly address: string | null;
  readonly kind: 'nft' | 'token';
  readonly size?: number;
}

/** The picture of an NFT or token; an icon where there is none or it cannot be shown. */
export function MediaThumbnail({ address, kind, size = 36 }: ThumbnailProps) {
  const [failed, setFailed] = useState(false);
  const own = ownMedia(address);
  return (
    <span className="thumb" style={{ width: size, height: size }}>
      {own !== undefined && !failed ? (
        <img
          src={own}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onLoad={({ currentTarget }) => keepPixels(currentTarget)}
          onError={() => setFailed(true)}
        />
      ) : (
        <Icon name={kind} size={Math.round(size / 2)} />
      )}
    </span>
  );
}
