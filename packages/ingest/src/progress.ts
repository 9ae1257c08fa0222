import type { IngestFigures, IngestHalt, IngestStatus } from '@ledgerscope/process/ingest-status';
import type { RequestKind } from './source/bucket/s3-object-store.ts';

/** The stages whose time is measured; `write` continues while later files are read. */
type Stage = 'fetch' | 'parse' | 'prove' | 'derive' | 'state' | 'write';

/** Counts what ingest did; the one place that knows its status. */
export class Progress {
  readonly #onChange: () => void;
  readonly #stageMs: Record<Stage, number> = { fetch: 0, parse: 0, prove: 0, derive: 0, state: 0, write: 0 };
  readonly #writeStageMs = new Map<string, number>();
  readonly #requests: Record<RequestKind, number> = { list: 0, get: 0 };
  #state: IngestStatus['state'] = 'starting';
  #halt: IngestHalt | undefined;
  /** Why nothing can be stored, whatever else there is to say: files are read on meanwhile, until a batch is whole. */
  #full: IngestHalt | undefined;
  #caughtUp = false;
  #files = 0;
  #transactions = 0;
  #filesLeft: number | undefined;
  #last: bigint | undefined;
  #unreadable: readonly string[] = [];

  constructor(onChange: () => void = () => {}) {
    this.#onChange = onChange;
  }

  addStage(stage: Stage, ms: number): void {
    this.#stageMs[stage] += ms;
  }

  addWriteStage(name: string, ms: number): void {
    const key = `write: ${name}`;
    this.#writeStageMs.set(key, (this.#writeStageMs.get(key) ?? 0) + ms);
  }

  noteCommit(files: number, transactions: number, last: bigint): void {
    this.#files += files;
    this.#transactions += transactions;
    this.#last = last;
    if (this.#filesLeft !== undefined) this.#filesLeft = Math.max(0, this.#filesLeft - files);
    this.#onChange();
  }

  resumedAt(last: bigint | undefined): void {
    this.#last = last;
    this.#onChange();
  }

  filesLeft(count: number | undefined): void {
    this.#filesLeft = count;
    this.#onChange();
  }

  /** Folders of single nodes that cannot be read. */
  noteUnreadable(folders: readonly string[]): void {
    const isSame =
      folders.length === this.#unreadable.length && folders.every((each) => this.#unreadable.includes(each));
    this.#unreadable = folders;
    if (!isSame) this.#onChange();
  }

  noteReading(): void {
    const state = this.#caughtUp ? 'live' : 'catching-up';
    if (this.#halt === undefined && this.#state === state) return;
    this.#halt = undefined;
    this.#state = state;
    this.#onChange();
  }

  everythingRead(): void {
    this.#halt = undefined;
    this.#caughtUp = true;
    this.#filesLeft = 0;
    this.#state = 'live';
    this.#onChange();
  }

  noteHalt(state: 'waiting' | 'stopped', halt: Omit<IngestHalt, 'since'>): boolean {
    const before = this.#halt;
    const changed = before?.file !== halt.file || before.message !== halt.message;
    this.#halt = changed ? { ...halt, since: Date.now() } : before;
    this.#state = state;
    this.#onChange();
    return changed;
  }

  /** The store takes nothing until there is room. Says whether that is new. */
  noteFull(message: string): boolean {
    const before = this.#full;
    const since = before?.since ?? Date.now();
    this.#full = { file: '', reason: 'disk-full', message, since };
    if (before?.message !== message) this.#onChange();
    return before === undefined;
  }

  /** The store takes more. Says whether it did not before. */
  noteRoom(): boolean {
    if (this.#full === undefined) return false;
    this.#full = undefined;
    this.#onChange();
    return true;
  }

  /** A request to a bucket was made. */
  noteRequest(kind: RequestKind): void {
    this.#requests[kind]++;
  }

  figures(): IngestFigures {
    return {
      stagesMs: { ...this.#stageMs, ...Object.fromEntries(this.#writeStageMs) },
      requests: { ...this.#requests },
    };
  }

  status(): IngestStatus {
    return {
      state: this.#full === undefined ? this.#state : 'waiting',
      halt: this.#full ?? this.#halt,
      caughtUp: this.#caughtUp,
      filesRead: this.#files,
      filesLeft: this.#filesLeft,
      transactionsRead: this.#transactions,
      lastConsensusNs: this.#last,
      unreadable: this.#unreadable,
    };
  }
}
