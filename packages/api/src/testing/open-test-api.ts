import { CALLS, type Call, ErrorReply, pathsOf } from '@ledgerscope/contract';
import { addNamedEntities, type BatchRows, type BlockRow, type LedgerStore } from '@ledgerscope/ledger-store';
import { startTestEngine } from '@ledgerscope/ledger-store/testing/open-test-store';
import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { expect } from 'vitest';
import type { ServerContext } from '../api-context.ts';
import { createApp } from '../app.ts';
import { testContext } from './test-context.ts';
import { undeclaredFields } from './undeclared-fields.ts';

/** The site API over a store of its own. */
export interface TestApi {
  readonly app: FastifyInstance;
  readonly context: ServerContext;
  readonly store: LedgerStore;
  /** The reply to a call, which has to have this status and, where it is 200, pass the call's schema. */
  get<T>(url: string, status?: number): Promise<T>;
  /** Adds one batch of rows and its blocks. */
  write(rows: BatchRows, blocks: readonly BlockRow[]): Promise<void>;
  close(): Promise<void>;
}

/** Opens it on an empty store; the network is mainnet. `more` is what a test adds to the context. */
export async function openTestApi(
  kind: 'embedded' | 'http' = 'embedded',
  more: Partial<ServerContext> = {},
): Promise<TestApi> {
  const engine = await startTestEngine(kind);
  const store = await engine.open();
  return testApiOver(store, () => store.close().then(engine.stop), more);
}

/** The same over a store that is there; `stop` ends that too. */
export async function testApiOver(
  store: LedgerStore,
  stop: () => Promise<void>,
  more: Partial<ServerContext> = {},
): Promise<TestApi> {
  const context = testContext(store, more);
  const app = await createApp(context, { webApp: false });
  return {
    app,
    context,
    store,
    get: async (url, status = 200) => {
      const reply = await app.inject(url);
      expect(reply.statusCode, `${url}: ${reply.body.slice(0, 300)}`).toBe(status);
      const body: unknown = reply.json();
      checkSchema(url, status, body);
      return body as never;
    },
    write: (rows, blocks) => {
      const [first] = blocks;
      if (first === undefined) throw new Error('no blocks');
      nameEntities(rows, blocks.at(-1)?.lastNs ?? 0n);
      const { batch, sequence } = first;
      const fileNames = blocks.map((block) => block.fileName);
      return store.writeBatch({
        batch: { batch, sequence, fileNames, fileHashes: fileNames.map(() => '') },
        rows,
        blocks,
      });
    },
    close: async () => {
      await app.close();
      await stop();
    },
  };
}

/** What ingest adds to every batch: the ids that its rows name; those of rows beyond the batch belong to a later one. */
function nameEntities(rows: BatchRows, lastNs: bigint): void {
  const own = Object.entries(rows).map(([table, list]) => [
    table,
    (list as { version?: bigint }[]).filter(({ version = 0n }) => version <= lastNs),
  ]);
  const batch = { ...Object.fromEntries(own), namedEntity: rows.namedEntity } as BatchRows;
  addNamedEntities(batch, [], lastNs);
}

/** A documented path wins over one that has a parameter in the same place. */
export function checkSchema(url: string, status: number, body: unknown, method = 'GET'): void {
  const path = url.split('?')[0]?.replace(/\/$/, '') ?? '';
  const routes = Object.entries<Call>(CALLS).flatMap(([name, call]) =>
    pathsOf(name, call).map(([, template]) => ({ template, call })),
  );
  const matching = routes.filter(({ template, call }) => call.method === method && pattern(template).test(path));
  const [route] = matching.toSorted((a, b) => a.template.split('{').length - b.template.split('{').length);
  const schema = status === 200 ? route?.call.reply : (route?.call.otherReplies[status] ?? ErrorReply);
  if (schema === undefined) throw new Error(`no schema of ${status} for ${path}`);
  expect([...Value.Errors(schema, body)].slice(0, 3), url).toEqual([]);
  expect(undeclaredFields(schema, body), url).toEqual([]);
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
