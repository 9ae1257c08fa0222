/** The key of local storage under which the token of this browser is stored; it stays after signing out. */
const STORED = 'ledgerscope-device';

/** By which the server knows a browser that the user has signed in with: others who try passwords do not keep it out. */
export function deviceToken(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    // A browser may refuse its storage: the server knows no device then.
    return null;
  }
}

/** Stores it. */
export function storeDeviceToken(token: string): void {
  try {
    localStorage.setItem(STORED, token);
  } catch {
    // Storage can be switched off; then the browser is an unknown one next time.
  }
}
