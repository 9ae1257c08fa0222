import type { TryKey } from '../../entities/api/get-documentation.ts';
import styles from './api-documentation.module.css';

/** Which key a call is tried with. */
export interface KeyChoice {
  /** An access key of the visitor, or one of the two below; undefined until something is chosen. */
  readonly chosen: string | undefined;
  /** What was typed where a key is pasted. */
  readonly pasted: string;
}

const PASTE = 'paste';
const NONE = 'none';

/** What a call is tried with: the visitor's first key, unless something else was chosen. */
export function tryKeyOf(choice: KeyChoice, keys: readonly string[]): TryKey | undefined {
  const chosen = chosenOf(choice, keys);
  if (chosen === NONE) return undefined;
  if (chosen !== PASTE) return { accessKey: chosen };
  const secret = choice.pasted.trim();
  return secret === '' ? undefined : { secret };
}

function chosenOf({ chosen }: KeyChoice, [first]: readonly string[]): string {
  return chosen ?? first ?? PASTE;
}

interface KeyFieldProps {
  readonly keys: readonly string[];
  readonly choice: KeyChoice;
  readonly change: (choice: KeyChoice) => void;
}

/** Who has keys chooses one of them; everybody can paste one, or make a few calls without. */
export function KeyField({ keys, choice, change }: KeyFieldProps) {
  const chosen = chosenOf(choice, keys);
  return (
    <div className={styles.apiKey}>
      {keys.length === 0 ? null : (
        <label className="field">
          <span>API key</span>
          <select
            className="text-input"
            value={chosen}
            onChange={(event) => change({ ...choice, chosen: event.target.value })}
          >
            {keys.map((key) => (
              <option key={key} value={key}>
                My key {key}
              </option>
            ))}
            <option value={PASTE}>Paste a key</option>
            <option value={NONE}>No key (free sample)</option>
          </select>
        </label>
      )}
      {chosen === PASTE ? (
        <label className="field">
          <span>
            {keys.length === 0
              ? 'API key (optional: without one you can make a few test calls per hour)'
              : 'Key to paste'}
          </span>
          <input
            type="password"
            autoComplete="off"
            placeholder="ls_…"
            value={choice.pasted}
            onChange={(event) => change({ ...choice, pasted: event.target.value })}
          />
        </label>
      ) : null}
    </div>
  );
}
