import { createHash } from 'node:crypto';
import { type FileHandle, lstat, open } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { SNIFFED_BYTES, sniffType } from './sniff-type.ts';

const MAX_FILE_BYTES = 64 * 1024 * 1024;
const MAX_CHECKS = 20_000;

/** An open file whose bytes were found to be what its content id promises. The caller closes it. */
export interface ContentFile {
  readonly kind: 'found';
  readonly handle: FileHandle;
  readonly size: number;
  /** Its media type, from its first bytes. */
  readonly type: string;
}

/** Why there is no file: the text is no content id that the folder can hold, nothing is stored, or not what it promises. */
export interface NoContent {
  readonly kind: 'not-an-id' | 'unknown' | 'forged' | 'too-large';
}

interface Check {
  readonly size: number;
  readonly changedMs: number;
  readonly type: string | undefined;
}

/** A flat folder of files, each named by its content id. A file is hashed when it is first asked for and after changes. */
export class ContentFolder {
  readonly #folder: string;
  /** A check without a type failed. */
  readonly #checks = new LRUCache<string, Check>({ max: MAX_CHECKS });

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Opens the file of a content id from outside. @throws Error when the folder cannot be read. */
  async open(cid: string): Promise<ContentFile | NoContent> {
    const digest = digestOfContentId(cid);
    if (digest === undefined) return { kind: 'not-an-id' };
    const handle = await openPlainFile(path.join(this.#folder, cid));
    if (handle === undefined) return { kind: 'unknown' };
    const found = await this.#examine(handle, cid, digest).catch(async (error: unknown) => {
      await handle.close();
      throw error;
    });
    if (found.kind !== 'found') await handle.close();
    return found;
  }

  async #examine(handle: FileHandle, cid: string, digest: Buffer): Promise<ContentFile | NoContent> {
    const { size, mtimeMs } = await handle.stat();
    if (size > MAX_FILE_BYTES) return { kind: 'too-large' };
    const known = this.#checks.get(cid);
    const fresh = known?.size === size && known.changedMs === mtimeMs;
    const type = fresh ? known.type : await typeWhenGenuine(handle, digest);
    if (!fresh) this.#checks.set(cid, { size, changedMs: mtimeMs, type });
    return type === undefined ? { kind: 'forged' } : { kind: 'found', handle, size, type };
  }
}

/** Undefined when there is none. Links and devices count as none: opening a pipe would wait for ever. */
async function openPlainFile(file: string): Promise<FileHandle | undefined> {
  try {
    return (await lstat(file)).isFile() ? await open(file, 'r') : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function typeWhenGenuine(handle: FileHandle, digest: Buffer): Promise<string | undefined> {
  const hash = createHash('sha256');
  let head: Uint8Array = new Uint8Array(0);
  for await (const part of handle.createReadStream({ start: 0, autoClose: false }) as AsyncIterable<Buffer>) {
    if (head.length < SNIFFED_BYTES) head = Buffer.concat([head, part.subarray(0, SNIFFED_BYTES - head.length)]);
    hash.update(part);
  }
  return hash.digest().equals(digest) ? sniffType(head) : undefined;
}

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 59;
/** CIDv1 of a raw block (0x55) by its sha2-256 (0x12) of 32 bytes; see the multiformats' CID specification. */
const PREFIX = [0x01, 0x55, 0x12, 0x20];

/**
 * The SHA-256 that a content id promises, or undefined for text that is not a CIDv1 of a raw block by sha2-256 in
 * lower-case base32. What it accepts holds letters and digits alone, so it is safe as a file's name.
 */
export function digestOfContentId(text: string): Buffer | undefined {
  if (text.length !== LENGTH || !text.startsWith('b')) return undefined;
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const sign of text.slice(1)) {
    const value = BASE32.indexOf(sign);
    if (value < 0) return undefined;
    held = ((held << 5) | value) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >>> bits) & 255);
    }
  }
  // Bits left over must be zero: one file has one name.
  const spare = held & ((1 << bits) - 1);
  if (spare !== 0 || PREFIX.some((byte, at) => bytes[at] !== byte)) return undefined;
  return Buffer.from(bytes.slice(PREFIX.length));
}
