import { check, index, pgTable, sql, text, timestamp } from '../drizzle.ts';
import { ownerColumn } from '../user/table.ts';

/** Tokens of links in mails; one that is used is deleted. */
export const oneTimeTokenTable = pgTable(
  'one_time_token',
  {
    /** SHA-256 of the token, in hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerColumn(),
    purpose: text('purpose').$type<TokenPurpose>().notNull(),
    /** What was given with the sign-up that this token activates: it takes effect with it, so that nobody else's password does. */
    givenName: text('given_name'),
    givenCompany: text('given_company'),
    givenPasswordHash: text('given_password_hash'),
    /** SHA-256 of the ticket of that sign-up, by which its browser asks for the link once more. */
    signUpHash: text('sign_up_hash'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('one_time_token_user').on(table.userId, table.purpose),
    index('one_time_token_expiry').on(table.expiresAt),
    check('one_time_token_purpose', sql`${table.purpose} in ('activation', 'reset', 'set-up')`),
  ],
);

/** What a token is for; that of a set-up was shown to the operator and not sent to the address. */
export type TokenPurpose = 'activation' | 'reset' | 'set-up';
