import { ABI_LIMITS } from './abi-limits.ts';
import { ACCOUNT_LIMITS } from './account-limits.ts';
import { CONNECTION_STRANGER_LIMITS } from './connection-limits.ts';
import { CONTENT_LIMITS } from './content-limits.ts';
import { QUEUE_LIMITS } from './queue-limits.ts';
import { REQUEST_LIMITS } from './request-limits.ts';
import type { StrangerLimit } from './stranger-limit.ts';
import { SUBSCRIPTION_LIMITS } from './subscription-limits.ts';
import { TURN_LIMITS } from './turn-limits.ts';

/**
 * Every limit that somebody meets who is not the operator: docs/operating/security.md is written from this list, and each has an
 * attack in the suite `hostile`. Each area has a file beside this one, and a line here.
 */
export const STRANGER_LIMITS = {
  ...ABI_LIMITS,
  ...CONTENT_LIMITS,
  ...ACCOUNT_LIMITS,
  ...QUEUE_LIMITS,
  ...SUBSCRIPTION_LIMITS,
  ...TURN_LIMITS,
  ...REQUEST_LIMITS,
  ...CONNECTION_STRANGER_LIMITS,
} as const;

/** Names a limit. */
export type LimitName = keyof typeof STRANGER_LIMITS;

/** The limits as a table of Markdown. */
export function limitsTable(): string {
  const limits: readonly StrangerLimit[] = Object.values(STRANGER_LIMITS);
  const rows = limits.map(({ what, limit, beyond }) => `| ${what} | ${limit} | ${beyond} |`);
  return ['', '| What | Limit | Beyond it |', '| --- | --- | --- |', ...rows, ''].join('\n');
}
