import { dappTable } from '../dapp/table.ts';
import { bigint, check, index, jsonb, pgTable, sql, text, timestamp, uniqueIndex } from '../drizzle.ts';
import { userTable } from '../user/table.ts';
import type { SubmissionContent } from './content.ts';

/** What an operator is asked to approve: a new dapp, a change, contract or owner of one, or a link for NFT pages. */
export const SUBMISSION_KINDS = ['dapp', 'dapp-change', 'dapp-contract', 'dapp-owner', 'marketplace-link'] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];
/** Withdrawn: a newer one came before it was looked at. */
export const SUBMISSION_STATES = ['pending', 'approved', 'refused', 'withdrawn'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** The operator's queue, and what became of it. */
export const submissionTable = pgTable(
  'submission',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<SubmissionKind>().notNull(),
    state: text('state').$type<SubmissionState>().notNull().default('pending'),
    /** Who sent it; null where nobody was signed in. */
    userId: bigint('user_id', { mode: 'bigint' }).references(() => userTable.id, { onDelete: 'cascade' }),
    dappId: text('dapp_id').references(() => dappTable.id, { onDelete: 'cascade' }),
    /** By kind, see `content.ts`. */
    content: jsonb('content').$type<SubmissionContent>().notNull(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }).notNull().defaultNow(),
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }),
    reviewedBy: bigint('reviewed_by', { mode: 'bigint' }).references(() => userTable.id, { onDelete: 'set null' }),
    /** Why it was refused. */
    reason: text('reason'),
  },
  (table) => [
    index('submission_queue').on(table.state, table.id),
    index('submission_user').on(table.userId),
    // One change of a dapp waits at a time.
    uniqueIndex('submission_dapp_pending')
      .on(table.dappId, table.kind)
      .where(sql`state = 'pending' and kind in ('dapp', 'dapp-change')`),
    check('submission_state', sql`${table.state} in ('pending', 'approved', 'refused', 'withdrawn')`),
  ],
);

export type SubmissionRow = typeof submissionTable.$inferSelect;
