import { type NftFile, type NftMetadata, nftMediaPath, toAmount } from '@ledgerscope/contract';
import { hexText, parseWritten } from '@ledgerscope/ledger';
import type { NftMetadataFields } from '@ledgerscope/ledger-store';
import { idText, instantText, utf8OrNull } from '@ledgerscope/transactions/values';
import { readReference } from '../../nft-metadata/content-reference.ts';
import { mediaVersion } from '../../nft-metadata/media-version.ts';
import type { KnownMetadata } from '../../nft-metadata/nft-content.ts';

/** Pages of these hosts are not media files; the web app embeds their players. */
const VIDEO_PAGES = /(^|\.)(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const NO_FIELDS = {
  status: 'pending',
  error: null,
  name: null,
  nftName: null,
  description: null,
  creator: null,
  dataType: null,
  image: null,
  imageType: null,
  imageUrl: null,
  files: [],
  attributes: [],
  document: null,
  attempts: 0,
  fetchedOn: null,
} as const;

/** What is known of an NFT's metadata; `document` is the stored text, empty for none. */
export function nftMetadataReply({ nft, fields }: KnownMetadata, document: string): NftMetadata {
  const tokenId = idText(nft.token);
  const known = {
    tokenID: tokenId,
    tokenId,
    serialNumber: toAmount(nft.serial),
    metaData: utf8OrNull(nft.reference) ?? `0x${hexText(nft.reference)}`,
  };
  if (fields === undefined) return { ...known, ...NO_FIELDS, files: [], attributes: [] };
  const path = (address: string, file: number) => nftMediaPath(tokenId, nft.serial, file, mediaVersion(address));
  return {
    ...known,
    status: fields.status as NftMetadata['status'],
    error: orNull(fields.error),
    name: orNull(fields.name),
    nftName: orNull(fields.name),
    description: orNull(fields.description),
    creator: orNull(fields.creator),
    dataType: orNull(fields.dataType),
    image: orNull(fields.image),
    imageType: orNull(fields.imageType),
    imageUrl: isServed(fields.image) ? path(fields.image, 0) : null,
    files: filesOf(fields, path),
    attributes: fields.attributeNames.map((name, index) => ({
      trait_type: name,
      display_type: orNull(fields.attributeDisplays[index] ?? ''),
      value: fields.attributeValues[index] ?? '',
    })),
    document: document === '' ? null : parseWritten(document),
    attempts: fields.attempts,
    fetchedOn: instantText(fields.fetchedNs),
  };
}

function filesOf(
  { fileUris, fileTypes }: NftMetadataFields,
  path: (address: string, file: number) => string,
): NftFile[] {
  return fileUris.map((uri, index) => ({
    uri,
    type: orNull(fileTypes[index] ?? ''),
    url: isServed(uri) ? path(uri, index + 1) : null,
  }));
}

function isServed(address: string): boolean {
  const reference = readReference(address);
  if (reference.kind === 'nothing') return false;
  return reference.kind !== 'web' || !VIDEO_PAGES.test(new URL(reference.url).hostname);
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
