import { bigint, index, jsonb, pgTable, text, timestamp } from '../drizzle.ts';

/** What administrators did. Rows are only added, in the transaction of the action. */
export const auditTable = pgTable(
  'audit',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** Who did it; without a reference, so that it stays when the account is deleted. */
    actorId: bigint('actor_id', { mode: 'bigint' }).notNull(),
    actorEmail: text('actor_email').notNull(),
    /** Such as `dapp.approve`. */
    action: text('action').notNull(),
    /** What it was done to: an id. */
    subject: text('subject').notNull(),
    details: jsonb('details').$type<AuditDetails>().notNull().default({}),
  },
  (table) => [index('audit_subject').on(table.subject)],
);

/** What is worth knowing of an action; never a secret. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;
export type AuditRow = typeof auditTable.$inferSelect;
