import fs from 'node:fs';
import path from 'node:path';

/** A file to be written: its bytes, and where it is, once or more. */
export interface OutputFile {
  readonly bytes: Uint8Array;
  /** Paths inside the folder, at least one. */
  readonly at: readonly string[];
}

/** What is being written has this name until it is whole. No stream file is called so. */
const PARTIAL = '.partial';
/** The file system has no (more) links; a copy does as well. */
const NO_LINK = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV']);

/** A folder that one process writes files into, each name appearing with the whole file behind it or not at all. */
export class OutputFolder {
  readonly #top: string;
  readonly #made = new Set<string>();

  constructor(top: string) {
    this.#top = top;
  }

  /** Puts a file at all its places. One that is there with the right size is left alone, any other is replaced. */
  place({ bytes, at }: OutputFile): void {
    const [first, ...others] = at;
    if (first === undefined) return;
    if (!this.#isWhole(first, bytes)) this.#write(first, bytes);
    for (const other of others) if (!this.#link(first, other, bytes)) this.#write(other, bytes);
  }

  /** Whether something is at each of these paths; what this class put there is whole. */
  holds(names: readonly string[]): boolean {
    return names.every((name) => (fs.statSync(path.join(this.#top, name), { throwIfNoEntry: false })?.size ?? 0) > 0);
  }

  #isWhole(name: string, bytes: Uint8Array): boolean {
    return fs.statSync(path.join(this.#top, name), { throwIfNoEntry: false })?.size === bytes.length;
  }

  #write(name: string, bytes: Uint8Array): void {
    const partial = path.join(this.#top, PARTIAL);
    this.#ensureFolder(name);
    fs.writeFileSync(partial, bytes);
    fs.renameSync(partial, path.join(this.#top, name));
  }

  /** False where no link can be made, or something else is there. */
  #link(source: string, target: string, bytes: Uint8Array): boolean {
    this.#ensureFolder(target);
    try {
      fs.linkSync(path.join(this.#top, source), path.join(this.#top, target));
      return true;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') return this.#isWhole(target, bytes);
      if (code !== undefined && NO_LINK.has(code)) return false;
      throw error;
    }
  }

  #ensureFolder(name: string): void {
    const folder = path.dirname(path.join(this.#top, name));
    if (this.#made.has(folder)) return;
    fs.mkdirSync(folder, { recursive: true });
    this.#made.add(folder);
  }
}
