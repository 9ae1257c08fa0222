import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { MS_PER_DAY } from '@ledgerscope/ledger';
import { OutsideError } from '@ledgerscope/outside/outside-error';
import type { OutsideReply } from '@ledgerscope/outside/outside-fetcher';
import { boundedLimit } from '@ledgerscope/process/bounded-limit';
import { LRUCache } from 'lru-cache';
import { SNIFFED_BYTES, sniffType } from '../gateway/sniff-type.ts';
import { type ContentReference, readReference } from './content-reference.ts';
import type { ContentSource } from './content-source.ts';
import type { MediaCache } from './media-cache.ts';
import { readHead } from './read-head.ts';

const MB = 1_048_576;
const MAX_IMAGE_BYTES = 20 * MB;
const MAX_BYTES = 100 * MB;
/** Of something that is not stored here a request gets at most so much: nobody slow holds a server outside up. */
const MAX_PART_BYTES = MB;
const DOWNLOAD_MS = 120_000;
const PART_MS = 20_000;
const AT_A_TIME = 8;
const MOST_WAITING = 64;
/** The content of a web address may change; that of a content id does not. */
const WEB_FRESH_MS = MS_PER_DAY;
const MAX_TYPES = 10_000;

/** Media to be sent: a whole file, of which ranges can be cut, or the part of one that was asked for. */
export type Media =
  | {
      readonly kind: 'whole';
      readonly handle: FileHandle | Buffer;
      readonly size: number;
      readonly type: string;
      readonly etag: string;
      /** Content of a content id, which never changes. */
      readonly isFixed: boolean;
    }
  | { readonly kind: 'part'; readonly bytes: Buffer; readonly contentRange: string; readonly type: string };

/**
 * Media by the addresses that metadata names: out of the content folder or the cache, else fetched, checked and stored.
 * Types follow from the bytes alone.
 */
export class MediaProxy {
  readonly #source: ContentSource;
  readonly #cache: MediaCache;
  readonly #limit = boundedLimit(AT_A_TIME, MOST_WAITING);
  readonly #downloads = new Map<string, Promise<void>>();
  /** Types by key, of what only parts were sent of. */
  readonly #types = new LRUCache<string, string>({ max: MAX_TYPES });

  constructor(source: ContentSource, cache: MediaCache) {
    this.#source = source;
    this.#cache = cache;
  }

  /**
   * Opens the media at an address of stored metadata. With a `Range` header and nothing stored, a part is asked for
   * outside, which may be shorter than the range.
   * @throws OutsideError, NoGatewayError, BusyError
   */
  async open(address: string, range: string | undefined): Promise<Media> {
    const reference = readReference(address);
    const key = createHash('sha256').update(address).digest('hex');
    const isFixed = reference.kind !== 'web';
    const here = await this.#source.openHere(reference);
    if (here?.kind === 'bytes')
      return wholeOf({
        handle: here.bytes,
        size: here.bytes.length,
        type: sniffType(here.bytes.subarray(0, SNIFFED_BYTES)),
        tag: key,
        isFixed,
      });
    if (here?.kind === 'file') return wholeOf({ ...here.file, tag: key, isFixed });
    const stored = await this.#readStored(key, isFixed, isFixed);
    if (stored !== undefined) return stored;
    const wanted = partOf(range);
    const part = wanted === undefined ? undefined : await this.#limit(() => this.#part(reference, key, wanted));
    if (part !== undefined) return part;
    const failure = await this.#downloadOnce(reference, key).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    );
    // An older copy is better than none while the web does not answer.
    const found = await this.#readStored(key, isFixed, true);
    if (found === undefined) throw failure ?? new OutsideError('unreachable', 'The file could not be stored.');
    return found;
  }

  async #readStored(key: string, isFixed: boolean, anyAge: boolean): Promise<Media | undefined> {
    const file = await this.#cache.get(key);
    if (file === undefined) return undefined;
    const { handle, size, storedMs } = file;
    if (!anyAge && Date.now() - storedMs > WEB_FRESH_MS) {
      await handle.close();
      return undefined;
    }
    const head = Buffer.alloc(SNIFFED_BYTES);
    const { bytesRead } = await handle.read(head, 0, head.length, 0);
    const type = sniffType(head.subarray(0, bytesRead));
    return wholeOf({ handle, size, type, tag: `${key}-${Math.trunc(storedMs)}`, isFixed });
  }

  /** Requests for the same file wait for one download. */
  #downloadOnce(reference: ContentReference, key: string): Promise<void> {
    const running = this.#downloads.get(key);
    if (running !== undefined) return running;
    const download = this.#limit(() => this.#download(reference, key));
    this.#downloads.set(key, download);
    const forgetDownload = () => this.#downloads.delete(key);
    download.then(forgetDownload, forgetDownload);
    return download;
  }

  async #download(reference: ContentReference, key: string): Promise<void> {
    const limits = { maxBytes: MAX_BYTES, totalMs: DOWNLOAD_MS };
    const reply = await this.#source.openOutside(reference, limits);
    await this.#cache.put(key, withinLimitOfType(reply.body));
  }

  /** Undefined where the server outside serves no ranges. */
  async #part(reference: ContentReference, key: string, { first, last }: Part): Promise<Media | undefined> {
    const type = first === 0 ? undefined : await this.#typeOf(reference, key);
    const reply = await this.#openPart(reference, first, last);
    const [, from, to, size] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(reply.contentRange ?? '') ?? [];
    if (reply.status !== 206 || Number(from) !== first) {
      reply.close();
      return undefined;
    }
    const bytes = await readBytes(reply);
    if (bytes.length !== Number(to) - first + 1)
      throw new OutsideError('bad-content', 'The response is not the requested range.');
    const sniffed = type ?? this.#cacheType(key, sniffType(bytes.subarray(0, SNIFFED_BYTES)));
    checkSize(Number(size), sniffed);
    return { kind: 'part', bytes, contentRange: `bytes ${first}-${to}/${size}`, type: sniffed };
  }

  /** Its type is in its first bytes, wherever the part is. */
  async #typeOf(reference: ContentReference, key: string): Promise<string> {
    const known = this.#types.get(key);
    if (known !== undefined) return known;
    const reply = await this.#openPart(reference, 0, SNIFFED_BYTES - 1);
    return this.#cacheType(key, sniffType(await readHead(reply.body)));
  }

  #openPart(reference: ContentReference, first: number, last: number): Promise<OutsideReply> {
    const range = `bytes=${first}-${last}`;
    return this.#source.openOutside(reference, { maxBytes: MAX_BYTES, totalMs: PART_MS, range });
  }

  #cacheType(key: string, type: string): string {
    this.#types.set(key, type);
    return type;
  }
}

interface Part {
  readonly first: number;
  readonly last: number;
}

/** The beginning of the range, at most {@link MAX_PART_BYTES}; undefined for none, or one from the end. */
function partOf(range: string | undefined): Part | undefined {
  const [, from, to] = /^bytes=(\d{1,10})-(\d{0,10})$/i.exec(range?.trim() ?? '') ?? [];
  if (from === undefined) return undefined;
  const first = Number(from);
  const most = first + MAX_PART_BYTES - 1;
  const last = to === undefined || to === '' ? most : Math.min(Number(to), most);
  return last < first ? undefined : { first, last };
}

type Whole = Extract<Media, { readonly kind: 'whole' }>;

function wholeOf({ handle, size, type, tag, isFixed }: Omit<Whole, 'kind' | 'etag'> & { readonly tag: string }): Media {
  return { kind: 'whole', handle, size, type, etag: `"${tag}"`, isFixed };
}

/** Images end at their own, lower limit, as soon as the first bytes say that it is one. */
async function* withinLimitOfType(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  let type = '';
  let head: Buffer = Buffer.alloc(0);
  for await (const piece of bytes) {
    if (head.length < SNIFFED_BYTES) {
      head = Buffer.concat([head, piece.subarray(0, SNIFFED_BYTES - head.length)]);
      type = sniffType(head);
    }
    size += piece.length;
    checkSize(size, type);
    yield piece;
  }
}

async function readBytes(reply: OutsideReply): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of reply.body) {
    size += piece.length;
    if (size > MAX_PART_BYTES) throw new OutsideError('bad-content', 'The response is not the requested range.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function checkSize(size: number, type: string): void {
  const most = type.startsWith('image/') ? MAX_IMAGE_BYTES : MAX_BYTES;
  if (size > most) throw new OutsideError('too-large', `The file is larger than ${most / MB} MB.`);
}
