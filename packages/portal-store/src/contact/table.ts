import { integer, pgTable, text, timestamp } from '../drizzle.ts';
import { ownerColumn } from '../user/table.ts';

/** The code that was last sent to the contact number of a user. */
export const contactCodeTable = pgTable('contact_code', {
  userId: ownerColumn().primaryKey(),
  /** The number that it was sent to: the code confirms no other. */
  number: text('number').notNull(),
  /** A keyed hash: six digits are found by trying where the key is not needed. */
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
