// Prints, for the store in the folder named on the command line, each table's row count and a digest of its rows as JSON.
import { openLedgerStore } from '@ledgerscope/ledger-store';
import { tableDigests } from './table-digests.ts';

const [folder = ''] = process.argv.slice(2);
const store = await openLedgerStore({ kind: 'embedded', folder });
const digests = await tableDigests(store);
await store.close();
process.stdout.write(JSON.stringify(digests));
process.exit(0);
