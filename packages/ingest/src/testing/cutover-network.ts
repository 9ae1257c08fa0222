import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { makeNodes, SampleLedger, type StreamFormat, StreamWriter } from '@ledgerscope/demo-network';
import { counts, type LedgerStore, recentBlocks } from '@ledgerscope/ledger-store';
import { readConfig } from '@ledgerscope/server/config';
import { hapi, readBlockFile, wrappedBlockRoot } from '@ledgerscope/streams';
import { streamBlock } from '@ledgerscope/streams/testing/write-stream-block';
import { bytesField, joined, mapField, mapItem, varintField } from '@ledgerscope/streams/testing/write-wrapped-block';
import { ToyLedger } from '@ledgerscope/streams/toy-ledger';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { BlockNodeServer } from '../source/testing/block-node-server.ts';
import { startIngest } from '../start-ingest.ts';
import { FILE_NS, START_NS, sourceFolder } from './source-folder.ts';

export type Sign = (root: Uint8Array) => Uint8Array;

/** So many that one of them alone is less than a third. */
const SIGNERS = makeNodes(4);
/** A node that writes files of its own. */
export const STRANGER = SIGNERS.slice(3);
export const FILES = 4;
const BLOCKS = 3;
export const PER_FILE = 6;
/** The ledger id is published in the first file. */
export const RECORDED = BigInt(FILES * PER_FILE + 1);
export const ALL = RECORDED + BigInt(BLOCKS);
const HEADER = 1;
/** Number of the proof among the items of a block. */
export const PROOF = 9;
const FOOTER = 12;
export const LEDGER = new ToyLedger('cutover', [1n, 1n, 2n]);
/** As the public networks sign, under the key that their ledger id names. */
export const SIGN: Sign = (root) => LEDGER.signMerged(root, [0, 2]);
/** Under a later key: the chain of trust that leads to it is not checked, so that it has to be pinned. */
export const SIGN_LATER: Sign = (root) => LATER.signMerged(root, [0, 1]);
const LATER = new ToyLedger('cutover, later', [1n, 1n]);
export const KEY_SHA256 = createHash('sha256')
  .update(SIGN_LATER(new Uint8Array(48)).subarray(0, 1096))
  .digest('hex');
const TRUSTING = ['--trust-unsigned'];
const PUBLICATION = {
  ...LEDGER.longPublication,
  nodeContributions: LEDGER.longPublication.nodeContributions.map((node) => ({
    ...hapi.LedgerIdNodeContribution.create(),
    ...node,
  })),
};

/**
 * A network around its cutover, new in each test of a file: a folder of record files, the blocks that wrap them, blocks after them, and
 * block nodes that have some of these.
 */
export class CutoverNetwork {
  readonly target = sourceFolder(SIGNERS);
  /** Blocks that wrap the record files, and two files after them. */
  wrapped: Uint8Array[] = [];
  servers: BlockNodeServer[] = [];
  /** What the log says. */
  entries: string[] = [];
  readonly #log = pino({ level: 'info' }, { write: (entry: string) => void this.entries.push(entry) });
  /** What each test begins with, written once: signatures cost more than a copy. */
  #records = '';
  #allWrapped: readonly Uint8Array[] = [];

  constructor() {
    beforeAll(() => this.#write());
    afterAll(() => fs.rmSync(this.#records, { recursive: true, force: true }));
    beforeEach(() => this.#begin());
    afterEach(() => {
      for (const server of this.servers) server.stop();
      this.servers = [];
    });
  }

  async #write(): Promise<void> {
    this.#records = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-cutover-'));
    await writeFiles('record', this.#records, FILES);
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-cutover-'));
    await writeFiles('wrapped', folder, FILES + 2);
    const names = fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.blk.gz'));
    this.#allWrapped = names.sort().map((name) => new Uint8Array(gunzipSync(fs.readFileSync(path.join(folder, name)))));
    fs.rmSync(folder, { recursive: true });
  }

  #begin(): void {
    this.entries = [];
    this.wrapped = [...this.#allWrapped];
    fs.cpSync(this.#records, this.target.path, { recursive: true });
  }

  /** Blocks of the block stream, the first of which names `root` as the one before it; in another form where `made` gives one. */
  realBlocks(root = this.#rootOf(FILES - 1), made = (block: Uint8Array) => block): Uint8Array[] {
    const blocks: Uint8Array[] = [];
    let previous = root;
    for (let index = 0; index < BLOCKS; index++) {
      const seconds = (START_NS + BigInt(FILES + index) * FILE_NS) / 1_000_000_000n;
      const body = { cryptoTransfer: hapi.CryptoTransferTransactionBody.create() };
      const block = made(streamBlock(BigInt(FILES + index), previous, [{ time: { seconds, nanos: 1 }, body }]));
      blocks.push(block);
      previous = readBlockFile('block', block).hash;
    }
    return blocks;
  }

  /** The same, signed, and hashed with SHA-256. */
  signedBlocks(sign: Sign): Uint8Array[] {
    const last = FILES - 1;
    this.wrapped[last] = inSha256(this.wrapped[last] as Uint8Array, new Uint8Array(32).fill(3));
    let previous = this.#rootOf(last);
    return this.realBlocks(new Uint8Array(48)).map((block) => {
      const form = inSha256(block, previous);
      previous = readBlockFile('block', form).hash;
      const signature = bytesField(1, sign(previous));
      return mapItem(form, PROOF, (proof) => mapField(proof, 2, () => signature));
    });
  }

  /** Blocks of the version of the files that do not name the last one of them. */
  previews(): Uint8Array[] {
    return this.realBlocks(new Uint8Array(48).fill(8), (block) => ofVersion(block, 63n, 9n));
  }

  #rootOf(file: number): Uint8Array {
    return wrappedBlockRoot('block', this.wrapped[file] as Uint8Array).rootHash.hash;
  }

  /** A block node that has wrapped record blocks up to the last file, and these blocks after it. */
  async node(blocks: readonly Uint8Array[], wrappedFrom = 0): Promise<BlockNodeServer> {
    const server = await BlockNodeServer.start();
    for (const [number, block] of this.wrapped.slice(0, FILES).entries())
      if (number >= wrappedFrom) server.add(BigInt(number), block);
    addBlocks(server, blocks);
    this.servers.push(server);
    return server;
  }

  start(store: LedgerStore, signal: AbortSignal, more: readonly string[]) {
    const nodes = this.servers.map(({ address }) => address).join(',');
    const rule = ['--cutover-wait-ms', '100', '--poll-ms', '10'];
    const blocks = nodes === '' ? [] : ['--block-source', `block:${nodes}`];
    const flags = ['--source', `dir:${this.target.path}`, ...blocks, ...rule, ...more];
    return startIngest(readConfig(flags, {}), store, this.#log, signal);
  }

  /** Reads until `done`; says why ingest was halted on the way. */
  async readUntil(
    done: (halts: ReadonlySet<string>) => Promise<boolean> | boolean,
    more: readonly string[] = TRUSTING,
    store: LedgerStore = this.target.store,
  ): Promise<string[]> {
    const abort = new AbortController();
    const ingest = this.start(store, abort.signal, more);
    const halts = new Set<string>();
    await expect
      .poll(
        () => {
          const { halt } = ingest.status();
          if (halt !== undefined) halts.add(`${halt.reason}: ${halt.message}`);
          return done(halts);
        },
        { timeout: 40_000, interval: 20 },
      )
      .toBe(true);
    abort.abort();
    await ingest.finished;
    return [...halts];
  }

  async transactions(store: LedgerStore = this.target.store): Promise<bigint> {
    return (await counts(store)).transactions;
  }

  /** What is stored of each block, oldest first. */
  async stored(): Promise<string[]> {
    const rows = await recentBlocks(this.target.store, { limit: 100 });
    return rows.reverse().map(({ number, format, proof }) => `${number} ${format} ${proof}`);
  }

  /** How each block continues from the one before, where that is a record file and it is none. */
  async links(): Promise<string[]> {
    return (await recentBlocks(this.target.store, { limit: 100 })).map(({ cutoverLink }) => cutoverLink).reverse();
  }
}

/** The same transactions in every form, one copy of each file; the files before `after` are there. */
export async function writeFiles(
  format: StreamFormat,
  folder: string,
  files: number,
  after = 0,
  nodes = SIGNERS,
): Promise<void> {
  const writer = new StreamWriter({ folder, nodes, format, copies: 'one' });
  const ledger = new SampleLedger(9);
  for (let index = 0; index < files; index++) {
    const { items, sidecars } = ledger.file(START_NS + BigInt(index) * FILE_NS, PER_FILE);
    if (index === 0) items.push(...ledger.ledgerIdPublication(START_NS + FILE_NS / 2n, PUBLICATION).items);
    const file = { items, sidecars, media: [] };
    if (index < after) writer.skip(file);
    else await writer.write(file);
  }
  await writer.untilSettled();
}

/** The node has these blocks after the last record file. */
export function addBlocks(server: BlockNodeServer, blocks: readonly Uint8Array[]): void {
  for (const [index, block] of blocks.entries()) server.add(BigInt(FILES + index), block);
}

/** A block's digest follows from its footer: the hashes in it have 32 bytes. */
function inSha256(block: Uint8Array, previous: Uint8Array): Uint8Array {
  return mapItem(block, FOOTER, (footer) =>
    mapField(
      mapField(footer, 1, () => previous),
      2,
      (all) => all.subarray(0, 32),
    ),
  );
}

/** A block whose header states this HAPI version, 0.minor.patch. */
export function ofVersion(block: Uint8Array, minor: bigint, patch: bigint): Uint8Array {
  return mapItem(block, HEADER, (header) =>
    mapField(header, 1, () => joined(varintField(2, minor), varintField(3, patch))),
  );
}
