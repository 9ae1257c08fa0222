import type { NftRowReply } from '@ledgerscope/contract/nft';
import type { NftFile, NftMetadata } from '@ledgerscope/contract/nft-metadata';
import { isolatedText } from '@ledgerscope/ledger';
import { type ReactNode, useState } from 'react';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { useVideoEmbed } from '../../entities/media/embedded-video.tsx';
import { FilesDialog } from '../../entities/media/files-dialog.tsx';
import { MediaFrame } from '../../entities/media/media-frame.tsx';
import { mediaKind } from '../../entities/media/media-kind.ts';
import { useServedType } from '../../entities/media/served-type.ts';
import { metadataQuery } from '../../entities/nft/get-nft.ts';
import { NftPicture } from '../../entities/nft/nft-picture.tsx';
import { ownMedia } from '../../entities/nft/own-media.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { LongText } from '../../shared/ui/long-text.tsx';
import { MetadataDialog } from './metadata-dialog.tsx';
import styles from './nft-page.module.css';

const DESCRIPTION_LENGTH = 600;
/** HCS-1: `hcs://1/0.0.1065`. */
const HCS = /^\s*hcs:\/\/\d{1,4}\/(\d{1,4}\.\d{1,5}\.\d{1,12})(?![\d.])/i;
/** Shown in the place of the picture; anything else is among the files. */
const SHOWN: readonly string[] = ['video', 'audio'];

/** What the NFT's metadata leads to: its picture, description, files and the document itself. Nothing of it is proven. */
export function MetadataPanel({ nft }: { nft: NftRowReply }) {
  const { data, error, refetch } = useReply(metadataQuery(nft.tokenId, nft.serialNumber));
  return (
    <section className={`card ${styles.nftMedia}`} aria-labelledby="media">
      <header>
        <h2 id="media">Media</h2>
        <span className="grow" />
        {data === undefined ? null : <Actions nft={nft} metadata={data} />}
      </header>
      <Picture nft={nft} metadata={data} />
      {error === null ? null : <LoadFailure error={error} retry={refetch} />}
      {data === undefined ? null : <Words metadata={data} />}
      <Inscription reference={nft.metaData} />
    </section>
  );
}

/** Content that is in the messages of a topic: the topic is a link. */
function Inscription({ reference }: { reference: string | null }) {
  const topic = HCS.exec(reference ?? '')?.[1];
  if (topic === undefined) return null;
  return (
    <p className="muted">
      The content is stored in the messages of topic <EntityLink kind="topic" id={topic} />.
    </p>
  );
}

function Picture({ nft, metadata }: { nft: NftRowReply; metadata: NftMetadata | undefined }) {
  const name = nft.name === '' ? 'The NFT' : isolatedText(nft.name);
  const picture = <NftPicture address={metadata?.imageUrl ?? nft.imageUrl} alt={name} eager />;
  return metadata === undefined ? picture : <FilmOr metadata={metadata} name={name} picture={picture} />;
}

function FilmOr({ metadata, name, picture }: { metadata: NftMetadata; name: string; picture: ReactNode }) {
  const { image, imageType: claimed, imageUrl: url } = metadata;
  const type = useServedType(ownMedia(url), claimed) ?? claimed;
  const film = useVideoEmbed(image ?? '');
  const isFilm = film !== undefined || SHOWN.includes(mediaKind(type));
  return isFilm ? <MediaFrame file={{ uri: image ?? '', type, url }} name={name} /> : picture;
}

function Actions({ nft, metadata }: { nft: NftRowReply; metadata: NftMetadata }) {
  const [open, setOpen] = useState<'metadata' | 'files' | null>(null);
  const files = filesOf(metadata);
  const close = () => setOpen(null);
  return (
    <>
      {metadata.document === null ? (
        <NoDocument metadata={metadata} />
      ) : (
        <button type="button" className="button small" onClick={() => setOpen('metadata')}>
          Show Metadata
        </button>
      )}
      {files.length === 0 ? null : (
        <button type="button" className="button small" onClick={() => setOpen('files')}>
          Show Files
        </button>
      )}
      {open === 'metadata' ? <MetadataDialog nft={nft} metadata={metadata} close={close} /> : null}
      {open === 'files' ? (
        <FilesDialog title={`Files of ${isolatedText(nft.name)}`} files={files} close={close} />
      ) : null}
    </>
  );
}

/** A document was read, and is not passed on. */
function NoDocument({ metadata: { status, dataType } }: { metadata: NftMetadata }) {
  if (status !== 'resolved' || dataType !== 'JSON') return null;
  return <span className="muted">The metadata document is too large or too deeply nested to display.</span>;
}

/** The files of the document; its image where it lists none. */
function filesOf({ files, image, imageType, imageUrl }: NftMetadata): readonly NftFile[] {
  if (files.length > 0 || image === null) return files;
  return [{ uri: image, type: imageType, url: imageUrl }];
}

function Words({ metadata }: { metadata: NftMetadata }) {
  const { status, error, description, attributes, creator } = metadata;
  return (
    <div className={styles.nftWords}>
      {error === null ? null : (
        <p className="muted" role="status">
          {status === 'pending' ? 'Metadata not available yet: ' : ''}
          {error}
        </p>
      )}
      {description === null ? null : (
        <p>
          <LongText text={description} length={DESCRIPTION_LENGTH} what="the description" mono={false} />
        </p>
      )}
      {creator === null ? null : (
        <p className="muted">
          By{' '}
          <span className="break">
            <LedgerText text={creator} />
          </span>{' '}
          (according to the metadata)
        </p>
      )}
      {attributes.length === 0 ? null : <Traits attributes={attributes} />}
    </div>
  );
}

const TRAITS_SHOWN = 24;

function Traits({ attributes }: { attributes: NftMetadata['attributes'] }) {
  const [all, setAll] = useState(false);
  const shown = all ? attributes : attributes.slice(0, TRAITS_SHOWN);
  return (
    <>
      <h3>Traits</h3>
      <dl className={styles.traits}>
        {shown.map((trait, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a trait may be in the document twice
          <div key={place}>
            <dt className="break">
              <LedgerText text={trait.trait_type === '' ? 'Trait' : trait.trait_type} />
            </dt>
            <dd className="break">
              <LedgerText text={trait.display_type === 'percentage' ? `${trait.value}%` : String(trait.value)} />
            </dd>
          </div>
        ))}
      </dl>
      {shown.length < attributes.length ? (
        <button type="button" className="button small" onClick={() => setAll(true)}>
          Show {attributes.length - shown.length} more
        </button>
      ) : null}
    </>
  );
}
