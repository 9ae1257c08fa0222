import { CALLS, type Call, ErrorReply, pathsOf } from '@ledgerscope/contract';
import { addNamedEntities, type BatchRows, type BlockRow, type LedgerStore } from '@ledgerscope/ledger-store';
import { startTestEngine } from '@ledgerscope/ledger-store/testing/open-test-store';
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
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

/** Every path of every call, those with fewer parameters first: a documented path wins over one that has a parameter in the same place. */
const ROUTES = Object.entries<Call>(CALLS)
  .flatMap(([name, call]) =>
    pathsOf(name, call).map(([, template]) => ({ call, template, pattern: patternOf(template) })),
  )
  .toSorted((a, b) => a.template.split('{').length - b.template.split('{').length);

/** Checks a reply by the schema of the call that the address is of. */
export function checkSchema(url: string, status: number, body: unknown, method = 'GET'): void {
  const schema = schemaOf(url, status, method);
  // Finding what is wrong takes longer than finding that nothing is.
  if (!fits(schema, body)) expect([...Value.Errors(schema, body)].slice(0, 3), url).toBe('as its schema says');
  expect(undeclaredFields(schema, body), url).toEqual([]);
}

function schemaOf(url: string, status: number, method: string): TSchema {
  const path = url.split('?')[0]?.replace(/\/$/, '') ?? '';
  const call = ROUTES.find((route) => route.call.method === method && route.pattern.test(path))?.call;
  const schema = status === 200 ? call?.reply : (call?.otherReplies[status] ?? ErrorReply);
  if (schema === undefined) throw new Error(`no schema of ${status} for ${path}`);
  return schema;
}

/** How often a schema was asked for, and its check as code, which takes as long to make as some checks without. */
const checks = new Map<TSchema, { asked: number; compiled?: Validator }>();
const COMPILED_AFTER = 4;

function fits(schema: TSchema, body: unknown): boolean {
  const known = checks.get(schema) ?? { asked: 0 };
  checks.set(schema, known);
  known.asked += 1;
  if (known.asked <= COMPILED_AFTER) return Value.Check(schema, body);
  known.compiled ??= Compile(schema);
  return known.compiled.Check(body);
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
