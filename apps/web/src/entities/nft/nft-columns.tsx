import type { NftRowReply } from '@ledgerscope/contract/nft';
import { isolatedText } from '@ledgerscope/ledger';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import type { Column } from '../../shared/ui/data-table.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { timeColumn } from '../entity/columns.tsx';
import { EntityLink } from '../entity/entity-link.tsx';
import { MediaThumbnail } from './media-thumbnail.tsx';
import { NftLink } from './nft-link.tsx';

/** Columns of a list of NFTs. */
export const NFT_COLUMNS: readonly Column<NftRowReply>[] = [
  {
    id: 'image',
    heading: 'IMAGE',
    width: '84px',
    bare: true,
    cell: (nft) => <MediaThumbnail address={nft.imageUrl} kind="nft" size={44} />,
  },
  {
    id: 'token',
    heading: 'TOKEN',
    fixed: true,
    bare: true,
    cell: (nft) => (
      <>
        <span className="one-line" data-tip={isolatedText(nft.name)}>
          {nft.name === '' ? <span className="faint">Unnamed</span> : <LedgerText text={nft.name} />}
        </span>
        <span className="faint small">
          <EntityLink kind="token" id={nft.tokenId} />
        </span>
      </>
    ),
  },
  {
    id: 'serial',
    heading: 'SERIAL NO.',
    width: '130px',
    cell: (nft) => (
      <>
        <NftLink tokenId={nft.tokenId} serialNumber={nft.serialNumber} />
        {nft.deleted === 1 ? <span className="badge bad tag">burned</span> : null}
      </>
    ),
  },
  timeColumn('created', 'CREATED ON', ({ createdOn }) => createdOn),
  { id: 'metadata', heading: 'META DATA', cell: (nft) => <Metadata nft={nft} /> },
];

function Metadata({ nft: { metaData, metadataHex } }: { nft: NftRowReply }) {
  const text = metaData ?? metadataHex;
  if (text === '') return <span className="faint">None</span>;
  return (
    <span className="with-copy">
      <span className="one-line mono" data-tip={isolatedText(text)}>
        {text}
      </span>
      <CopyButton text={text} what="the metadata" />
    </span>
  );
}
