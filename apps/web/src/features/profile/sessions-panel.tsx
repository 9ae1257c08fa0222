import { SESSION_CALLS } from '@ledgerscope/contract/session-calls';
import type { UserSession } from '@ledgerscope/contract/user-session';
import { useQueryClient } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { useData } from '../../shared/api/data-query.ts';
import { sendCall } from '../../shared/api/send-call.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import styles from '../../shared/ui/panel.module.css';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { showToast } from '../../shared/ui/toasts.ts';
import { useRun } from '../../shared/ui/use-run.ts';
import { deviceName } from './device-name.ts';

/** Where a user is signed in. */
function useSessions(userId: string) {
  return useData(['user', userId, 'sessions'], addressOf(SESSION_CALLS.listSessions, {}));
}

/** Ends one of them; the list is asked for again. */
function useEndSession(userId: string): (sessionId: string) => Promise<void> {
  const queries = useQueryClient();
  return async (sessionId) => {
    await sendCall(SESSION_CALLS.endSession, { sessionId });
    await queries.invalidateQueries({ queryKey: ['user', userId, 'sessions'] });
  };
}

/** Where the user is signed in; other devices can be signed out. */
export function SessionsPanel({ userId }: { userId: string }) {
  const { data, error, refetch } = useSessions(userId);
  return (
    <section className="card" aria-labelledby="sessions">
      <header>
        <h2 id="sessions">Signed-in devices</h2>
      </header>
      {error === null ? null : <LoadFailure error={error} retry={() => void refetch()} />}
      <ul className={styles.sessionList}>
        {(data ?? []).map((session) => (
          <Session key={session.id} userId={userId} session={session} />
        ))}
      </ul>
    </section>
  );
}

function Session({ userId, session: { id, device, lastUsed, current } }: { userId: string; session: UserSession }) {
  const end = useEndSession(userId);
  const { isBusy: isEnding, run } = useRun();
  const name = deviceName(device);
  const signOut = () =>
    run(async () => {
      await end(id);
      showToast(`Signed out ${name}.`);
    });
  return (
    <li>
      <span className="grow break">
        <b>{name}</b>
        <span className="muted block">
          Last used <Timestamp iso={lastUsed} />
        </span>
      </span>
      {current ? (
        <span className="badge soft">This device</span>
      ) : (
        <button type="button" className="button small" disabled={isEnding} onClick={() => void signOut()}>
          Sign out<span className="sr-only"> {name}</span>
        </button>
      )}
    </li>
  );
}
