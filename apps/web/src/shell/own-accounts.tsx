import { Link, useLocation } from 'react-router';
import { useSavedAccounts } from '../entities/account/get-saved-accounts.ts';
import { accountHref, PATHS } from '../shared/paths.ts';
import { originState } from '../shared/session/origin.ts';
import { useSessionUser } from '../shared/session/session-user.ts';
import menuStyles from '../shared/ui/menu.module.css';
import styles from './own-accounts.module.css';

/** Below the look-up: the accounts that the user follows, or why one would sign up. */
export function OwnAccounts({ close }: { close: () => void }) {
  const user = useSessionUser();
  const location = useLocation();
  if (user !== null) return <SavedAccounts userId={user.id} close={close} />;
  return (
    <p className={`${styles.ownAccounts} muted`}>
      <Link className="in-sentence" to={PATHS.signUp} state={originState(location)} onClick={close}>
        Sign up
      </Link>{' '}
      for real-time account alerts.
    </p>
  );
}

function SavedAccounts({ userId, close }: { userId: string; close: () => void }) {
  const { data = [], error } = useSavedAccounts(userId);
  if (error !== null)
    return <p className={`${styles.ownAccounts} muted`}>Couldn’t load your saved accounts. Try again later.</p>;
  if (data.length === 0)
    return (
      <p className={`${styles.ownAccounts} muted`}>
        Accounts you follow appear here.{' '}
        <Link className="in-sentence" to={PATHS.profile} onClick={close}>
          Follow an account
        </Link>
      </p>
    );
  return (
    <nav className={styles.ownAccounts} aria-label="Saved accounts">
      <ul className={menuStyles.menu}>
        {data.map(({ accountId, alias }) => (
          <li key={accountId}>
            <Link to={accountHref(accountId)} onClick={close}>
              <span className="break">{alias ?? 'UNNAMED ACCOUNT'}</span>
              <span className="muted mono block">{accountId}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
