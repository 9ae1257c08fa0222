/** What an address chooses among the transactions that share an id, as texts for the query of a call. */
interface TransactionChoice {
  readonly nonce: string | null;
  readonly scheduled: string | null;
}

/** SDKs write an id as `payer@start?scheduled/nonce`: in an address, the end of it is the query. */
const SCHEDULED_CHILD = /^scheduled\/(\d{1,10})$/;

/**
 * What the address of a page chooses, by its parameters or in the form of SDKs.
 * @param nonceInPath what stands behind the id and a slash
 */
export function choiceInAddress(search: URLSearchParams, nonceInPath?: string): TransactionChoice {
  const child = scheduledChildIn([...search.keys()]);
  if (child !== undefined) return { nonce: child, scheduled: 'true' };
  const scheduled = search.get('scheduled');
  return {
    nonce: nonceInPath ?? search.get('nonce'),
    // Without a value the flag is set; an id with a nonce alone means a child of what was not scheduled.
    scheduled: scheduled === '' ? 'true' : (scheduled ?? (nonceInPath === undefined ? null : 'false')),
  };
}

/** The nonce of `?scheduled/1`; undefined where no name of a query is of this form. */
export function scheduledChildIn(names: readonly string[]): string | undefined {
  return names.flatMap((name) => SCHEDULED_CHILD.exec(name)?.[1] ?? []).at(0);
}
