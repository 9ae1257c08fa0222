import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { fetchSearchRoute } from '../features/search/get-suggestions.ts';
import { pageOfLink } from '../features/search/page-of-link.ts';
import { Icon } from '../shared/ui/icon.tsx';
import menuStyles from '../shared/ui/menu.module.css';
import { Popup } from '../shared/ui/popup.tsx';
import { failureText } from '../shared/ui/use-run.ts';
import styles from './account-lookup.module.css';

const OwnAccounts = lazy(() => import('./own-accounts.tsx').then((module) => ({ default: module.OwnAccounts })));

/** Opens the account that is typed in: an id with or without checksum, an EVM address or an alias. */
export function AccountLookup() {
  return (
    <Popup
      className={menuStyles.menuButton}
      label="Look up an account"
      trigger={
        <>
          <Icon name="account" size={16} />
          <Icon name="caret" size={13} />
        </>
      }
    >
      {(close) => (
        <>
          <LookupForm close={close} />
          <Suspense>
            <OwnAccounts close={close} />
          </Suspense>
        </>
      )}
    </Popup>
  );
}

function LookupForm({ close }: { close: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    input.current?.focus();
    return () => running.current?.abort();
  }, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = input.current?.value.trim() ?? '';
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    try {
      const { link, kind, id: found, message } = await fetchSearchRoute(text === '' ? '?' : text, 'accounts', signal);
      if (link === null) return setRefusal(message);
      close();
      void navigate(pageOfLink(link, kind, found));
    } catch (error) {
      if (!signal.aborted) setRefusal(failureText(error));
    }
  };
  return (
    <form className={styles.lookup} onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>Account</label>
      <span className={styles.lookupLine}>
        <input
          id={id}
          ref={input}
          placeholder="0.0.3"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={refusal !== null}
          aria-describedby={`${id}refusal`}
          onChange={() => setRefusal(null)}
        />
        <button type="submit" className="button small primary">
          Open
        </button>
      </span>
      <p id={`${id}refusal`} role="alert" className="down small">
        {refusal}
      </p>
    </form>
  );
}
