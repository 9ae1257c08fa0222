import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { blockNumberInPath, parseStreamFileName } from '@ledgerscope/streams';
import type { Logger } from 'pino';
import type { BalanceFiles } from './balance-files.ts';
import { DirectoryIndex, type IndexedFile } from './directory-index.ts';
import { FolderBalances } from './folder-balances.ts';
import { recordName } from './found-start.ts';
import type { BlockPlaces, FilePage, StreamPlaces } from './stream-places.ts';
import type { DataCopy, SignatureCopy, SourceFile, StreamSource } from './stream-source.ts';

const ADDRESS_BOOK = 'address_book.bin';
/** Files that are looked through at once for a place among them. */
const PAGE = 1_000;

/** A folder of stream files on this machine (`dir:`), read again at every poll. */
export class DirectorySource implements StreamSource {
  readonly label: string;
  readonly balances: BalanceFiles;
  readonly #top: string;
  readonly #index: DirectoryIndex;
  #refreshed = false;

  constructor(folder: string, log?: Pick<Logger, 'warn'>) {
    this.label = `dir:${folder}`;
    this.#top = folder;
    this.balances = new FolderBalances(folder);
    this.#index = new DirectoryIndex(folder, (unreadable, error) =>
      log?.warn(
        { folder: unreadable, error: error instanceof Error ? error.message : String(error) },
        'a node folder cannot be read; its copies and signatures are treated as missing',
      ),
    );
  }

  async listAfter(name: string | undefined, limit: number): Promise<SourceFile[]> {
    await this.#refresh();
    const start = this.#start(name);
    return this.#index
      .inOrder()
      .slice(start, Math.min(start + limit, this.#index.end()))
      .map((file) => ({ name: nameOf(file), kind: file.kind }));
  }

  async countAfter(name: string | undefined): Promise<number> {
    return Math.max(0, this.#index.end() - this.#start(name));
  }

  async *copies(file: SourceFile): AsyncIterable<DataCopy> {
    const indexed = await this.#find(file.name);
    if (indexed === undefined) return;
    for (const relative of indexed.data) {
      const folder = path.dirname(relative);
      const bytes = await this.#read(relative);
      if (bytes === undefined) continue;
      yield { origin: relative, bytes, readSidecar: (id) => this.#sidecar(indexed, folder, id) };
    }
  }

  async signatures(file: SourceFile): Promise<SignatureCopy[]> {
    const indexed = await this.#find(file.name);
    if (indexed === undefined) return [];
    const all = [...indexed.signatures, ...this.#index.flatSignatures(indexed)];
    const copies = await Promise.all(
      all.map(async ({ path: relative, node }) => ({ origin: relative, node, bytes: await this.#read(relative) })),
    );
    return copies.flatMap(({ bytes, ...copy }) => (bytes === undefined ? [] : [{ ...copy, bytes }]));
  }

  async addressBook(): Promise<{ origin: string; bytes: Uint8Array } | undefined> {
    const origin = path.join(this.#top, ADDRESS_BOOK);
    const bytes = await this.#read(ADDRESS_BOOK);
    return bytes === undefined ? undefined : { origin, bytes };
  }

  places(): StreamPlaces {
    return { records: { after: (instant) => this.#recordsAfter(instant) }, blocks: this.#blockPlaces() };
  }

  async #recordsAfter(instant: bigint): Promise<FilePage> {
    await this.#refresh();
    const start = this.#index.positionAfter('record', instant);
    const found = this.#index.inOrder().slice(start, Math.min(start + PAGE, this.#index.end()));
    const files = found.filter(({ kind }) => kind === 'record');
    return {
      files: files.map((file) => ({ name: nameOf(file), instant: file.order, read: () => this.#anyCopy(file) })),
      more: files.length === PAGE,
    };
  }

  #blockPlaces(): BlockPlaces {
    const from = async (number: bigint): Promise<bigint | undefined> => {
      await this.#refresh();
      const place = this.#index.positionAfter('block', number - 1n);
      return place < this.#index.end() ? this.#index.inOrder()[place]?.order : undefined;
    };
    return {
      from,
      range: async () => {
        const first = await from(0n);
        const last = this.#index.inOrder()[this.#index.end() - 1];
        return first === undefined || last === undefined ? undefined : { first, last: last.order };
      },
      read: async (number) => {
        const file = this.#index.find('block', number);
        return file === undefined ? undefined : this.#anyCopy(file);
      },
    };
  }

  async #anyCopy({ data }: IndexedFile): Promise<Uint8Array | undefined> {
    for (const relative of data) {
      const bytes = await this.#read(relative);
      if (bytes !== undefined) return bytes;
    }
    return undefined;
  }

  unreadable(): readonly string[] {
    return this.#index.unreadable();
  }

  close(): void {
    this.#index.close();
  }

  /** A file's bytes; undefined when it is no longer there (tidied away since the folder was listed). */
  async #read(relative: string): Promise<Uint8Array | undefined> {
    try {
      return await readFile(path.join(this.#top, relative));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT' || this.#index.isUnreadable(relative)) return undefined;
      throw error;
    }
  }

  async #sidecar(file: IndexedFile, folder: string, id: number) {
    const relative = this.#index.sidecar(file, folder, id);
    if (relative === undefined) return undefined;
    const bytes = await this.#read(relative);
    return bytes === undefined ? undefined : { origin: relative, bytes };
  }

  #start(name: string | undefined): number {
    if (name === undefined) return 0;
    const key = orderOf(name);
    return key === undefined ? 0 : this.#index.positionAfter(key.kind, key.order);
  }

  async #refresh(): Promise<void> {
    await this.#index.refresh();
    this.#refreshed = true;
  }

  /** A batch that was interrupted is read again by its files' names, before anything is listed. */
  async #find(name: string): Promise<IndexedFile | undefined> {
    if (!this.#refreshed) await this.#refresh();
    const key = orderOf(name);
    return key === undefined ? undefined : this.#index.find(key.kind, key.order);
  }
}

/** A file of which only signatures have arrived is named after its instant. */
function nameOf(file: IndexedFile): string {
  if (file.name !== '') return file.name;
  return recordName(file.order);
}

function orderOf(name: string): { kind: 'record' | 'block'; order: bigint } | undefined {
  const number = blockNumberInPath(name);
  if (number !== undefined) return { kind: 'block', order: number };
  const parsed = parseStreamFileName(path.basename(name));
  return parsed?.instant === undefined ? undefined : { kind: 'record', order: parsed.instant };
}
