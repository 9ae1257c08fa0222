import { createHash } from 'node:crypto';
import { hexText } from '@ledgerscope/ledger';
import {
  addNamedEntities,
  type BatchRow,
  type BatchRows,
  type BlockRow,
  type EntityKind,
} from '@ledgerscope/ledger-store';
import { contractsOfKeys } from './contracts-of-keys.ts';
import type { DeriveState } from './derive-state.ts';
import { emptyBatchRows } from './empty-batch-rows.ts';
import type { BalancesAt } from './source/balance-file.ts';
import type { SourceFile } from './source/stream-source.ts';
import type { LedgerState } from './state/ledger-state.ts';
import type { StateChanges } from './state/state-changes.ts';
import { noteUnknownFields } from './state/unknown-field.ts';
import type { ChainPlace } from './verify/chain.ts';
import { hintsKeyRows } from './verify/hints-key-rows.ts';
import type { VerifiedBlock } from './verify/verify-file.ts';
import { blockRow } from './write/block-row.ts';
import { confirmRoots } from './write/confirm-roots.ts';

/** One commit: the files' list, their rows, their block rows. */
export interface Gathered {
  readonly batch: BatchRow;
  readonly rows: BatchRows;
  readonly blocks: BlockRow[];
}

/** Collects verified blocks into one commit. The name of the batch follows from its files alone, so that a repeat has the same tokens. */
export class BatchBuilder {
  readonly #rows = emptyBatchRows();
  readonly #parts: { verified: VerifiedBlock; place: ChainPlace; file: SourceFile; changes: StateChanges }[] = [];
  readonly #begunMs = performance.now();
  transactions = 0;

  get files(): number {
    return this.#parts.length;
  }

  /** Milliseconds since it was begun. */
  get age(): number {
    return performance.now() - this.#begunMs;
  }

  /** Consensus time of the last transaction; undefined for a batch without files. */
  get lastNs(): bigint | undefined {
    return this.#parts.at(-1)?.verified.block.consensusEnd;
  }

  /** @param opening of the ledger's first block, what accounts held at its time */
  async add(
    state: DeriveState,
    file: SourceFile,
    verified: VerifiedBlock,
    place: ChainPlace,
    opening?: BalancesAt,
  ): Promise<void> {
    const before = { genesis: verified.genesisState, opening };
    const changes = await state.derive(verified.block, place.sequence, this.#rows, before);
    noteUnknownFields(verified, place, this.#rows, changes);
    this.transactions += verified.block.items.length;
    this.#parts.push({ verified, place, file, changes });
  }

  /** Brings the current state up to the batch; undefined for a batch without files. */
  async build(ledger: LedgerState): Promise<Gathered | undefined> {
    const [first] = this.#parts;
    if (first === undefined) return undefined;
    const blocks = this.#parts.map(({ verified: { block }, place, changes }) => ({ block, place, changes }));
    await ledger.apply(blocks, this.#rows);
    const fileHashes = this.#parts.map(({ verified }) => hexText(verified.block.fileHash));
    const digest = createHash('sha256').update(fileHashes.join()).digest('hex').slice(0, 16);
    const name = `${first.place.sequence}-${digest}`;
    const blockRows = confirmRoots(
      this.#parts.map(({ verified, place, file }) =>
        blockRow(verified, { ...place, batch: name, fileName: file.name }),
      ),
    );
    for (const { verified } of this.#parts) this.#rows.hintsKeyChange.push(...hintsKeyRows(verified));
    addNamedEntities(this.#rows, namedElsewhere(this.#rows, blockRows), this.lastNs ?? 0n);
    return {
      batch: {
        sequence: first.place.sequence,
        batch: name,
        fileNames: this.#parts.map(({ file }) => file.name),
        fileHashes,
      },
      rows: this.#rows,
      blocks: blockRows,
    };
  }
}

/** Nodes that signed or should have (some took no transaction in), and contracts that keys name. */
function* namedElsewhere(
  rows: BatchRows,
  blocks: readonly BlockRow[],
): Generator<{ kind: EntityKind; id: bigint }, void> {
  for (const { signedAccounts, rejectedAccounts, missingAccounts } of blocks)
    for (const id of [...signedAccounts, ...rejectedAccounts, ...missingAccounts]) yield { kind: 'account', id };
  for (const id of contractsOfKeys(rows)) yield { kind: 'contract', id };
}
