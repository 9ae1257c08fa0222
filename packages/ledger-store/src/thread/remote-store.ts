import type { ChangedKeys } from '../changed-keys.ts';
import type { LedgerConnection } from '../client/ledger-connection.ts';
import { storeErrorOf } from '../client/store-error.ts';
import type { EncodedBatch } from '../encode-batch.ts';
import type { LedgerHead } from '../ledger-head.ts';
import type { CopyStep } from '../rows/copy-ledger.ts';
import { type FromStore, onStoreMessage, type StorePort, type StoreWork, type ToStore } from './store-port.ts';

/** The store of another thread ({@link serveStore}), seen from this one. */
export interface RemoteStore {
  readonly connection: LedgerConnection;
  /** Says in `error` why it failed. */
  write(batch: EncodedBatch): Promise<FromStore>;
  /** The other thread sees it from now on. */
  committed(head: LedgerHead, changed: ChangedKeys): Promise<void>;
  /** The other thread hears how far rows are copied that were lacking, and asks them once they are whole. */
  copied(step: CopyStep | undefined): Promise<void>;
}

export function remoteStore(port: StorePort, kind: LedgerConnection['kind']): RemoteStore {
  const waiting = new Map<number, (outcome: FromStore) => void>();
  let count = 0;
  onStoreMessage<FromStore>(port, (outcome) => {
    waiting.get(outcome.id)?.(outcome);
    waiting.delete(outcome.id);
  });

  function ask(work: StoreWork, bytes: readonly Uint8Array<ArrayBuffer>[] = []): Promise<FromStore> {
    const message: ToStore = { store: 'work', id: count++, work };
    return new Promise((resolve) => {
      waiting.set(message.id, resolve);
      port.postMessage(
        message,
        bytes.map(({ buffer }) => buffer),
      );
    });
  }

  async function run(work: StoreWork, bytes?: readonly Uint8Array<ArrayBuffer>[]): Promise<Uint8Array> {
    const outcome = await ask(work, bytes);
    if (outcome.error !== undefined) throw storeErrorOf(outcome.error);
    return outcome.bytes ?? new Uint8Array();
  }

  return {
    connection: {
      kind,
      read: (statement) => run({ kind: 'read', statement }),
      insert: async (block) => void (await run({ kind: 'insert', block }, [block.bytes])),
      command: async (tag, sql) => void (await run({ kind: 'command', tag, sql })),
      // Who has the store closes it.
      close: () => Promise.resolve(),
    },
    committed: async (head, changed) => void (await run({ kind: 'committed', head, changed })),
    copied: async (step) => void (await run({ kind: 'copied', step })),
    write: (batch) => {
      const { journal, tables, blocks } = batch;
      return ask(
        { kind: 'write', batch },
        [journal, ...tables, blocks].map(({ bytes }) => bytes),
      );
    },
  };
}
