import { parseStreamFileName } from '@ledgerscope/streams';
import { SourceError } from '../source-error.ts';
import type { NodeFolder } from './bucket-layout.ts';
import type { ObjectStore } from './object-store.ts';
import { fetchPage, type ListedFile } from './record-listing.ts';

/** The networks begin a file every two seconds: between files of neighbouring periods there is no other one. */
const PERIOD_NS = 2_000_000_000n;
/** Nodes join and leave, which a look at one folder does not show. */
const LIST_ALL_EVERY_MS = 300_000;
/** Whoever is further behind reads whole pages. */
const MOST_FILES = 8;
/** The newest files of a listing say which nodes write. */
const FILES_LOOKED_AT = 16;

/** Which nodes write, and what their keys end with after the time: `.rcd_sig`, `.rcd.gz`. */
interface Writers {
  readonly folders: readonly NodeFolder[];
  readonly signatureEnd: string;
  readonly dataEnd: string;
  readonly sinceMs: number;
}

/**
 * The newest files of a bucket, found by listing one node's folder: all nodes call a file the same, so that the keys of the others follow
 * from its name, and their signatures are read instead of listed, which costs a tenth. Each time that nothing new is there another
 * node's folder is next, so that none is relied on. Where more could be there than one folder shows, nothing is answered, and all folders
 * are to be listed.
 */
export class LiveListing {
  readonly #store: ObjectStore;
  #writers: Writers | undefined;
  #turn = 0;
  /** After this file there was nothing more; undefined where that is not known. */
  #edge: string | undefined;
  /** Signatures of files that are not whole yet, by their keys. */
  #read = new Map<string, Uint8Array>();

  constructor(store: ObjectStore) {
    this.#store = store;
  }

  /** Takes from a listing of all folders who writes. */
  learn(nodes: readonly NodeFolder[], files: readonly ListedFile[]): void {
    const newest = files.slice(-FILES_LOOKED_AT);
    const last = newest.findLast(({ data, signatures }) => data.length > 0 && signatures.length > 0);
    if (last === undefined) {
      // Nothing new of anybody.
      if (this.#writers !== undefined) this.#writers = { ...this.#writers, sinceMs: Date.now() };
      return;
    }
    const signed = new Set(newest.flatMap(({ signatures }) => signatures.map(({ key }) => folderOf(key))));
    const folders = nodes.filter(({ prefix }) => signed.has(prefix));
    const [dataEnd, signatureEnd] = [last.data[0], last.signatures[0]].map((copy) => endOf(copy?.key ?? '', last.stem));
    this.#writers =
      folders.length < 2 || dataEnd === undefined || signatureEnd === undefined
        ? undefined
        : { folders, dataEnd, signatureEnd, sinceMs: Date.now() };
  }

  /**
   * Says what the reader was given last.
   * @param edge the last file of it, after which nothing more was found; undefined where more may be there
   */
  gave(edge: string | undefined): void {
    this.#edge = edge;
  }

  /** The files after the newest one that was given; undefined where all folders have to be listed. */
  async filesAfter(name: string | undefined): Promise<ListedFile[] | undefined> {
    const writers = this.#writers;
    if (name === undefined || name !== this.#edge || writers === undefined) return undefined;
    if (Date.now() - writers.sinceMs > LIST_ALL_EVERY_MS) return undefined;
    const files = await this.#inNextFolder(name, writers);
    return files === undefined ? undefined : this.#complete(files, writers);
  }

  /** What one node has; undefined where others may have more, and where it does not answer. */
  async #inNextFolder(name: string, { folders }: Writers): Promise<ListedFile[] | undefined> {
    const after = parseStreamFileName(name);
    const folder = folders[this.#turn % folders.length];
    if (after?.instant === undefined || folder === undefined) return undefined;
    try {
      const { keys, more } = await fetchPage(this.#store, folder, after.stem, after.instant);
      const files = filesOf(keys, folder);
      if (files.length === 0) this.#turn++;
      return more || files.length > MOST_FILES || mayLack(after.instant, files) ? undefined : files;
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      this.#turn++;
      return undefined;
    }
  }

  /** With what the other nodes have of the files. */
  async #complete(files: readonly ListedFile[], writers: Writers): Promise<ListedFile[]> {
    const { folders, dataEnd, signatureEnd } = writers;
    const before = this.#read;
    this.#read = new Map();
    const complete = async (file: ListedFile): Promise<ListedFile> => {
      const ownEnd = endOf(file.signatures[0]?.key ?? '', file.stem) ?? signatureEnd;
      const signatures = await Promise.all(
        folders.map(async ({ prefix, node }) => {
          const key = `${prefix}${file.stem}${ownEnd}`;
          const bytes = before.get(key) ?? (await this.#readSignature(key));
          if (bytes !== undefined) this.#read.set(key, bytes);
          return bytes === undefined ? [] : [{ key, node, bytes }];
        }),
      );
      const ownDataEnd = endOf(file.data[0]?.key ?? '', file.stem) ?? dataEnd;
      const others = folders.filter(({ prefix }) => prefix !== file.data[0]?.folder);
      const data = others.map(({ prefix }) => ({ key: `${prefix}${file.stem}${ownDataEnd}`, folder: prefix }));
      return { ...file, data: file.data.length === 0 ? [] : [...file.data, ...data], signatures: signatures.flat() };
    };
    return Promise.all(files.map(complete));
  }

  /** What cannot be read now counts as not there yet. */
  async #readSignature(key: string): Promise<Uint8Array | undefined> {
    try {
      return await this.#store.read(key);
    } catch (error) {
      if (error instanceof SourceError) return undefined;
      throw error;
    }
  }
}

/** The files of one folder, in the order of their time. */
function filesOf(keys: readonly string[], { prefix, node }: NodeFolder): ListedFile[] {
  const files = new Map<bigint, ListedFile>();
  for (const key of keys) {
    const parsed = parseStreamFileName(key);
    if (parsed?.instant === undefined) continue;
    const { instant, stem, kind, name } = parsed;
    const file = files.get(instant) ?? { instant, name: `${stem}.rcd`, stem, data: [], signatures: [] };
    if (kind === 'record') {
      file.name = name;
      file.data.push({ key, folder: prefix });
    } else if (kind === 'record-signature') file.signatures.push({ key, node });
    else continue;
    files.set(instant, file);
  }
  return [...files.values()].sort((one, other) => (one.instant < other.instant ? -1 : 1));
}

/** Whether there may be a file between these that this folder does not have. */
function mayLack(after: bigint, files: readonly ListedFile[]): boolean {
  let before = after / PERIOD_NS;
  for (const { instant } of files) {
    const period = instant / PERIOD_NS;
    if (period - before > 1n) return true;
    before = period;
  }
  return false;
}

function folderOf(key: string): string {
  return key.slice(0, key.lastIndexOf('/') + 1);
}

function endOf(key: string, stem: string): string | undefined {
  const at = key.lastIndexOf(stem);
  return at === -1 ? undefined : key.slice(at + stem.length);
}
