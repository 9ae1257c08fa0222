import { Client, type ClientConfig, Pool, types } from 'pg';

const CONNECT_MS = 5_000;
/** A question is a page; the server ends one that takes longer first, if it is there. */
const READ_MS = 10_000;
/** A batch may be large, and waits within its transaction for the column store. */
const WRITE_MS = 300_000;
const ANSWER_MS = 5_000;
/** Of one process. */
const READERS = 10;
const INT8 = 20;

/** Integers of 64 bits are read as bigint. */
const TYPES: NonNullable<ClientConfig['types']> = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === INT8 ? BigInt : types.getTypeParser(type, format),
};

function connection(connectionString: string, statementMs: number): ClientConfig {
  return {
    connectionString,
    application_name: `ledgerscope rows ${process.pid}`,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    statement_timeout: statementMs,
    query_timeout: statementMs + ANSWER_MS,
    types: TYPES,
  };
}

/** Connections that read. */
export function readerPool(url: string): Pool {
  // Bounded: by READ_MS and CONNECT_MS, which `connection` gives.
  const pool = new Pool({ ...connection(url, READ_MS), max: READERS });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  // The pool does not look at connections that are in use.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** The connection that writes, or makes the tables. Of a process that is gone the server ends the transaction after some minutes. */
export async function connectedWriter(url: string, onEnd: (client: Client) => void): Promise<Client> {
  const client = new Client({ ...connection(url, WRITE_MS), idle_in_transaction_session_timeout: WRITE_MS });
  client.on('error', () => onEnd(client));
  client.on('end', () => onEnd(client));
  await client.connect();
  return client;
}
