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
export const UserData = object('Everything that the portal has of a user.', {
  user: User,
  apiKeys: arrayOf(ApiKey, 'Keys of the public API, without their secrets.'),
  sessions: arrayOf(UserSession, 'Where the user is signed in.'),
  knownDevices: arrayOf(
    object('A browser.', { lastUsed: text('When the user last signed in with it, ISO 8601 UTC.') }),
    'Browsers in which the user has signed in within 180 days.',
  ),
  invoices: arrayOf(Invoice, 'Invoices of the user, the newest first, and how they were paid.'),
  usage: arrayOf(UsageSummary, 'Units that the user used in each month in UTC, the newest first.'),
  dapps: arrayOf(OwnDappReply, 'Dapps that the user registered.'),
  subscriptions: arrayOf(Subscription, 'Subscriptions of the user.'),
  subscriptionFilters: arrayOf(SubscriptionFilter, 'Subscription filters.'),
  requests: arrayOf(
    SubmissionReply,
    'Requests of the user to the operator, and marketplace link requests with the user’s address.',
  ),
});
