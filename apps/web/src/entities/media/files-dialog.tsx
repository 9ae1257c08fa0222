import type { NftFile } from '@ledgerscope/contract/nft-metadata';
import { type KeyboardEvent, useState } from 'react';
import { webAddress } from '../../shared/format/web-address.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { ownMedia } from '../nft/own-media.ts';
import { downloadName } from './download-name.ts';
import styles from './media.module.css';
import { MediaFrame } from './media-frame.tsx';

/** The files of an NFT, one at a time, each with its type and a way to download it. */
export function FilesDialog({ title, files, close }: { title: string; files: readonly NftFile[]; close: () => void }) {
  const [place, setPlace] = useState(0);
  const file = files[place];
  const step = (by: number) => setPlace((place + by + files.length) % files.length);
  const onKey = (event: KeyboardEvent) => {
    const on = event.target instanceof Element ? event.target : null;
    // Players and the model use the arrow keys themselves.
    if (on?.closest('video, audio, canvas, details, input') !== null) return;
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  };
  return (
    <Dialog title={title} close={close} wide onKeyDown={onKey}>
      <section className={styles.fileCarousel} aria-roledescription="carousel" aria-label="Files">
        <div aria-live="polite">
          {file === undefined ? null : (
            <section aria-roledescription="slide" aria-label={`File ${place + 1} of ${files.length}`}>
              <div className={styles.slideMedia}>
                <MediaFrame key={place} file={file} name={`File ${place + 1}`} />
              </div>
              <p className={`flow ${styles.fileFacts}`}>
                <span className="badge plain">{file.type ?? 'no type'}</span>
                <FileLink file={file} place={place} />
              </p>
            </section>
          )}
        </div>
        <p className={`flow ${styles.fileSteps}`}>
          <button type="button" className="button small" disabled={files.length < 2} onClick={() => step(-1)}>
            <Icon name="back" size={14} /> Previous
          </button>
          <span className="num muted">
            {place + 1} of {files.length}
          </span>
          <button type="button" className="button small" disabled={files.length < 2} onClick={() => step(1)}>
            Next <Icon name="chevron" size={14} />
          </button>
        </p>
      </section>
    </Dialog>
  );
}

/** A download by way of this server; what it does not load is a link for web addresses, and only text for all others. */
function FileLink({ file, place }: { file: NftFile; place: number }) {
  const { url, uri } = file;
  const own = ownMedia(url);
  if (own !== undefined)
    return (
      <a href={own} download={downloadName(file, place)}>
        Download
      </a>
    );
  const outside = webAddress(uri);
  if (outside === undefined) return <span className="mono small break faint">{uri.slice(0, 200)}</span>;
  return (
    <a href={outside.href} target="_blank" rel="noopener noreferrer nofollow">
      Open at {outside.host}
    </a>
  );
}
