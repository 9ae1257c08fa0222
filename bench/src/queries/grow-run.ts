// Makes the ledger in a data folder larger: grow-run.ts <data> <copies> <entity copies>
import { openLedgerStore } from '@ledgerscope/ledger-store';
import { growLedger } from './grow-ledger.ts';

const [folder = '', copies = '1', entityCopies = '1'] = process.argv.slice(2);
const store = await openLedgerStore({ kind: 'embedded', folder, maxBytes: 10 * 1024 ** 3 });
await growLedger(store, { copies: Number(copies), entityCopies: Number(entityCopies) }, (copy) =>
  process.stderr.write(`copy ${copy + 1} of ${copies}\n`),
);
await store.close();
process.exit(0);
