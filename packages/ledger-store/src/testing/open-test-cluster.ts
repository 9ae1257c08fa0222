import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer as createHttpServer,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { READ_ON_CLUSTER, WRITE_ON_CLUSTER } from '../client/cluster-tables.ts';
import type { HttpOptions } from '../client/http-connection.ts';
import { openLedgerStore } from '../ledger-store.ts';
import { clusterSections } from '../migration/cluster-schema.ts';
import type { RowsPlace } from '../rows/open-rows.ts';
import type { TestEngine } from './test-engine.ts';

/**
 * Several engines over which tables are Distributed, by the schema of a cluster. What this engine cannot do on its own is omitted: its
 * tables are not replicated (no Keeper, no port for other replicas), and ON CLUSTER is carried to each machine from here.
 */
export interface TestCluster extends TestEngine {
  /** Runs a statement on one machine and gives what it answers, as text. */
  readonly ask: (machine: number, sql: string, database?: string) => Promise<string>;
  /** Statements that the store sent, by what asked; and what a machine answered to those that it refused. */
  readonly asked: ReadonlyMap<string, ReadonlySet<string>>;
  readonly refused: readonly string[];
  /** Where one machine is reached without the others: over HTTP, and by another machine. */
  readonly direct: (machine: number) => HttpOptions & { readonly kind: 'http'; readonly rows: RowsPlace };
  readonly native: (machine: number) => string;
}

interface Heard {
  readonly asked: Map<string, Set<string>>;
  readonly refused: string[];
}

interface Machine {
  readonly tcp: number;
  readonly http: number;
  readonly stop: () => Promise<void>;
}

const START_MS = 60_000;
const ON_CLUSTER = / ON CLUSTER `?ledgerscope`?/;

/** Starts the machines, one for each shard. */
export async function startTestCluster(shards = 2): Promise<TestCluster> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-cluster-'));
  const ports = await freePorts(2 * shards);
  const places = Array.from({ length: shards }, (_, index) => ({
    tcp: ports[2 * index] ?? 0,
    http: ports[2 * index + 1] ?? 0,
  }));
  const servers = remoteServers(places.map(({ tcp }) => tcp));
  const machines = await Promise.all(
    places.map((place, index) => startMachine(path.join(folder, String(index)), place, servers)),
  );
  const ask = (machine: number, sql: string, database = 'default') => askMachine(machines[machine], sql, { database });
  await makeTables(machines);
  const heard: Heard = { asked: new Map(), refused: [] };
  const door = await openDoor(machines, heard);
  const rows = { kind: 'folder', folder } as const;
  const options = {
    kind: 'http',
    url: door.url,
    username: 'default',
    password: '',
    database: 'ledgerscope',
    rows,
  } as const;
  return {
    folder,
    options,
    open: () => openLedgerStore(options),
    ask,
    ...heard,
    direct: (machine) => ({ ...options, url: `http://127.0.0.1:${places[machine]?.http}` }),
    native: (machine) => `127.0.0.1:${places[machine]?.tcp}`,
    stop: async () => {
      await door.close();
      await Promise.all(machines.map((machine) => machine.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function remoteServers(tcp: readonly number[]): string {
  const shards = tcp.map(
    (port) =>
      `<shard><internal_replication>true</internal_replication><replica><host>127.0.0.1</host><port>${port}</port></replica></shard>`,
  );
  // For a test of its own: as if all of them were replicas of one shard.
  const hosts = tcp.map((port) => `<replica><host>127.0.0.1</host><port>${port}</port></replica>`).join('');
  return `<remote_servers><ledgerscope>${shards.join('')}</ledgerscope><replicas><shard>${hosts}</shard></replicas></remote_servers>`;
}

async function startMachine(
  folder: string,
  { tcp, http }: { readonly tcp: number; readonly http: number },
  servers: string,
): Promise<Machine> {
  mkdirSync(folder);
  const config = path.join(folder, 'config.xml');
  writeFileSync(
    config,
    `<clickhouse><listen_host>127.0.0.1</listen_host><tcp_port>${tcp}</tcp_port><http_port>${http}</http_port>
<max_server_memory_usage>2000000000</max_server_memory_usage><mark_cache_size>50000000</mark_cache_size>${servers}</clickhouse>`,
  );
  const program = path.join(import.meta.dirname, 'cluster-machine.ts');
  const child = spawn(process.execPath, [program, libraryPath(), config, path.join(folder, 'data')], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const machine: Machine = {
    tcp,
    http,
    stop: async () => {
      const exited = once(child, 'exit');
      child.stdin.end();
      await exited;
    },
  };
  const end = performance.now() + START_MS;
  while (
    !(await askMachine(machine, 'SELECT 1').then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || performance.now() > end) throw new Error('a machine of the cluster does not start');
    await sleep(50);
  }
  return machine;
}

/** The engine's library, which its package for this platform brings. */
function libraryPath(): string {
  const packages = createRequire(createRequire(import.meta.url).resolve('chdb'));
  return path.join(path.dirname(packages.resolve(`@chdb/lib-${process.platform}-${process.arch}-gnu`)), 'libchdb.so');
}

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

async function askMachine(
  machine: Machine | undefined,
  sql: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<string> {
  if (machine === undefined) throw new Error('there is no such machine');
  const { answer, body } = await send(
    machine,
    `/?${new URLSearchParams(settings)}`,
    { 'content-type': 'text/plain' },
    sql,
  );
  if (answer.statusCode !== 200) throw new Error(`${body}\n${sql}`);
  return body.toString();
}

/** A request over a connection of its own: the engine closes those that are silent for a while. */
async function send(machine: Machine, url: string, headers: OutgoingHttpHeaders, body: Buffer | string) {
  const request = httpRequest({
    host: '127.0.0.1',
    port: machine.http,
    path: url,
    method: 'POST',
    headers,
    agent: false,
  });
  request.end(body);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return { answer, body: await buffer(answer) };
}

/** The statements of that schema, each on every machine as ON CLUSTER would, but for rows, which one machine inserts for all. */
async function makeTables(machines: readonly Machine[]): Promise<void> {
  const statements = (await clusterSections()).flatMap((section) => section.statements);
  for (const { database, sql } of statements) {
    if (sql.startsWith('SET ')) continue;
    const here = sql
      .replace(/Replicated(\w*MergeTree)\('[^']*', '\{replica\}'(?:, )?/, '$1(')
      .replace('replicated_deduplication_window = 10000', 'non_replicated_deduplication_window = 1000')
      .replace(ON_CLUSTER, '');
    const where = sql.startsWith('INSERT ') ? machines.slice(0, 1) : machines;
    await Promise.all(
      where.map((machine) => askMachine(machine, here, { ...READ_ON_CLUSTER, ...WRITE_ON_CLUSTER, database })),
    );
  }
}

/** What the store reaches: each request goes to the next machine, and what is for each shard's own tables to all of them. */
async function openDoor(
  machines: readonly Machine[],
  heard: Heard,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  let turn = 0;
  const server = createHttpServer((request, response) => {
    const next = machines.slice(turn, turn + 1);
    turn = (turn + 1) % machines.length;
    const passed = passOn(request, response, next, machines).then((reply) => note(heard, request, reply));
    passed.catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

function note(
  { asked, refused }: Heard,
  { url = '/' }: IncomingMessage,
  reply: { readonly asked: string; readonly refusal: string | undefined },
): void {
  const { searchParams } = new URL(url, 'http://door');
  const tag = searchParams.get('log_comment') ?? '';
  // Of an insert the body is its rows.
  const statement = searchParams.get('query') ?? reply.asked;
  asked.set(tag, (asked.get(tag) ?? new Set()).add(statement));
  if (reply.refusal !== undefined) refused.push(`${tag}: ${reply.refusal}`);
}

/** ON CLUSTER, and merging, of which a Distributed table knows nothing. */
function forEachShard(sql: string): string | undefined {
  if (ON_CLUSTER.test(sql)) return sql.replace(ON_CLUSTER, '');
  return sql.startsWith('OPTIMIZE TABLE ') ? sql.replace('TABLE ', 'TABLE ledgerscope_shard.') : undefined;
}

async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  one: readonly Machine[],
  all: readonly Machine[],
): Promise<{ readonly asked: string; readonly refusal: string | undefined }> {
  const body = await buffer(request);
  const forAll = forEachShard(body.toString());
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => name === 'content-type' || name === 'authorization'),
  );
  const replies: Awaited<ReturnType<typeof send>>[] = [];
  for (const machine of forAll === undefined ? one : all)
    replies.push(await send(machine, request.url ?? '/', headers, forAll ?? body));
  const [reply] = replies.toSorted((a, b) => (b.answer.statusCode ?? 0) - (a.answer.statusCode ?? 0));
  if (reply === undefined) throw new Error('there is no machine');
  const code = reply.answer.headers['x-clickhouse-exception-code'];
  const status = reply.answer.statusCode ?? 500;
  response.writeHead(status, code === undefined ? {} : { 'X-ClickHouse-Exception-Code': code });
  response.end(reply.body);
  return { asked: body.toString(), refusal: status === 200 ? undefined : reply.body.toString() };
}
