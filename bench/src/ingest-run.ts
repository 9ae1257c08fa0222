// Reads a source to its end, asks the store how many rows it has, and prints what was measured as JSON.

import { startIngestThread } from '@ledgerscope/ingest/thread/start-ingest-thread';
import { counts, openLedgerStore } from '@ledgerscope/ledger-store';
import { readConfig } from '@ledgerscope/server/config';
import pino from 'pino';

/** What one run measured. */
export interface IngestMeasure {
  readonly transactions: number;
  readonly files: number;
  readonly seconds: number;
  readonly peakMegabytes: number;
  /** Milliseconds by stage; 'write: …' are parts of 'write'. */
  readonly stageMs: Readonly<Record<string, number>>;
}

const config = readConfig([...process.argv.slice(2), '--log-level', 'warn'], {});
const store = await openLedgerStore({ kind: 'embedded', folder: config.dataFolder });
const abort = new AbortController();
const started = performance.now();
const ingest = startIngestThread(config, store, pino({ level: 'warn' }, pino.destination(2)), abort.signal);
while (!ingest.status().caughtUp) {
  if (ingest.status().state === 'stopped') throw new Error(ingest.status().halt?.message);
  await new Promise((resolve) => setTimeout(resolve, 20));
}
const counted = await counts(store);
const seconds = (performance.now() - started) / 1000;
abort.abort();
await ingest.finished;
const { filesRead, transactionsRead } = ingest.status();
if (counted.transactions !== BigInt(transactionsRead)) {
  throw new Error(`${transactionsRead} transactions were read, a query returns ${counted.transactions}`);
}
await store.close();
const measure: IngestMeasure = {
  transactions: transactionsRead,
  files: filesRead,
  seconds,
  peakMegabytes: process.resourceUsage().maxRSS / 1024,
  stageMs: ingest.figures().stagesMs,
};
process.stdout.write(JSON.stringify(measure));
process.exit(0);
