import type { LedgerSnapshot } from './ledger-snapshot.ts';

/** What is read of a snapshot, once. */
export function ofSnapshot<T>({ caches, head }: LedgerSnapshot, name: string, read: () => Promise<T>): Promise<T> {
  return caches.answers.readAt(head, name, read);
}
