import { FailedReply } from '../api/api-error.ts';
import styles from './load-failure.module.css';

/** What is in the place of data that could not be loaded. */
export function LoadFailure({ error, retry }: { error: Error; retry: () => unknown }) {
  const known = error instanceof FailedReply ? error : null;
  return (
    <div className={styles.failure} role="alert">
      <p>
        <b>Something went wrong.</b>
      </p>
      <p className="muted">{known?.sentence ?? 'Couldn’t display the server’s response.'}</p>
      {known?.passing !== true ? null : <p className="faint">Retrying every few seconds.</p>}
      <button type="button" className="button" onClick={() => retry()}>
        Try again
      </button>
    </div>
  );
}
