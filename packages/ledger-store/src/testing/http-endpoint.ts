// A ClickHouse HTTP endpoint in front of an embedded engine, enough for the official client: statement in the body or in
// `query`, typed parameters, settings, Native inserts, exception header and ping. Run as a program it prints its port.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import type { Session } from 'chdb';
import { openSessions, runStatement } from '../client/embedded-engine.ts';
import { sqlLiteral } from '../client/parameter-text.ts';

/** Parts of the HTTP interface that are not settings of the statement. */
const NOT_SETTINGS = new Set([
  'query',
  'query_id',
  'database',
  'session_id',
  'default_format',
  'wait_end_of_query',
  'send_progress_in_http_headers',
  'http_headers_progress_interval_ms',
  'enable_http_compression',
]);
const INSERT = /^INSERT INTO (\w+) \(([\w, ]+)\) FORMAT Native$/;

interface Endpoint {
  readonly session: Session;
  readonly folder: string;
  count: number;
}

/** Answers one request as ClickHouse's server would. */
async function answer(endpoint: Endpoint, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://endpoint');
  if (url.pathname === '/ping') {
    response.end('Ok.\n');
    return;
  }
  const body = await buffer(request.headers['content-encoding'] === 'gzip' ? request.pipe(createGunzip()) : request);
  const inUrl = url.searchParams.get('query');
  try {
    checkPassword(request);
    const statement = (inUrl ?? body.toString('utf8')).trim();
    response.end(await run(endpoint, statement, inUrl === null ? undefined : body, url.searchParams));
  } catch (error) {
    refuse(response, error instanceof Error ? error.message : String(error));
  }
}

function refuse(response: ServerResponse, message: string): void {
  response.statusCode = 500;
  response.setHeader('X-ClickHouse-Exception-Code', /Code: (\d+)/.exec(message)?.[1] ?? '0');
  response.end(message);
}

/** The one account has no password. */
function checkPassword(request: IncomingMessage): void {
  const token = (request.headers.authorization ?? '').replace(/^Basic /, '');
  const password = Buffer.from(token, 'base64').toString('utf8').split(':')[1] ?? '';
  if (password !== '')
    throw new Error('Code: 516. DB::Exception: default: Authentication failed: password is incorrect');
}

async function run(
  endpoint: Endpoint,
  statement: string,
  data: Buffer | undefined,
  query: URLSearchParams,
): Promise<Uint8Array> {
  const settings = Object.fromEntries([...query].filter(([name]) => !NOT_SETTINGS.has(name)));
  const defaults = { insert_deduplication_token: '', max_execution_time: '0', max_memory_usage: '0' };
  const { session } = endpoint;
  const database = query.get('database');
  if (database !== null) await runStatement(session, `USE ${database}`, {}, 'Null');
  const insert = INSERT.exec(statement);
  const all = { ...defaults, ...settings };
  if (insert === null || data === undefined) return runStatement(session, statement, all, 'TSV');
  // The engine in process has no way to read a block from a socket: it takes the same bytes from a file.
  const file = path.join(endpoint.folder, `${endpoint.count++}.native`);
  writeFileSync(file, data);
  try {
    const [, table, names] = insert;
    const sql = `INSERT INTO ${table} (${names}) SELECT ${names} FROM file(${sqlLiteral(file)}, 'Native')`;
    return await runStatement(session, sql, all, 'Null');
  } finally {
    rmSync(file, { force: true });
  }
}

/** Serves an engine on a folder until the process ends, at a port (0: any); statements run one at a time. */
function serve(folder: string, port: number): void {
  const [session] = openSessions(folder, 1);
  if (session === undefined) throw new Error('no session');
  const endpoint: Endpoint = {
    session,
    folder: mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-endpoint-')),
    count: 0,
  };
  let turn: Promise<void> = Promise.resolve();
  const server = createServer((request, response) => {
    turn = turn
      .then(() => answer(endpoint, request, response))
      .catch((error: unknown) => {
        response.destroy(error as Error);
      });
  });
  server.listen(port, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
  // The standard input ends with the test that started this, however that ended.
  process.stdin.resume().on('end', () => {
    rmSync(endpoint.folder, { recursive: true, force: true });
    session.close();
    process.exit(0);
  });
}

if (import.meta.main) serve(String(process.argv[2]), Number(process.argv[3] ?? 0));
