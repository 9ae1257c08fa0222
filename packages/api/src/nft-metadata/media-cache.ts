import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const KEY = /^[0-9a-f]{64}$/;

/** A stored file, open for reading. */
export interface CachedFile {
  readonly handle: FileHandle;
  readonly size: number;
  /** When it was stored. */
  readonly storedMs: number;
}

/**
 * A folder of files by key, which never holds more than so many bytes: what was not read for longest goes first. While its disk is short
 * all but the newest goes, whenever something is stored.
 */
export class MediaCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #shortage: () => string | undefined;
  /** Sizes; the most recently used last. */
  readonly #files = new Map<string, number>();
  #bytes = 0;

  private constructor(folder: string, maxBytes: number, shortage: () => string | undefined) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
    this.#shortage = shortage;
  }

  /** Opens the folder, makes it where it is not there, and drops what an earlier run left half written. */
  static async open(
    folder: string,
    maxBytes: number,
    shortage: () => string | undefined = () => undefined,
  ): Promise<MediaCache> {
    await mkdir(folder, { recursive: true });
    const cache = new MediaCache(folder, maxBytes, shortage);
    const found: { name: string; size: number; usedMs: number }[] = [];
    for (const name of await readdir(folder)) {
      const file = path.join(folder, name);
      if (!KEY.test(name)) await rm(file, { recursive: true, force: true });
      else {
        const { size, atimeMs } = await stat(file);
        found.push({ name, size, usedMs: atimeMs });
      }
    }
    for (const { name, size } of found.sort((one, other) => one.usedMs - other.usedMs)) cache.#note(name, size);
    await cache.#makeRoom();
    return cache;
  }

  /** Opens the file of a key; undefined where there is none. The caller closes it. */
  async get(key: string): Promise<CachedFile | undefined> {
    const size = this.#files.get(key);
    if (size === undefined) return undefined;
    const handle = await open(path.join(this.#folder, key), 'r').catch(() => {
      // Somebody removed the file: it is loaded again.
      return undefined;
    });
    if (handle === undefined) {
      this.#forget(key);
      return undefined;
    }
    this.#note(key, size);
    const { mtimeMs } = await handle.stat();
    return { handle, size, storedMs: mtimeMs };
  }

  /** Stores the bytes as they come; when they fail nothing is stored and the error is thrown. */
  async put(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const part = path.join(this.#folder, `${randomUUID()}.part`);
    const handle = await open(part, 'wx');
    try {
      let size = 0;
      for await (const piece of bytes) {
        await handle.write(piece);
        size += piece.length;
      }
      await handle.close();
      await rename(part, path.join(this.#folder, key));
      this.#forget(key);
      this.#note(key, size);
      await this.#makeRoom();
    } catch (error) {
      await handle.close().catch(() => {
        // It is closed already; the first error is thrown below.
      });
      await rm(part, { force: true });
      throw error;
    }
  }

  #note(key: string, size: number): void {
    this.#forget(key);
    this.#files.set(key, size);
    this.#bytes += size;
  }

  #forget(key: string): void {
    this.#bytes -= this.#files.get(key) ?? 0;
    this.#files.delete(key);
  }

  /** A file that is being read stays readable: only its name is removed. The newest stays, whatever its size. */
  async #makeRoom(): Promise<void> {
    for (const key of Array.from(this.#files.keys())) {
      const isOver = this.#bytes > this.#maxBytes || this.#shortage() !== undefined;
      if (!isOver || this.#files.size <= 1) return;
      this.#forget(key);
      await rm(path.join(this.#folder, key), { force: true });
    }
  }
}
