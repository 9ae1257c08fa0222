import fs from 'node:fs';
import path from 'node:path';
import { parseWriterState, type WriterState, writerStateJson } from '../writer/writer-state.ts';
import { type DemoSettings, parseSettings, settingsJson } from './demo-settings.ts';
import { DemoStateError } from './demo-state-error.ts';
import { lockFolder } from './folder-lock.ts';
import { SlotJournal } from './slot-journal.ts';
import { writeAtomically } from './write-atomically.ts';

const FOLDER = 'demo-state';
const SETTINGS = 'settings.json';
const SNAPSHOT = 'snapshot.bin';
const PRUNED = 'pruned.txt';
const NEW_LINE = 0x0a;

/** Simulation and writer after some slots. */
export interface Snapshot {
  /** How many slots went before. */
  readonly slots: number;
  /** Consensus time at which the last of them ends; undefined before the first. */
  readonly endNs: bigint | undefined;
  readonly writer: WriterState;
  readonly simulation: Uint8Array;
}

/**
 * The stored state of a demo network, in `<out>/demo-state`: its settings, a snapshot, the slots since, and up to when
 * files were removed. One process at a time.
 */
export class DemoState {
  readonly journal: SlotJournal;
  readonly #folder: string;
  readonly #release: () => void;

  /** @throws DemoStateError when another process holds the folder */
  constructor(out: string) {
    this.#folder = path.join(out, FOLDER);
    fs.mkdirSync(this.#folder, { recursive: true });
    this.#release = lockFolder(this.#folder);
    this.journal = new SlotJournal(this.#folder);
  }

  /** @throws DemoStateError when they were written by another version */
  readSettings(): DemoSettings | undefined {
    const text = this.#read(SETTINGS)?.toString('utf8');
    return text === undefined ? undefined : this.#parse(SETTINGS, () => parseSettings(text));
  }

  writeSettings(settings: DemoSettings): void {
    writeAtomically(path.join(this.#folder, SETTINGS), [Buffer.from(settingsJson(settings))]);
  }

  readSnapshot(): Snapshot | undefined {
    const bytes = this.#read(SNAPSHOT);
    return bytes === undefined ? undefined : this.#parse(SNAPSHOT, () => parseSnapshot(bytes));
  }

  writeSnapshot({ slots, endNs, writer, simulation }: Snapshot): void {
    const facts = { slots, endNs: endNs?.toString(), bytes: simulation.length };
    const head = [JSON.stringify(facts), writerStateJson(writer), ''].join('\n');
    writeAtomically(path.join(this.#folder, SNAPSHOT), [Buffer.from(head), simulation]);
  }

  /** Files whose first transaction came before this were removed; 0 where none was. */
  readPrunedBefore(): bigint {
    const text = this.#read(PRUNED)?.toString('utf8') ?? '0';
    return this.#parse(PRUNED, () => BigInt(text));
  }

  writePrunedBefore(ns: bigint): void {
    writeAtomically(path.join(this.#folder, PRUNED), [Buffer.from(ns.toString())]);
  }

  close(): void {
    this.journal.close();
    this.#release();
  }

  #read(name: string): Buffer | undefined {
    const file = path.join(this.#folder, name);
    return fs.existsSync(file) ? fs.readFileSync(file) : undefined;
  }

  #parse<T>(name: string, parse: () => T): T {
    try {
      return parse();
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      const file = path.join(this.#folder, name);
      throw new DemoStateError(
        `${file} cannot be read (${error.message}); delete ${path.dirname(this.#folder)} to start the demo network afresh`,
      );
    }
  }
}

function parseSnapshot(bytes: Buffer): Snapshot {
  const firstEnd = bytes.indexOf(NEW_LINE);
  const secondEnd = bytes.indexOf(NEW_LINE, firstEnd + 1);
  const facts = JSON.parse(bytes.toString('utf8', 0, firstEnd)) as { slots: number; endNs?: string; bytes: number };
  const simulation = bytes.subarray(secondEnd + 1);
  if (simulation.length !== facts.bytes)
    throw new SyntaxError(`${simulation.length} of ${facts.bytes} bytes are there`);
  return {
    slots: facts.slots,
    endNs: facts.endNs === undefined ? undefined : BigInt(facts.endNs),
    writer: parseWriterState(bytes.toString('utf8', firstEnd + 1, secondEnd)),
    simulation,
  };
}
