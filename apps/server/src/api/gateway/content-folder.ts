import { createHash } from 'node:crypto';
import { type FileHandle, lstat, open } from 'node:fs/promises';
import path from 'node:path';
import { digestOfContentId } from './content-id.ts';
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
  /** The newest last; a check without a type failed. */
  readonly #checks = new Map<string, Check>();

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
    if (!fresh) this.#keep(cid, { size, changedMs: mtimeMs, type });
    return type === undefined ? { kind: 'forged' } : { kind: 'found', handle, size, type };
  }

  #keep(cid: string, check: Check): void {
    this.#checks.delete(cid);
    this.#checks.set(cid, check);
    const oldest = this.#checks.keys().next();
    if (this.#checks.size > MAX_CHECKS && !oldest.done) this.#checks.delete(oldest.value);
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
