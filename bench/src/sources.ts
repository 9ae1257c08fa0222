import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync, zstdCompressSync } from 'node:zlib';
import { BLOCK_KEY_SHA256, makeNodes, SampleLedger, StreamWriter, writeAddressBook } from '@ledgerscope/demo-network';
import { BlockNodeServer } from '@ledgerscope/ingest/source/testing/block-node-server';
import { S3Server } from '@ledgerscope/ingest/source/testing/s3-server';
import { TssVerifier } from '@ledgerscope/streams';
import { ToyLedger } from '@ledgerscope/streams/toy-ledger';
import type { IngestMeasure } from './ingest-run.ts';
import { measureIngest } from './measure-ingest.ts';
import { medianOf } from './median-of.ts';

const START_NS = 1_767_225_600_000_000_000n;
const FILE_NS = 2_000_000_000n;
const NODES = 4;
/** Signatures of which the median is said; each of another block. */
const SIGNATURES = 15;

/**
 * Blocks and transactions per second from every kind of source into an empty store, each of the same transactions: record files and
 * blocks in a folder, blocks of a block node and of a bucket, both on this machine, in the process that measures; and what a block's
 * common signature costs to verify.
 */
export async function benchSources(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      blocks: { type: 'string', default: '300' },
      'per-block': { type: 'string', default: '100' },
      runs: { type: 'string', default: '3' },
    },
  });
  const top = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-bench-'));
  const book = path.join(top, 'record', 'address_book.bin');
  const nodes = makeNodes(NODES);
  for (const format of ['record', 'blocks'] as const) {
    const folder = path.join(top, format);
    writeAddressBook(folder, nodes);
    const writer = new StreamWriter({ folder, nodes, format, copies: 'one' });
    await writeStream(writer, Number(values.blocks), Number(values['per-block']));
  }
  const node = await BlockNodeServer.start();
  // As real nodes send blocks of this size.
  node.itemsOfAPiece = Number.MAX_SAFE_INTEGER;
  const bucket = await S3Server.start();
  await serve(path.join(top, 'blocks'), node, bucket);
  const sources: readonly (readonly [name: string, ...flags: string[]])[] = [
    ['record files, folder', '--source', `dir:${path.join(top, 'record')}`],
    ['blocks, folder', '--source', `dir:${path.join(top, 'blocks')}`],
    ['blocks, gRPC', '--source', `block:${node.address}`],
    ['blocks, S3', '--source', 's3:bucket', '--bucket-endpoint', bucket.url, '--bucket-anonymous'],
  ];
  const measures = new Map<string, IngestMeasure[]>();
  // In turns, so that what else the machine does falls on all of them.
  for (let run = 0; run < Number(values.runs); run++)
    for (const [name, ...flags] of sources) {
      const measure = await measureIngest(
        [...flags, '--address-book', book, '--hints-key', BLOCK_KEY_SHA256],
        path.join(top, 'data'),
      );
      if (measure.files !== Number(values.blocks)) throw new Error(`${name}: ${measure.files} blocks were read`);
      measures.set(name, [...(measures.get(name) ?? []), measure]);
    }
  node.stop();
  await bucket.stop();
  fs.rmSync(top, { recursive: true, force: true });
  report(measures);
  reportSignatures();
}

async function writeStream(writer: StreamWriter, files: number, perFile: number): Promise<void> {
  const ledger = new SampleLedger(5);
  for (let file = 0n; file < files; file++)
    await writer.write({ ...ledger.file(START_NS + file * FILE_NS, perFile), media: [] });
  await writer.untilSettled();
}

async function serve(folder: string, node: BlockNodeServer, bucket: S3Server): Promise<void> {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.blk.gz'));
  for (const [number, name] of files.sort().entries()) {
    const block = new Uint8Array(gunzipSync(fs.readFileSync(path.join(folder, name))));
    node.add(BigInt(number), block);
    bucket.objects.set(name.replace('.gz', '.zstd'), zstdCompressSync(block));
  }
}

function report(measures: ReadonlyMap<string, readonly IngestMeasure[]>): void {
  const [first = []] = measures.values();
  console.log(
    `\nsources, medians of ${first.length} runs in turns (${first[0]?.files} blocks, ${first[0]?.transactions} transactions)`,
  );
  for (const [name, all] of measures) {
    const rate = (of: 'files' | 'transactions') => Math.round(medianOf(all.map((each) => each[of] / each.seconds)));
    console.log(`  ${name.padEnd(22)} ${rate('files')} blocks/s, ${rate('transactions')} transactions/s`);
  }
}

function reportSignatures(): void {
  const ledger = new ToyLedger('sources', [1n, 2n, 3n, 4n]);
  const verifier = new TssVerifier();
  verifier.publish(ledger.longPublication, true);
  const spent: number[] = [];
  for (let block = 0; block <= SIGNATURES; block++) {
    const root = new Uint8Array(48).fill(block);
    const signature = ledger.signMerged(root, [1, 2, 3]);
    const before = process.cpuUsage();
    const { strength } = verifier.verify(root, signature);
    const { user, system } = process.cpuUsage(before);
    if (strength !== 'ledger-id') throw new Error(`block ${block} is not verified: ${strength}`);
    // The first one reads the key, too.
    if (block > 0) spent.push((user + system) / 1000);
  }
  console.log(`  signature of a block   ${medianOf(spent).toFixed(0)} ms of processor time to verify`);
}
