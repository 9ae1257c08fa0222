import { blockNumberInPath } from '@ledgerscope/streams';
import type { Logger } from 'pino';
import { blockFile } from './block-file.ts';
import { comesNext } from './comes-next.ts';
import { DirectorySource } from './directory-source.ts';
import type { SourceEnd, SourceFile } from './stream-source.ts';

/** A preview stays one: it is looked at again after so long, or when other files came. */
const LOOK_AGAIN_MS = 5_000;

/**
 * A folder of record files and blocks. Blocks that were written beside the files are previews of a chain of their own (see {@link comesNext}): they are left alone, and the reader continues waiting for files or for the first block after the cutover.
 */
export class WithoutPreviews extends DirectorySource {
  readonly #log: Pick<Logger, 'warn'>;
  #preview: { readonly name: string; readonly after: bigint; readonly seenMs: number } | undefined;

  constructor(folder: string, log: Pick<Logger, 'warn'>) {
    super(folder, log);
    this.#log = log;
  }

  override async listAfter(name: string | undefined, limit: number, end?: SourceEnd): Promise<SourceFile[]> {
    const files = await super.listAfter(name, limit);
    if (files[0]?.kind === 'record') return files.filter(({ kind }) => kind === 'record');
    if (files.length === 0 || end === undefined || end.isBlock) return files;
    // Previews have numbers of their own, of which there may be many before the one that comes next.
    const next = end.number === null ? files : await super.listAfter(blockFile(end.number).name, limit);
    const [first] = next;
    return first === undefined || (await this.#isPreview(first, end)) ? [] : next;
  }

  override async countAfter(name: string | undefined): Promise<number> {
    return this.#preview === undefined ? super.countAfter(name) : 0;
  }

  async #isPreview(file: SourceFile, end: SourceEnd): Promise<boolean> {
    const { hapiVersion, consensusEnd } = end;
    const seen = this.#preview;
    if (seen?.name === file.name && seen.after === consensusEnd && Date.now() - seen.seenMs < LOOK_AGAIN_MS)
      return true;
    for await (const { bytes } of this.copies(file)) {
      // What cannot be read is reported where it is read.
      if ((await comesNext(this, file, bytes, end)) !== false) {
        this.#preview = undefined;
        return false;
      }
    }
    if (seen === undefined)
      this.#log.warn(
        `block ${blockNumberInPath(file.name)} is not of a later HAPI version than the record files (${hapiVersion}), and does not refer to the last one: it is a preview, and is ignored`,
      );
    this.#preview = { name: file.name, after: consensusEnd, seenMs: Date.now() };
    return true;
  }
}
