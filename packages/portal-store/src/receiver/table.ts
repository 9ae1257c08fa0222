import { bytes } from '../bytes-column.ts';
import { bigint, check, index, integer, pgTable, sql, text, timestamp, uuid } from '../drizzle.ts';
import { messageColumns } from '../subscription/message-columns.ts';
import { subscriptionTable } from '../subscription/table.ts';

/** Who subscriptions send messages to that have no queue in this database: webhooks, and queues at AWS. */
export const receiverTable = pgTable(
  'receiver',
  {
    subscriptionId: bigint('subscription_id', { mode: 'bigint' })
      .primaryKey()
      .references(() => subscriptionTable.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReceiverKind>().notNull(),
    /** Of a webhook; that of a queue is known once the queue is made. */
    url: text('url'),
    /** What deliveries to a webhook are signed with, sealed. */
    secretSealed: bytes('secret_sealed'),
    /** The secret before, by which deliveries are signed too until a while after the change. */
    oldSecretSealed: bytes('old_secret_sealed'),
    oldSecretUntil: timestamp('old_secret_until', { withTimezone: true }),
    /** When the first try failed since the last that did not. */
    failingSince: timestamp('failing_since', { withTimezone: true }),
    /** When the next try is due. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    /** While somebody sends: when that counts as ended without a word. */
    takenUntil: timestamp('taken_until', { withTimezone: true }),
    pausedFor: text('paused_for').$type<PauseReason>(),
  },
  (table) => [
    index('receiver_due').on(table.dueAt).where(sql`${table.pausedFor} is null`),
    check('receiver_paused_for', sql`${table.pausedFor} in ('owner', 'failure')`),
    check(
      'receiver_kind',
      sql`num_nonnulls(${table.url}, ${table.secretSealed}) = case ${table.kind} when 'webhook' then 2 when 'queue' then 0 else -1 end`,
    ),
  ],
);

/** What a queue at AWS is to be, and what it is: it is made, admits readers and goes with its subscription, also after a crash in between. */
export const awsQueueTable = pgTable('aws_queue', {
  queueName: text('queue_name').primaryKey(),
  /** Null once that is deleted: then the queue is to go too. */
  subscriptionId: bigint('subscription_id', { mode: 'bigint' })
    .unique()
    .references(() => subscriptionTable.id, { onDelete: 'set null' }),
  /** Null until it is made. */
  url: text('url'),
  /** ARNs that its policy admits, none for everybody; null until it has a policy. */
  admits: text('admits').array(),
  /** When it is to be looked at next, where it is not what it is to be. */
  dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
  /** While somebody changes it: when that counts as ended without a word. */
  takenUntil: timestamp('taken_until', { withTimezone: true }),
  /** Tries that have failed since the last that did not, and why the last one did. */
  tries: integer('tries').notNull().default(0),
  failure: text('failure'),
});

/** Messages of receivers: those that wait, and for three days those that do not. */
export const deliveryTable = pgTable(
  'delivery',
  {
    ...messageColumns(),
    state: text('state').$type<DeliveryState>().notNull().default('waiting'),
    /** Names what it is sent with, the same at every try; null before the first. */
    batchId: uuid('batch_id'),
    tries: integer('tries').notNull().default(0),
    queuedAt: timestamp('queued_at', { withTimezone: true }).notNull().defaultNow(),
    triedAt: timestamp('tried_at', { withTimezone: true }),
    /** HTTP status of the last answer; null where there was none. */
    status: integer('status'),
    /** The beginning of the last answer, or why there was none. */
    response: text('response'),
    /** How long the last try took. */
    tookMs: integer('took_ms'),
  },
  (table) => [
    index('delivery_waiting').on(table.subscriptionId, table.id).where(sql`${table.state} = 'waiting'`),
    index('delivery_subscription').on(table.subscriptionId, table.id),
    index('delivery_queued').on(table.queuedAt),
    check('delivery_state', sql`${table.state} in ('waiting', 'delivered', 'dead')`),
  ],
);

/** What messages are sent to. */
export type ReceiverKind = 'webhook' | 'queue';
/** Who paused a webhook: its owner, or a day of failures. */
export type PauseReason = 'owner' | 'failure';
/** Dead is what was tried for the last time. */
export type DeliveryState = 'waiting' | 'delivered' | 'dead';
export type ReceiverRow = typeof receiverTable.$inferSelect;
export type AwsQueueRow = typeof awsQueueTable.$inferSelect;
export type DeliveryRow = typeof deliveryTable.$inferSelect;
