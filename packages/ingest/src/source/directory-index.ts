import { lstat, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type EntityId, parseEntityId } from '@ledgerscope/ledger';
import { blockNumberInPath, parseStreamFileName, type StreamFileName } from '@ledgerscope/streams';
import { FolderWatch } from './folder-watch.ts';

/** One stream file in the folder: where its copies and signatures are. Paths are relative to the folder. */
export interface IndexedFile {
  /** Sorts the stream: nanoseconds for record files, the number for blocks, which come after all record files. */
  readonly order: bigint;
  readonly kind: 'record' | 'block';
  name: string;
  data: string[];
  signatures: { path: string; node: EntityId | undefined }[];
  /** When the first of its parts was seen (milliseconds since 1970). */
  readonly seenMs: number;
}

const NODE_FOLDER = /^record(\d+\.\d+\.\d+)$/;
const NODE_SIGNATURE = /^node_(\d+\.\d+\.\d+)\.rcd_sig(\.gz)?$/;
const RECORD_KINDS = new Set(['record', 'record-signature', 'sidecar']);
const MAX_DEPTH = 12;
/** A folder with fewer names is read again as soon as one could ask what is new in it. */
const WATCHED_NAMES = 2_000;
/** How long the newest files may have signatures and no data before that is a fault. */
const DATA_GRACE_MS = 10_000;

/**
 * What a folder of stream files holds, refreshed by re-reading only the folders whose modification time changed.
 * Understands the layout of the public buckets by account id (`recordstreams/record0.0.N/`), by node id
 * (`<network>/<shard>/<node>/record/`), block files under any folders, and flat folders with `node_0.0.N.rcd_sig` signatures.
 */
export class DirectoryIndex {
  readonly #top: string;
  readonly #modified = new Map<string, number>();
  /** What was seen in each folder, files and folders. */
  readonly #names = new Map<string, Set<string>>();
  readonly #files = new Map<string, IndexedFile>();
  readonly #children = new Map<string, string[]>();
  readonly #watches = new Map<string, FolderWatch>();
  /** Folders that cannot be watched, or of which nothing was reported. */
  readonly #unwatched = new Set<string>();
  /** Signatures of flat folders, whose names do not show which file they sign. */
  #flat: { folder: string; signature: { path: string; node: EntityId | undefined } }[] = [];
  readonly #sidecars = new Map<string, string>();
  #sorted: IndexedFile[] | undefined;
  /** Files that were ever new. */
  #met = 0;
  #secondLook = false;
  /** Files that may have more copies and signatures than were seen. */
  readonly #partial = new Set<IndexedFile>();

  readonly #unreadable = new Set<string>();
  readonly #onUnreadable: (folder: string, error: unknown) => void;

  /** @param onUnreadable hears once of each folder of a node that cannot be read, while others can */
  constructor(top: string, onUnreadable: (folder: string, error: unknown) => void = () => {}) {
    this.#top = top;
    this.#onUnreadable = onUnreadable;
  }

  /** Every file in stream order. */
  inOrder(): readonly IndexedFile[] {
    this.#sorted ??= [...this.#files.values()].sort(compareFiles);
    return this.#sorted;
  }

  /** The position behind the last file that is to be read: data files may arrive a little after their signatures. */
  end(): number {
    const files = this.inOrder();
    const now = Date.now();
    let end = files.length;
    for (let last = files[end - 1]; last !== undefined; last = files[end - 1]) {
      const whole = last.data.length > 0 && !this.#partial.has(last);
      if (whole || now - last.seenMs > DATA_GRACE_MS) return end;
      end--;
    }
    return end;
  }

  /** The first position whose file comes after the given one. */
  positionAfter(kind: IndexedFile['kind'], order: bigint): number {
    const files = this.inOrder();
    let low = 0;
    let high = files.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const file = files[middle];
      if (file !== undefined && compareFiles(file, { kind, order }) <= 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  find(kind: IndexedFile['kind'], order: bigint): IndexedFile | undefined {
    return this.#files.get(`${kind} ${order}`);
  }

  /** The sidecar with this id that is beside the data copy in `folder`. */
  sidecar(file: IndexedFile, folder: string, id: number): string | undefined {
    return this.#sidecars.get(sidecarKey(folder, file.order, id));
  }

  /**
   * Folders are read one after another, so a file that nodes write at the same time may be seen in part. A second read
   * completes what the first one saw; what only the second one saw is left for the next refresh.
   */
  async refresh(): Promise<void> {
    const before = this.#met;
    this.#partial.clear();
    await this.#readFolder('', 0);
    if (this.#met === before) return;
    this.#secondLook = true;
    await this.#readFolder('', 0);
    this.#secondLook = false;
  }

  async #readFolder(folder: string, depth: number): Promise<void> {
    const full = path.join(this.#top, folder);
    const watch = this.#watches.get(folder);
    // First what was reported: what comes after it is reported the next time.
    const reported = watch?.take();
    const { mtimeMs } = await stat(full);
    const changed = this.#modified.get(folder) !== mtimeMs;
    if (watch !== undefined && reported !== undefined && watch.trusts(reported.size, changed)) {
      if (reported.size > 0) this.#modified.set(folder, mtimeMs);
      for (const name of reported) await this.#lookAt(folder, full, name);
    } else if (changed) await this.#readAll(folder, full, mtimeMs);
    if (depth < MAX_DEPTH)
      for (const subfolder of this.#subfolders(folder)) await this.#readSubfolder(subfolder, depth + 1);
  }

  /** A node's folder that cannot be read is a copy that is missing, as long as another node's can be. */
  async #readSubfolder(folder: string, depth: number): Promise<void> {
    try {
      await this.#readFolder(folder, depth);
      this.#unreadable.delete(folder);
    } catch (error) {
      if (!this.#isOneOfMany(folder)) throw error;
      const isNew = !this.#unreadable.has(folder);
      this.#unreadable.add(folder);
      if (isNew) this.#onUnreadable(path.join(this.#top, folder), error);
    }
  }

  /** Such folders, by their paths below the top. */
  unreadable(): readonly string[] {
    return [...this.#unreadable];
  }

  /** Whether a path is within such a folder. */
  isUnreadable(relative: string): boolean {
    return [...this.#unreadable].some((folder) => relative.startsWith(`${folder}${path.sep}`));
  }

  #isOneOfMany(folder: string): boolean {
    if (nodeOfFolder(folder) === undefined) return false;
    const beside = this.#subfolders(path.dirname(folder) === '.' ? '' : path.dirname(folder));
    return beside.some(
      (other) => other !== folder && nodeOfFolder(other) !== undefined && !this.#unreadable.has(other),
    );
  }

  /** Reads the folder; one with very many names is watched from then on, so that a few new ones are found without reading it. */
  async #readAll(folder: string, full: string, mtimeMs: number): Promise<void> {
    const wasWatched = this.#watchAgain(folder, full);
    await this.#readNames(folder, full);
    const isWatched = wasWatched || this.#watchAgain(folder, full);
    // What came between the read and the watch.
    if (isWatched && !wasWatched) await this.#readNames(folder, full);
    // What a watched folder gets from now on is reported. Of another, a file written within the clock's resolution of this look would be
    // missed by the time alone: it is looked at again until the time is 2 s old.
    if (isWatched) this.#modified.set(folder, (await stat(full)).mtimeMs);
    else if (Date.now() - mtimeMs > 2_000) this.#modified.set(folder, mtimeMs);
  }

  /** Ends a watch that cannot be trusted, and begins one where the folder is large and can be watched. */
  #watchAgain(folder: string, full: string): boolean {
    const before = this.#watches.get(folder);
    before?.close();
    this.#watches.delete(folder);
    if (before?.isSilent === true) this.#unwatched.add(folder);
    if (this.#knownOf(folder).size < WATCHED_NAMES || this.#unwatched.has(folder)) return false;
    const watch = FolderWatch.begin(full);
    if (watch === undefined) this.#unwatched.add(folder);
    else this.#watches.set(folder, watch);
    return watch !== undefined;
  }

  /** Adds new names and removes those that are gone. */
  async #readNames(folder: string, full: string): Promise<void> {
    const known = this.#knownOf(folder);
    const names = await readdir(full);
    for (const name of names) {
      if (known.has(name)) continue;
      const parsed = parseStreamFileName(name);
      // A name that only stream files have: it need not be asked what it is.
      const kind = parsed === undefined ? await readKind(path.join(full, name)) : 'file';
      if (kind !== undefined) this.#meet(folder, name, kind, parsed);
    }
    if (known.size === names.length) return;
    const there = new Set(names);
    for (const name of known) if (!there.has(name)) this.#lose(folder, name);
  }

  /** A name that was added, removed, or both. */
  async #lookAt(folder: string, full: string, name: string): Promise<void> {
    const kind = await readKind(path.join(full, name));
    const isKnown = this.#knownOf(folder).has(name);
    if (kind === undefined && isKnown) this.#lose(folder, name);
    else if (kind !== undefined && !isKnown) this.#meet(folder, name, kind);
  }

  #knownOf(folder: string): Set<string> {
    const known = this.#names.get(folder) ?? new Set();
    this.#names.set(folder, known);
    return known;
  }

  #meet(folder: string, name: string, kind: 'file' | 'folder', parsed = parseStreamFileName(name)): void {
    this.#knownOf(folder).add(name);
    if (kind === 'file') this.#add(folder, name, parsed);
    else this.#children.set(folder, [...this.#subfolders(folder), inFolder(folder, name)]);
  }

  #lose(folder: string, name: string): void {
    this.#knownOf(folder).delete(name);
    this.#forget(folder, name);
  }

  close(): void {
    for (const watch of this.#watches.values()) watch.close();
    this.#watches.clear();
  }

  #subfolders(folder: string): string[] {
    return this.#children.get(folder) ?? [];
  }

  #add(folder: string, name: string, parsed: StreamFileName | undefined): void {
    const relative = inFolder(folder, name);
    const number = blockNumberInPath(toSlashes(relative));
    if (number !== undefined) this.#addBlock(relative, name, number);
    else if (NODE_SIGNATURE.test(name)) this.#addFlatSignature(folder, name);
    else if (parsed !== undefined) this.#addRecord(folder, name, parsed);
  }

  #forget(folder: string, name: string): void {
    const relative = inFolder(folder, name);
    this.#children.set(
      folder,
      without(this.#subfolders(folder), (child) => child === relative),
    );
    const number = blockNumberInPath(toSlashes(relative));
    const parsed = parseStreamFileName(name);
    if (number !== undefined) this.#forgetCopy(`block ${number}`, relative);
    else if (NODE_SIGNATURE.test(name))
      this.#flat = without(this.#flat, ({ signature }) => signature.path === relative);
    else if (parsed?.kind === 'sidecar' && parsed.instant !== undefined)
      this.#sidecars.delete(sidecarKey(copyFolder(folder), parsed.instant, parsed.sidecarId ?? 0));
    else if (parsed?.instant !== undefined) this.#forgetCopy(`record ${parsed.instant}`, relative);
  }

  #forgetCopy(key: string, relative: string): void {
    const file = this.#files.get(key);
    if (file === undefined) return;
    file.data = without(file.data, (copy) => copy === relative);
    file.signatures = without(file.signatures, (signature) => signature.path === relative);
    if (file.data.length + file.signatures.length > 0) return;
    this.#files.delete(key);
    this.#sorted = undefined;
  }

  #addBlock(relative: string, name: string, number: bigint): void {
    // A name that does not contain the whole number is stored with its folders.
    const whole = blockNumberInPath(name) === number;
    this.#entry('block', number, whole ? name : toSlashes(relative)).data.push(relative);
  }

  #addRecord(folder: string, name: string, parsed: StreamFileName): void {
    if (parsed.instant === undefined || !RECORD_KINDS.has(parsed.kind)) return;
    const relative = inFolder(folder, name);
    if (parsed.kind === 'sidecar') {
      // Alone it makes no file: it is looked up by the data copy that names it.
      this.#sidecars.set(sidecarKey(copyFolder(folder), parsed.instant, parsed.sidecarId ?? 0), relative);
      return;
    }
    const file = this.#entry('record', parsed.instant, parsed.kind === 'record' ? name : undefined);
    if (parsed.kind === 'record') file.data.push(relative);
    else file.signatures.push({ path: relative, node: nodeOfFolder(folder) });
  }

  /** In a flat folder `node_0.0.N.rcd_sig` signs the one data file there, or the one that the folder is named after. */
  #addFlatSignature(folder: string, name: string): void {
    const node = parseEntityId(NODE_SIGNATURE.exec(name)?.[1] ?? '');
    this.#flat.push({ folder, signature: { path: path.join(folder, name), node } });
    this.#sorted = undefined;
  }

  /** Signatures of a file whose names do not show which file they sign, found by folder. */
  flatSignatures(file: IndexedFile): { path: string; node: EntityId | undefined }[] {
    const folders = new Set(file.data.map((copy) => path.dirname(copy)));
    return this.#flat
      .filter(({ folder }) => folders.has(folder === '' ? '.' : folder))
      .map(({ signature }) => signature);
  }

  #entry(kind: IndexedFile['kind'], order: bigint, dataName: string | undefined): IndexedFile {
    const key = `${kind} ${order}`;
    let file = this.#files.get(key);
    if (file === undefined) {
      file = { order, kind, name: dataName ?? '', data: [], signatures: [], seenMs: Date.now() };
      this.#files.set(key, file);
      this.#met++;
      if (this.#secondLook) this.#partial.add(file);
      this.#sortIn(file);
    }
    if (file.name === '' && dataName !== undefined) file.name = dataName;
    return file;
  }

  /** The newest file of a live network comes last; any other place is found when the order is asked for. */
  #sortIn(file: IndexedFile): void {
    const last = this.#sorted?.at(-1);
    if (last !== undefined && compareFiles(last, file) < 0) this.#sorted?.push(file);
    else this.#sorted = undefined;
  }
}

function inFolder(folder: string, name: string): string {
  return folder === '' ? name : `${folder}${path.sep}${name}`;
}

/** Undefined for what is neither, and for what is gone already. */
async function readKind(full: string): Promise<'file' | 'folder' | undefined> {
  const stats = await lstat(full).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (stats === undefined) return undefined;
  return stats.isDirectory() ? 'folder' : stats.isFile() ? 'file' : undefined;
}

function without<T>(list: T[], wanted: (each: T) => boolean): T[] {
  return list.some(wanted) ? list.filter((each) => !wanted(each)) : list;
}

function toSlashes(relative: string): string {
  return path.sep === '/' ? relative : relative.split(path.sep).join('/');
}

/** The key of a sidecar: the folder of its data copy, the time in its name, and its id. */
function sidecarKey(folder: string, order: bigint, id: number): string {
  return `${folder === '' ? '.' : folder}#${order}#${id}`;
}

/** Sidecars are in a folder of their own beside the data file, or (flat) in the same folder. */
function copyFolder(folder: string): string {
  return path.basename(folder) === 'sidecar' ? path.dirname(folder) : folder;
}

function nodeOfFolder(folder: string): EntityId | undefined {
  return parseEntityId(NODE_FOLDER.exec(path.basename(folder))?.[1] ?? '');
}

function compareFiles(a: { kind: string; order: bigint }, b: { kind: string; order: bigint }): number {
  if (a.kind !== b.kind) return a.kind === 'record' ? -1 : 1;
  return a.order < b.order ? -1 : a.order > b.order ? 1 : 0;
}
