import type { LedgerClient } from './client/ledger-client.ts';
import type { LedgerReader } from './ledger-reader.ts';

/**
 * Of a read without parameters, the same that remembers its answer until the head moves: for small tables that many calls
 * ask for. A read that failed is asked again.
 */
export function rememberedByHead<T>(read: (store: LedgerReader) => Promise<T>): (store: LedgerReader) => Promise<T> {
  const remembered = new WeakMap<
    LedgerClient,
    { readonly sequence: bigint | undefined; readonly answer: Promise<T> }
  >();
  return (store) => {
    const sequence = store.head?.sequence;
    const known = remembered.get(store.client);
    if (known !== undefined && known.sequence === sequence) return known.answer;
    const answer = read(store);
    remembered.set(store.client, { sequence, answer });
    answer.catch(() => remembered.delete(store.client));
    return answer;
  };
}
