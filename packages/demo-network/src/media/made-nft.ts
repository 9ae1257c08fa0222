import type { MediaFile } from '../produced-file.ts';
import { cidOf } from './cid.ts';

/** What a mint puts on the ledger, and the files that it refers to. */
export interface MadeNft {
  /** The NFT's metadata, at most 100 bytes (the network's limit); for whole ones UTF-8 of `ipfs://<cid>`. */
  readonly metadata: Uint8Array;
  /** The document and its media, to be stored under their content ids. Media recur from serial to serial. */
  readonly files: readonly MediaFile[];
}

/** An NFT whose metadata names this document. */
export function nftOf(document: MediaFile, media: readonly MediaFile[]): MadeNft {
  return { metadata: Buffer.from(uriOf(document), 'utf8'), files: [document, ...media] };
}

/** The address of a stored file as documents and metadata write it. */
export function uriOf({ cid }: MediaFile): string {
  return `ipfs://${cid}`;
}

/** A file under its content id; text becomes UTF-8. */
export function mediaFile(contents: Uint8Array | string): MediaFile {
  const bytes = typeof contents === 'string' ? Buffer.from(contents, 'utf8') : contents;
  return { cid: cidOf(bytes), bytes };
}
