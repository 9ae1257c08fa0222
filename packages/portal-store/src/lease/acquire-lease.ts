import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { beat } from '../heartbeat/heartbeat.ts';
import type { PortalStore } from '../portal-store.ts';
import { type Guarded, lockName, networkOf } from './guarded.ts';

/** The first half of the advisory lock's key; the second is made of what the lease guards. */
const LOCK_SPACE = 7_263_002;
const RETRY_MS = 1_000;
/** A lease holder says so often that it lives. */
const PING_MS = 2_000;
/** A lease holder whose connection broke notices it after at most this long... */
const PING_TIMEOUT_MS = 4_000;
/** ...so that a process which finds a lease that was not released waits longer before it works. */
const GRACE_MS = 10_000;

/** The right to do alone what the lease guards. */
export interface Lease {
  /** Resolves when the right is gone, with the reason; the work has to stop at once. */
  readonly lost: Promise<string>;
  /** Releases it, so that a standby can start at once. */
  release(): Promise<void>;
}

/** What it will guard, and for whom. */
export type LeaseRequest = Guarded & {
  /** For people: machine and process. */
  readonly holder: string;
  readonly signal: AbortSignal;
  /** How long a lease holder waits where the previous one did not release; none where writes of the previous one are refused anyway. */
  readonly graceMs?: number;
  /** How the work goes on, which is reported to others every few seconds; without it nothing is reported. */
  readonly describe?: () => Readonly<Record<string, unknown>>;
  /** Called when somebody else holds the lease: at first, and whenever that changes; with undefined where the database does not answer. */
  readonly onWaiting: (holder: string | undefined) => void;
};

/** Waits until nobody else has the lease; undefined where the signal ended the wait. */
export async function acquireLease(store: PortalStore, request: LeaseRequest): Promise<Lease | undefined> {
  let announced: { readonly holder: string | undefined } | undefined;
  while (!request.signal.aborted) {
    const client = new Client({ ...store.connection, query_timeout: PING_TIMEOUT_MS });
    const lease = await attempt(client, request).catch(() => {
      // The database does not answer, which who asks for the lease hears.
      return { heldBy: undefined };
    });
    if (lease === undefined || 'lost' in lease) return lease;
    await client.end().catch(() => {
      // The connection is gone already.
    });
    if (announced === undefined || lease.heldBy !== announced.holder) request.onWaiting(lease.heldBy);
    announced = { holder: lease.heldBy };
    await sleep(RETRY_MS, undefined, { signal: request.signal }).catch(() => {});
  }
  return undefined;
}

/** The connection is the lease: however its process ends, the database takes the lock back. */
async function attempt(client: Client, request: LeaseRequest): Promise<Lease | { heldBy: string } | undefined> {
  const { holder, signal, graceMs = GRACE_MS } = request;
  const key = [request.guards, networkOf(request)];
  const lost = lostWhenClosed(client);
  await client.connect();
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as locked', [
    LOCK_SPACE,
    lockName(request),
  ]);
  const before = await client.query<{ holder: string }>(
    'select holder from lease where guards = $1 and network = $2',
    key,
  );
  const previous = before.rows[0]?.holder;
  if (rows[0]?.locked !== true) return { heldBy: previous ?? 'a process that is starting' };
  await client.query(
    `insert into lease (guards, network, holder) values ($1, $2, $3)
     on conflict (guards, network) do update set holder = excluded.holder, since = now()`,
    [...key, holder],
  );
  if (previous !== undefined) await sleep(graceMs, undefined, { signal }).catch(() => {});
  const tell = heartOf(client, request);
  const ping = setInterval(() => {
    tell(false).catch((error: Error) => lost.resolve(error.message));
  }, PING_MS);
  await tell(false);
  const release = async () => {
    clearInterval(ping);
    await tell(true).catch(() => {
      // That nothing was reported for a while says the same.
    });
    await client.query('delete from lease where guards = $1 and network = $2', key).catch(() => {
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

/** Tells others how the work goes on, or that it ended; without a description the connection alone is tried. */
function heartOf(client: Client, request: LeaseRequest): (hasEnded: boolean) => Promise<unknown> {
  const { holder, describe } = request;
  if (describe === undefined) return () => client.query('select 1');
  return (hasEnded) => beat(client, request, { holder, hasEnded, state: describe() });
}

function lostWhenClosed(client: Client) {
  const { promise, resolve } = Promise.withResolvers<string>();
  client.on('error', (error) => resolve(error.message));
  client.on('end', () => resolve('the connection was closed'));
  return { promise, resolve };
}
