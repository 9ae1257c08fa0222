import { deserialize } from 'node:v8';
import { demoNodes, demoProducers } from '@ledgerscope/demo-network';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { expect } from 'vitest';
import type { ApiContext } from '../api/api-context.ts';
import { createApp } from '../api/app.ts';
import { checkSchema } from '../api/testing/open-test-api.ts';
import { blockOf, itemOf } from '../ingest/derive/testing/built-block.ts';
import { StateLedger } from '../ingest/state/testing/state-ledger.ts';

const FILE_NS = 2n * 3_600_000_000_000n;

/** How much the simulated network does before the API opens. */
export interface DemoAmount {
  readonly seed: number;
  readonly genesisNs: bigint;
  readonly files: bigint;
  readonly perFile: number;
}

/** The site API over a ledger that the simulated network wrote, and the network's own books. */
export interface DemoApi<Books> {
  readonly app: FastifyInstance;
  readonly store: LedgerStore;
  readonly books: Books;
  /** The reply to a call, which has to have this status and, where it is 200, pass the call's schema. */
  get<T>(url: string, status?: number): Promise<T>;
  close(): Promise<void>;
}

/** Ingests files of two hours each, then opens the API; `given` replaces parts of its context. */
export async function openDemoApi<Books>(amount: DemoAmount, given: Partial<ApiContext> = {}): Promise<DemoApi<Books>> {
  const { seed, genesisNs, files, perFile } = amount;
  const network = demoProducers.create({ seed, genesisNs, nodes: demoNodes(), addressBook: Buffer.from('book') });
  const ledger = await StateLedger.open();
  for (let number = 0n; number < files; number++) {
    const startNs = genesisNs + number * FILE_NS;
    const { items } = await network.produce({ startNs, endNs: startNs + FILE_NS, transactions: perFile });
    const block = blockOf(items.map(({ transaction, record }, index) => itemOf(transaction, record, index)));
    const fileHash = new Uint8Array(48);
    new DataView(fileHash.buffer).setBigUint64(0, startNs);
    await ledger.commit({ ...block, number, fileHash });
  }
  const { store } = ledger;
  const context = {
    store,
    log: pino({ level: 'silent' }),
    readLine: () => ({ state: 'live', caughtUp: true, filesLeft: 0, filesRead: 0, halt: undefined }),
    network: () => 'mainnet',
    trustUnsigned: false,
    simulated: false,
    ...given,
  };
  const app = await createApp(context as unknown as ApiContext, { webApp: false });
  return {
    app,
    store,
    books: deserialize(network.snapshot()) as Books,
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
