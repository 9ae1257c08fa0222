import type { User } from '@ledgerscope/contract/user';
import { ApiKeysPanel } from '../features/api-keys/api-keys-panel.tsx';
import { Payments } from '../features/billing/payments.tsx';
import { MyDapps } from '../features/my-dapps/my-dapps.tsx';
import { AccountPanel } from '../features/profile/account-panel.tsx';
import { FirstSteps } from '../features/profile/first-steps.tsx';
import styles from '../features/profile/profile.module.css';
import { SessionsPanel } from '../features/profile/sessions-panel.tsx';
import { SavedAccountsPanel } from '../features/saved-accounts/saved-accounts-panel.tsx';
import { SubscriptionsPanel } from '../features/subscriptions/subscriptions-panel.tsx';
import { Statements } from '../features/usage/statements.tsx';
import { WalletsPanel } from '../features/wallets/wallets-panel.tsx';
import panelStyles from '../shared/ui/panel.module.css';
import { UrlTabs } from '../shared/ui/url-tabs.tsx';

/** What a user has: accounts and keys, the statements of usage, and payments. */
export function ProfileTabs({ user }: { user: User }) {
  return (
    <div className={styles.profileTabs}>
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
    <div className={panelStyles.panels}>
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
