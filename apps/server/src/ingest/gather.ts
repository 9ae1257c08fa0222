import { createHash } from 'node:crypto';
import type { BatchRow, BatchRows, BlockRow } from '@ledgerscope/ledger-store';
import type { DeriveState } from './derive-state.ts';
import { emptyBatchRows } from './empty-batch-rows.ts';
import type { SourceFile } from './source/stream-source.ts';
import type { ChainPlace } from './verify/chain.ts';
import type { VerifiedBlock } from './verify/verify-file.ts';
import { blockRow } from './write/block-row.ts';

/** One commit: the files' list, their rows, their block rows. */
export interface Gathered {
  readonly batch: BatchRow;
  readonly rows: BatchRows;
  readonly blocks: BlockRow[];
}

/** Collects verified blocks into one commit. The name of the batch follows from its files alone, so that a repeat has the same tokens. */
export class BatchBuilder {
  readonly #rows = emptyBatchRows();
  readonly #parts: { verified: VerifiedBlock; place: ChainPlace; file: SourceFile }[] = [];
  transactions = 0;

  get files(): number {
    return this.#parts.length;
  }

  async add(state: DeriveState, file: SourceFile, verified: VerifiedBlock, place: ChainPlace): Promise<void> {
    await state.derive(verified.block, place.sequence, this.#rows);
    this.transactions += verified.block.items.length;
    this.#parts.push({ verified, place, file });
  }

  build(): Gathered | undefined {
    const [first] = this.#parts;
    if (first === undefined) return undefined;
    const fileHashes = this.#parts.map(({ verified }) => hex(verified.block.fileHash));
    const digest = createHash('sha256').update(fileHashes.join()).digest('hex').slice(0, 16);
    const name = `${first.place.sequence}-${digest}`;
    return {
      batch: {
        sequence: first.place.sequence,
        batch: name,
        fileNames: this.#parts.map(({ file }) => file.name),
        fileHashes,
      },
      rows: this.#rows,
      blocks: this.#parts.map(({ verified, place, file }) =>
        blockRow(verified, { ...place, batch: name, fileName: file.name }),
      ),
    };
  }
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex');
}
