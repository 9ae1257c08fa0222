import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addressBookBytes, writeAddressBook } from '../network/address-book.ts';
import type { SigningNode } from '../network/signing-node.ts';
import { rateSetAt } from '../world/exchange-rate.ts';
import { makeNodes } from './make-nodes.ts';
import { RecordFileWriter } from './record-file-writer.ts';
import { SampleLedger } from './sample-ledger.ts';

const START_NS = 1_767_225_600_000_000_000n;
const FILE_NS = 2_000_000_000n;
const PER_FILE = 12;

/** A folder of signed stream files that a test can add to, damage and repair. */
export class SampleNetwork {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-net-'));
  readonly files: string[] = [];
  #nodes: SigningNode[];
  readonly #writer: RecordFileWriter;
  readonly #ledger = new SampleLedger(11);

  constructor(nodes: SigningNode[]) {
    this.#nodes = nodes;
    writeAddressBook(this.folder, nodes);
    this.#writer = new RecordFileWriter(this.folder, nodes);
  }

  /** Transactions in all files. */
  transactions = 0;

  /** Writes this many more files, each of so many transactions. */
  write(count: number, perFile = PER_FILE): void {
    for (let index = 0; index < count; index++) {
      const { items, sidecars } = this.#ledger.file(START_NS + BigInt(this.files.length) * FILE_NS, perFile);
      this.files.push(this.#writer.write(items, sidecars));
      this.transactions += items.length;
    }
  }

  /** Writes a file in which the network names its new nodes; these sign what follows. */
  changeNodes(nodes: SigningNode[]): void {
    this.#writeOne((at) => this.#ledger.fileUpdate(at, 102n, addressBookBytes(nodes)));
    this.#nodes = nodes;
    this.#writer.useNodes(nodes);
  }

  /** Writes a file in which the network publishes its exchange rate. */
  tellRate(): void {
    this.#writeOne((at) => this.#ledger.fileUpdate(at, 112n, rateSetAt(at)));
  }

  /** Writes a file in which an account pays another. */
  pay(payer: bigint, to: bigint, tinybars: bigint, memo: string): void {
    this.#writeOne((at) => this.#ledger.payment(at, payer, to, tinybars, memo));
  }

  #writeOne(make: (at: bigint) => ReturnType<SampleLedger['file']>): void {
    const { items } = make(START_NS + BigInt(this.files.length) * FILE_NS);
    this.files.push(this.#writer.write(items));
    this.transactions += items.length;
  }

  /** From the next file on these nodes sign, whatever the network's book says. */
  signAs(nodes: SigningNode[]): void {
    this.#nodes = nodes;
    this.#writer.useNodes(nodes);
  }

  /** The data file's path. */
  dataPath(index: number): string {
    return path.join(this.folder, 'recordstreams', `record0.0.${this.#nodes[0]?.account}`, this.files[index] ?? '');
  }

  /** The signature file of the node at this position. */
  signaturePath(index: number, node: number): string {
    const name = (this.files[index] ?? '').replace('.rcd.gz', '.rcd_sig');
    return path.join(this.folder, 'recordstreams', `record0.0.${this.#nodes[node]?.account}`, name);
  }

  remove(): void {
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Keys take long to make: one set serves all tests of a file. */
export const NODES = makeNodes(4);
