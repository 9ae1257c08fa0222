import { isVersionFrom } from '@ledgerscope/ledger';
import { blockNumberInPath } from '@ledgerscope/streams';
import { blockFile } from './block-file.ts';
import { comesNext } from './comes-next.ts';
import { recordName } from './found-start.ts';
import type { StreamPlaces } from './stream-places.ts';
import type { DataCopy, SignatureCopy, SourceEnd, SourceFile, StreamSource } from './stream-source.ts';

/** When blocks are looked for while record files stay away. */
export interface CutoverRule {
  /** The last record files of a network are of this HAPI version, or of a later one; undefined where nobody said so. */
  readonly version: string | undefined;
  /** How long no record file may have come. */
  readonly waitMs: number;
}

/**
 * Record streams and blocks of one network as one source (the cutover, HIP-1193). Record files are read as long as they come. When
 * none has come for a while, or the next one cannot be read, the block after the last file is looked for: one that wraps a record file is read in its place, and
 * with the first one of the block stream the record files are over. Previews are left alone (see {@link comesNext}).
 */
export class JoinedSource implements StreamSource {
  readonly label: string;
  readonly #records: StreamSource;
  readonly #blocks: StreamSource;
  readonly #rule: CutoverRule;
  #silentSinceMs: number | undefined;
  /** The record file that could not be read; what a single node wrote after the last file of all others would be waited for in vain. */
  #refused: string | undefined;
  /** The block that was looked at, with what was read of it. */
  #found: { readonly name: string; readonly copies: readonly DataCopy[] } | undefined;

  constructor(records: StreamSource, blocks: StreamSource, rule: CutoverRule) {
    this.label = records.label === blocks.label ? records.label : `${records.label} and ${blocks.label}`;
    this.#records = records;
    this.#blocks = blocks;
    this.#rule = rule;
  }

  async listAfter(name: string | undefined, limit: number, end?: SourceEnd): Promise<SourceFile[]> {
    if (limit === 0) return [];
    if (isBlockName(name)) {
      const blocks = await this.#blocks.listAfter(name, limit, end);
      // Of a file that was read out of a block the next one may come as a file first.
      const over = blocks.length > 0 || end === undefined || end.isBlock;
      // Files after the name of one that ends where the last one does are later.
      return over ? blocks : this.#records.listAfter(recordName(end.consensusEnd), limit, end);
    }
    // A folder may hold blocks of its own beside them.
    const files = (await this.#records.listAfter(name, limit, end)).filter(({ kind }) => kind === 'record');
    if (this.#goesOn(files, end)) {
      this.#silentSinceMs = undefined;
      return files;
    }
    if (end === undefined) return name === undefined ? this.#blocks.listAfter(undefined, limit) : [];
    const blocks = await this.#blockAfter(end);
    return blocks.length > 0 ? blocks : files;
  }

  /** Whether there are record files to read; one that was refused comes again where no block is in its place. */
  #goesOn([first]: readonly SourceFile[], end: SourceEnd | undefined): boolean {
    return first !== undefined && (first.name !== this.#refused || end === undefined);
  }

  async *copies(file: SourceFile): AsyncIterable<DataCopy> {
    const found = this.#found?.name === file.name ? this.#found.copies : undefined;
    this.#found = undefined;
    yield* found ?? this.#of(file).copies(file);
  }

  async signatures(file: SourceFile): Promise<SignatureCopy[]> {
    return (await this.#of(file).signatures?.(file)) ?? [];
  }

  async countAfter(name: string | undefined): Promise<number | undefined> {
    return (isBlockName(name) ? this.#blocks : this.#records).countAfter?.(name);
  }

  async addressBook(): ReturnType<NonNullable<StreamSource['addressBook']>> {
    return this.#records.addressBook?.();
  }

  distrust(file: SourceFile): void {
    if (file.kind === 'record') this.#refused = file.name;
    this.#of(file).distrust?.(file);
  }

  places(): StreamPlaces {
    return { records: this.#records.places?.().records, blocks: this.#blocks.places?.().blocks };
  }

  unreadable(): readonly string[] {
    // A folder may have both.
    return [...new Set([this.#records, this.#blocks].flatMap((source) => source.unreadable?.() ?? []))];
  }

  get balances(): StreamSource['balances'] {
    return this.#records.balances;
  }

  close(): void {
    this.#records.close?.();
    this.#blocks.close?.();
  }

  /** The block after the last record file, where it is one that may come next. */
  async #blockAfter(end: SourceEnd): Promise<SourceFile[]> {
    if (end.number === null || !this.#mayBeOver(end)) return [];
    const [file] = await this.#blocks.listAfter(blockFile(end.number).name, 1, end);
    if (file === undefined || blockNumberInPath(file.name) !== end.number + 1n) return [];
    return (await this.#look(file, end)) ? [file] : [];
  }

  #mayBeOver({ hapiVersion }: SourceEnd): boolean {
    const { version, waitMs } = this.#rule;
    this.#silentSinceMs ??= Date.now();
    const isSilent = Date.now() - this.#silentSinceMs >= waitMs;
    return isSilent && (version === undefined || isVersionFrom(hapiVersion, version));
  }

  /** Reads a block's copies; whether one of them may come after the last file. */
  async #look(file: SourceFile, end: SourceEnd): Promise<boolean> {
    const copies: DataCopy[] = [];
    let damaged = false;
    for await (const copy of this.#blocks.copies(file)) {
      const follows = await comesNext(this.#blocks, file, copy.bytes, end);
      if (follows === true) copies.push(copy);
      damaged ||= follows === undefined;
    }
    // As the pipeline will name it, which asks for its copies next.
    this.#found = { name: file.name, copies };
    if (copies.length > 0) return true;
    if (damaged) this.#blocks.distrust?.(file);
    // A preview stays one.
    else this.#silentSinceMs = Date.now();
    return false;
  }

  #of({ kind }: SourceFile): StreamSource {
    return kind === 'record' ? this.#records : this.#blocks;
  }
}

function isBlockName(name: string | undefined): boolean {
  return name !== undefined && blockNumberInPath(name) !== undefined;
}
