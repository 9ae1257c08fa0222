import fs from 'node:fs';
import path from 'node:path';
import { addressBookBytes } from '../network/address-book.ts';
import { demoNodes } from '../network/demo-nodes.ts';
import { signingNodes } from '../network/signing-node.ts';
import type { FileSlot, ProducedFile } from '../produced-file.ts';
import { StreamWriter } from '../writer/stream-writer.ts';
import type { DemoSettings } from './demo-settings.ts';
import type { DemoState } from './demo-state.ts';
import type { Producer, ProducerKind } from './producer.ts';
import { pruneFiles } from './prune-files.ts';
import type { JournalSlot } from './slot-journal.ts';
import { writeAtomically } from './write-atomically.ts';

const ADDRESS_BOOK = 'address_book.bin';
/** So many files are made again at most when a process continues after another one was killed. */
const FILES_PER_SNAPSHOT = 200;

/** How much a stream holds by now. */
export interface StreamExtent {
  readonly files: number;
  /** Where the last slot ends; undefined before the first. */
  readonly endNs: bigint | undefined;
  /** Transactions that this process produced. */
  readonly produced: number;
}

/**
 * A simulated ledger and the writer of its files, which continue after a restart: each slot is noted before its file is
 * made, and both states are stored every few hundred files, so that a kill loses nothing and repeats nothing.
 */
export class DemoStream {
  readonly #out: string;
  readonly #state: DemoState;
  readonly #producer: Producer;
  readonly #writer: StreamWriter;
  readonly #bulk: boolean;
  readonly #sinceSnapshot: JournalSlot[] = [];
  #slots = 0;
  #endNs: bigint | undefined;
  #produced = 0;

  /** Opens the stream where the last snapshot left it; {@link DemoStream.recover} has to follow. */
  constructor(out: string, settings: DemoSettings, state: DemoState, kind: ProducerKind) {
    const { seed, genesisNs, format, cutoverNs, bulk } = settings;
    const nodes = signingNodes(seed, demoNodes());
    const addressBook = addressBookBytes(nodes);
    if (!fs.existsSync(path.join(out, ADDRESS_BOOK))) writeAtomically(path.join(out, ADDRESS_BOOK), [addressBook]);
    const options = { seed, genesisNs, nodes: demoNodes(), addressBook, cutoverNs };
    const snapshot = state.readSnapshot();
    this.#out = out;
    this.#bulk = bulk;
    this.#state = state;
    this.#producer = snapshot === undefined ? kind.create(options) : kind.restore(snapshot.simulation, options);
    this.#writer = new StreamWriter({
      folder: out,
      nodes,
      format,
      cutoverNs,
      copies: bulk ? 'one' : 'every-node',
      state: snapshot?.writer,
    });
    this.#slots = snapshot?.slots ?? 0;
    this.#endNs = snapshot?.endNs;
  }

  get extent(): StreamExtent {
    return { files: this.#slots, endNs: this.#endNs, produced: this.#produced };
  }

  /** Makes the files of the slots that were noted after the snapshot, and writes what is missing of them. */
  async recover(): Promise<void> {
    const prunedBefore = this.#state.readPrunedBefore();
    const noted = this.#state.journal.read(this.#slots);
    // An incomplete line must not come before the next one.
    this.#state.journal.rewrite(noted);
    for (const slot of noted) {
      const file = await this.#produce(slot);
      const firstNs = file.items[0]?.consensusNs ?? slot.startNs;
      if (firstNs < prunedBefore) this.#writer.skip(file);
      else await this.#writer.complete(file);
    }
    await this.#writer.untilSettled();
  }

  /** Makes the file of the next slot; resolves when there is room for another one. */
  async add(slot: FileSlot): Promise<void> {
    const noted = { ...slot, index: this.#slots };
    this.#state.journal.append(noted);
    await this.#writer.write(await this.#produce(noted));
    if (this.#sinceSnapshot.length >= FILES_PER_SNAPSHOT) await this.#keep();
  }

  /** Resolves when all files are on disk under their names. */
  untilSettled(): Promise<void> {
    return this.#writer.untilSettled();
  }

  /** Removes files that began before this time. */
  async prune(beforeNs: bigint): Promise<void> {
    if (beforeNs <= this.#state.readPrunedBefore()) return;
    this.#state.writePrunedBefore(beforeNs);
    await pruneFiles(this.#out, beforeNs);
  }

  /** Ends the work of this process, so that the next one has nothing to make again. */
  async close(): Promise<void> {
    if (this.#sinceSnapshot.length > 0) await this.#keep();
  }

  async #produce(slot: JournalSlot): Promise<ProducedFile> {
    const produced = await this.#producer.produce(slot);
    const file = { ...produced, slot, media: this.#bulk ? [] : produced.media };
    this.#slots = slot.index + 1;
    this.#endNs = slot.endNs;
    this.#produced += file.items.length;
    this.#sinceSnapshot.push(slot);
    return file;
  }

  async #keep(): Promise<void> {
    const snapshot = {
      slots: this.#slots,
      endNs: this.#endNs,
      writer: this.#writer.state,
      simulation: this.#producer.snapshot(),
    };
    // What the snapshot has behind it must be on disk, since nobody makes it again.
    await this.#writer.untilSettled();
    this.#state.writeSnapshot(snapshot);
    this.#sinceSnapshot.length = 0;
    this.#state.journal.rewrite([]);
  }
}
