import type { DemoNode } from '../network/demo-nodes.ts';
import type { FileSlot, ProducedFile } from '../produced-file.ts';

/** What a simulated ledger begins with. */
export interface ProducerOptions {
  /** Whole number; the same seed and the same slots give the same bytes. */
  readonly seed: number;
  /** Consensus time of the first transaction, nanoseconds since 1970. */
  readonly genesisNs: bigint;
  readonly nodes: readonly DemoNode[];
  /** Contents of file 0.0.102. */
  readonly addressBook: Uint8Array;
  /** When the network freezes to leave record files for blocks, for which it publishes its ledger id as it begins. */
  readonly cutoverNs?: bigint | undefined;
}

/** A simulated ledger, as the runner sees it: the same options and slots give the same files. */
export interface Producer {
  /** The file of the next slot in time order; it has at least one item. */
  produce(slot: FileSlot): Promise<ProducedFile>;
  /** Everything that the next files depend on. */
  snapshot(): Uint8Array;
}

/** How a simulated ledger begins, and continues. */
export interface ProducerKind {
  create(options: ProducerOptions): Producer;
  restore(snapshot: Uint8Array, options: ProducerOptions): Producer;
}
