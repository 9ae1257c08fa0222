/** What a lease guards: writing the ledger of a network, or following the ledger for the feeds of this portal store. */
export type Guarded = { readonly guards: 'ingest'; readonly network: string } | { readonly guards: 'feeds' };

/** Empty where there is one lease of this kind, whatever the network. */
export function networkOf(guarded: Guarded): string {
  return guarded.guards === 'ingest' ? guarded.network : '';
}

/**
 * The text of which the lock's key is made. Processes of earlier versions make it the same way: while one of them has the lease, no
 * other process gets it.
 */
export function lockName(guarded: Guarded): string {
  return guarded.guards === 'ingest' ? guarded.network : `${guarded.guards}:`;
}
