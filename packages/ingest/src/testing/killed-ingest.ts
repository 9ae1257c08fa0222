// Reads a folder into the store named on the command line, with the flags that follow, and is killed once a table (or stage) is written.
import { flushCompileCache } from 'node:module';
import { type LedgerStore, openLedgerStore } from '@ledgerscope/ledger-store';
import { ingestAll } from './ingest-all.ts';

const [folder = '', source = '', table = '', ...flags] = process.argv.slice(2);
const die = (written: string): void => {
  if (written === table) process.kill(process.pid, 'SIGKILL');
};

// It is killed, and would leave nothing compiled to the next one.
flushCompileCache();
const store = await openLedgerStore({ kind: 'embedded', folder });
const insert: LedgerStore['client']['insert'] = async (into, ...more) => {
  await store.client.insert(into, ...more);
  die(into.name);
};
const writeBatch: LedgerStore['writeBatch'] = (batch) => store.writeBatch(batch, die);
const client = Object.create(store.client, { insert: { value: insert } }) as LedgerStore['client'];
await ingestAll(source, Object.create(store, { client: { value: client }, writeBatch: { value: writeBatch } }), flags);
process.exit(0);
