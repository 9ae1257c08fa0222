import { useSyncExternalStore } from 'react';

const KEY = 'ledgerscope-load-new-rows';
const listeners = new Set<() => void>();
let chosen: boolean | undefined;

function current(): boolean {
  chosen ??= stored();
  return chosen;
}

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    // Storage can be switched off; then the switch is off on every page load.
    return false;
  }
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Whether new rows of lists come in by themselves; this browser remembers it. */
export function useLoadsNew(): readonly [boolean, (loads: boolean) => void] {
  return [useSyncExternalStore(subscribe, current), choose];
}

function choose(loads: boolean): void {
  chosen = loads;
  try {
    localStorage.setItem(KEY, loads ? 'on' : 'off');
  } catch {
    // As above.
  }
  for (const changed of listeners) changed();
}
