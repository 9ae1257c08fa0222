import { useSyncExternalStore } from 'react';

/** What a visitor chose; `auto` is the system's. */
export type ColorScheme = 'auto' | 'light' | 'dark';

/** The same key as public/theme.js, which sets the theme before the first paint. */
const STORED = 'ledgerscope-theme';
const ATTRIBUTE = 'data-color-scheme';

const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');
const watching = new Set<() => void>();
let chosen = storedScheme();

// Another tab, or the system, may change it too.
window.addEventListener('storage', ({ key }) => key === STORED && apply(storedScheme()));
systemIsDark.addEventListener('change', () => apply(chosen));

/** What the visitor chose. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(watch, () => chosen);
}

/** What is shown: the choice, or the system's where that was chosen. */
export function useShownScheme(): 'light' | 'dark' {
  return useSyncExternalStore(watch, shownScheme);
}

/** Shows a scheme, here and in the other tabs, and stores it for the next visit. */
export function chooseColorScheme(scheme: ColorScheme): void {
  try {
    window.localStorage.setItem(STORED, scheme);
  } catch {
    // Storage can be switched off; the choice holds until the page is left.
  }
  apply(scheme);
}

function apply(scheme: ColorScheme): void {
  chosen = scheme;
  document.documentElement.setAttribute(ATTRIBUTE, shownScheme());
  for (const changed of watching) changed();
}

function shownScheme(): 'light' | 'dark' {
  if (chosen !== 'auto') return chosen;
  return systemIsDark.matches ? 'dark' : 'light';
}

function storedScheme(): ColorScheme {
  try {
    const stored = window.localStorage.getItem(STORED);
    return stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    // A browser may refuse its storage.
    return 'auto';
  }
}

function watch(changed: () => void): () => void {
  watching.add(changed);
  return () => watching.delete(changed);
}
