import type { ServerContext } from '@ledgerscope/api/api-context';
import { type AppOptions, createApp } from '@ledgerscope/api/app';
import { checkSchema } from '@ledgerscope/api/testing/open-test-api';
import { StateLedger } from '@ledgerscope/ingest/state/testing/state-ledger';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { expect } from 'vitest';

/** The site API over a ledger that blocks are committed to. */
export interface LedgerApi {
  readonly app: FastifyInstance;
  readonly store: LedgerStore;
  readonly ledger: StateLedger;
  /** The reply to a call, which has to have this status and, where it is 200, pass the call's schema. */
  get<T>(url: string, status?: number): Promise<T>;
  close(): Promise<void>;
}

/** Opens it; the network is mainnet, and `given` replaces parts of the context, `options` of what HTTP offers. */
export async function openLedgerApi(
  given: Partial<ServerContext> = {},
  opened?: StateLedger,
  options: Partial<AppOptions> = {},
): Promise<LedgerApi> {
  const ledger = opened ?? (await StateLedger.open());
  const { store } = ledger;
  const context = {
    store,
    log: pino({ level: 'silent' }),
    readIngestStatus: () => ({ state: 'live', caughtUp: true, filesLeft: 0, filesRead: 0, halt: undefined }),
    network: () => 'mainnet',
    trustUnsigned: false,
    simulated: false,
    ...given,
  };
  const app = await createApp(context as unknown as ServerContext, { webApp: false, ...options });
  return {
    app,
    store,
    ledger,
    get: async (url, status = 200) => {
      const reply = await app.inject(url);
      expect(reply.statusCode, `${url}: ${reply.body.slice(0, 300)}`).toBe(status);
      const body: unknown = reply.json();
      checkSchema(url, status, body);
      return body as never;
    },
    close: async () => {
      await app.close();
      await ledger.close();
    },
  };
}
