import type { Location } from 'react-router';
import { PATHS } from '../paths.ts';

/** Stores over a sign-up and its mail that the visitor came for the prices. */
const WANTS_PRICES = 'ledgerscope-wants-prices';
const PRICES = PATHS.pricing;

interface OriginState {
  readonly from?: string;
}

/** State of a navigation to the sign-in page, so that it leads back to where the visitor is. */
export function originState({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): OriginState {
  return { from: `${pathname}${search}${hash}` };
}

/** Where signing in leads: to the prices where those were asked for, else to where the visitor came from. */
export function afterSignIn({ state, search }: Pick<Location, 'state' | 'search'>): string {
  if (new URLSearchParams(search).get('pricing') === 'true' || takesPrices()) return PRICES;
  return originOf(state) ?? PATHS.home;
}

/** Notes that the first sign-in leads to the prices. */
export function storePrices(): void {
  try {
    localStorage.setItem(WANTS_PRICES, 'true');
  } catch {
    // Without storage the way is found by the menu.
  }
}

/** Forgets it: the way was shown. */
export function forgetPrices(): void {
  try {
    localStorage.removeItem(WANTS_PRICES);
  } catch {
    // As above.
  }
}

function takesPrices(): boolean {
  try {
    return localStorage.getItem(WANTS_PRICES) === 'true';
  } catch {
    // A browser may refuse its storage.
    return false;
  }
}

/** Pages that lead away from themselves who is signed in. */
const SIGNED_OUT_PAGES: readonly string[] = [PATHS.login, PATHS.signUp, PATHS.resetPassword];

/** A path of this site; what else may be in the state is not followed. */
function originOf(state: unknown): string | undefined {
  const { from } = (state ?? {}) as OriginState;
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return undefined;
  return SIGNED_OUT_PAGES.includes(from.split(/[?#]/)[0] ?? '') ? undefined : from;
}
