import type { ServerContext } from '@ledgerscope/api/api-context';
import type { AppOptions } from '@ledgerscope/api/app';
import { StateLedger } from '@ledgerscope/ingest/state/testing/state-ledger';
import { type DemoAmount, demoLedger } from './demo-ledger.ts';
import { type LedgerApi, openLedgerApi } from './open-ledger-api.ts';

/** The site API over a ledger that the simulated network wrote, and the network's own books. */
export interface DemoApi<Books> extends LedgerApi {
  readonly books: Books;
}

/** Ingests what the simulated network wrote, then opens the API; `given` replaces parts of its context. */
export async function openDemoApi<Books>(
  amount: DemoAmount,
  given: Partial<ServerContext> = {},
  options: Partial<AppOptions> = {},
): Promise<DemoApi<Books>> {
  const { blocks, books } = await demoLedger<Books>(amount);
  const ledger = await StateLedger.open();
  await ledger.commitAll(blocks);
  return { ...(await openLedgerApi(given, ledger, options)), books };
}
