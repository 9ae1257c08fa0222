import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DirectorySource } from '@ledgerscope/ingest/source/directory-source';
import { medianOf } from './median-of.ts';

const NODES = [3, 4, 5, 6, 7, 8, 9];
const ENDINGS = ['.rcd.gz', '.rcd_sig'];
const POLLS = 11;

/**
 * A folder of very many stream files, in the layout of the buckets with a copy of each of seven nodes: how long the first listing
 * takes, a poll without anything new, and one with a new file. The files are empty; nothing reads them.
 */
export async function benchFolder(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { files: { type: 'string', default: '1000000' } } });
  const top = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-bench-'));
  const blocks = Math.round(Number(values.files) / (NODES.length * ENDINGS.length));
  for (const node of NODES) fs.mkdirSync(path.join(top, `recordstreams/record0.0.${node}`), { recursive: true });
  for (let block = 0; block < blocks; block++) write(top, block);
  const source = new DirectorySource(top);
  const measureListing = async (after: number) => {
    const begun = performance.now();
    const { length } = await source.listAfter(after < 0 ? undefined : `${nameOf(after)}.rcd.gz`, 512);
    return { length, ms: performance.now() - begun };
  };
  const { ms: first } = await measureListing(-1);
  const memory = process.memoryUsage().rss;
  const [idle, busy]: [number[], number[]] = [[], []];
  for (let poll = 0; poll < POLLS; poll++) {
    idle.push((await measureListing(blocks + poll)).ms);
    write(top, blocks + poll);
    // The system tells of it between two polls.
    await new Promise(setImmediate);
    let found = await measureListing(blocks + poll - 1);
    for (; found.length === 0; found = await measureListing(blocks + poll - 1));
    busy.push(found.ms);
  }
  source.close();
  fs.rmSync(top, { recursive: true, force: true });
  console.log(`\n${blocks * NODES.length * ENDINGS.length} files of ${blocks} blocks, medians of ${POLLS} polls`);
  console.log(
    `  first listing         ${(first / 1000).toFixed(1)} s, then ${Math.round(memory / 1e6)} MB in the process`,
  );
  console.log(`  poll, nothing new     ${medianOf(idle).toFixed(1)} ms`);
  console.log(`  poll, a new block     ${medianOf(busy).toFixed(1)} ms`);
}

function write(top: string, block: number): void {
  for (const node of NODES)
    for (const ending of ENDINGS)
      fs.writeFileSync(path.join(top, `recordstreams/record0.0.${node}`, `${nameOf(block)}${ending}`), '');
}

function nameOf(block: number): string {
  return `${new Date(Date.UTC(2026, 0, 1) + block * 2_000).toISOString().slice(0, 19).replaceAll(':', '_')}.000000000Z`;
}
