import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../bytes-column.ts';
import { messageColumns } from '../subscription/message-columns.ts';
import { subscriptionTable } from '../subscription/table.ts';

/** Where subscriptions send messages that have no queue. */
export const webhookTable = pgTable(
  'webhook',
  {
    subscriptionId: bigint('subscription_id', { mode: 'bigint' })
      .primaryKey()
      .references(() => subscriptionTable.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    /** What deliveries are signed with, sealed. */
    secretSealed: bytes('secret_sealed').notNull(),
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
    index('webhook_due').on(table.dueAt).where(sql`${table.pausedFor} is null`),
    check('webhook_paused_for', sql`${table.pausedFor} in ('owner', 'failure')`),
  ],
);

/** Messages of webhooks: those that wait, and for three days those that do not. */
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

/** Who paused a webhook: its owner, or a day of failures. */
export type PauseReason = 'owner' | 'failure';
/** Dead is what was tried for the last time. */
export type DeliveryState = 'waiting' | 'delivered' | 'dead';
export type WebhookRow = typeof webhookTable.$inferSelect;
export type DeliveryRow = typeof deliveryTable.$inferSelect;
