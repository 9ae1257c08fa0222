import { type Static, Type } from 'typebox';
import { ApiKey } from './api-key.ts';
import { Invoice } from './billing.ts';
import { Submission } from './desk.ts';
import { OwnDapp } from './own-dapp.ts';
import { Subscription, SubscriptionFilter } from './subscription.ts';
import { UsageSummary } from './usage.ts';
import { User } from './user.ts';
import { UserSession } from './user-session.ts';

/** Everything that the portal has of a user. */
export const UserData = Type.Object(
  {
    user: User,
    apiKeys: Type.Array(ApiKey, { description: 'Keys of the public API, without their secrets.' }),
    sessions: Type.Array(UserSession, { description: 'Where the user is signed in.' }),
    invoices: Type.Array(Invoice, { description: 'Invoices of the user, the newest first, and how they were paid.' }),
    usage: Type.Array(UsageSummary, {
      description: 'Units that the user used in each month in UTC, the newest first.',
    }),
    dapps: Type.Array(OwnDapp, { description: 'Dapps that the user registered.' }),
    subscriptions: Type.Array(Subscription, { description: 'Subscriptions of the user.' }),
    subscriptionFilters: Type.Array(SubscriptionFilter, { description: 'What they are narrowed to.' }),
    requests: Type.Array(Submission, {
      description: 'What the user asked the operator for, and requests for marketplace links with the user’s address.',
    }),
  },
  { description: 'Everything that the portal has of a user.' },
);
export type UserData = Static<typeof UserData>;
