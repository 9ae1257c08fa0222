import { setTimeout as sleep } from 'node:timers/promises';
import {
  type LedgerStore,
  type NftKey,
  type NftMetadataFields,
  readNftDocument,
  readNftMetadata,
  saveNftMetadata,
} from '@ledgerscope/ledger-store';
import { BusyError, boundedLimit } from '@ledgerscope/process/bounded-limit';
import type { Logger } from 'pino';
import { readReference } from './content-reference.ts';
import type { ContentSource } from './content-source.ts';
import { nowNs, readReferences } from './follow-metadata.ts';
import type { Media, MediaProxy } from './media-proxy.ts';
import { mediaVersion } from './media-version.ts';
import { type NftReference, type ResolvedNft, readContent, resolveNft, sameBytes } from './resolve-nft.ts';

const AT_A_TIME = 4;
const MOST_WAITING = 64;
const ANSWER_AFTER_MS = 4_000;
/** What failed is not asked for more often, however often the NFT is opened. */
const ASK_AGAIN_NS = 600_000_000_000n;

/** What is known of an NFT's metadata when the answer is due. */
export interface KnownMetadata {
  readonly nft: NftReference;
  /** Undefined while it is being looked at. */
  readonly fields: NftMetadataFields | undefined;
}

/** What the metadata names now is not the version that was asked for. */
interface OtherVersion {
  readonly kind: 'other';
  readonly version: string;
}

/** Metadata and media of NFTs for the API: what somebody opens goes ahead of what is followed in the background. */
export class NftContent {
  readonly #store: LedgerStore;
  readonly #source: ContentSource;
  readonly #media: MediaProxy;
  readonly #log: Logger;
  readonly #limit = boundedLimit(AT_A_TIME, MOST_WAITING);
  readonly #asked = new Map<string, Promise<NftMetadataFields | undefined>>();

  constructor(store: LedgerStore, source: ContentSource, media: MediaProxy, log: Logger) {
    this.#store = store;
    this.#source = source;
    this.#media = media;
    this.#log = log;
  }

  /**
   * The metadata of an NFT (serial 0: of a collection that has its own), looked at now where that is due, for as long as a
   * person waits. Undefined where the ledger has no such NFT.
   */
  async findMetadata(key: NftKey): Promise<KnownMetadata | undefined> {
    const references = await readReferences(this.#store, [key]);
    const nft = references.find(({ serial }) => serial === key.serial);
    if (nft === undefined) return undefined;
    const [before] = await readNftMetadata(this.#store, [key]);
    if (before !== undefined && isCurrent(nft, before)) return { nft, fields: before };
    const found = await Promise.race([
      this.#ask(nft, before),
      sleep(ANSWER_AFTER_MS, undefined, { ref: false }).then(() => undefined),
    ]);
    // Of other metadata than the NFT has now nothing is returned.
    const fallback = before !== undefined && sameBytes(before.reference, nft.reference) ? before : undefined;
    return { nft, fields: found ?? fallback };
  }

  /** The stored document of an NFT as text; empty for none. */
  readDocument(key: NftKey): Promise<string> {
    return readNftDocument(this.#store, key);
  }

  /** What any reference leads to, read now and not stored. @throws OutsideError, NoGatewayError, BusyError */
  read(text: string): Promise<ResolvedNft> {
    return this.#limit(() => readContent(this.#source, readReference(text)));
  }

  /**
   * A file that the stored metadata of an NFT names: 0 is the image. Undefined where it names none, the version that it names
   * where another is wanted. @throws as read
   */
  async openMedia(
    key: NftKey,
    file: number,
    version: string | undefined,
    range?: string,
  ): Promise<Media | OtherVersion | undefined> {
    const [fields] = await readNftMetadata(this.#store, [key]);
    if (fields?.status !== 'resolved') return undefined;
    const address = file === 0 ? fields.image : fields.fileUris[file - 1];
    if (address === undefined || address === '') return undefined;
    const current = mediaVersion(address);
    if (version !== undefined && version !== current) return { kind: 'other', version: current };
    return this.#media.open(address, range);
  }

  /** Many who open an NFT at once ask once. */
  #ask(nft: NftReference, before: NftMetadataFields | undefined): Promise<NftMetadataFields | undefined> {
    const name = `${nft.token} ${nft.serial}`;
    const running = this.#asked.get(name);
    if (running !== undefined) return running;
    const asked = this.#limit(async () => {
      const row = await resolveNft(this.#source, nft, before, nowNs());
      await saveNftMetadata(this.#store, [row]);
      return row;
    }).catch((error: unknown) => {
      if (!(error instanceof BusyError)) this.#log.warn({ err: error, nft: name }, 'metadata could not be stored');
      return undefined;
    });
    this.#asked.set(name, asked);
    void asked.then(() => this.#asked.delete(name));
    return asked;
  }
}

function isCurrent(nft: NftReference, before: NftMetadataFields): boolean {
  if (!sameBytes(before.reference, nft.reference)) return false;
  if (before.status === 'resolved' || before.status === 'none') return true;
  return nowNs() - before.fetchedNs < ASK_AGAIN_NS;
}
