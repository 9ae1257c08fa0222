import { and, eq, type SQL, sql } from '../drizzle.ts';
import { submissionTable } from './table.ts';

/** Requests for marketplace links that came with this email address. */
export function ofAddress(email: string): SQL | undefined {
  return and(eq(submissionTable.kind, 'marketplace-link'), sql`content -> 'marketplace' ->> 'email' = ${email}`);
}
