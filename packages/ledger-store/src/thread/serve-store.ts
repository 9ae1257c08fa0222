import type { ChangedKeys } from '../changed-keys.ts';
import { type Asker, askingFor } from '../client/asker.ts';
import type { LedgerConnection } from '../client/ledger-connection.ts';
import { textOfError } from '../client/store-error.ts';
import { translateError } from '../client/translate-error.ts';
import type { EncodedBatch } from '../encode-batch.ts';
import type { LedgerHead } from '../ledger-head.ts';
import { ownBytes } from '../own-bytes.ts';
import type { CopyStep } from '../rows/copy-ledger.ts';
import type { StageListener } from '../write-batch.ts';
import { type FromStore, onStoreMessage, type StorePort, type StoreWork, type ToStore } from './store-port.ts';

/** The thread at the other end is that of ingest. */
const INGEST: Asker = { name: 'ingest', isFollower: true };

/** What another thread may do with a store. */
interface Served {
  readonly connection: LedgerConnection;
  /** Writes a batch to the column store: nobody sees it yet. */
  readonly write: (batch: EncodedBatch, onStage: StageListener) => Promise<LedgerHead | undefined>;
  readonly committed: (head: LedgerHead, changed: ChangedKeys) => Promise<void>;
  readonly copied: (step: CopyStep | undefined) => Promise<void>;
  /** Whether a batch is begun and not committed. */
  readonly isBegun: () => boolean;
}

/** Does what the thread at the other end of the port asks for. */
export function serveStore(port: StorePort, { connection, write, committed, copied, isBegun }: Served): void {
  onStoreMessage<ToStore>(port, ({ id, work }) => void askingFor(INGEST, () => answer(id, work)));

  async function answer(id: number, work: StoreWork): Promise<void> {
    const stages: [string, number][] = [];
    let outcome: Omit<FromStore, 'store' | 'id'> & { readonly head?: LedgerHead | undefined };
    try {
      outcome = await run(work, (stage, milliseconds) => stages.push([stage, milliseconds]));
    } catch (error) {
      outcome = { error: textOfError(translateError(error)) };
    }
    const { head, ...rest } = outcome;
    const written = work.kind === 'write' ? { written: { head, begun: isBegun(), stages } } : {};
    const message: FromStore = { store: 'outcome', id, ...rest, ...written };
    port.postMessage(message);
  }

  /** What gives nothing back. */
  function doWork(work: Exclude<StoreWork, { readonly kind: 'read' | 'write' }>): Promise<void> {
    if (work.kind === 'committed') return committed(work.head, work.changed);
    if (work.kind === 'copied') return copied(work.step);
    return work.kind === 'insert' ? connection.insert(work.block) : connection.command(work.tag, work.sql);
  }

  async function run(work: StoreWork, onStage: StageListener) {
    // Of a view the whole buffer would be copied to the other thread.
    if (work.kind === 'read') return { bytes: ownBytes(await connection.read(work.statement)) };
    if (work.kind === 'write') return { head: await write(work.batch, onStage) };
    await doWork(work);
    return {};
  }
}
