import { loadHead } from '../block/commit.ts';
import type { LedgerClient } from '../client/ledger-client.ts';
import { StoreFullError } from '../client/store-error.ts';
import type { ReadShortage } from '../client/within-space.ts';
import type { LedgerHead } from '../ledger-head.ts';
import { copyNftMetadata } from '../nft-metadata/copy-metadata.ts';
import {
  blockBatches,
  type CopySpan,
  countRows,
  countTransactions,
  partBatches,
  type Reading,
} from './copy-batches.ts';
import { type CopyMark, markBytes, markOf } from './copy-mark.ts';
import { Patience, type PatienceOptions } from './copy-patience.ts';
import type { RowBatch, RowStore, RowsHead } from './row-store.ts';

const TAG = 'store:copy';
const PAGE_ROWS = 100_000;

/** The head of rows that are empty. */
const NOTHING: RowsHead = { sequence: -1n, lastNs: -1n };

/** How far copying came. */
export interface CopyStep {
  /** Transactions and versions of states up to here, and in all; merges may make the latter fewer meanwhile. */
  readonly copied: bigint;
  readonly of: bigint;
  /** The transactions among those up to here. */
  readonly transactions: bigint;
}

/** Hears of each step, of the one before the first row too; the next one waits for it. */
export type CopyListener = (step: CopyStep) => void | Promise<void>;

/** The signal ends it between two commits with its reason; it goes on where it was the next time. */
export interface CopyOptions extends PatienceOptions {
  readonly onStep?: CopyListener | undefined;
  /** A reason why nothing is to be written now: what is then asked to be written fails as on a full disk. */
  readonly shortage?: ReadShortage | undefined;
  /** Rows of a page of states; 100,000 by default. */
  readonly pageRows?: number | undefined;
}

/**
 * Copies what the column store has beyond the row store's head: a ledger of before there were rows, or the batch that was cut off between
 * the two. It is the only one that writes; killed at any instant, it goes on where it was. Rows that are not of this ledger are made anew.
 * With `onWait`, what fails and may succeed later is tried again until it does, and nothing before it.
 */
export async function copyLedger(client: LedgerClient, rows: RowStore, options: CopyOptions = {}): Promise<void> {
  const patience = new Patience(options);
  const asking = patientClient(client, patience);
  const head = await loadHead(asking);
  if (rows.head !== undefined && (await isOfOther(asking, rows.head, head))) await patience.until(() => rows.clear());
  // Killed after the last batch, rows that have everything are not yet said to be whole.
  if (head === undefined) return;
  if (rows.head?.sequence === head.sequence && rows.isWhole) {
    await patience.until(() => copyNftMetadata(asking, rows.nftMetadata));
    return;
  }
  const { pageRows = PAGE_ROWS } = options;
  await new Copy({ client: asking, impatient: client, patience, pageRows }, rows, head, options).run(
    rows.head ?? NOTHING,
  );
}

/** The client, whose questions are asked until they are answered. */
function patientClient(client: LedgerClient, patience: Patience): LedgerClient {
  return { ...client, query: (...question) => patience.until(() => client.query(...question)) };
}

/** One run from where rows are to the ledger's head. */
class Copy {
  readonly #reading: Reading;
  readonly #patience: Patience;
  readonly #rows: RowStore;
  readonly #head: LedgerHead;
  readonly #onStep: CopyListener;
  readonly #shortage: ReadShortage;
  /** What is copied, also by a run before that was cut off. */
  #versions = 0n;
  #transactions = 0n;
  #of = 0n;

  constructor(reading: Reading, rows: RowStore, head: LedgerHead, { onStep, shortage }: CopyOptions) {
    this.#reading = reading;
    this.#patience = reading.patience;
    this.#rows = rows;
    this.#head = head;
    this.#onStep = onStep ?? (() => {});
    this.#shortage = shortage ?? (() => undefined);
  }

  async run(start: RowsHead): Promise<void> {
    const [rows, patience] = [this.#rows, this.#patience];
    await patience.until(() => rows.unsettle());
    const mark = await this.#markOfRun(start);
    const span = mark?.span ?? { after: start.lastNs, last: this.#head.lastNs };
    await this.#begin(span, start, mark);
    for await (const { batch, versions, part } of partBatches(this.#reading, span, mark?.part)) {
      this.#versions += BigInt(versions);
      await this.#write({ ...batch, mark: markBytes({ span, versions: this.#versions, part }) }, start);
      if (versions > 0) await this.#say();
    }
    for await (const { batch, reached } of blockBatches(this.#reading, start, this.#head)) {
      await this.#write(batch, reached);
      this.#transactions += BigInt(batch.rows.transaction?.length ?? 0);
      await this.#say();
    }
    await patience.until(() => copyNftMetadata(this.#reading.client, rows.nftMetadata));
    await patience.until(() => rows.settle(this.#head.lastNs));
  }

  /** Where the run before was with states and names, if it had begun to go to the same head. */
  async #markOfRun(start: RowsHead): Promise<CopyMark | undefined> {
    const mark = markOf(await this.#patience.until(() => this.#rows.copyMark()));
    if (mark === undefined || mark.span.last !== this.#head.lastNs || mark.span.after > start.lastNs) return undefined;
    return mark;
  }

  async #begin(span: CopySpan, start: RowsHead, mark: CopyMark | undefined): Promise<void> {
    const { client } = this.#reading;
    this.#of = await countRows(client, span);
    this.#versions = mark?.versions ?? 0n;
    if (start.lastNs > span.after)
      this.#transactions = await countTransactions(client, { ...span, last: start.lastNs });
    await this.#say();
  }

  async #write(batch: RowBatch, reached: RowsHead): Promise<void> {
    await this.#patience.until(async (failures) => {
      // Of a commit whose answer was lost it is not known whether it is there.
      if (failures > 0 && (await this.#isReached(reached))) return;
      const shortage = this.#shortage();
      if (shortage !== undefined) throw new StoreFullError(shortage, { tag: TAG });
      const open = await this.#rows.write(batch, reached);
      try {
        await open.commit();
      } catch (error) {
        await open.abort();
        throw error;
      }
    });
  }

  /** Whether blocks are there up to a head; states and names may be written again. */
  async #isReached(reached: RowsHead): Promise<boolean> {
    const before = this.#rows.head?.sequence;
    const now = (await this.#rows.refresh())?.sequence;
    return before !== reached.sequence && now === reached.sequence;
  }

  async #say(): Promise<void> {
    const [copied, transactions] = [this.#versions + this.#transactions, this.#transactions];
    await this.#onStep({ copied, of: this.#of, transactions });
  }
}

/** Whether the block of the rows' head is not in the column store, or is another one there. */
async function isOfOther(client: LedgerClient, rows: RowsHead, head: LedgerHead | undefined): Promise<boolean> {
  if (rows.sequence < 0n) return head === undefined;
  if (head === undefined || rows.sequence > head.sequence) return true;
  const sql = 'SELECT last_ns FROM block WHERE sequence = {sequence:Int64} LIMIT 1';
  const [block] = await client.query(TAG, sql, { sequence: rows.sequence }, { lastNs: 'ns' });
  return block?.lastNs !== rows.lastNs;
}
