// Opens the store of a folder, and prints each step by which it is brought up to date. Run as a program.
import { writeSync } from 'node:fs';
import { openLedgerStore } from '../ledger-store.ts';

const store = await openLedgerStore({
  kind: 'embedded',
  folder: String(process.argv[2]),
  onMigrationStep: ({ migration, step }) => writeSync(1, `${migration} ${step}\n`),
});
await store.close();
