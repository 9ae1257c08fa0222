import { backUpDatabase, restoreDatabase } from './backup.ts';
import { loadHead, loadUnfinishedBatch } from './block/commit.ts';
import type { BatchRow } from './block/rows.ts';
import { clientOn } from './client/client-on.ts';
import type { EmbeddedOptions } from './client/embedded-connection.ts';
import type { HttpOptions } from './client/http-connection.ts';
import type { LedgerClient } from './client/ledger-client.ts';
import type { LedgerConnection } from './client/ledger-connection.ts';
import { storeErrorOf } from './client/store-error.ts';
import { type EncodedBatch, encodeBatch } from './encode-batch.ts';
import { LedgerCaches } from './ledger-caches.ts';
import type { LedgerHead } from './ledger-head.ts';
import type { Batch, LedgerSnapshot } from './ledger-snapshot.ts';
import { MIGRATIONS_FOLDER, type MigrationStep, migrate } from './migration/migrate.ts';
import { ReadableSnapshots } from './readable-snapshots.ts';
import type { CacheUse } from './snapshot-cache.ts';
import { remoteStore } from './thread/remote-store.ts';
import { serveStore } from './thread/serve-store.ts';
import type { StorePort } from './thread/store-port.ts';
import { type CommitState, type StageListener, writeBatch } from './write-batch.ts';

export type LedgerStoreOptions = (
  | ({ readonly kind: 'embedded' } & EmbeddedOptions)
  | ({ readonly kind: 'http' } & HttpOptions)
) & {
  /** Called before each statement that brings the tables up to date. */
  readonly onMigrationStep?: ((step: MigrationStep) => void) | undefined;
};

/** A ledger whose head moves. Who answers from it takes a {@link LedgerSnapshot} first. */
export interface LedgerStore {
  readonly client: LedgerClient;
  readonly caches: LedgerCaches;
  /** The newest that is committed, as far as this process knows. */
  readonly head: LedgerHead | undefined;
  /** The ledger as of the head; the same object until that moves. */
  snapshot(): LedgerSnapshot;
  /**
   * Whether what was read of a snapshot is as of its head. Of each row of state two versions are stored: once a second batch
   * after the head is begun, some may be gone.
   */
  wasReadable(snapshot: LedgerSnapshot): Promise<boolean>;
  /** The batch whose journal entry was written but whose blocks were not; it has to be repeated exactly before any other. */
  unfinishedBatch(): BatchRow | undefined;
  /**
   * Writes a batch exactly once: journal, tables, then all block rows as the commit marker. Repeating it with the identical
   * batch changes nothing, whatever happened to the first attempt. One call at a time.
   * Throws InvalidQueryError for rows that cannot be stored, RetryableStoreError where the same call may succeed later,
   * FatalStoreError when the batch does not follow on from the head or differs from the unfinished one.
   */
  writeBatch(batch: Batch, onStage?: StageListener): Promise<void>;
  /**
   * Reads the head again, for a process that another one writes for. A replica that lags never moves it back, and what is being
   * written here comes first.
   */
  refreshHead(): Promise<LedgerHead | undefined>;
  /**
   * Lets another thread, at the other end of the port, work on this store ({@link openSharedStore}): its statements run here,
   * and what it commits is seen here.
   */
  share(port: StorePort): void;
  /**
   * Copies the whole ledger into a folder that is not there yet, on the machine of the engine, and gives the head that it is as of.
   * Batches wait until it is done; readers do not.
   */
  backUp(folder: string): Promise<LedgerHead | undefined>;
  /** How much the cache of what was read holds, and how often it had the answer. */
  cacheUse(): CacheUse;
  close(): Promise<void>;
}

/** Opens the store, brings its tables up to date and loads the head. Throws StoreLockedError for a folder in use. */
export async function openLedgerStore(options: LedgerStoreOptions): Promise<LedgerStore> {
  const connection = await connect(options);
  try {
    const client = clientOn(connection);
    await migrate(client, MIGRATIONS_FOLDER, options.onMigrationStep);
    if (options.kind === 'embedded') (await import('./client/embedded-engine.ts')).mergeBehindReaders();
    return await storeOn(connection, client, (...attempt) => writeBatch(client, ...attempt));
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/**
 * Fills an empty store from a folder that `backUp` wrote, also one of an earlier version of this program, whose tables are brought up
 * to date when the store is opened next. Throws FatalStoreError where there are tables already.
 */
export async function restoreLedgerStore(options: LedgerStoreOptions, folder: string): Promise<void> {
  const connection = await connect(options);
  try {
    await restoreDatabase(clientOn(connection), folder);
  } finally {
    await connection.close();
  }
}

/** A driver is loaded by who needs it: the embedded engine only works in the main thread of a process. */
async function connect(options: LedgerStoreOptions): Promise<LedgerConnection> {
  if (options.kind === 'embedded')
    return (await import('./client/embedded-connection.ts')).openEmbeddedConnection(options);
  return (await import('./client/http-connection.ts')).openHttpConnection(options);
}

/**
 * The store of another thread, which shares it through the other end of this port ({@link LedgerStore.share}). What is
 * written here is seen there.
 */
export function openSharedStore(port: StorePort, kind: LedgerConnection['kind']): Promise<LedgerStore> {
  const remote = remoteStore(port, kind);
  return storeOn(remote.connection, clientOn(remote.connection), async (_state, batch, onStage, onJournal) => {
    const { error, written } = await remote.write(batch);
    if (written?.begun === true) onJournal();
    for (const [stage, milliseconds] of written?.stages ?? []) onStage?.(stage, milliseconds);
    if (error !== undefined) throw storeErrorOf(error);
    return written?.head;
  });
}

/** One attempt to commit a batch, as {@link writeBatch}. */
type WriteAttempt = (
  state: CommitState,
  batch: EncodedBatch,
  onStage: StageListener | undefined,
  onJournal: () => void,
) => Promise<LedgerHead | undefined>;

/** Two batches at once would race for the head: each waits for the one before, whatever becomes of that. */
function turns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => {
      // Whoever asked for it gets the error.
    });
    return turn;
  };
}

async function storeOn(
  connection: LedgerConnection,
  client: LedgerClient,
  attempt: WriteAttempt,
): Promise<LedgerStore> {
  const caches = new LedgerCaches();
  const snapshotAt = (head: LedgerHead | undefined): LedgerSnapshot => Object.freeze({ client, caches, head });
  let snapshot = snapshotAt(await loadHead(client));
  let unfinished = await loadUnfinishedBatch(client, snapshot.head);
  const inTurn = turns();
  const readable = new ReadableSnapshots(client.kind === 'embedded');
  const cache = caches.answers;
  cache.moveTo(snapshot.head);

  async function commit(batch: EncodedBatch, onStage?: StageListener): Promise<LedgerHead | undefined> {
    const { head } = snapshot;
    const onJournal = () => {
      unfinished = batch.batch;
    };
    const after = await readable.whileWriting(() => attempt({ head, unfinished }, batch, onStage, onJournal));
    if (after === undefined) return undefined;
    cache.follow(head, after, batch.changed);
    readable.movedFrom(snapshot, true);
    snapshot = snapshotAt(after);
    unfinished = undefined;
    return after;
  }

  const write = (batch: EncodedBatch, onStage?: StageListener) => inTurn(() => commit(batch, onStage));

  async function refresh(): Promise<LedgerHead | undefined> {
    const found = await loadHead(client);
    const { head } = snapshot;
    if (found === undefined || (head !== undefined && found.sequence < head.sequence)) return head;
    unfinished = await loadUnfinishedBatch(client, found);
    if (found.sequence !== head?.sequence) {
      cache.moveTo(found);
      readable.movedFrom(snapshot, client.kind === 'embedded');
      snapshot = snapshotAt(found);
    }
    return snapshot.head;
  }

  return {
    client,
    caches,
    get head() {
      return snapshot.head;
    },
    snapshot: () => snapshot,
    wasReadable: (asked) => readable.includes(asked, snapshot),
    unfinishedBatch: () => unfinished,
    writeBatch: async (batch, onStage) => void (await write(encodeBatch(batch), onStage)),
    refreshHead: () => inTurn(refresh),
    share: (port) => serveStore(port, { connection, write, isBegun: () => unfinished !== undefined }),
    backUp: (folder) => inTurn(() => backUpDatabase(client, folder).then(() => snapshot.head)),
    cacheUse: () => cache.use(),
    close: () => client.close(),
  };
}
