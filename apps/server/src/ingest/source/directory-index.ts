import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type EntityId, parseEntityId } from '@ledgerscope/ledger';
import { parseStreamFileName } from '@ledgerscope/streams';

/** One stream file in the folder: where its copies and signatures are. Paths are relative to the folder. */
export interface IndexedFile {
  /** Sorts the stream: nanoseconds for record files, the number for blocks, which come after all record files. */
  readonly order: bigint;
  readonly kind: 'record' | 'block';
  name: string;
  readonly data: string[];
  readonly signatures: { path: string; node: EntityId | undefined }[];
}

const NODE_FOLDER = /^record(\d+\.\d+\.\d+)$/;
const NODE_SIGNATURE = /^node_(\d+\.\d+\.\d+)\.rcd_sig(\.gz)?$/;
const BLOCK = /^(\d+)\.blk(\.gz|\.zstd|\.zst)?$/;
const RECORD_KINDS = new Set(['record', 'record-signature', 'sidecar']);
const MAX_DEPTH = 12;

/**
 * What a folder of stream files holds, refreshed by re-reading only the folders whose modification time changed.
 * Understands the layout of the public buckets by account id (`recordstreams/record0.0.N/`), by node id
 * (`<network>/<shard>/<node>/record/`), block files under any folders, and flat folders with `node_0.0.N.rcd_sig` signatures.
 */
export class DirectoryIndex {
  readonly #top: string;
  readonly #modified = new Map<string, number>();
  readonly #seen = new Set<string>();
  readonly #files = new Map<string, IndexedFile>();
  readonly #children = new Map<string, string[]>();
  /** Signatures of flat folders, whose names do not tell which file they sign. */
  readonly #flat: { folder: string; signature: { path: string; node: EntityId | undefined } }[] = [];
  readonly #sidecars = new Map<string, string>();
  #sorted: IndexedFile[] | undefined;

  constructor(top: string) {
    this.#top = top;
  }

  /** Every file in stream order. */
  sorted(): readonly IndexedFile[] {
    this.#sorted ??= [...this.#files.values()].sort(compareFiles);
    return this.#sorted;
  }

  /** The first position whose file comes after the given one. */
  positionAfter(kind: IndexedFile['kind'], order: bigint): number {
    const files = this.sorted();
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

  /** The sidecar with this id that stands beside the data copy in `folder`. */
  sidecar(file: IndexedFile, folder: string, id: number): string | undefined {
    return this.#sidecars.get(sidecarKey(folder, file.order, id));
  }

  async refresh(): Promise<void> {
    await this.#readFolder('', 0);
  }

  async #readFolder(folder: string, depth: number): Promise<void> {
    const full = path.join(this.#top, folder);
    const { mtimeMs } = await stat(full);
    const unchanged = this.#modified.get(folder) === mtimeMs;
    // A file written within the clock's resolution of the last look would be missed by the time alone: look again until it is 2 s old.
    if (Date.now() - mtimeMs > 2_000) this.#modified.set(folder, mtimeMs);
    const entries = unchanged ? [] : await readdir(full, { withFileTypes: true });
    const subfolders = unchanged
      ? this.#subfolders(folder)
      : entries.filter((entry) => entry.isDirectory()).map((entry) => path.join(folder, entry.name));
    for (const entry of entries) if (entry.isFile()) this.#add(folder, entry.name);
    if (!unchanged) this.#children.set(folder, subfolders);
    if (depth < MAX_DEPTH) for (const subfolder of subfolders) await this.#readFolder(subfolder, depth + 1);
  }

  #subfolders(folder: string): string[] {
    return this.#children.get(folder) ?? [];
  }

  #add(folder: string, name: string): void {
    const relative = path.join(folder, name);
    if (this.#seen.has(relative)) return;
    this.#seen.add(relative);
    const block = BLOCK.exec(name);
    if (block?.[1] !== undefined) this.#addBlock(relative, folder, name, block[1]);
    else if (NODE_SIGNATURE.test(name)) this.#addFlatSignature(folder, name);
    else this.#addRecord(folder, name);
  }

  #addBlock(relative: string, folder: string, name: string, digits: string): void {
    // Buckets cut the 19 digits into folders of four: 0000/0000/0000/0000/007.blk.zstd is block 7.
    const lead = /((?:\d{4}[/\\])*\d{4})$/.exec(folder)?.[1]?.replace(/\D/g, '') ?? '';
    const full = digits.length >= 19 || lead === '' ? digits : lead + digits;
    const file = this.#entry('block', BigInt(full), lead === '' ? name : relative.split(path.sep).join('/'));
    file.data.push(relative);
  }

  #addRecord(folder: string, name: string): void {
    const parsed = parseStreamFileName(name);
    if (parsed?.instant === undefined || !RECORD_KINDS.has(parsed.kind)) return;
    const relative = path.join(folder, name);
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

  /** Signatures of a file whose names do not tell which file they sign, found by folder. */
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
      file = { order, kind, name: dataName ?? '', data: [], signatures: [] };
      this.#files.set(key, file);
      this.#sorted = undefined;
    }
    if (file.name === '' && dataName !== undefined) file.name = dataName;
    return file;
  }
}

/** The key of a sidecar: the folder of its data copy, the time in its name, and its id. */
function sidecarKey(folder: string, order: bigint, id: number): string {
  return `${folder === '' ? '.' : folder}#${order}#${id}`;
}

/** Sidecars stand in a folder of their own beside the data file, or (flat) in the same folder. */
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
