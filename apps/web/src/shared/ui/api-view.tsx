import styles from './api-view.module.css';
import { CopyButton } from './copy-button.tsx';

/** The call of the API that brings what is shown, to copy or to open. `path` is relative to the server, with its query. */
export function ApiView({ path }: { path: string }) {
  const address = `${window.location.origin}${path}`;
  return (
    <details className={styles.apiView}>
      <summary>View this page as JSON</summary>
      <p className="with-copy">
        <span className="mono break">
          <span className="faint">GET </span>
          <a href={path} target="_blank" rel="noopener">
            {path}
          </a>
        </span>
        <CopyButton text={address} what="the address of this call" />
      </p>
    </details>
  );
}
