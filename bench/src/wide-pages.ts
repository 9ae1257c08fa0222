import fs from 'node:fs';
import { percentile } from './percentile.ts';

const ROWS = 1_000;
const AT_ONCE = 50;
/** The widest list is asked for again, other pages each time: what was kept of the pages before has to go. */
const ROUNDS = 5;
const SAMPLE_MS = 25;
const MEGABYTE = 1024 * 1024;
/** Lists of many rows or of wide ones; `ID` stands for the first row of the list of that noun. */
const LISTS = ['transactions', 'contracts/ID/calls', 'topics/ID/messages', 'accounts', 'contracts', 'tokens', 'nfts'];

/** What the largest pages of the widest lists cost when many ask for them at once: time, and memory of the server. */
export async function measureWidePages(url: string, key: string, pid: number): Promise<void> {
  const headers = { 'x-api-key': key };
  const ask = async (path: string) => {
    const started = performance.now();
    const reply = await fetch(`${url}/hedera/api/${path}`, { headers });
    const text = await reply.text();
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${text.slice(0, 200)}`);
    return { text, ms: performance.now() - started };
  };
  const sizes: { path: string; rows: number; bytes: number }[] = [];
  for (const list of LISTS) {
    const path = await fillPath(list, ask);
    const { text } = await ask(`${path}?size=${ROWS}`);
    sizes.push({ path, rows: (JSON.parse(text) as { size: number }).size, bytes: text.length });
  }
  console.log(`\n${AT_ONCE} pages of up to ${ROWS} rows at once, each another page`);
  console.log('                            rows    MB each   p50 ms   p95 ms   all ms   memory before, most, MB');
  const [widest, ...others] = sizes.toSorted((a, b) => b.bytes - a.bytes);
  const asked = [...others.slice(0, 2), ...Array.from({ length: ROUNDS }, () => widest)];
  for (const [round, list] of asked.entries()) {
    if (list === undefined) continue;
    const { path, rows, bytes } = list;
    const before = residentMegabytes(pid);
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, residentMegabytes(pid));
    }, SAMPLE_MS);
    const started = performance.now();
    const pages = Array.from({ length: AT_ONCE }, (_, page) =>
      ask(`${path}?size=${ROWS}&from=${round * AT_ONCE + page}`),
    );
    const times = (await Promise.all(pages)).map(({ ms }) => ms);
    const all = performance.now() - started;
    clearInterval(watch);
    const figures = [
      rows,
      (bytes / MEGABYTE).toFixed(2),
      ...[percentile(times, 50), percentile(times, 95), all].map((ms) => ms.toFixed(0)),
    ];
    const shown = figures.map((figure) => String(figure).padStart(8)).join(' ');
    console.log(`  ${path.padEnd(22)} ${shown}   ${before.toFixed(0)}, ${most.toFixed(0)}`);
  }
}

async function fillPath(list: string, ask: (path: string) => Promise<{ readonly text: string }>): Promise<string> {
  if (!list.includes('ID')) return list;
  const noun = list.slice(0, list.indexOf('/'));
  const { text } = await ask(`${noun}?size=1`);
  const [first = {}] = (JSON.parse(text) as { data: Readonly<Record<string, string>>[] }).data;
  return list.replace('ID', first.entityID ?? first.contractID ?? first.topicID ?? '');
}

/** As the system tells it (Linux). */
function residentMegabytes(pid: number): number {
  const [, kilobytes = 'NaN'] = /^VmRSS:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
