import { useEffect } from 'react';
import { SignedInOnly } from '../features/account-access/guards.tsx';
import styles from '../features/profile/profile.module.css';
import { ProfileCard } from '../features/profile/profile-card.tsx';
import { forgetPrices } from '../shared/session/origin.ts';
import { useSessionUser } from '../shared/session/session-user.ts';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { ProfileTabs } from './profile-tabs.tsx';

/** What a user has: the profile on the left, and three tabs on the right. */
export function Component() {
  return (
    <SignedInOnly>
      <Profile />
    </SignedInOnly>
  );
}

function Profile() {
  const user = useSessionUser();
  useEffect(forgetPrices, []);
  if (user === null) return null;
  return (
    <div className="wrap page">
      <PageTitle>Profile</PageTitle>
      <Breadcrumbs here="Profile" />
      <h1>Profile</h1>
      <div className={styles.profile}>
        <ProfileCard known={user} />
        <ProfileTabs user={user} />
      </div>
    </div>
  );
}
