/** A choice of the visitor, for `useSyncExternalStore`. */
interface StoredChoice<Value> {
  readonly subscribe: (changed: () => void) => () => void;
  readonly current: () => Value;
  readonly choose: (value: Value) => void;
}

/**
 * A choice that this browser stores; where storage is switched off it holds until the page is left.
 * @param read the choice that a stored text means; null where nothing is stored
 */
export function storedChoice<Value extends string>(
  key: string,
  read: (stored: string | null) => Value,
): StoredChoice<Value> {
  const listeners = new Set<() => void>();
  let chosen: Value | undefined;
  return {
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    current: () => {
      chosen ??= read(storedText(key));
      return chosen;
    },
    choose: (value) => {
      chosen = value;
      try {
        localStorage.setItem(key, value);
      } catch {
        // Storage can be switched off.
      }
      for (const changed of listeners) changed();
    },
  };
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser may refuse its storage: nothing was chosen.
    return null;
  }
}
