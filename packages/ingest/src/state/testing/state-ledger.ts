import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type LedgerStore, openLedgerStore } from '@ledgerscope/ledger-store';
import { layEmptyStore } from '@ledgerscope/ledger-store/testing/empty-store';
import type { GenesisState, StreamBlock } from '@ledgerscope/streams';
import { DeriveState } from '../../derive-state.ts';
import { BatchBuilder, type Gathered } from '../../gather.ts';
import type { VerifiedBlock } from '../../verify/verify-file.ts';
import type { StatesEntities } from '../complete-unseen.ts';
import { LedgerState } from '../ledger-state.ts';

const BLOCKS_PER_COMMIT = 10;

/** A store that blocks are written to batch by batch, as the pipeline does, without files and proofs. */
export class StateLedger {
  readonly store: LedgerStore;
  readonly #folder: string;
  readonly #source: StatesEntities;
  #derive: DeriveState;
  #ledger: LedgerState;
  #sequence = 0n;

  /** @param source may know entities whose creation was not read */
  static async open(source: StatesEntities = {}): Promise<StateLedger> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-state-'));
    layEmptyStore(folder);
    return new StateLedger(folder, await openLedgerStore({ kind: 'embedded', folder }), source);
  }

  private constructor(folder: string, store: LedgerStore, source: StatesEntities) {
    this.#folder = folder;
    this.#source = source;
    this.store = store;
    this.#derive = new DeriveState(store);
    this.#ledger = new LedgerState(store, source);
  }

  /** Forgets everything in memory, as a restart does. */
  restart(): void {
    this.#derive = new DeriveState(this.store);
    this.#ledger = new LedgerState(this.store, this.#source);
  }

  /** One batch of these blocks, as it would be written next; of a network's first block with what was there before it. */
  async gather(blocks: readonly StreamBlock[], gapBefore = false, genesisState?: GenesisState): Promise<Gathered> {
    const builder = new BatchBuilder();
    for (const [index, block] of blocks.entries()) {
      const place = { sequence: this.#sequence + BigInt(index), number: block.number ?? null, gapBefore };
      const file = { name: `file-${place.sequence}`, kind: 'record' } as const;
      await builder.add(this.#derive, file, { ...provenBlock(block), genesisState }, place);
    }
    const gathered = await builder.build(this.#ledger);
    if (gathered === undefined) throw new Error('a batch needs blocks');
    return gathered;
  }

  async write(gathered: Gathered): Promise<void> {
    await this.store.writeBatch(gathered);
    this.#sequence += BigInt(gathered.blocks.length);
  }

  async commit(...blocks: readonly StreamBlock[]): Promise<void> {
    await this.write(await this.gather(blocks));
  }

  /** Commits a history as ingest does that catches up: several blocks at once, since a commit costs more than its blocks. */
  async commitAll(blocks: readonly StreamBlock[]): Promise<void> {
    for (let first = 0; first < blocks.length; first += BLOCKS_PER_COMMIT)
      await this.commit(...blocks.slice(first, first + BLOCKS_PER_COMMIT));
  }

  async close(): Promise<void> {
    await this.store.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function provenBlock(block: StreamBlock): VerifiedBlock {
  const proof = {
    proven: true,
    hash: block.fileHash,
    signedBy: [],
    rejected: [],
    missing: [],
    stakeSigned: 0n,
    stakeTotal: 0n,
    stakeWeighted: false,
  };
  return {
    block,
    proof,
    proofKind: 'signatures',
    unreadable: [],
    errataNs: [],
    unsignedNumber: undefined,
    notSigned: [],
    unknownFields: [],
  };
}
