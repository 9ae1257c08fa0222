import { useState } from 'react';
import { Link } from 'react-router';
import { useSavedAccounts } from '../../entities/account/get-saved-accounts.ts';
import { useApiKeys } from '../../entities/api/get-api-keys.ts';
import { PATHS } from '../../shared/paths.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import styles from './profile.module.css';

/** Key of local storage for the choice to hide the list. */
const HIDDEN = 'ledgerscope-first-steps';

interface Step {
  readonly name: string;
  readonly text: string;
  readonly isDone: boolean;
  /** A page where it is done; what is on the profile itself has none. */
  readonly href?: string | undefined;
}

/** What a new developer does first, until it is done or hidden. */
export function FirstSteps({ userId }: { userId: string }) {
  const { data: keys } = useApiKeys(userId);
  const { data: accounts } = useSavedAccounts(userId);
  const [isHidden, setIsHidden] = useState(wasHidden);
  if (isHidden || keys === undefined || accounts === undefined) return null;
  const steps: readonly Step[] = [
    {
      name: 'Create an API key',
      text: 'Click GENERATE API KEY below. The key is shown only once.',
      isDone: keys.length > 0,
    },
    ...callStep(keys.some(({ lastUsed }) => lastUsed !== null)),
    {
      name: 'Follow an account',
      text: 'Click FOLLOW AN ACCOUNT below, then turn on notifications.',
      isDone: accounts.length > 0,
    },
  ];
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <section className="card" aria-labelledby="first-steps">
      <header>
        <h2 id="first-steps">First steps</h2>
        <span className="muted num">
          {done} of {steps.length} done
        </span>
        <span className="grow" />
        <button
          type="button"
          className="button small"
          onClick={() => {
            hide();
            setIsHidden(true);
          }}
        >
          Hide
        </button>
      </header>
      <ol className={styles.firstSteps}>
        {steps.map((step) => (
          <li key={step.name} className={step.isDone ? `${styles.firstStep} ${styles.done}` : styles.firstStep}>
            <span className={styles.stepMark} aria-hidden="true">
              {step.isDone ? <Icon name="check" size={14} /> : null}
            </span>
            <span>
              <b>{step.href === undefined ? step.name : <Link to={step.href}>{step.name}</Link>}</b>
              {step.isDone ? <span className="sr-only"> (done)</span> : null}
              <span className="muted block">{step.text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Where the public API is documented, a key can be tried. */
function callStep(isDone: boolean): readonly Step[] {
  const href = Object.values<string>(PATHS).find((path) => path === '/apiview');
  return href === undefined
    ? []
    : [{ name: 'Try an API call', text: 'The documentation lets you run every call in the browser.', isDone, href }];
}

function wasHidden(): boolean {
  try {
    return localStorage.getItem(HIDDEN) !== null;
  } catch {
    // A browser may refuse its storage: nothing was hidden.
    return false;
  }
}

function hide(): void {
  try {
    localStorage.setItem(HIDDEN, 'true');
  } catch {
    // Without storage it is hidden until the page is left.
  }
}
