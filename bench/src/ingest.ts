import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeNodes, RecordFileWriter, writeAddressBook } from '@ledgerscope/demo-network';
import type { IngestMeasure } from './ingest-run.ts';
import { measureIngest } from './measure-ingest.ts';
import { medianOf } from './median-of.ts';
import { type RealShape, readRealShapes, STEP_NS } from './real-shapes.ts';

const START_NS = 1_753_303_062_000_000_000n;
const FILE_NS = 2_000_000_000n;
const NODES = 4;

/**
 * Transactions per second from files on disk to rows that a query returns: one process, every proof, every table,
 * every roll-up. The files repeat the shapes of two real mainnet files (transfers, messages, contract calls with sidecars).
 */
export async function benchIngest(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      transactions: { type: 'string', default: '1000000' },
      'per-file': { type: 'string', default: '10000' },
      runs: { type: 'string', default: '3' },
      keep: { type: 'string' },
    },
  });
  const folder = values.keep ?? fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-bench-'));
  const source = path.join(folder, 'stream');
  if (!fs.existsSync(path.join(source, 'address_book.bin'))) {
    console.log(`writing ${values.transactions} transactions to ${source}`);
    writeStream(source, readRealShapes(), Number(values.transactions), Number(values['per-file']));
  }
  const measures: IngestMeasure[] = [];
  for (let run = 0; run < Number(values.runs); run++)
    measures.push(await measureIngest(['--source', `dir:${source}`], path.join(folder, `data-${run}`)));
  report(measures);
  if (values.keep === undefined) fs.rmSync(folder, { recursive: true, force: true });
}

function writeStream(folder: string, shapes: readonly RealShape[], transactions: number, perFile: number): void {
  const nodes = makeNodes(NODES);
  writeAddressBook(folder, nodes);
  const writer = new RecordFileWriter(folder, nodes);
  let written = 0;
  let salt = 0n;
  for (let file = 0n; written < transactions; file++) {
    const items = [];
    const sidecars = [];
    for (let at = START_NS + file * FILE_NS; items.length < perFile && written + items.length < transactions; ) {
      const shape = shapes[salt % 4n === 3n ? 1 : 0] as RealShape;
      const repeated = shape.repeat(at, salt);
      items.push(...repeated.items);
      sidecars.push(...repeated.sidecars);
      at += BigInt(shape.size) * STEP_NS;
      salt++;
    }
    writer.write(items, sidecars);
    written += items.length;
  }
}

function report(measures: readonly IngestMeasure[]): void {
  const median = (of: (measure: IngestMeasure) => number) => medianOf(measures.map(of));
  const seconds = median((measure) => measure.seconds);
  console.log(
    `\ningest, median of ${measures.length} runs (${measures[0]?.transactions} transactions, ${measures[0]?.files} files)`,
  );
  console.log(`  transactions/s   ${Math.round(median((measure) => measure.transactions / measure.seconds))}`);
  console.log(`  seconds          ${seconds.toFixed(1)}`);
  console.log(`  peak memory      ${median((measure) => measure.peakMegabytes).toFixed(0)} MiB`);
  console.log('  share of the wall time, by stage (writing overlaps the others):');
  for (const stage of Object.keys(measures[0]?.stageMs ?? {})) {
    const ms = median((measure) => measure.stageMs[stage] ?? 0);
    console.log(`    ${stage.padEnd(28)} ${(ms / 10 / seconds).toFixed(1).padStart(6)} %  ${Math.round(ms)} ms`);
  }
}
