import { deserialize, serialize } from 'node:v8';
import type { FileSlot, ProducedFile } from '../produced-file.ts';
import type { Producer, ProducerKind } from '../runner/producer.ts';
import { SampleLedger } from './sample-ledger.ts';

/** A small ledger whose state is one number: files of a few transactions, a medium in every tenth. */
class SampleProducer implements Producer {
  #files: number;
  readonly #seed: number;

  constructor(seed: number, files: number) {
    this.#seed = seed;
    this.#files = files;
  }

  produce({ startNs, endNs, transactions }: FileSlot): Promise<ProducedFile> {
    const count = Math.max(1, Math.min(transactions, 5));
    // Each file depends on how many went before it, as it would in a real simulation.
    const ledger = new SampleLedger(this.#seed * 100_003 + this.#files++);
    const media = this.#files % 10 === 0 ? [{ cid: `bafkrei${this.#files}`, bytes: Buffer.from(`${startNs}`) }] : [];
    return Promise.resolve({ ...ledger.file(startNs, count, (endNs - startNs) / BigInt(count + 1)), media });
  }

  snapshot(): Uint8Array {
    return serialize(this.#files);
  }
}

/** For tests of what comes after the simulation. */
export const sampleProducers: ProducerKind = {
  create: ({ seed }) => new SampleProducer(seed, 0),
  restore: (snapshot, { seed }) => new SampleProducer(seed, deserialize(snapshot) as number),
};
