import type { SavedAccount } from '@ledgerscope/contract/saved-account';
import { Link, useLocation } from 'react-router';
import { useSavedAccounts } from '../../entities/account/get-saved-accounts.ts';
import { useSiteConfig } from '../../shared/api/get-network.ts';
import { PATHS } from '../../shared/paths.ts';
import { originState } from '../../shared/session/origin.ts';
import { useSessionUser } from '../../shared/session/session-user.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import styles from './alerts.module.css';

/** Accounts with smaller numbers belong to the network and get no alerts. */
const FIRST_WITH_ALERTS = 1001n;

/** Whether the visitor gets notifications of an account, and the way to them. */
export function AlertsPanel({ accountId }: { accountId: string }) {
  const user = useSessionUser();
  return (
    <section className={`card ${styles.alerts}`} aria-labelledby="alerts">
      <header>
        <h2 id="alerts">Account notifications</h2>
      </header>
      {BigInt(accountId.slice(accountId.lastIndexOf('.') + 1)) < FIRST_WITH_ALERTS ? (
        <p className="muted">Notifications are not available for reserved accounts (below 0.0.1001).</p>
      ) : user === null ? (
        <SignedOut />
      ) : (
        <SignedIn userId={user.id} accountId={accountId} />
      )}
    </section>
  );
}

function SignedOut() {
  const location = useLocation();
  const sendsTexts = useSiteConfig().data?.sendsTexts !== false;
  return (
    <div className={`flow ${styles.alertsLine}`}>
      <p>Get real-time account notifications via email{sendsTexts ? ' and/or text' : ''}</p>
      <Link className="button" to={PATHS.signUp} state={originState(location)}>
        SUBSCRIBE
      </Link>
    </div>
  );
}

function SignedIn({ userId, accountId }: { userId: string; accountId: string }) {
  const { data, error, refetch } = useSavedAccounts(userId);
  if (data === undefined && error !== null) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (data === undefined) return <p className="muted">Loading...</p>;
  return (
    <div className={`flow ${styles.alertsLine}`}>
      <p role="status">{alertsText(data.find((account) => account.accountId === accountId))}</p>
      <Link className="button" to={PATHS.profile}>
        MODIFY
      </Link>
    </div>
  );
}

function alertsText(account: SavedAccount | undefined): string {
  const { email = false, sms = false } = account ?? {};
  if (email && sms) return 'You are subscribed for notifications';
  if (email) return 'You are subscribed for email notifications';
  if (sms) return 'You are subscribed for sms notifications';
  return 'You are not subscribed for notifications on this account';
}
