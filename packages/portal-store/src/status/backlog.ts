import { sql } from '../drizzle.ts';
import type { PortalStore } from '../portal-store.ts';

/** What waits to be sent. */
export interface Backlog {
  readonly mails: Waiting;
  readonly texts: Waiting;
  /** Messages of webhooks and queues at AWS that are not paused. */
  readonly deliveries: Waiting;
  /** Messages that readers of queues have not deleted: they wait for their readers. */
  readonly queued: number;
  /** What came to consensus up to this instant is done with by the feeds; null before the first block. */
  readonly followedNs: bigint | null;
}

/** How many, and how long the oldest of what is due has waited, in seconds. */
export interface Waiting {
  readonly count: number;
  readonly oldestSeconds: number;
}

/** What waits now, over all processes. */
export async function portalBacklog(store: PortalStore): Promise<Backlog> {
  const { rows } = await store.query((db) =>
    db.execute<Record<string, string | null>>(sql`
      select m.mails, m.mails_seconds, m.texts, m.texts_seconds, d.deliveries, d.deliveries_seconds,
        (select count(*) from queue_message where deleted_at is null and dead_at is null) as queued,
        (select followed_ns from feed_position where name = 'feeds') as followed_ns
      from (
        select count(*) filter (where channel = 'email') as mails, count(*) filter (where channel = 'sms') as texts,
          extract(epoch from now() - min(created_at) filter (where channel = 'email' and attempts = 0)) as mails_seconds,
          extract(epoch from now() - min(created_at) filter (where channel = 'sms' and attempts = 0)) as texts_seconds
        from mail where sent_at is null and failed_at is null
      ) m, (
        select count(*) as deliveries,
          extract(epoch from now() - min(queued_at) filter (where tries = 0 and failing_since is null)) as deliveries_seconds
        from delivery join receiver using (subscription_id)
        where state = 'waiting' and paused_for is null
      ) d`),
  );
  const row = rows[0] ?? {};
  const backlogOf = (name: string): Waiting => ({
    count: Number(row[name] ?? 0),
    oldestSeconds: Math.max(0, Number(row[`${name}_seconds`] ?? 0)),
  });
  const { followed_ns: followed } = row;
  return {
    mails: backlogOf('mails'),
    texts: backlogOf('texts'),
    deliveries: backlogOf('deliveries'),
    queued: Number(row.queued ?? 0),
    followedNs: followed === null || followed === undefined ? null : BigInt(followed),
  };
}
