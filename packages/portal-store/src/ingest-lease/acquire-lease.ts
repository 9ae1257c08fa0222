import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { PortalStore } from '../portal-store.ts';

/** The first half of the advisory lock's key; the second is made of the network's name. */
const LOCK_SPACE = 7_263_002;
const RETRY_MS = 1_000;
/** A lease holder whose connection broke notices it after at most this long... */
const PING_MS = 2_000;
const PING_TIMEOUT_MS = 4_000;
/** ...so that a process which finds a lease that was not released waits longer before writing. */
const GRACE_MS = 10_000;

/** The right to write a network's ledger. */
export interface IngestLease {
  /** Resolves when the right is gone, with the reason; writing has to stop at once. */
  readonly lost: Promise<string>;
  /** Releases it, so that a standby can start at once. */
  release(): Promise<void>;
}

/** Whose lease it will be. */
export interface LeaseRequest {
  readonly network: string;
  /** For people: machine and process. */
  readonly holder: string;
  readonly signal: AbortSignal;
  /** How long a lease holder waits where the previous one did not release; none where writes of the previous one are refused anyway. */
  readonly graceMs?: number;
  /** Called when somebody else holds the lease: at first, and whenever that changes. */
  readonly onWaiting: (holder: string) => void;
}

/** Waits until nobody else writes this network; undefined where the signal ended the wait. */
export async function acquireIngestLease(store: PortalStore, request: LeaseRequest): Promise<IngestLease | undefined> {
  let announced: string | undefined;
  while (!request.signal.aborted) {
    const client = new Client({ ...store.connection, query_timeout: PING_TIMEOUT_MS });
    const lease = await attempt(client, request).catch((error: unknown) => {
      return { heldBy: `nobody knows whom (${error instanceof Error ? error.message : error})` };
    });
    if (lease === undefined || 'lost' in lease) return lease;
    await client.end().catch(() => {
      // The connection is gone already.
    });
    if (lease.heldBy !== announced) request.onWaiting(lease.heldBy);
    announced = lease.heldBy;
    await sleep(RETRY_MS, undefined, { signal: request.signal }).catch(() => {});
  }
  return undefined;
}

/** The connection is the lease: however its process ends, the database takes the lock back. */
async function attempt(
  client: Client,
  { network, holder, signal, graceMs = GRACE_MS }: LeaseRequest,
): Promise<IngestLease | { heldBy: string } | undefined> {
  const lost = lostWhenClosed(client);
  await client.connect();
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as locked', [
    LOCK_SPACE,
    network,
  ]);
  const before = await client.query<{ holder: string }>('select holder from ingest_lease where network = $1', [
    network,
  ]);
  const previous = before.rows[0]?.holder;
  if (rows[0]?.locked !== true) return { heldBy: previous ?? 'a process that is starting' };
  await client.query(
    `insert into ingest_lease (network, holder) values ($1, $2)
     on conflict (network) do update set holder = excluded.holder, since = now()`,
    [network, holder],
  );
  if (previous !== undefined) await sleep(graceMs, undefined, { signal }).catch(() => {});
  const ping = setInterval(() => {
    client.query('select 1').catch((error: Error) => lost.resolve(error.message));
  }, PING_MS);
  const release = async () => {
    clearInterval(ping);
    await client.query('delete from ingest_lease where network = $1', [network]).catch(() => {
      // The lock goes with the connection; the row only names who had it.
    });
    await client.end().catch(() => {
      // The connection is gone already.
    });
  };
  if (!signal.aborted) return { lost: lost.promise.finally(() => clearInterval(ping)), release };
  await release();
  return undefined;
}

function lostWhenClosed(client: Client) {
  const { promise, resolve } = Promise.withResolvers<string>();
  client.on('error', (error) => resolve(error.message));
  client.on('end', () => resolve('the connection was closed'));
  return { promise, resolve };
}
