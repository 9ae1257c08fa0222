import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NS_PER_MS } from '@ledgerscope/ledger';

const PROGRAM = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));
/** As on the public networks. */
const SECONDS_OF_A_FILE = 2;
const SUBFOLDER = /(^|\/)sidecar\//;

/** Stream files that come into a folder at an even rate, as a network writes them. */
export interface Feed {
  /** What `--source` is given. */
  readonly source: string;
  /** Transactions that have come so far. */
  transactions(): number;
  /** Whether all files have come: what is measured from then on has no ingest beside it. */
  ended(): boolean;
  stop(): void;
}

/**
 * Writes the files of a demo network that begins at `fromNs` under `folder`, where they are not there already: `seconds` long,
 * `rate` transactions a second.
 */
export function makeFeed(folder: string, { fromNs, seconds, rate }: FeedSpan): void {
  if (fs.existsSync(folder)) return;
  const until = new Date(Number(fromNs / NS_PER_MS) + seconds * 1000).toISOString();
  const flags = ['--until', until, '--history', `${seconds}s`, '--transactions', String(rate * seconds)];
  const made = `${folder}.part`;
  fs.rmSync(made, { recursive: true, force: true });
  const result = spawnSync(
    process.execPath,
    [PROGRAM, 'demo', '--out', made, '--per-file', `${rate * SECONDS_OF_A_FILE}`, ...flags],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (result.status !== 0) throw new Error(`the feed could not be written: ${result.status ?? result.signal}`);
  fs.renameSync(made, folder);
}

export interface FeedSpan {
  readonly fromNs: bigint;
  readonly seconds: number;
  /** Transactions a second. */
  readonly rate: number;
}

/** Lets the files of `folder` come into `into`, the next one whenever its transactions would have happened. */
export function startFeed(folder: string, into: string, rate: number): Feed {
  fs.rmSync(into, { recursive: true, force: true });
  fs.mkdirSync(into, { recursive: true });
  fs.linkSync(path.join(folder, 'address_book.bin'), path.join(into, 'address_book.bin'));
  // The first file is a genesis: a second supply beside the ledger's own leaves 64 bits, which stops ingest.
  const files = filesByInstant(folder).slice(1);
  const started = performance.now();
  let come = 0;
  const release = () => {
    const due = Math.floor((performance.now() - started) / 1000 / SECONDS_OF_A_FILE) + 1;
    for (; come < Math.min(due, files.length); come++) {
      for (const name of files[come] ?? []) {
        fs.mkdirSync(path.dirname(path.join(into, name)), { recursive: true });
        fs.linkSync(path.join(folder, name), path.join(into, name));
      }
    }
  };
  release();
  const timer = setInterval(release, 100);
  return {
    source: `dir:${into}`,
    transactions: () => come * rate * SECONDS_OF_A_FILE,
    ended: () => come === files.length,
    stop: () => clearInterval(timer),
  };
}

/** The files of each instant: first what records refer to, last the signatures that make them readable. */
function filesByInstant(folder: string): string[][] {
  const byInstant = new Map<string, string[]>();
  const names = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const entry of names) {
    const name = path.relative(folder, path.join(entry.parentPath, entry.name));
    const instant = /^\d{4}-\d{2}-\d{2}T[\d_.]+Z/.exec(entry.name)?.[0];
    if (instant === undefined) continue;
    const files = byInstant.get(instant) ?? [];
    files.push(name);
    byInstant.set(instant, files);
  }
  const order = (name: string) => (SUBFOLDER.test(name) ? 0 : name.endsWith('_sig') ? 2 : 1);
  return [...byInstant]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, files]) => files.toSorted((one, other) => order(one) - order(other)));
}
