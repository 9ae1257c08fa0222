import type { NftRowReply } from '@ledgerscope/contract/nft';
import type { NftMetadata } from '@ledgerscope/contract/nft-metadata';
import { isolatedText, writeJson } from '@ledgerscope/ledger';
import { metadataAddress } from '../../entities/nft/get-nft.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { saveText } from '../../shared/save-text.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { JsonView } from '../../shared/ui/json-view.tsx';

/** The metadata document of an NFT, to read, to copy and to download. */
export function MetadataDialog({
  nft,
  metadata,
  close,
}: {
  nft: NftRowReply;
  metadata: NftMetadata;
  close: () => void;
}) {
  const text = writeJson(metadata.document);
  return (
    <Dialog
      title={`${nft.tokenName === '' ? nft.tokenId : isolatedText(nft.tokenName)} Metadata JSON`}
      close={close}
      tools={
        <>
          <button type="button" className="button small" onClick={() => void download(nft)}>
            Download
          </button>
          <CopyButton text={text} what="the metadata" />
        </>
      }
    >
      <JsonView value={metadata.document} what="the document" />
    </Dialog>
  );
}

/** Asks for the document again and saves it. A failure is only logged: what it would save is on the screen. */
async function download({ tokenId, serialNumber }: NftRowReply): Promise<void> {
  try {
    const address = metadataAddress(tokenId, serialNumber);
    const { data } = await fetchReply(address, AbortSignal.timeout(20_000));
    const text = `${writeJson(data.document)}\n`;
    saveText(`ledgerscope-${tokenId}-${serialNumber}.json`, text, 'application/json');
  } catch (error) {
    console.warn('The metadata could not be downloaded.', error);
  }
}
