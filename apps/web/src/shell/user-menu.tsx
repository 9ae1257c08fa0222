import type { SignedInUser } from '@ledgerscope/contract/user';
import { useQueryClient } from '@tanstack/react-query';
import { Link, NavLink, useLocation, useNavigate } from 'react-router';
import { PATHS } from '../shared/paths.ts';
import { originState } from '../shared/session/origin.ts';
import { endSession, useSessionUser } from '../shared/session/session-user.ts';
import menuStyles from '../shared/ui/menu.module.css';
import { Popup } from '../shared/ui/popup.tsx';
import styles from './user-menu.module.css';

/** The way to sign in, or the menu of who is signed in. */
export function UserMenu() {
  const user = useSessionUser();
  const location = useLocation();
  if (user === null)
    return (
      <Link className={`button small ${styles.signIn}`} to={PATHS.login} state={originState(location)}>
        Sign in
      </Link>
    );
  return (
    <Popup
      className={`${menuStyles.menuButton} ${styles.userButton}`}
      label={`Your account, ${user.name}`}
      trigger={<span className={styles.initials}>{initialsOf(user)}</span>}
    >
      {(close) => <UserEntries user={user} close={close} />}
    </Popup>
  );
}

function UserEntries({ user, close }: { user: SignedInUser; close: () => void }) {
  const signOut = useSignOut();
  return (
    <nav aria-label="Your account">
      <p className={`${styles.userName} break`}>
        <b>{user.name}</b>
        <span className="muted">{user.email}</span>
      </p>
      <ul className={menuStyles.menu}>
        <li>
          <NavLink to={PATHS.profile} onClick={close}>
            Profile
          </NavLink>
        </li>
        {user.role === 'administrator' ? (
          <li>
            <NavLink to={PATHS.admin} onClick={close}>
              Administration
            </NavLink>
          </li>
        ) : null}
        <li>
          <button type="button" className="choice" onClick={() => void signOut()}>
            Sign out
          </button>
        </li>
      </ul>
    </nav>
  );
}

/** Signs out here, whether the server can be reached or not, and forgets what only the user may see. */
function useSignOut(): () => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    // First away from pages that lead to the sign-in page; the token is still needed to end the session.
    const [{ endServerSession }] = await Promise.all([import('./end-server-session.ts'), navigate(PATHS.home)]);
    endServerSession();
    endSession();
    queries.removeQueries({ queryKey: ['user'] });
  };
}

/** Up to two letters for a small round sign. */
function initialsOf({ name }: SignedInUser): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
}
