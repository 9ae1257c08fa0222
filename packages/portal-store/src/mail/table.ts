import { bigint, check, index, integer, pgTable, sql, text, timestamp, uuid } from '../drizzle.ts';

/** How people are notified: by email, or by a text message to a phone. */
export type Channel = 'email' | 'sms';

/** The outbox: mails and texts are written in the transaction that causes them, and sent afterwards. */
export const mailTable = pgTable(
  'mail',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    /** A part of its Message-ID: the same at every attempt, so that receivers can recognise a second copy. */
    uuid: uuid('uuid').notNull().defaultRandom(),
    channel: text('channel').$type<Channel>().notNull().default('email'),
    /** An email address, or of a text a phone number. */
    recipient: text('recipient').notNull(),
    /** Empty for a text. */
    subject: text('subject').notNull(),
    /** Empty once it was sent to the outside or has expired: it may hold a link that signs somebody in. */
    text: text('text').notNull(),
    /** Empty for a text. */
    html: text('html').notNull(),
    /** Where a program of the reader ends mails of this kind (RFC 8058); null where there is no such way. */
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When its link or code ends: then it is not sent any more, and its texts are deleted. Null where it holds none that ends. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    attempts: integer('attempts').notNull().default(0),
    /** When it is due; while it is being sent, when it counts as not sent. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When it was given up. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
    lastError: text('last_error'),
  },
  (table) => [
    index('mail_due').on(table.channel, table.dueAt).where(sql`sent_at is null and failed_at is null`),
    index('mail_recipient').on(table.recipient),
    index('mail_expiry').on(table.expiresAt).where(sql`text <> ''`),
    check('mail_channel', sql`${table.channel} in ('email', 'sms')`),
  ],
);

export type MailRow = typeof mailTable.$inferSelect;
