import { NS_PER_MINUTE } from '@ledgerscope/ledger';
import type { NftMetadataFields, NftMetadataRow } from '@ledgerscope/ledger-store';
import { OutsideError } from '@ledgerscope/outside/outside-error';
import { SNIFFED_BYTES, sniffType } from '../gateway/sniff-type.ts';
import { type ContentReference, readReference } from './content-reference.ts';
import { type ContentSource, NoGatewayError } from './content-source.ts';
import { type MetadataDocument, readMetadataDocument } from './metadata-document.ts';
import { readHead } from './read-head.ts';

/** A document may be so large; media that the ledger names directly are only sniffed. */
export const DOCUMENT_LIMITS = { maxBytes: 1_048_576, totalMs: 15_000 } as const;
/** When a failure is tried again; after the last it is left until somebody asks. */
const RETRY_MINUTES = [1n, 5n, 30n, 120n, 480n, 1_440n] as const;
const MEDIA = /^(image|video|audio|model)\/|^application\/pdf$/;

/** An NFT (or, as serial 0, a collection) and what the ledger holds as its metadata. */
export interface NftReference {
  readonly token: bigint;
  readonly serial: bigint;
  readonly mintedNs: bigint;
  readonly reference: Uint8Array;
}

/** What a reference leads to, before it is stored. */
export type ResolvedNft =
  | { readonly kind: 'document'; readonly document: MetadataDocument }
  | { readonly kind: 'media'; readonly type: string };

/**
 * Reads what a reference leads to: a document, or media that the ledger names without one.
 * @throws OutsideError, NoGatewayError
 */
export async function readContent(source: ContentSource, reference: ContentReference): Promise<ResolvedNft> {
  const bytes = await source.read(reference, DOCUMENT_LIMITS).catch((error: unknown) => {
    if (!(error instanceof OutsideError) || error.failure !== 'too-large') throw error;
    return undefined;
  });
  if (bytes === undefined) return readLarge(source, reference);
  const document = readMetadataDocument(bytes);
  return document === undefined ? mediaOf(bytes) : { kind: 'document', document };
}

function mediaOf(head: Buffer): ResolvedNft {
  const type = sniffType(head.subarray(0, SNIFFED_BYTES));
  if (MEDIA.test(type)) return { kind: 'media', type };
  throw new OutsideError('bad-content', 'The content is neither JSON nor media.');
}

/** Something larger than a document: media, or a document that is too large. */
async function readLarge(source: ContentSource, reference: ContentReference): Promise<ResolvedNft> {
  const { head, size } = await readBeginning(source, reference);
  if (sniffType(head) === 'application/json') throw new OutsideError('too-large', documentTooLarge(size));
  return mediaOf(head);
}

const MB = 1_048_576;

function documentTooLarge(size: number | undefined): string {
  const most = `max ${DOCUMENT_LIMITS.maxBytes / MB} MB`;
  return size === undefined
    ? `The metadata document is too large (${most}).`
    : `The metadata document is too large: ${(Math.ceil((size / MB) * 100) / 100).toFixed(2)} MB (${most}).`;
}

/** The beginning of something: enough to recognize media. */
async function readBeginning(
  source: ContentSource,
  reference: ContentReference,
): Promise<{ readonly head: Buffer; readonly size: number | undefined }> {
  const opened = await source.open(reference, {
    ...DOCUMENT_LIMITS,
    maxBytes: 100 * MB,
    range: `bytes=0-${SNIFFED_BYTES - 1}`,
  });
  if (opened.kind === 'bytes') return { head: opened.bytes.subarray(0, SNIFFED_BYTES), size: opened.bytes.length };
  if (opened.kind === 'reply') return { head: await readHead(opened.reply.body), size: opened.reply.size };
  const { handle, size } = opened.file;
  const head = Buffer.alloc(SNIFFED_BYTES);
  try {
    const { bytesRead } = await handle.read(head, 0, head.length, 0);
    return { head: head.subarray(0, bytesRead), size };
  } finally {
    await handle.close();
  }
}

/** Looks at one NFT's metadata; what cannot be had becomes a row that says so, and when it is tried again. Never throws. */
export async function resolveNft(
  source: ContentSource,
  nft: NftReference,
  before: NftMetadataFields | undefined,
  nowNs: bigint,
): Promise<NftMetadataRow> {
  const fetchedNs = before !== undefined && before.fetchedNs >= nowNs ? before.fetchedNs + 1n : nowNs;
  const blank = blankRow(nft, fetchedNs);
  const text = referenceText(nft);
  if (text === undefined) return { ...blank, status: 'none', error: 'The metadata is binary, not text.' };
  const reference = readReference(text);
  if (reference.kind === 'nothing') return { ...blank, status: 'none', error: reference.why };
  try {
    return foundRow(nft, fetchedNs, text, await readContent(source, reference));
  } catch (error) {
    if (error instanceof NoGatewayError) return { ...blank, status: 'no_gateway', error: error.message };
    const sameAsBefore = before?.status === 'failed' && sameBytes(before.reference, nft.reference);
    return failedRow(blank, error, reference, sameAsBefore ? before.attempts : 0);
  }
}

/** The row of what was found. @param text the ledger's metadata */
export function foundRow(nft: NftReference, fetchedNs: bigint, text: string, found: ResolvedNft): NftMetadataRow {
  const blank = blankRow(nft, fetchedNs);
  if (found.kind === 'media')
    return { ...blank, status: 'resolved', dataType: found.type, image: text.trim(), imageType: found.type };
  const { name, description, creator, image, imageType, files, attributes, text: document, error } = found.document;
  return {
    ...blank,
    status: 'resolved',
    error,
    dataType: 'JSON',
    name,
    description,
    creator,
    image,
    imageType,
    document,
    fileUris: files.map(({ uri }) => uri),
    fileTypes: files.map(({ type }) => type),
    attributeNames: attributes.map((attribute) => attribute.name),
    attributeDisplays: attributes.map(({ display }) => display),
    attributeValues: attributes.map(({ value }) => value),
  };
}

function failedRow(
  blank: NftMetadataRow,
  error: unknown,
  reference: ContentReference,
  attemptsBefore: number,
): NftMetadataRow {
  const known = error instanceof OutsideError ? error : undefined;
  // The content of a content id never changes, nor does content on the ledger itself; a web page may be corrected.
  const mayChange = reference.kind === 'web' && known?.failure === 'bad-content';
  const again = known === undefined || known.retry || mayChange;
  const minutes = again ? RETRY_MINUTES[attemptsBefore] : undefined;
  return {
    ...blank,
    status: 'failed',
    error: known?.message ?? 'It could not be read.',
    attempts: attemptsBefore + 1,
    nextTryNs: minutes === undefined ? 0n : blank.fetchedNs + minutes * NS_PER_MINUTE,
  };
}

function blankRow({ token, serial, mintedNs, reference }: NftReference, fetchedNs: bigint): NftMetadataRow {
  return {
    token,
    serial,
    mintedNs,
    reference,
    fetchedNs,
    status: '',
    error: '',
    attempts: 0,
    nextTryNs: 0n,
    name: '',
    description: '',
    creator: '',
    dataType: '',
    image: '',
    imageType: '',
    document: '',
    fileUris: [],
    fileTypes: [],
    attributeNames: [],
    attributeDisplays: [],
    attributeValues: [],
  };
}

/** Whether two metadata are the same bytes. */
export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}

/** The ledger's metadata as text; undefined where it is none. */
export function referenceText({ reference }: Pick<NftReference, 'reference'>): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(reference);
  } catch {
    // It is not UTF-8.
    return undefined;
  }
}
