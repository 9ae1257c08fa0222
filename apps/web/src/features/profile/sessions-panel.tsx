import type { UserSession } from '@ledgerscope/contract';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { showToast } from '../../shared/ui/toasts.ts';
import { useRun } from '../../shared/ui/use-run.ts';
import { deviceName } from './device-name.ts';
import { useEndSession, useSessions } from './get-sessions.ts';

/** Where the user is signed in; other devices can be signed out. */
export function SessionsPanel({ userId }: { userId: string }) {
  const { data, error, refetch } = useSessions(userId);
  return (
    <section className="card" aria-labelledby="sessions">
      <header className="panel-head">
        <h2 id="sessions">Signed-in devices</h2>
      </header>
      {error === null ? null : <LoadFailure error={error} retry={() => void refetch()} />}
      <ul className="session-list">
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
      showToast(`${name} is signed out.`);
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
