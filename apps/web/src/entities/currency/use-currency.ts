import { useSyncExternalStore } from 'react';
import { type Currency, cookiesOf, currencyOfCookies } from './currency.ts';

const listeners = new Set<() => void>();
let chosen: Currency | undefined;

function current(): Currency {
  chosen ??= currencyOfCookies(document.cookie);
  return chosen;
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Chooses the currency for every amount on this and later pages, and stores the choice in cookies. */
export function chooseCurrency(currency: Currency): void {
  chosen = currency;
  for (const cookie of cookiesOf(currency)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser, and needs https
    document.cookie = cookie;
  }
  for (const changed of listeners) changed();
}

/** The chosen currency; amounts that use it change at once when another is chosen. */
export function useCurrency(): Currency {
  return useSyncExternalStore(subscribe, current);
}
