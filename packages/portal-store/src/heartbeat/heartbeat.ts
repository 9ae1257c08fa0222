import type { Client } from 'pg';
import { and, eq, sql } from '../drizzle.ts';
import { type Guarded, networkOf } from '../lease/guarded.ts';
import type { PortalStore } from '../portal-store.ts';
import { heartbeatTable } from './table.ts';

/** The holder of a lease reports every two seconds; after so long without a word it has halted. */
export const HEARTBEAT_SILENT_MS = 15_000;

/** What the holder of a lease said last of its work. */
export interface Heartbeat {
  readonly holder: string;
  /** How long ago, by the clock of the database. */
  readonly ageMs: number;
  /** Whether it ended in good order. */
  readonly hasEnded: boolean;
  readonly state: Readonly<Record<string, unknown>>;
}

/** Says over the connection of the lease itself that its holder lives, and how its work goes on. */
export async function beat(
  client: Pick<Client, 'query'>,
  guarded: Guarded,
  { holder, hasEnded, state }: Pick<Heartbeat, 'holder' | 'hasEnded' | 'state'>,
): Promise<void> {
  await client.query(
    `insert into heartbeat (guards, network, holder, has_ended, state) values ($1, $2, $3, $4, $5)
     on conflict (guards, network) do update
     set holder = excluded.holder, has_ended = excluded.has_ended, state = excluded.state, at = now()`,
    [guarded.guards, networkOf(guarded), holder, hasEnded, JSON.stringify(state)],
  );
}

/** The last word about what a lease guards; undefined where nobody ever had it. */
export async function lastHeartbeat(store: PortalStore, guarded: Guarded): Promise<Heartbeat | undefined> {
  const { guards, network, holder, at, hasEnded, state } = heartbeatTable;
  const ageMs = sql<number>`(extract(epoch from now() - ${at}) * 1000)::float8`;
  const [found] = await store.query((db) =>
    db
      .select({ holder, ageMs, hasEnded, state })
      .from(heartbeatTable)
      .where(and(eq(guards, guarded.guards), eq(network, networkOf(guarded)))),
  );
  return found;
}

/** For how many seconds nothing was said of each work, by what the lease guards. */
export async function heartbeatAges(store: PortalStore): Promise<Readonly<Record<string, number>>> {
  const { guards, at } = heartbeatTable;
  const seconds = sql<number>`extract(epoch from now() - max(${at}))::float8`;
  const found = await store.query((db) => db.select({ guards, seconds }).from(heartbeatTable).groupBy(guards));
  return Object.fromEntries(found.map((row) => [row.guards, Math.max(0, row.seconds)]));
}
