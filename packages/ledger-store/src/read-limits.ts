import type { StatementLimits } from './client/ledger-client.ts';

/** What a statement of a page may take: beyond it the reader is asked to want less. */
export const READ_LIMITS: StatementLimits = { seconds: 5 };
