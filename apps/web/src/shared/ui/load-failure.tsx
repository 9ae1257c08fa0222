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
      <p className="muted">{known?.sentence ?? 'The page could not show what the server answered.'}</p>
      {known?.passing !== true ? null : <p className="faint">It is tried again every few seconds.</p>}
      <button type="button" className="button" onClick={() => retry()}>
        Try again
      </button>
    </div>
  );
}
