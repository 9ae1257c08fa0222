import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { NS_PER_MINUTE, NS_PER_MS } from '@ledgerscope/ledger';
import { activityAt } from '../world/rhythm.ts';
import type { WrittenFormat } from '../writer/stream-format.ts';
import { type Cutover, cutoverInstant, type DemoSettings, expectSameNetwork } from './demo-settings.ts';
import { DemoState } from './demo-state.ts';
import { DemoStream, type StreamExtent } from './demo-stream.ts';
import type { ProducerKind } from './producer.ts';
import { FILE_NS, FILE_SECONDS, fileStart, planSlots, type Stretch } from './slot-plan.ts';

/** Behind by more than this, the time until now is filled with thinner files instead of one every two seconds. */
const MOST_BEHIND_NS = 15n * NS_PER_MINUTE;
const PRUNE_EVERY_NS = NS_PER_MINUTE;

export interface RunnerOptions {
  /** Where the files go. */
  readonly out: string;
  readonly seed: number;
  readonly format: WrittenFormat;
  /** When record files make room for blocks of the block stream. */
  readonly cutover?: Cutover | undefined;
  /** Target transactions per second. */
  readonly tps: number;
  /** How long before `untilNs` a network that begins now has begun. */
  readonly historyNs: bigint;
  /** Where history ends. */
  readonly untilNs: bigint;
  /** For benchmarks: so many transactions, evenly spread over large files, one copy of each. */
  readonly transactions?: number | undefined;
  readonly perFile?: number | undefined;
  /** Goes on from history with a file every two seconds. */
  readonly live: boolean;
  /** Live files that began longer ago are removed. Undefined keeps all. */
  readonly keepNs?: bigint | undefined;
  /** Files that began after this are never removed: they are not read yet. */
  readonly readUntilNs?: (() => bigint) | undefined;
  /** Waits while there is no room for files, or until the signal. */
  readonly untilRoom?: ((signal: AbortSignal) => Promise<void>) | undefined;
}

/** What a runner is doing. */
export interface RunnerProgress extends StreamExtent {
  readonly phase: 'recovering' | 'history' | 'live';
  /** The time that history is to arrive at. */
  readonly untilNs: bigint;
  /** Files that history still lacks. */
  readonly filesLeft: number;
}

/** Writes a demo network's stream: history, then live. One runner at a time works on a folder. */
export class DemoRunner {
  readonly #options: RunnerOptions;
  readonly #state: DemoState;
  readonly #stream: DemoStream;
  #settings: DemoSettings;
  #phase: RunnerProgress['phase'] = 'recovering';
  #filesLeft = 0;
  #owed = 0;

  /** @throws DemoStateError when the folder is held by another process, or holds another network */
  constructor(options: RunnerOptions, kind: ProducerKind) {
    this.#options = options;
    fs.mkdirSync(options.out, { recursive: true });
    this.#state = new DemoState(options.out);
    try {
      this.#settings = this.#openSettings();
      this.#stream = new DemoStream(options.out, this.#settings, this.#state, kind);
    } catch (error) {
      this.#state.close();
      throw error;
    }
  }

  get progress(): RunnerProgress {
    const { endNs } = this.#settings.stretch;
    return { ...this.#stream.extent, phase: this.#phase, untilNs: endNs, filesLeft: this.#filesLeft };
  }

  /** Runs until history is written, or, live, until the signal says stop. @throws the file system's errors */
  async run(signal: AbortSignal): Promise<void> {
    try {
      await this.#stream.recover();
      await this.#fill(this.#settings.stretch, signal);
      await this.#extendTo(this.#options.untilNs, signal);
      if (this.#options.live) await this.#goLive(signal);
      await this.#stream.close();
    } finally {
      this.#state.close();
    }
  }

  #openSettings(): DemoSettings {
    const { out, seed, format, cutover, tps, historyNs, untilNs, transactions, perFile } = this.#options;
    const bulk = transactions !== undefined;
    const stored = this.#state.readSettings();
    if (stored !== undefined) {
      expectSameNetwork(out, stored, { seed, format, cutover, bulk });
      return stored;
    }
    const endNs = fileStart(untilNs);
    const genesisNs = fileStart(endNs - historyNs);
    const stretch = { startNs: genesisNs, endNs, genesisNs, tps, transactions, perFile };
    const cutoverNs = cutoverInstant(cutover, genesisNs, endNs);
    const settings = { seed, format, cutoverNs, bulk, genesisNs, stretch };
    this.#state.writeSettings(settings);
    return settings;
  }

  /** Writes what the stretch lacks. */
  async #fill(stretch: Stretch, signal: AbortSignal): Promise<void> {
    this.#phase = 'history';
    const from = this.#stream.extent.endNs ?? stretch.startNs;
    const slots = [...planSlots(stretch)].filter((slot) => slot.startNs >= from);
    this.#filesLeft = slots.length;
    for (const slot of slots) {
      await this.#options.untilRoom?.(signal);
      if (signal.aborted) break;
      await this.#stream.add(slot);
      this.#filesLeft--;
    }
    await this.#stream.untilSettled();
  }

  /** Fills the time since the last file, in which no process ran. */
  async #extendTo(untilNs: bigint, signal: AbortSignal): Promise<void> {
    const startNs = this.#stream.extent.endNs;
    const endNs = fileStart(untilNs);
    if (signal.aborted || this.#settings.bulk || startNs === undefined || endNs <= startNs) return;
    const { genesisNs } = this.#settings;
    const stretch = { startNs, endNs, genesisNs, tps: this.#options.tps };
    this.#settings = { ...this.#settings, stretch };
    this.#state.writeSettings(this.#settings);
    await this.#fill(stretch, signal);
  }

  async #goLive(signal: AbortSignal): Promise<void> {
    let pruned = 0n;
    while (!signal.aborted) {
      await this.#options.untilRoom?.(signal);
      const now = BigInt(Date.now()) * NS_PER_MS;
      const startNs = this.#stream.extent.endNs ?? fileStart(now);
      const endNs = startNs + FILE_NS;
      if (now - startNs > MOST_BEHIND_NS) await this.#extendTo(now, signal);
      else if (now < endNs) {
        this.#phase = 'live';
        await sleep(Number((endNs - now) / NS_PER_MS) + 1, undefined, { signal }).catch(() => {});
      } else {
        await this.#stream.add({ startNs, endNs, transactions: this.#liveTransactions(startNs) });
        await this.#stream.untilSettled();
        if (now - pruned > PRUNE_EVERY_NS) {
          await this.#prune(now);
          pruned = now;
        }
      }
    }
  }

  #liveTransactions(startNs: bigint): number {
    this.#owed += this.#options.tps * FILE_SECONDS * activityAt(startNs);
    const transactions = Math.floor(this.#owed);
    this.#owed -= transactions;
    return transactions;
  }

  async #prune(now: bigint): Promise<void> {
    const { keepNs, readUntilNs } = this.#options;
    if (keepNs === undefined) return;
    const oldest = now - keepNs;
    const read = readUntilNs?.();
    await this.#stream.prune(read !== undefined && read < oldest ? read : oldest);
  }
}
