import type { ReadGivenBook } from '@ledgerscope/api/explorer/node/stored-address-book';
import { networkName } from '@ledgerscope/ingest/verify/network-name';
import { signedBook } from '@ledgerscope/ingest/verify/signed-book';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import type { Logger } from 'pino';

/** Before a store that did not name a network is asked again. */
const AGAIN_MS = 60_000;

/** Names a network as far as it is known now. */
export interface StoredNetwork {
  readonly name: () => string | undefined;
  /** Resolves when the store has been asked once. */
  readonly asked: () => Promise<void>;
}

/**
 * The public network whose nodes' keys are in the address book that is in force in the store: as ingest names it, for a process that does
 * not ingest, or not yet, as while rows are made. Asked for when a name is first wanted.
 */
export function storedNetwork(
  store: Pick<LedgerStore, 'head' | 'snapshot'>,
  given: ReadGivenBook,
  log: Pick<Logger, 'warn'>,
  now: () => number = () => performance.now(),
): StoredNetwork {
  let name: string | undefined;
  let askedMs = Number.NEGATIVE_INFINITY;
  const ask = async (): Promise<void> => {
    askedMs = now();
    try {
      if (store.head === undefined) return;
      const book = (await signedBook(store.snapshot())) ?? (await given());
      name = book && networkName(book);
    } catch (error) {
      log.warn({ err: error }, 'the stored address book cannot be read: the network is shown without a name');
    }
  };
  return {
    asked: ask,
    name: () => {
      if (name === undefined && now() - askedMs > AGAIN_MS) void ask();
      return name;
    },
  };
}
