import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  addressBookBytes,
  BLOCK_KEY_SHA256,
  demoNodes,
  demoProducers,
  StreamWriter,
  signingNodes,
  writeAddressBook,
} from '@ledgerscope/demo-network';
import type { IngestMeasure } from './ingest-run.ts';
import { measureIngest } from './measure-ingest.ts';
import { medianOf } from './median-of.ts';

const START_NS = 1_767_225_600_000_000_000n;
/** As much of the demo network's time as its usual day has for a block of this size. */
const FILE_NS = 4n * 3_600_000_000_000n;
const SEED = 5;

/**
 * Blocks per second of blocks that state what changed of the network's state as differences, beside blocks of the same transactions
 * that state whole values: into an empty store, in turns.
 */
export async function benchDifferences(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      blocks: { type: 'string', default: '150' },
      'per-block': { type: 'string', default: '250' },
      runs: { type: 'string', default: '3' },
    },
  });
  const top = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-bench-'));
  const forms = [
    { name: 'differences', folder: path.join(top, 'differences'), differences: true },
    { name: 'whole values', folder: path.join(top, 'whole'), differences: false },
  ];
  await write(forms, BigInt(values.blocks), Number(values['per-block']));
  const measures = new Map<string, IngestMeasure[]>();
  // In turns, so that what else the machine does falls on both.
  for (let run = 0; run < Number(values.runs); run++)
    for (const { name, folder } of forms) {
      const flags = ['--source', `dir:${folder}`, '--hints-key', BLOCK_KEY_SHA256];
      const measure = await measureIngest(flags, path.join(top, 'data'));
      measures.set(name, [...(measures.get(name) ?? []), measure]);
    }
  const sizes = new Map(forms.map(({ name, folder }) => [name, bytesIn(folder)]));
  fs.rmSync(top, { recursive: true, force: true });
  report(measures, sizes);
}

async function write(
  forms: readonly { readonly folder: string; readonly differences: boolean }[],
  blocks: bigint,
  transactions: number,
): Promise<void> {
  const nodes = signingNodes(SEED, demoNodes());
  const addressBook = addressBookBytes(nodes);
  const network = demoProducers.create({ seed: SEED, genesisNs: START_NS, nodes: demoNodes(), addressBook });
  const writers = forms.map(({ folder, differences }) => {
    writeAddressBook(folder, nodes);
    return new StreamWriter({ folder, nodes, format: 'blocks', copies: 'one', differences });
  });
  for (let block = 0n; block < blocks; block++) {
    const startNs = START_NS + block * FILE_NS;
    const file = { ...(await network.produce({ startNs, endNs: startNs + FILE_NS, transactions })), media: [] };
    for (const writer of writers) await writer.write(file);
  }
  for (const writer of writers) await writer.untilSettled();
}

function bytesIn(folder: string): number {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.reduce((sum, name) => sum + fs.statSync(path.join(folder, name)).size, 0);
}

function report(measures: ReadonlyMap<string, readonly IngestMeasure[]>, sizes: ReadonlyMap<string, number>): void {
  const [first = []] = measures.values();
  console.log(
    `\ndifferences, medians of ${first.length} runs in turns (${first[0]?.files} blocks, ${first[0]?.transactions} transactions)`,
  );
  for (const [name, all] of measures) {
    const rate = (of: 'files' | 'transactions') => medianOf(all.map((each) => each[of] / each.seconds));
    const parse = Math.round(medianOf(all.map(({ stageMs }) => stageMs.parse ?? 0)));
    const size = ((sizes.get(name) ?? 0) / 1024 ** 2).toFixed(1);
    console.log(
      `  ${name.padEnd(14)} ${rate('files').toFixed(1)} blocks/s, ${Math.round(rate('transactions'))} transactions/s, ${parse} ms to parse, ${size} MiB packed`,
    );
  }
}
