import { faultIn } from '@ledgerscope/contract/check-reply';
import type { SignedIn, SignedInUser, User } from '@ledgerscope/contract/user';
import { USER_CALLS } from '@ledgerscope/contract/user-calls';
import { useSyncExternalStore } from 'react';
import { storeDeviceToken } from './device-token.ts';

/** The key of local storage under which the user is stored. */
const STORED = 'ledgerscope-user';

const watching = new Set<() => void>();
const whenEnded = new Set<() => void>();
let user = storedUser();

// Signing in and out in another tab counts here too.
globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key === STORED || key === null) show(storedUser());
});

/** Who is signed in in this browser; null for nobody. */
export function useSessionUser(): SignedInUser | null {
  return useSyncExternalStore(watch, sessionUser);
}

/** The same outside of components. */
export function sessionUser(): SignedInUser | null {
  return user;
}

/** Signs in here and in other tabs, until it is signed out or the session ends. The browser is known at later sign-ins. */
export function beginSession({ device_token, ...next }: SignedIn): void {
  storeDeviceToken(device_token);
  store(next);
}

/** Takes over what the server says of the user who is signed in. */
export function updateSessionUser(next: User): void {
  if (user?.id === next.id) store({ ...next, access_token: user.access_token });
}

/** Signs out here and in other tabs. */
export function endSession(): void {
  store(null);
}

/** The server does not know the session any more: signs out, and says so to who listens. */
export function sessionWasRefused(token: string): void {
  // A reply to an earlier session ends no later one.
  if (user?.access_token !== token) return;
  endSession();
  for (const ended of whenEnded) ended();
}

/** Calls back whenever the server refuses a session. */
export function onSessionRefused(ended: () => void): () => void {
  whenEnded.add(ended);
  return () => whenEnded.delete(ended);
}

function store(next: SignedInUser | null): void {
  try {
    if (next === null) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, JSON.stringify(next));
  } catch {
    // Storage can be switched off; then the session lasts until the page is left.
  }
  show(next);
}

function show(next: SignedInUser | null): void {
  user = next;
  for (const changed of watching) changed();
}

function watch(changed: () => void): () => void {
  watching.add(changed);
  return () => watching.delete(changed);
}

function storedUser(): SignedInUser | null {
  try {
    return readUser(localStorage.getItem(STORED) ?? 'null');
  } catch {
    // A browser may refuse its storage: nobody is signed in.
    return null;
  }
}

/** Anything can be in the storage of a browser, and pages read every field of a user: null for what is not a user. */
export function readUser(text: string): SignedInUser | null {
  try {
    const stored: unknown = JSON.parse(text);
    // One that was stored before numbers were confirmed; the profile is read anew.
    const user = isObject(stored) ? { contactConfirmed: false, ...stored } : stored;
    return isSignedIn(user) ? user : null;
  } catch {
    // It is not JSON: somebody else wrote it.
    return null;
  }
}

function isSignedIn(stored: unknown): stored is SignedInUser {
  const { data } = USER_CALLS.getUser.reply.properties;
  return faultIn(data, stored) === undefined && typeof (stored as SignedInUser).access_token === 'string';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
