import type { NftRowReply } from '@ledgerscope/contract/nft';

/** The two ways to read the metadata of the ledger. */
export type MetadataForm = 'decoded' | 'raw';

type Metadata = Pick<NftRowReply, 'metaData' | 'metadataBase64' | 'metadataHex'>;

/** The metadata as text, or as base 64, which is how ledger APIs hand its bytes on; hex where the bytes are no text. */
export function metadataText({ metaData, metadataBase64, metadataHex }: Metadata, form: MetadataForm): string {
  if (form === 'raw') return metadataBase64;
  return metaData ?? (metadataHex === '' ? '' : `0x${metadataHex}`);
}
