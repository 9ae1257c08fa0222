import { ApiKey } from './api-key.ts';
import { Invoice } from './billing.ts';
import { SubmissionReply } from './desk.ts';
import { OwnDappReply } from './own-dapp.ts';
import { arrayOf, object, text } from './schemas.ts';
import { Subscription, SubscriptionFilter } from './subscription.ts';
import { UsageSummary } from './usage.ts';
import { User } from './user.ts';
import { UserSession } from './user-session.ts';

/** Everything that the portal has of a user. */
export const UserData = object('All portal data of a user.', {
  user: User,
  apiKeys: arrayOf(ApiKey, 'Public API keys, without their secrets.'),
  sessions: arrayOf(UserSession, 'Sessions of the user.'),
  knownDevices: arrayOf(
    object('A browser.', { lastUsed: text('Time of the last sign-in with this browser, ISO 8601 UTC.') }),
    'Browsers in which the user has signed in within 180 days.',
  ),
  invoices: arrayOf(Invoice, 'The user’s invoices and their payment data, newest first.'),
  usage: arrayOf(UsageSummary, 'Units used by the user in each month in UTC, newest first.'),
  dapps: arrayOf(OwnDappReply, 'Dapps registered by the user.'),
  subscriptions: arrayOf(Subscription, 'The user’s subscriptions.'),
  subscriptionFilters: arrayOf(SubscriptionFilter, 'Subscription filters.'),
  requests: arrayOf(
    SubmissionReply,
    'Requests from the user to the operator, and marketplace link requests with the user’s email address.',
  ),
});
