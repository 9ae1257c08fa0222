import type { LedgerStore } from '@ledgerscope/ledger-store';
import type { IngestStatus } from '@ledgerscope/process/ingest-status';
import pino from 'pino';
import type { ServerContext } from '../api-context.ts';

/** For tests: nothing is left to be read. */
const LIVE: IngestStatus = {
  state: 'live',
  caughtUp: true,
  halt: undefined,
  lastConsensusNs: undefined,
  filesLeft: 0,
  filesRead: 0,
  transactionsRead: 0,
};

/** For tests: what the calls of an API over this store are answered with. The network is mainnet. `more` is what a test adds. */
export function testContext(store: LedgerStore, more: Partial<ServerContext> = {}): ServerContext {
  return {
    store,
    log: pino({ level: 'silent' }),
    readIngestStatus: () => LIVE,
    network: () => 'mainnet',
    trustUnsigned: false,
    simulated: false,
    ...more,
  };
}
