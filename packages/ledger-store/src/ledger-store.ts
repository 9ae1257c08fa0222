import { backUpStores, restoreStores } from './backup.ts';
import type { BatchRow } from './block/rows.ts';
import { clientOn } from './client/client-on.ts';
import { DiskFlush } from './client/disk-flush.ts';
import type { EmbeddedOptions } from './client/embedded-connection.ts';
import type { HttpOptions } from './client/http-connection.ts';
import type { LedgerClient } from './client/ledger-client.ts';
import type { LedgerConnection } from './client/ledger-connection.ts';
import { storeErrorOf } from './client/store-error.ts';
import { type ReadShortage, withinSpace } from './client/within-space.ts';
import type { LedgerCaches } from './ledger-caches.ts';
import type { LedgerHead } from './ledger-head.ts';
import type { Batch, LedgerSnapshot } from './ledger-snapshot.ts';
import { lacksMigrations, MIGRATIONS_FOLDER, type MigrationStep, migrate } from './migration/migrate.ts';
import { openMovingLedger, type Writing } from './moving-ledger.ts';
import type { CopyStep } from './rows/copy-ledger.ts';
import type { CopyWaitListener } from './rows/copy-patience.ts';
import { type RowsPlace, rowsToRead, rowsToWrite, type StorePlace } from './rows/open-rows.ts';
import type { RowStore } from './rows/row-store.ts';
import type { CacheUse } from './snapshot-cache.ts';
import { remoteStore } from './thread/remote-store.ts';
import { serveStore } from './thread/serve-store.ts';
import type { StorePort } from './thread/store-port.ts';
import { type StageListener, writeBatch } from './write-batch.ts';

export type LedgerStoreOptions = (
  | ({ readonly kind: 'embedded' } & EmbeddedOptions)
  | ({ readonly kind: 'http'; readonly rows: RowsPlace } & HttpOptions)
) & {
  /** Called before each statement that brings the tables up to date. */
  readonly onMigrationStep?: ((step: MigrationStep) => void) | undefined;
  /** Called again and again while another process does that. */
  readonly onMigrationWait?: (() => void) | undefined;
  /** Asked before anything is written once the store is open; a reason is the StoreFullError's. */
  readonly shortage?: ReadShortage | undefined;
  /**
   * Rows that are not whole are left to the thread that the store is shared with ({@link openSharedStore}), so that this opens at once.
   */
  readonly leaveUnfinishedRows?: boolean | undefined;
  /** Has the disk take what was written, before a batch counts; of an embedded store {@link DiskFlush} does that. */
  readonly flush?: (() => Promise<void>) | undefined;
  /** What names the time since the machine was started; the system's own by default. */
  readonly bootId?: string | undefined;
  /** Called while rows are copied that the row store lacks. */
  readonly onCopyStep?: ((step: CopyStep) => void) | undefined;
};

/** A ledger whose head moves. Who answers from it takes a {@link LedgerSnapshot} first. */
export interface LedgerStore {
  readonly place: StorePlace;
  readonly client: LedgerClient;
  /** See {@link LedgerSnapshot}. */
  readonly rows: RowStore;
  readonly caches: LedgerCaches;
  /** The newest that is committed, as far as this process knows. */
  readonly head: LedgerHead | undefined;
  /** What is said of rows that are being made from the column store, with how far they are; undefined once they are whole. */
  readonly unfinishedRows: string | undefined;
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
   * Writes a batch exactly once: journal, tables, all block rows as the marker of the column store, then the commit of the row store, by
   * which readers see it. Repeating it with the identical
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
   * Copies the whole ledger, with the rows of an embedded store, into an empty folder, and gives the head that it is as of. The engine
   * writes its part on its own machine.
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
  let rows: RowStore | undefined;
  try {
    const client = clientOn(connection);
    await migrateAlone(client, options);
    if (options.kind === 'embedded') (await import('./client/embedded-engine.ts')).mergeBehindReaders();
    const place: StorePlace =
      options.kind === 'embedded' ? { kind: 'embedded', folder: options.folder } : { kind: 'http', rows: options.rows };
    const { onCopyStep: onStep, shortage, leaveUnfinishedRows: leaveUnfinished, bootId } = options;
    rows = await rowsToRead(client, place, { onStep, shortage, leaveUnfinished, bootId });
    const writing = withinSpace(connection, shortage);
    const written = clientOn(writing);
    return await storeOn(
      { connection: writing, client: written, copying: client, rows, place },
      { write: (...attempt) => writeBatch(written, ...attempt), ...flushOf(place, options.flush) },
      onStep,
    );
  } catch (error) {
    await rows?.close();
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
    await restoreStores(clientOn(connection), folder, rowsFolderOf(options));
  } finally {
    await connection.close();
  }
}

/** Brings the tables up to date; processes that share stores on servers do it one after the other. */
async function migrateAlone(client: LedgerClient, options: LedgerStoreOptions): Promise<void> {
  let release: (() => Promise<void>) | undefined;
  if (options.kind === 'http' && options.rows.kind === 'server' && (await lacksMigrations(client)))
    release = await (await import('./rows/migration-lock.ts')).lockMigrations(
      options.rows.url,
      options.onMigrationWait,
    );
  try {
    await migrate(client, MIGRATIONS_FOLDER, options.onMigrationStep);
  } finally {
    await release?.();
  }
}

/** In which data folder the rows are; undefined where they are on a server. */
function rowsFolderOf(options: LedgerStoreOptions): string | undefined {
  if (options.kind === 'embedded') return options.folder;
  return options.rows.kind === 'folder' ? options.rows.folder : undefined;
}

/** A driver is loaded by who needs it: the embedded engine only works in the main thread of a process. */
async function connect(options: LedgerStoreOptions): Promise<LedgerConnection> {
  if (options.kind === 'embedded')
    return (await import('./client/embedded-connection.ts')).openEmbeddedConnection(options);
  return (await import('./client/http-connection.ts')).openHttpConnection(options);
}

export interface SharedStoreOptions {
  readonly shortage?: ReadShortage | undefined;
  /** Ends the copying of rows. */
  readonly signal?: AbortSignal | undefined;
  /** Copying waits for what may pass, and says why; without it what fails rejects. */
  readonly onWait?: CopyWaitListener | undefined;
}

/**
 * The store of another thread, which shares it through the other end of this port ({@link LedgerStore.share}). What is
 * written here is seen there. Who opens it is the only one that writes: rows that lack something get it first, until the signal, with
 * whose reason this rejects then.
 */
export async function openSharedStore(
  port: StorePort,
  place: StorePlace,
  { shortage, signal, onWait }: SharedStoreOptions = {},
): Promise<LedgerStore> {
  const remote = remoteStore(port, place.kind);
  const client = clientOn(remote.connection);
  const rows = await rowsToWrite(client, place, { onStep: (step) => remote.copied(step), shortage, signal, onWait });
  await remote.copied(undefined);
  return storeOn(
    { connection: remote.connection, client, rows, place },
    {
      write: async (_state, batch, onStage, onJournal) => {
        const { error, written } = await remote.write(batch);
        if (written?.begun === true) onJournal();
        for (const [stage, milliseconds] of written?.stages ?? []) onStage?.(stage, milliseconds);
        if (error !== undefined) throw storeErrorOf(error);
        return written?.head;
      },
      committed: (head, changed) => remote.committed(head, changed),
      ...flushOf(place),
    },
  );
}

/** What flushes the disk of an embedded store, and ends with it; servers do that themselves, as they are set. */
function flushOf(place: StorePlace, given?: () => Promise<void>): Pick<Writing, 'flush' | 'close'> {
  if (given !== undefined || place.kind !== 'embedded') return { flush: given };
  const disk = new DiskFlush(place.folder);
  return { flush: () => disk.flush(), close: () => disk.close() };
}

interface Opened {
  readonly connection: LedgerConnection;
  readonly client: LedgerClient;
  /** Makes copies in another place, also where there is no room here; the client where that is the same. */
  readonly copying?: LedgerClient;
  readonly rows: RowStore;
  readonly place: StorePlace;
}

async function storeOn(
  { connection, client, copying = client, rows, place }: Opened,
  writing: Writing,
  onCopyStep?: (step: CopyStep) => void,
): Promise<LedgerStore> {
  const ledger = await openMovingLedger(client, rows, writing);
  return {
    place,
    client,
    get rows() {
      return ledger.snapshot.rows;
    },
    caches: ledger.caches,
    get head() {
      return ledger.snapshot.head;
    },
    get unfinishedRows() {
      return ledger.unfinishedRows;
    },
    snapshot: () => ledger.snapshot,
    wasReadable: (asked) => ledger.wasReadable(asked),
    unfinishedBatch: () => ledger.unfinished,
    writeBatch: (batch, onStage) => ledger.inTurn(() => ledger.commit(batch, onStage)),
    refreshHead: () => ledger.inTurn(() => ledger.refresh()),
    share: (port) =>
      serveStore(port, {
        connection,
        write: (batch, onStage) => ledger.inTurn(() => ledger.writeAhead(batch, onStage)),
        committed: (head, changed) => ledger.inTurn(() => ledger.show(head, changed)),
        isBegun: () => ledger.unfinished !== undefined,
        copied: async (step) => {
          if (step !== undefined) {
            ledger.noteCopied(step);
            onCopyStep?.(step);
          }
          await ledger.inTurn(() => ledger.refresh());
        },
      }),
    backUp: (folder) => ledger.inTurn(() => backUpStores(copying, rows, folder).then(() => ledger.snapshot.head)),
    cacheUse: () => ledger.caches.answers.use(),
    close: async () => {
      writing.close?.();
      await client.close();
      await rows.close();
    },
  };
}
