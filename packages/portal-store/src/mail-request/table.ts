import { bigint, check, pgTable, sql, text, timestamp } from '../drizzle.ts';

/**
 * Links that somebody asked for, with or without an account: whether there is one is looked up after the reply, so that the reply
 * costs the same.
 */
export const mailRequestTable = pgTable(
  'mail_request',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<MailRequestKind>().notNull(),
    email: text('email').notNull(),
    /** Scheme and host of the link. */
    origin: text('origin').notNull(),
    /** SHA-256 of what names the sign-up whose link is sent again; null where nothing does. */
    ticketHash: text('ticket_hash'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('mail_request_kind', sql`${table.kind} in ('activation', 'reset')`)],
);

/** Which link was asked for. */
export type MailRequestKind = 'activation' | 'reset';
export type MailRequestRow = typeof mailRequestTable.$inferSelect;
