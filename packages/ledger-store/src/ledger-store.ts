import { loadHead, loadUnfinishedBatch } from './block/commit.ts';
import type { BatchRow } from './block/rows.ts';
import { type EmbeddedOptions, openEmbeddedClient } from './client/embedded-client.ts';
import { mergeBehindReaders } from './client/embedded-engine.ts';
import { type HttpOptions, openHttpClient } from './client/http-client.ts';
import type { LedgerClient } from './client/ledger-client.ts';
import { keptAnswers } from './kept-answers.ts';
import type { Batch, LedgerHead, LedgerSnapshot } from './ledger-snapshot.ts';
import { migrate } from './migration/migrate.ts';
import { keptRows } from './state/kept-rows.ts';
import { STATE_TABLES } from './tables.ts';
import { type StageListener, writeBatch } from './write-batch.ts';

export type LedgerStoreOptions =
  | ({ readonly kind: 'embedded' } & EmbeddedOptions)
  | ({ readonly kind: 'http' } & HttpOptions);

/** A ledger whose head moves. Who answers from it takes a {@link LedgerSnapshot} first. */
export interface LedgerStore {
  readonly client: LedgerClient;
  /** The newest that is committed, as far as this process knows. */
  readonly head: LedgerHead | undefined;
  /** The ledger as of the head; the same object until that moves. */
  snapshot(): LedgerSnapshot;
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
  close(): Promise<void>;
}

/** Opens the store, brings its tables up to date and loads the head. Throws StoreLockedError for a folder in use. */
export async function openLedgerStore(options: LedgerStoreOptions): Promise<LedgerStore> {
  const client = options.kind === 'embedded' ? await openEmbeddedClient(options) : await openHttpClient(options);
  try {
    await migrate(client);
    if (options.kind === 'embedded') mergeBehindReaders();
    return await storeOn(client);
  } catch (error) {
    await client.close();
    throw error;
  }
}

async function storeOn(client: LedgerClient): Promise<LedgerStore> {
  let snapshot: LedgerSnapshot = Object.freeze({ client, head: await loadHead(client) });
  let unfinished = await loadUnfinishedBatch(client, snapshot.head);
  let turns: Promise<unknown> = Promise.resolve();

  /** Two batches at once would race for the head: each waits for the one before, whatever becomes of that. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = turns.then(work, work);
    turns = turn.catch(() => undefined);
    return turn;
  }

  async function write(batch: Batch, onStage?: StageListener): Promise<void> {
    const { head } = snapshot;
    const outcome = await writeBatch(client, { head, unfinished }, batch, onStage, () => {
      unfinished = batch.batch;
    });
    if (outcome === undefined) return;
    keptRows(client).renew(head, outcome, stateRowsOf(batch));
    keptAnswers(client).renew(head, outcome, batch.rows);
    snapshot = Object.freeze({ client, head: outcome });
    unfinished = undefined;
  }

  async function refresh(): Promise<LedgerHead | undefined> {
    const found = await loadHead(client);
    const { head } = snapshot;
    if (found === undefined || (head !== undefined && found.sequence < head.sequence)) return head;
    unfinished = await loadUnfinishedBatch(client, found);
    if (found.sequence !== head?.sequence) snapshot = Object.freeze({ client, head: found });
    return snapshot.head;
  }

  return {
    client,
    get head() {
      return snapshot.head;
    },
    snapshot: () => snapshot,
    unfinishedBatch: () => unfinished,
    writeBatch: (batch, onStage) => inTurn(() => write(batch, onStage)),
    refreshHead: () => inTurn(refresh),
    close: () => client.close(),
  };
}

function* stateRowsOf({ rows }: Batch) {
  for (const name of Object.keys(STATE_TABLES) as (keyof typeof STATE_TABLES)[])
    yield { table: STATE_TABLES[name], rows: rows[name] };
}
