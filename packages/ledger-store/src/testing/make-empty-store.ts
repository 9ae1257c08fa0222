import { openLedgerStore } from '../ledger-store.ts';

const store = await openLedgerStore({ kind: 'embedded', folder: String(process.argv[2]) });
await store.close();
