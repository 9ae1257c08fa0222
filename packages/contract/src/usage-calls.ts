import { call } from './call.ts';
import { listOf, singleOf } from './envelope.ts';
import { flag, oneOf, parameter, shortText, whole, wordOr } from './parameter.ts';
import { query } from './query.ts';
import { UnitBalance, UsageDetail, UsageSummary } from './usage.ts';
import { userPath } from './user-calls.ts';

const ofUsage = { tag: 'usage', access: 'user', errors: [503], dependsOn: ['portal', 'outside'] } as const;
const named = { ...ofUsage, params: { userId: userPath } } as const;
const MAX_MS = Number.MAX_SAFE_INTEGER;
const MAX_PAGE = 1_000;

/** What programs of older services send beside the path, which names the user. */
export const ofMerchant = query(
  parameter('email', shortText(320), 'Ignored; the user is taken from the path.'),
  parameter('merchantId', shortText(100), 'No effect: an installation has one merchant.'),
);

const span = query(
  ofMerchant,
  parameter(
    'startDateMillisec',
    whole(0, MAX_MS, 0),
    `Earliest use, inclusive; Unix time in milliseconds. Everything by default.`,
    'fromMs',
  ),
  parameter('endDateMillisec', whole(0, MAX_MS, MAX_MS), `Latest use, exclusive; Unix time in milliseconds.`, 'toMs'),
);

/** What a user has of units, and what they were used for. */
export const USAGE_CALLS = {
  listUsageSummaries: call({
    ...named,
    path: '/api/users/{userId}/getUsageSummary',
    summary: 'Units used by the user in each month in UTC, newest first.',
    query: query(
      span,
      parameter('by', wordOr('month', oneOf(['month', 'day'])), 'Row period; month by default.'),
      parameter('pageNo', whole(0, MAX_PAGE, 0), 'Page number, starting at 0.'),
      parameter('pageSize', whole(1, MAX_PAGE, 5), 'Rows per page; 5 by default.'),
    ),
    reply: listOf(UsageSummary, 'A page of billing cycles.'),
  }),
  listUsageDetails: call({
    ...named,
    path: '/api/users/{userId}/getUsageDetails',
    summary: 'Units used by the user for each call in a time range.',
    query: span,
    reply: listOf(UsageDetail, 'Units by call, highest first.'),
  }),
  getUnitBalance: call({
    ...named,
    path: '/api/users/{userId}/profileBalance',
    summary: 'Remaining units of the user.',
    query: query(ofMerchant, parameter('currentBalance', flag, 'Ignored; the current balance is always returned.')),
    reply: singleOf(UnitBalance, 'The balance.'),
  }),
};
