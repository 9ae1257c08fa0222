import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FatalStoreError, StoreFullError } from './store-error.ts';

const MEMORY_FOLDER = '/dev/shm';
/** file() of ClickHouse takes these for patterns. */
const GLOB = /[*?{}[\]]/;

/**
 * Private folders for blocks on their way into the embedded engine: in memory where the machine has /dev/shm, with the
 * data folder (then the system's temporary folder) where that is missing or full.
 */
export class ScratchFolder {
  readonly #folders: readonly string[];
  #count = 0;

  /** To be made only by who holds the data folder's lock: what an earlier process left behind is removed. */
  constructor(dataFolder: string) {
    const name = `ledgerscope-${createHash('sha256').update(path.resolve(dataFolder)).digest('hex').slice(0, 24)}`;
    const places = [path.join(MEMORY_FOLDER, name), path.join(dataFolder, 'scratch'), path.join(os.tmpdir(), name)];
    this.#folders = places.filter((place) => !GLOB.test(place) && makePrivate(place));
    if (this.#folders.length === 0) throw new FatalStoreError(`no folder to write to among ${places.join(', ')}`);
  }

  /** Writes a new file into the first folder with room and gives its path. */
  async write(bytes: Uint8Array): Promise<string> {
    const name = `${this.#count++}.native`;
    let last: unknown;
    for (const folder of this.#folders) {
      const file = path.join(folder, name);
      try {
        await writeFile(file, bytes, { mode: 0o600 });
        return file;
      } catch (error) {
        rmSync(file, { force: true });
        last = error;
      }
    }
    const text = `cannot write ${bytes.length} bytes to ${this.#folders.join(', ')}`;
    const isFull = (last as NodeJS.ErrnoException).code === 'ENOSPC';
    throw isFull ? new StoreFullError(text, { cause: last }) : new FatalStoreError(text, { cause: last });
  }

  remove(): void {
    for (const folder of this.#folders) rmSync(folder, { recursive: true, force: true });
  }
}

function makePrivate(folder: string): boolean {
  try {
    accessSync(path.dirname(folder), constants.W_OK);
    rmSync(folder, { recursive: true, force: true });
    // Not recursive: a folder that someone else put there is refused, not used.
    mkdirSync(folder, { mode: 0o700 });
    return true;
  } catch {
    // It may not be written, or somebody else has put something there: the caller takes another place.
    return false;
  }
}
