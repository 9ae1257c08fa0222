import type { FilterType, SubscriptionModel, SubscriptionType } from '@ledgerscope/contract/subscription-options';
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, sql, text, timestamp } from '../drizzle.ts';
import { ownerColumn } from '../user/table.ts';

/** Labels of a queue, which mean something to its owner alone. */
export type QueueTags = Readonly<Record<string, string>>;

/** What users have sent to them as it happens on the ledger. */
export const subscriptionTable = pgTable(
  'subscription',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerColumn(),
    type: text('type').$type<SubscriptionType>().notNull(),
    model: text('model').$type<SubscriptionModel>().notNull(),
    /** Names its queue, among those of all users. */
    queueName: text('queue_name').notNull().unique(),
    /** Public names; empty for all types. */
    transactionTypes: text('transaction_types').array().notNull().default(sql`'{}'`),
    /** The first day (UTC) on which it is no longer active; null where time does not end it. */
    expiresOn: date('expires_on'),
    /** Messages until its end; null where their number does not end it. */
    remaining: bigint('remaining', { mode: 'bigint' }),
    /** ARNs of those who may read the queue beside its owner. */
    iamUsers: text('iam_users').array().notNull().default(sql`'{}'`),
    /** While no reader is named: whether everybody may read the queue, or its owner alone. */
    isPublic: boolean('is_public').notNull().default(true),
    /** After so many receives a message of its queue is given up; null for never. */
    mostReceives: integer('most_receives'),
    /** What the owner labelled its queue with, by key. */
    queueTags: jsonb('queue_tags').$type<QueueTags>().notNull().default({}),
    /** Where it is paused: everything up to this instant is delivered. Null where it goes along with the feeds. */
    stoppedAtNs: bigint('stopped_at_ns', { mode: 'bigint' }),
    /** Where it stopped for want of units: so many are needed to go on, one for each message of the next transaction. */
    neededUnits: bigint('needed_units', { mode: 'bigint' }).notNull().default(sql`1`),
    /** Whether its owner paused its queue, until it is resumed. */
    paused: boolean('paused').notNull().default(false),
    /** While it is replayed, and therefore paused: from where, how far that is, and up to where. */
    replayFromNs: bigint('replay_from_ns', { mode: 'bigint' }),
    replayedNs: bigint('replayed_ns', { mode: 'bigint' }),
    replayUntilNs: bigint('replay_until_ns', { mode: 'bigint' }),
    /** Transactions that the replay has looked at. */
    replayLooked: bigint('replay_looked', { mode: 'bigint' }).notNull().default(sql`0`),
    /** How often it was replayed, with this time. */
    replays: integer('replays').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('subscription_user').on(table.userId),
    index('subscription_stopped').on(table.id).where(sql`${table.stoppedAtNs} is not null`),
    check('subscription_type', sql`${table.type} in ('EVENT', 'TRANSACTION', 'HCS_TOPIC')`),
    check('subscription_model', sql`${table.model} in ('FREE', 'EXPIRE_DATE', 'DATA', 'COUNT')`),
    check('subscription_most_receives', sql`${table.mostReceives} between 1 and 1000`),
    check('subscription_remaining', sql`${table.remaining} >= 0`),
    check(
      'subscription_replay',
      sql`num_nulls(${table.replayFromNs}, ${table.replayedNs}, ${table.replayUntilNs}) in (0, 3) and (${table.stoppedAtNs} is not null or ${table.replayUntilNs} is null)`,
    ),
  ],
);

/** What a subscription has while it is not replayed. */
export const NO_REPLAY = { replayFromNs: null, replayedNs: null, replayUntilNs: null } as const;

/** What a subscription is narrowed to; it has no messages without one. */
export const subscriptionFilterTable = pgTable(
  'subscription_filter',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: bigint('subscription_id', { mode: 'bigint' })
      .notNull()
      .references(() => subscriptionTable.id, { onDelete: 'cascade' }),
    type: text('type').$type<FilterType>().notNull(),
    /** Ids as shard.realm.num, or parts of memos. */
    values: text('values').array().notNull(),
    /** Names and signatures of events. */
    signatures: text('signatures').array().notNull().default(sql`'{}'`),
    /** What came to consensus up to this instant is not looked at. */
    sinceNs: bigint('since_ns', { mode: 'bigint' }).notNull(),
  },
  (table) => [
    index('subscription_filter_subscription').on(table.subscriptionId),
    check(
      'subscription_filter_type',
      sql`${table.type} in ('PAYER_ACCOUNT', 'SENDER_ACCOUNT', 'RECEIVER_ACCOUNT', 'CONTRACT', 'MEMO', 'FUNCTION_NAME', 'TOPIC')`,
    ),
  ],
);

/** The ABI by which the events of a subscription are read. */
export const subscriptionAbiTable = pgTable('subscription_abi', {
  subscriptionId: bigint('subscription_id', { mode: 'bigint' })
    .primaryKey()
    .references(() => subscriptionTable.id, { onDelete: 'cascade' }),
  abi: jsonb('abi').$type<readonly unknown[]>().notNull(),
  /** SHA-256 of the ABI, in hex: what was read of it is known by that. */
  hash: text('hash').notNull(),
  /** Why the subscription stopped at it, as a sentence; null where it is used. */
  problem: text('problem'),
});

export type SubscriptionRow = typeof subscriptionTable.$inferSelect;
export type SubscriptionFilterRow = typeof subscriptionFilterTable.$inferSelect;
