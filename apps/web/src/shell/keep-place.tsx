import { useEffect } from 'react';
import { type Location, ScrollRestoration, useLocation } from 'react-router';

const STORED = 'ledgerscope-places';
/** A page that is not as long as it was by then stays as it is. */
const MOST_MS = 10_000;
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Each page where it was: after going back, and after a reload, whose lists come later than the page. */
export function KeepPlace() {
  const location = useLocation();
  const isFirst = location.key === 'default' && location.hash === '';
  const place = scrollKey(location);
  useEffect(() => (isFirst ? scrollWhenLong(storedPlace(place)) : undefined), [isFirst, place]);
  return <ScrollRestoration getKey={scrollKey} storageKey={STORED} />;
}

/** First loads all have the key "default"; with their address one page does not take another's scroll position. */
function scrollKey({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  return key === 'default' ? `${pathname}${search}` : key;
}

function storedPlace(place: string): number {
  try {
    const top = (JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Record<string, unknown>)[place];
    return typeof top === 'number' ? top : 0;
  } catch {
    // A browser that stores nothing begins at the top.
    return 0;
  }
}

/** Scrolls down as the page grows, until it is there or the visitor does something. */
function scrollWhenLong(top: number): (() => void) | undefined {
  if (top <= 0) return undefined;
  const stop = new AbortController();
  const follow = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) < 1) stop.abort();
  });
  const timer = setTimeout(() => stop.abort(), MOST_MS);
  stop.signal.addEventListener('abort', () => {
    follow.disconnect();
    clearTimeout(timer);
  });
  for (const input of INPUTS)
    window.addEventListener(input, () => stop.abort(), { signal: stop.signal, passive: true });
  follow.observe(document.body);
  return () => stop.abort();
}
