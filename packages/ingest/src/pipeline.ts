import { setTimeout as sleep } from 'node:timers/promises';
import { type ConsensusNs, entityIdFromStore, MS_PER_HOUR, NS_PER_MS } from '@ledgerscope/ledger';
import { type BatchRow, blockAt, type LedgerStore } from '@ledgerscope/ledger-store';
import type { FreeSpace } from '@ledgerscope/process/free-space';
import type { Logger } from 'pino';
import { UnfitBalancesError } from './balances/anchor-at-start.ts';
import { DeriveState } from './derive-state.ts';
import { asksForRows, earlierLedger } from './earlier-ledger.ts';
import { BatchBuilder, type Gathered } from './gather.ts';
import { haltOf } from './halt-of.ts';
import { IngestHaltError } from './ingest-halt-error.ts';
import { LedgerStart } from './ledger-start.ts';
import type { Progress } from './progress.ts';
import type { IngestConfig } from './settings/ingest-config.ts';
import type { StartPoint } from './settings/start-point.ts';
import { type CutoverLink, cutoverLink } from './source/cutover-link.ts';
import { BLOCKS_A_SIGNATURE } from './source/links-after.ts';
import type { SourceFile, StreamSource } from './source/stream-source.ts';
import { LedgerState } from './state/ledger-state.ts';
import { untilRoom } from './until-room.ts';
import { Chain, type ChainPlace, type GapRule } from './verify/chain.ts';
import type { NetworkState } from './verify/network-state.ts';
import { checkUnknownFields } from './verify/unknown-fields-halt.ts';
import { type VerifiedBlock, verifyFile } from './verify/verify-file.ts';
import { writeUntilTaken } from './write-until-taken.ts';

const LIST_LIMIT = 512;
const MAX_FILES_PER_BATCH = 2_000;
const LOOK_AGAIN_MS = 100;
/** Whether somebody reads is looked at more often than whether there are new files. */
const LOOKS_A_LISTING = 10;
/** Files older than this are history: nobody waits for them within the second. */
const PAST_MS = MS_PER_HOUR;
const PAST_WAIT_MS = 250;
/** How long new files are gathered while nobody reads what is newest. */
const UNREAD_MS = 20_000;
const RETRY_FIRST_MS = 500;
const RETRY_MOST_MS = 30_000;

export interface PipelineOptions
  extends Pick<
    IngestConfig,
    'trustUnsigned' | 'blockProof' | 'allowGaps' | 'unknownFields' | 'pollMs' | 'batchTransactions'
  > {
  readonly source: StreamSource;
  readonly store: LedgerStore;
  /** The network's book and stakes as of the store's head; of an empty store as of when its first file begins. */
  readonly openNetwork: (start?: ConsensusNs) => Promise<NetworkState>;
  /** Where an empty store begins; undefined for the source's oldest file. */
  readonly from?: StartPoint | undefined;
  readonly progress: Progress;
  /** Of an embedded store. */
  readonly space?: FreeSpace | undefined;
  readonly log: Logger;
  readonly signal: AbortSignal;
  /** Whether somebody reads what is newest; where it is not known, somebody may. */
  readonly isRead?: (() => boolean) | undefined;
  /** Milliseconds that new files are gathered while nobody does; 20,000 by default. */
  readonly unreadMs?: number | undefined;
}

/**
 * Fetch → verify → decode → derive → write, in consensus order, until the signal says stop. The next batch is gathered
 * while the last one is written; never more than one write is under way, so that commits stay in order.
 */
export class Pipeline {
  readonly #options: PipelineOptions;
  readonly #start: LedgerStart;
  #chain: Chain;
  #state: DeriveState;
  #ledger: LedgerState;
  #network: NetworkState | undefined;
  #writing: Promise<void> = Promise.resolve();
  #writesLeft = 0;
  #queue: SourceFile[] = [];
  /** A file without data that was met once; with --allow-gaps it is passed over at the second look. */
  #withoutData: string | undefined;
  /** Whether a batch is made once more, of the files that it had. */
  #repeats = false;
  /** The last file that is part of a batch; listing continues after it. */
  #lastTaken: string | undefined;

  constructor(options: PipelineOptions) {
    this.#options = options;
    this.#start = new LedgerStart({ ...options, from: options.from });
    this.#chain = new Chain(options.store.head, options.allowGaps ? 'at-second-look' : 'never');
    this.#state = new DeriveState(options.store);
    this.#ledger = new LedgerState(options.store, options.source);
    this.#lastTaken = options.store.head?.fileName;
  }

  /** Runs until aborted. Rejects only when the store cannot continue (corrupt, full, refused): the process must end then. */
  async run(): Promise<void> {
    const { signal, progress, store } = this.#options;
    progress.resumedAt(store.head?.lastNs);
    await this.#untilDone(() => this.#start.compareWithStored());
    const unfinished = store.unfinishedBatch();
    if (unfinished === undefined) await this.#untilDone(() => this.#restore('at-second-look'));
    else await this.#untilDone(() => this.#repeat(unfinished));
    while (!signal.aborted) {
      await untilRoom(this.#options);
      const gathered = await this.#untilDone(() => this.#gather());
      await this.#writing;
      if (gathered === undefined) await this.#idle();
      else {
        this.#writesLeft++;
        this.#writing = writeUntilTaken(this.#options, gathered).finally(() => {
          this.#writesLeft--;
        });
        this.#writing.catch(() => {
          // Its failure is seen at the next `await`; until then it must not count as unhandled.
        });
      }
    }
    await this.#writing;
  }

  /** Takes chain, network and derive state back to the store's head. */
  async #restore(gapsAllowed: GapRule): Promise<void> {
    const { store, allowGaps, openNetwork } = this.#options;
    const head = store.head === undefined ? undefined : await blockAt(store, store.head.sequence);
    const signedBy = head?.signedAccounts.map(entityIdFromStore);
    this.#chain = new Chain(store.head, allowGaps ? gapsAllowed : 'never', signedBy, head?.hapiVersion);
    this.#state = new DeriveState(store);
    this.#ledger = new LedgerState(store, this.#options.source);
    const { network, after } = await this.#start.open(openNetwork);
    this.#network = network;
    this.#lastTaken = after;
  }

  /** Repeats a step with back-off while ingest is halted or the source does not answer. */
  async #untilDone<T>(step: () => Promise<T | undefined>): Promise<T | undefined> {
    let wait = RETRY_FIRST_MS;
    while (!this.#options.signal.aborted) {
      try {
        return await step();
      } catch (error) {
        // What came before the file that halts ingest is readable before the halt is reported.
        await this.#writing;
        if (this.#options.signal.aborted) return undefined;
        this.#report(error);
        this.#queue = [];
        if (error instanceof IngestHaltError) this.#options.source.distrust?.(this.#fileNamed(error.file));
        await this.#pause(error instanceof IngestHaltError && error.waiting ? this.#options.pollMs : wait);
        wait = Math.min(wait * 2, RETRY_MOST_MS);
      }
    }
    return undefined;
  }

  async #gather(): Promise<Gathered | undefined> {
    const { batchTransactions, signal, progress } = this.#options;
    if (this.#network === undefined) await this.#restore('at-second-look');
    const builder = new BatchBuilder();
    while (builder.transactions < batchTransactions && builder.files < MAX_FILES_PER_BATCH && !signal.aborted) {
      const file = (await this.#next()) ?? (await this.#awaitFollowing(builder));
      if (file === undefined) break;
      try {
        if (!(await this.#take(builder, file))) break;
      } catch (error) {
        // What was gathered before the file that halts ingest is committed first; the file is read again.
        if (builder.files === 0) throw error;
        this.#queue = [];
        break;
      }
      progress.noteReading();
    }
    return this.#build(builder);
  }

  /** Of the first block after record files: whether it names the last one of them. */
  async #linkAtCutover({ block }: VerifiedBlock): Promise<CutoverLink | undefined> {
    const last = this.#chain.cutoverFrom(block);
    if (last === undefined) return undefined;
    const { source, log } = this.#options;
    const link = await cutoverLink(source, last, block);
    if (link === 'recomputed') log.info({ block: `${block.number}` }, 'switching from record files to blocks');
    if (link === 'unknown')
      log.warn(
        { block: `${block.number}` },
        'switching from record files to blocks; the source does not contain the block that wraps the last file, so the link between them is not recomputed',
      );
    return link;
  }

  /** When the state cannot follow, nothing of what was gathered holds: the next step starts again from the store's head. */
  async #build(builder: BatchBuilder): Promise<Gathered | undefined> {
    const start = performance.now();
    try {
      return await builder.build(this.#ledger);
    } catch (error) {
      this.#network = undefined;
      this.#queue = [];
      throw error;
    } finally {
      this.#options.progress.addStage('state', performance.now() - start);
    }
  }

  /** False for a block that has to begin a batch of its own. */
  async #take(builder: BatchBuilder, file: SourceFile): Promise<boolean> {
    const { source, progress } = this.#options;
    const network = this.#network as NetworkState;
    const following = this.#queue.slice(1, BLOCKS_A_SIGNATURE);
    const read = await verifyFile(source, file, network, { ...this.#options, following }).catch((error: unknown) => {
      if (this.#mayPassOver(file, error)) return undefined;
      throw this.#start.withAdvice(error, this.#chain.end?.consensusEnd);
    });
    if (read === undefined) {
      this.#queue.shift();
      this.#lastTaken = file.name;
      return true;
    }
    checkUnknownFields(file.name, read, this.#options.unknownFields);
    const verified = await this.#resolveUnanswered(builder, read);
    if (verified === undefined) return false;
    const filled = { ...verified, block: network.rates.fill(verified.block) };
    const placed = this.#chain.place(filled, file.name, await this.#linkAtCutover(verified));
    const start = performance.now();
    await this.#add(builder, file, { ...verified, block: placed.block }, placed.place);
    progress.addStage('derive', performance.now() - start);
    // Nothing moves on before everything that can fail is behind: a file that halts ingest is read again as if new.
    this.#chain.advance(verified, file.name, placed);
    network.follow(verified);
    this.#queue.shift();
    this.#lastTaken = file.name;
    // Between files other work of the process (requests) gets its turn.
    await new Promise(setImmediate);
    return true;
  }

  /**
   * A block with what its records need to know of the state before it. Rows of that state are there once the batches before are built:
   * undefined for a block that asks for them in the middle of a batch. Which blocks begin a batch follows from the blocks alone, so that
   * an interrupted batch has the same blocks when it is repeated.
   */
  async #resolveUnanswered(builder: BatchBuilder, verified: VerifiedBlock): Promise<VerifiedBlock | undefined> {
    const { unanswered } = verified.block;
    if (unanswered === undefined) return verified;
    const isFirst = builder.files === 0;
    if (!isFirst && !this.#repeats && asksForRows(unanswered.asked)) return undefined;
    const before = { derive: this.#state, ledger: isFirst ? this.#ledger : undefined };
    return { ...verified, block: unanswered.complete(await earlierLedger(unanswered.asked, before)) };
  }

  /** The ledger's first block together with what was known before it, where that fits. */
  async #add(builder: BatchBuilder, file: SourceFile, verified: VerifiedBlock, place: ChainPlace): Promise<void> {
    const isFirst = this.#chain.end === undefined;
    const network = this.#network as NetworkState;
    const opening = isFirst ? await this.#start.readOpening(file, verified.block, network) : undefined;
    try {
      await builder.add(this.#state, file, verified, place, opening);
    } catch (error) {
      if (!(error instanceof UnfitBalancesError)) throw error;
      this.#options.log.warn({ file: file.name }, `${error.message}: its balances are not used and remain unknown`);
      await builder.add(this.#state, file, verified, place);
    }
  }

  /** With --allow-gaps, a file of which there are only signatures, while later files are there already. */
  #mayPassOver(file: SourceFile, error: unknown): boolean {
    const { allowGaps, log } = this.#options;
    if (!(error instanceof IngestHaltError) || error.reason !== 'missing-data' || !allowGaps) return false;
    const again = this.#withoutData === file.name && this.#queue.length > 1;
    this.#withoutData = file.name;
    if (again) log.warn({ file: file.name }, 'skipped: signatures without a data file');
    return again;
  }

  /** Reads the files of a batch that a crash interrupted and writes the identical batch again. */
  async #repeat(batch: BatchRow): Promise<void> {
    this.#options.log.info({ batch: batch.batch, files: batch.fileNames.length }, 'repeating interrupted batch');
    // Written already, and only what comes after the write failed: continue from there.
    if (this.#options.store.unfinishedBatch() === undefined) return this.#restore('at-second-look');
    await this.#restore('at-once');
    const builder = new BatchBuilder();
    this.#queue = batch.fileNames.map((name) => this.#fileNamed(name));
    // A batch of an earlier release may hold blocks in its middle that would begin one now.
    this.#repeats = true;
    try {
      for (const file of Array.from(this.#queue)) await this.#take(builder, file);
    } finally {
      this.#repeats = false;
    }
    const gathered = await this.#build(builder);
    if (gathered?.batch.batch !== batch.batch) {
      throw new IngestHaltError({
        file: batch.fileNames[0] ?? '',
        reason: 'changed-files',
        message: `the files of the interrupted batch ${batch.batch} have changed since they were ingested; restore the original files, or delete the data folder to start over`,
      });
    }
    await writeUntilTaken(this.#options, gathered);
    await this.#restore('at-second-look');
  }

  async #next(): Promise<SourceFile | undefined> {
    if (this.#queue.length === 0) {
      const { source, progress } = this.#options;
      const start = performance.now();
      this.#queue = await source.listAfter(this.#lastTaken, LIST_LIMIT, this.#chain.end);
      progress.noteUnreadable(source.unreadable?.() ?? []);
      progress.filesLeft(await source.countAfter?.(this.#lastTaken));
      progress.addStage('fetch', performance.now() - start);
    }
    return this.#queue[0];
  }

  /**
   * A file that arrives while this batch has to wait anyway, or, of a past that is still being written, within a
   * moment: fewer and fuller commits cost much less. Live files are held back only while nobody reads them.
   */
  async #awaitFollowing(builder: BatchBuilder): Promise<SourceFile | undefined> {
    if (builder.files === 0) return undefined;
    while (this.#writesLeft > 0 && !this.#options.signal.aborted) {
      await this.#pause(LOOK_AGAIN_MS);
      const file = await this.#next();
      if (file !== undefined) return file;
    }
    for (let asked = 0; this.#mayWait(builder); asked++) {
      await this.#pause(LOOK_AGAIN_MS);
      if (asked % LOOKS_A_LISTING !== 0) continue;
      const file = await this.#next();
      if (file !== undefined) return file;
    }
    if (Date.now() - Number((builder.lastNs ?? 0n) / NS_PER_MS) < PAST_MS) return undefined;
    await this.#pause(PAST_WAIT_MS);
    return this.#next();
  }

  #mayWait(builder: BatchBuilder): boolean {
    const { isRead, unreadMs = UNREAD_MS, signal } = this.#options;
    return isRead !== undefined && builder.age < unreadMs && !signal.aborted && !isRead();
  }

  async #idle(): Promise<void> {
    if (this.#options.signal.aborted) return;
    const { progress, log } = this.#options;
    if (!progress.status().caughtUp) log.info({ files: progress.status().filesRead }, 'caught up');
    progress.everythingRead();
    await this.#pause(this.#options.pollMs);
  }

  async #pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#options.signal }).catch(() => {});
  }

  #fileNamed(name: string): SourceFile {
    return this.#options.source.fileNamed?.(name) ?? { name, kind: name.includes('.blk') ? 'block' : 'record' };
  }

  #report(error: unknown): void {
    const { progress, log, source } = this.#options;
    const { waiting, ...halt } = haltOf(error, this.#queue[0]?.name, source.label);
    const changed = progress.noteHalt(waiting ? 'waiting' : 'stopped', halt);
    if (changed) log[waiting ? 'warn' : 'error']({ file: halt.file, reason: halt.reason }, halt.message);
  }
}
