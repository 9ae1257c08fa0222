import type { User } from '@ledgerscope/contract/user';
import { UrlTabs } from '../../shared/ui/url-tabs.tsx';
import { ApiKeysPanel } from '../api-keys/api-keys-panel.tsx';
import { Payments } from '../billing/payments.tsx';
import { MyDapps } from '../my-dapps/my-dapps.tsx';
import { SavedAccountsPanel } from '../saved-accounts/saved-accounts-panel.tsx';
import { SubscriptionsPanel } from '../subscriptions/subscriptions-panel.tsx';
import { Statements } from '../usage/statements.tsx';
import { WalletsPanel } from '../wallets/wallets-panel.tsx';
import { AccountPanel } from './account-panel.tsx';
import { FirstSteps } from './first-steps.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** What a user has: accounts and keys, the statements of usage, and payments. */
export function ProfileTabs({ user }: { user: User }) {
  return (
    <div className="profile-tabs">
      <UrlTabs
        label="Profile"
        tabs={[
          { id: 'profile', label: 'PROFILE', content: () => <ProfilePanels user={user} /> },
          {
            id: 'statements',
            label: 'STATEMENTS',
            content: () => <Statements userId={user.id} />,
          },
          {
            id: 'payments',
            label: 'PAYMENTS',
            content: () => <Payments userId={user.id} />,
          },
        ]}
      />
    </div>
  );
}

function ProfilePanels({ user }: { user: User }) {
  return (
    <div className="panels">
      <FirstSteps userId={user.id} />
      <SavedAccountsPanel user={user} />
      <ApiKeysPanel userId={user.id} />
      <MyDapps userId={user.id} />
      <SubscriptionsPanel userId={user.id} />
      <WalletsPanel userId={user.id} />
      <SessionsPanel userId={user.id} />
      <AccountPanel userId={user.id} />
    </div>
  );
}
