import type { ApiCategory, ApiDescription } from '@ledgerscope/contract/documentation';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApiKeys } from '../../entities/api/get-api-keys.ts';
import { PATHS } from '../../shared/paths.ts';
import { useSessionUser } from '../../shared/session/session-user.ts';
import documentationStyles from '../../shared/ui/documentation.module.css';
import styles from './api-documentation.module.css';
import { STARTING_SECTIONS } from './getting-started.tsx';

interface ApiSelectionProps {
  readonly categories: readonly ApiCategory[];
  readonly apis: readonly ApiDescription[];
  /** What is said where no call is listed: that they are loading or did not load, or that none has the words. */
  readonly whyNone: string;
  /** The call that is shown; undefined for Getting Started. */
  readonly shown: string | undefined;
}

/** All calls by category, with a search among them. */
export function ApiSelection({ categories, apis, whyNone, shown }: ApiSelectionProps) {
  const [text, setText] = useState('');
  // Where a call fills a small screen, the list is out of its way until it is asked for.
  const [openFor, setOpenFor] = useState<string>();
  // There is none until the categories are loaded.
  const [start, ...rest] = categories;
  const wanted = text.trim().toLowerCase();
  const found = apis.filter((api) => `${api.title} ${api.url} ${api.description}`.toLowerCase().includes(wanted));
  return (
    <nav className={documentationStyles.apiSelection} aria-label="Public API calls">
      <h2>PUBLIC API SELECTION</h2>
      <GenerateKey />
      <label className={styles.apiSearch}>
        <span className="sr-only">Search API calls</span>
        <input
          type="search"
          placeholder="Search API calls"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {shown === undefined ? null : (
        <button
          type="button"
          className={`button ${styles.apiToggle}`}
          aria-expanded={openFor === shown}
          onClick={() => setOpenFor(openFor === shown ? undefined : shown)}
        >
          {openFor === shown ? 'Hide the calls' : 'All calls'}
        </button>
      )}
      <div
        className={
          shown === undefined || openFor === shown || wanted !== ''
            ? styles.apiList
            : `${styles.apiList} ${styles.putAway}`
        }
      >
        {wanted === '' && start !== undefined ? <Starting title={start.title} isShown={shown === undefined} /> : null}
        {rest.map(({ id, title }) => {
          const own = found.filter(({ category }) => category === id);
          return own.length === 0 ? null : (
            <details key={`${id} ${wanted === ''}`} open={wanted !== '' || own.some((one) => one.id === shown)}>
              <summary>{title}</summary>
              <ul>
                {own.map((one) => (
                  <li key={one.id}>
                    <Link to={`${PATHS.apiView}?api=${one.id}`} aria-current={one.id === shown ? 'page' : undefined}>
                      {one.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          );
        })}
        {found.length === 0 ? <p className="muted">{whyNone}</p> : null}
      </div>
    </nav>
  );
}

function Starting({ title, isShown }: { title: string; isShown: boolean }) {
  return (
    <details open={isShown}>
      <summary>{title}</summary>
      <ul>
        {STARTING_SECTIONS.map((section) => (
          <li key={section.id}>
            <Link to={`${PATHS.apiView}#${section.id}`}>{section.title}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** For who has no key yet. */
function GenerateKey() {
  const user = useSessionUser();
  return user === null ? <GenerateLink /> : <GenerateWithoutKey userId={user.id} />;
}

function GenerateWithoutKey({ userId }: { userId: string }) {
  const { data } = useApiKeys(userId);
  return data?.length === 0 ? <GenerateLink /> : null;
}

function GenerateLink() {
  return (
    <Link className="button primary" to={PATHS.profile}>
      GENERATE API KEY
    </Link>
  );
}
