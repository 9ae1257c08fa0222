import type { NftMetadataRow } from '../nft-metadata/rows.ts';

/** Metadata of an NFT that was resolved and says nothing, but for what is given. */
export function sampleMetadata(
  given: Partial<NftMetadataRow> & Pick<NftMetadataRow, 'token' | 'serial' | 'fetchedNs'>,
): NftMetadataRow {
  return {
    mintedNs: given.serial,
    reference: new Uint8Array(),
    status: 'resolved',
    error: '',
    attempts: 0,
    nextTryNs: 0n,
    name: '',
    description: '',
    creator: '',
    dataType: 'JSON',
    image: '',
    imageType: '',
    fileUris: [],
    fileTypes: [],
    attributeNames: [],
    attributeDisplays: [],
    attributeValues: [],
    document: '',
    ...given,
  };
}
