import { existsSync } from 'node:fs';
import { ingestAll } from '@ledgerscope/ingest/testing/ingest-all';
import { layEmptyStore } from '@ledgerscope/ledger-store/testing/empty-store';
import { readConfig } from '../config.ts';
import { openStore } from '../open-store.ts';

/** For tests: reads all of a folder of stream files into the embedded store of a data folder, and closes it. */
export async function readIntoFolder(source: string, data: string): Promise<void> {
  if (!existsSync(data)) layEmptyStore(data);
  const store = await openStore(readConfig(['--data', data], {}));
  try {
    await ingestAll(source, store, ['--data', data]);
  } finally {
    await store.close();
  }
}
