import type { StatementLimits } from '../client/ledger-client.ts';

/** What a statement of type-ahead may take: an answer that comes later helps nobody. */
export const SUGGEST_LIMITS: StatementLimits = { seconds: 1 };
