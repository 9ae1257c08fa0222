import { SignedInOnly } from '../features/account-access/guards.tsx';
import { AnnouncementsTab } from '../features/desk/announcements-tab.tsx';
import { AuditTab } from '../features/desk/audit-tab.tsx';
import { DappsTab } from '../features/desk/dapps-tab.tsx';
import { FeaturesTab } from '../features/desk/features-tab.tsx';
import { NewsTab } from '../features/desk/news-tab.tsx';
import { PlansTab } from '../features/desk/plans-tab.tsx';
import { RequestsTab } from '../features/desk/requests-tab.tsx';
import { UsersTab } from '../features/desk/users-tab.tsx';
import { useSessionUser } from '../shared/session/session-user.ts';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { UrlTabs } from '../shared/ui/url-tabs.tsx';
import { NotFoundPage } from './not-found.tsx';

/** The operator's desk. What it shows and does, the server allows to administrators alone. */
export function Component() {
  return (
    <SignedInOnly>
      <Desk />
    </SignedInOnly>
  );
}

function Desk() {
  const user = useSessionUser();
  if (user?.role !== 'administrator') return <NotFoundPage />;
  return (
    <div className="wrap page">
      <PageTitle>Administration</PageTitle>
      <Breadcrumbs here="Administration" />
      <h1>Administration</h1>
      <section className="card desk" aria-label="Administration">
        <UrlTabs
          label="Administration"
          tabs={[
            { id: 'requests', label: 'Requests', content: () => <RequestsTab /> },
            { id: 'announcements', label: 'Announcements', content: () => <AnnouncementsTab /> },
            { id: 'news', label: 'News', content: () => <NewsTab /> },
            { id: 'dapps', label: 'Dapps', content: () => <DappsTab /> },
            { id: 'features', label: 'Features', content: () => <FeaturesTab /> },
            { id: 'plans', label: 'Plans', content: () => <PlansTab /> },
            { id: 'users', label: 'Users', content: () => <UsersTab ownId={user.id} /> },
            { id: 'audit', label: 'Audit log', content: () => <AuditTab /> },
          ]}
        />
      </section>
    </div>
  );
}
