import type { ReactNode } from 'react';
import styles from './entity-page.module.css';

/** The title of a page: its name in small capitals, then the answer to why people come, as one sentence. */
export function Answer({ title, badges, children }: { title: string; badges?: ReactNode; children: ReactNode }) {
  return (
    <div className="answer">
      <h1>
        <span className={styles.eyebrow}>
          {title}
          <span className="sr-only">: </span>
        </span>
        {children}
      </h1>
      {badges === undefined ? null : <div className="flow badges">{badges}</div>}
    </div>
  );
}
