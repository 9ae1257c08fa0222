import { loadFirstSequence, loadHead, loadUnfinishedBatch } from './block/commit.ts';
import type { BatchRow } from './block/rows.ts';
import type { ChangedKeys } from './changed-keys.ts';
import type { LedgerClient } from './client/ledger-client.ts';
import { RowsUnfinishedError } from './client/store-error.ts';
import { type EncodedBatch, encodeBatch } from './encode-batch.ts';
import { LedgerCaches } from './ledger-caches.ts';
import type { LedgerHead } from './ledger-head.ts';
import type { Batch, LedgerSnapshot } from './ledger-snapshot.ts';
import { ReadableSnapshots } from './readable-snapshots.ts';
import type { CopyStep } from './rows/copy-ledger.ts';
import type { OpenCommit, RowStore } from './rows/row-store.ts';
import type { CommitState, StageListener } from './write-batch.ts';

/** How a batch is written to the column store, and who else hears that it is committed. */
export interface Writing {
  /** One attempt, as `writeBatch`. */
  readonly write: (
    state: CommitState,
    batch: EncodedBatch,
    onStage: StageListener | undefined,
    onJournal: () => void,
  ) => Promise<LedgerHead | undefined>;
  /** Between what was written of a batch to the column store and the commit: has the disk take it. */
  readonly flush?: (() => Promise<void>) | undefined;
  readonly committed?: (head: LedgerHead, changed: ChangedKeys) => Promise<void>;
  /** Called when the store is closed. */
  readonly close?: () => void;
}

/** Loads the head, and what of a batch is there beyond it. */
export async function openMovingLedger(client: LedgerClient, rows: RowStore, writing: Writing): Promise<MovingLedger> {
  const head = await loadHead(client, rows.isWhole ? rows.head?.sequence : undefined);
  const ledger = new MovingLedger(client, rows, writing, { head, unfinished: await loadUnfinishedBatch(client, head) });
  await ledger.lookAtRows();
  return ledger;
}

/**
 * The head of a store and how it moves: a batch is written to the column store, then committed in the row store, and from then on readers see it.
 */
class MovingLedger {
  readonly caches = new LedgerCaches();
  /** One piece of work at a time: two batches at once would race for the head. Each waits for the one before, whatever becomes of that. */
  readonly inTurn = makeTurns();
  readonly #client: LedgerClient;
  readonly #rows: RowStore;
  readonly #writing: Writing;
  readonly #readable: ReadableSnapshots;
  #snapshot: LedgerSnapshot;
  /** Whether readers may ask for rows. */
  #isWhole: boolean;
  /** How far rows are that are being made, and the first block that they begin at. */
  #unfinishedRows: string | undefined;
  #copiedPercent: bigint | undefined;
  #first: bigint | undefined;
  #unfinished: BatchRow | undefined;

  constructor(client: LedgerClient, rows: RowStore, writing: Writing, { head, unfinished }: CommitState) {
    this.#client = client;
    this.#rows = rows;
    this.#writing = writing;
    this.#readable = new ReadableSnapshots(client.kind === 'embedded');
    this.#isWhole = this.#areWhole(head);
    this.#snapshot = this.#snapshotAt(head);
    this.#unfinished = unfinished;
    this.caches.answers.moveTo(head);
  }

  get snapshot(): LedgerSnapshot {
    return this.#snapshot;
  }

  get unfinished(): BatchRow | undefined {
    return this.#unfinished;
  }

  /** What is said of rows that are being made: how far they are; undefined once they are whole. */
  get unfinishedRows(): string | undefined {
    return this.#isWhole ? undefined : this.#unfinishedRows;
  }

  async wasReadable(asked: LedgerSnapshot): Promise<boolean> {
    if (await this.#isNewest(asked)) return true;
    return this.#readable.includes(asked, this.#snapshot);
  }

  /** As long as nothing is committed after a head, one batch at most is begun. A replica would not know. */
  async #isNewest({ head }: LedgerSnapshot): Promise<boolean> {
    if (this.#client.kind === 'embedded' || this.#rows.mayLag || !this.#isWhole) return false;
    return (await this.#rows.refresh())?.sequence === head?.sequence;
  }

  /** Writes to the column store what no reader sees yet. */
  writeAhead(batch: EncodedBatch, onStage?: StageListener): Promise<LedgerHead | undefined> {
    const onJournal = () => {
      this.#unfinished = batch.batch;
    };
    const state = { head: this.#snapshot.head, unfinished: this.#unfinished };
    return this.#readable.whileWriting(() => this.#writing.write(state, batch, onStage, onJournal));
  }

  /** Readers see what was written. */
  async show(after: LedgerHead, changed: ChangedKeys): Promise<void> {
    await this.#rows.refresh().catch(() => {
      // That it is committed is known; whoever asks for rows hears what is wrong.
    });
    this.caches.answers.follow(this.#snapshot.head, after, changed);
    this.#readable.movedFrom(this.#snapshot, true);
    this.#isWhole = this.#areWhole(after);
    this.#snapshot = this.#snapshotAt(after);
    this.#unfinished = undefined;
  }

  async commit(batch: Batch, onStage?: StageListener): Promise<void> {
    const encoded = encodeBatch(batch);
    const { head } = this.#snapshot;
    if (head !== undefined && encoded.head.sequence <= head.sequence) return;
    const open = await this.#writeBoth(batch, encoded, onStage);
    await this.#flush(open, onStage);
    const flushed = performance.now();
    await open.commit();
    onStage?.('rows', performance.now() - flushed);
    await this.#writing.committed?.(encoded.head, encoded.changed);
    await this.show(encoded.head, encoded.changed);
  }

  /** Reads the head again. */
  async refresh(): Promise<LedgerHead | undefined> {
    const { head } = this.#snapshot;
    const committed = await this.#rows.refresh();
    // Without a commit of the rows nothing is new.
    if (this.#rows.isWhole && this.#isShown(committed)) return head;
    const found = await loadHead(this.#client, this.#rows.isWhole ? committed?.sequence : undefined);
    if (found === undefined || !this.#isNewer(found)) return head;
    this.#unfinished = await loadUnfinishedBatch(this.#client, found);
    await this.lookAtRows(found);
    if (!this.#isShown(found)) this.#moveTo(found);
    return this.#snapshot.head;
  }

  /** Finds out how far rows are that are being made, in this process or in another. */
  async lookAtRows(head: Pick<LedgerHead, 'sequence'> | undefined = this.#snapshot.head): Promise<void> {
    if (head === undefined || this.#areWhole(head)) return;
    this.#first ??= await loadFirstSequence(this.#client);
    const first = this.#first ?? 0n;
    const done = (this.#rows.head?.sequence ?? -1n) + 1n - first;
    const percent = this.#copiedPercent ?? (done <= 0n ? 0n : (done * 100n) / (head.sequence + 1n - first));
    this.#sayPreparing(percent);
  }

  /** Another thread of this process copies rows: it knows how far they are before a block is whole. */
  noteCopied({ copied, of }: CopyStep): void {
    if (of === 0n || this.#isWhole) return;
    this.#copiedPercent = (copied * 100n) / of;
    this.#sayPreparing(this.#copiedPercent);
  }

  #sayPreparing(percent: bigint): void {
    this.#unfinishedRows = `Preparing pages from the stored ledger: ${percent} %. Lists and single entries answer when this is done.`;
  }

  async #flush(open: OpenCommit, onStage?: StageListener): Promise<void> {
    const { flush } = this.#writing;
    if (flush === undefined) return;
    const start = performance.now();
    try {
      await flush();
    } catch (error) {
      await open.abort();
      throw error;
    }
    onStage?.('flush', performance.now() - start);
  }

  /** Side by side: the engine has threads of its own. Both have ended before one failure is thrown. */
  async #writeBoth(batch: Batch, encoded: EncodedBatch, onStage?: StageListener): Promise<OpenCommit> {
    const [ahead, open] = await Promise.allSettled([
      this.writeAhead(encoded, onStage),
      this.#rows.write(batch, encoded.head),
    ]);
    if (open.status === 'rejected') throw ahead.status === 'rejected' ? ahead.reason : open.reason;
    if (ahead.status === 'fulfilled') return open.value;
    await open.value.abort();
    throw ahead.reason;
  }

  /** Whether readers see this head already, with rows where there are any. */
  #isShown(at: Pick<LedgerHead, 'sequence'> | undefined): boolean {
    return this.#isWhole === this.#areWhole(at) && this.#snapshot.head?.sequence === at?.sequence;
  }

  /** A replica that lags never moves the head back. */
  #isNewer({ sequence }: LedgerHead): boolean {
    const { head } = this.#snapshot;
    return head === undefined || sequence >= head.sequence;
  }

  /** An empty ledger has all its rows. */
  #areWhole(head: Pick<LedgerHead, 'sequence'> | undefined): boolean {
    return this.#rows.isWhole || head === undefined;
  }

  #moveTo(head: LedgerHead): void {
    this.caches.answers.moveTo(head);
    this.#readable.movedFrom(this.#snapshot, this.#client.kind === 'embedded');
    this.#isWhole = this.#areWhole(head);
    this.#snapshot = this.#snapshotAt(head);
  }

  /** While rows are made, what asks for them hears so. */
  #snapshotAt(head: LedgerHead | undefined): LedgerSnapshot {
    const readRows = (): RowStore => {
      throw new RowsUnfinishedError(this.#unfinishedRows ?? 'Preparing pages from the stored ledger.');
    };
    const rows = this.#isWhole ? { value: this.#rows } : { get: readRows };
    const rest = { client: this.#client, caches: this.caches, head };
    return Object.freeze(Object.defineProperty(rest, 'rows', { ...rows, enumerable: true })) as LedgerSnapshot;
  }
}

function makeTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => {
      // Whoever asked for it gets the error.
    });
    return turn;
  };
}
