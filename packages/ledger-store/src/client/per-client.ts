import type { LedgerClient } from './ledger-client.ts';

/** One of these for each client, made when it is first asked for and gone with the client. */
export function perClient<T>(make: () => T): (client: LedgerClient) => T {
  const made = new WeakMap<LedgerClient, T>();
  return (client) => {
    const known = made.get(client);
    if (known !== undefined) return known;
    const first = make();
    made.set(client, first);
    return first;
  };
}
