import { Progress } from '@ledgerscope/ingest/progress';
import { BucketBlocks } from '@ledgerscope/ingest/source/bucket/bucket-blocks';
import type { ObjectStore } from '@ledgerscope/ingest/source/bucket/object-store';
import { listRecordFiles } from '@ledgerscope/ingest/source/bucket/record-listing';
import { writeUntilTaken } from '@ledgerscope/ingest/write-until-taken';
import { RetryableStoreError } from '@ledgerscope/ledger-store';
import { programFiles, projectText as text } from '@ledgerscope/testkit/program-files';
import pino from 'pino';
import { describe, expect, it } from 'vitest';

/** What has no condition of its own. */
const ENDLESS =
  /\bfor \((?:const |let )?[^;()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^;()]*)*; ?;|\bwhile \(true\)|\bdo \{/g;
/** Asks others for page after page. */
const PAGES = /\bNextContinuationToken\b|\blinks\.next\b|\bpage\.more\b/;

/** Each file with such a loop, and what ends each of them. */
const ENDS: Readonly<Record<string, readonly RegExp[]>> = {
  'packages/api/src/explorer/key-reply.ts': [/rest >>>= 7\)/],
  'packages/api/src/plugins/cached-replies.ts': [/left === 1\) return/],
  'apps/server/src/demo/demo-process.ts': [/Date\.now\(\) > deadline \|\| abort\.signal\.aborted\) throw/],
  // A block names so many addresses, topics and files, and each is looked up once.
  'packages/ingest/src/derive-state.ts': [/if \(attempt\.complete\)/],
  'packages/ingest/src/source/bucket/record-listing.ts': [/!goesOn \|\| .* pages >= MAX_PAGES\) return/],
  'packages/ingest/src/source/mirror/mirror-client.ts': [
    /failed >= attempts \|\| busy >= busyAttempts \|\| this\.#signal\.aborted/,
  ],
  'packages/ingest/src/verify/cutover-link.ts': [/tries === TRIES\) return/],
  'packages/ingest/src/write-until-taken.ts': [/if \(signal\.aborted\)/],
  'packages/outside/src/outside-fetcher.ts': [/redirects === MAX_REDIRECTS\) throw/],
  'packages/ingest/src/reconcile/nightly.ts': [/if \(signal\.aborted\) return/],
  'packages/client/src/index.ts': [/waits < MOST_WAITS/, /data\.next === page\.next\) throw/],
  // Examples of programs that read a queue as long as they run.
  'packages/contract/src/queue-clients.ts': [/waitTimeSeconds\(20\)/, /WaitTimeSeconds: 20/],
  // Of numbers of this length about one in a thousand is a prime.
  'packages/demo-network/src/network/rsa-key.ts': [/prime !== undefined\) return/],
  // Behind the last byte there is nothing, which ends a number.
  'packages/demo-network/src/writer/state-difference.ts': [/byte < 0x80\) return/],
  'packages/ledger-store/src/client/fair-pool.ts': [/connection === undefined\) return/],
  'packages/ledger-store/src/client/row-binary-cursor.ts': [/scale > Number\.MAX_SAFE_INTEGER\) throw/],
  // Tables of the store, of which ever more is read: it has so many rows, and each statement has a limit of time.
  'packages/ledger-store/src/entity/list-entities.ts': [/found\.length < size/],
  'packages/ledger-store/src/entity/sort-entities.ts': [/stored\.length < size/],
  'packages/ledger-store/src/state/all-rows.ts': [/!full/],
  'packages/ledger-store/src/state/top-rows.ts': [/stored\.length < size/],
  'packages/ledger-store/src/token/holders.ts': [/stored\.length < size/],
  'packages/ledger-store/src/token/list-page.ts': [/stored\.length < size/],
  'packages/ledger-store/src/token/list-tokens.ts': [/stored\.length < size/],
  'packages/portal-store/src/embedded/embedded-postgres.ts': [/this\.#closed \|\| Date\.now\(\) > until\) throw/],
  'packages/portal-store/src/wake/wakes.ts': [/\{ signal, ref: false \}\);/],
  // Bytes of a file, of which each turn takes some; behind the last one reading ends or fails.
  'packages/streams/src/record/legacy-layout.ts': [/if \(ended\) break/],
  'packages/streams/src/record/v5-layout.ts': [/RECORD_OBJECT_HIGH\) break/],
  'packages/streams/src/record/v6-layout.ts': [/available === 0\) break/],
  'packages/streams/src/wire/cursor.ts': [/this\.tag\(end\)/],
};

describe('loops', () => {
  it('that have no condition are where it is written down what ends them', () => {
    const endless = programFiles().filter((file) => text(file).match(ENDLESS) !== null);
    expect(endless.toSorted()).toEqual(Object.keys(ENDS).toSorted());
  });

  it.each(Object.entries(ENDS))('end in %s', (file, ends) => {
    for (const end of ends) expect(text(file)).toMatch(end);
  });

  it('over pages of a source have a bound', () => {
    const paging = programFiles().filter((file) => file.startsWith('packages/ingest/') && PAGES.test(text(file)));
    expect(paging).toContain('packages/ingest/src/source/mirror/mirror-client.ts');
    for (const file of paging) expect(text(file), file).toMatch(/ [<=>]+ MAX_(?:FOLDER_)?PAGES/);
  });
});

describe('what asks others again and again', () => {
  /** A bucket that answers with the same keys whatever they are to come after. */
  function stuckBucket(key: string) {
    const store = {
      asked: 0,
      firstKeyAfter: async () => {
        store.asked++;
        return key;
      },
      keysAfter: async () => {
        store.asked++;
        return { keys: [key], more: true };
      },
    };
    return store;
  }

  it('ends its search for the newest block of a bucket that gives earlier ones', async () => {
    const bucket = stuckBucket('block/0000/0000/0000/0000/005.blk.zstd');
    const blocks = new BucketBlocks(bucket as unknown as ObjectStore, 'block/');
    expect(await blocks.range()).toEqual({ first: 5n, last: 5n });
    expect(bucket.asked).toBeLessThan(100);
  });

  it('lists no page of a bucket twice', async () => {
    const bucket = stuckBucket('record0.0.3/2026-01-01T00_00_00.000000000Z.rcd.gz');
    const folder = { prefix: 'record0.0.3/', node: undefined };
    const { files } = await listRecordFiles(bucket as unknown as ObjectStore, [folder], '2026-01-01T00_00_02Z.rcd.gz');
    expect(files).toEqual([]);
    expect(bucket.asked).toBeLessThan(3);
  });

  it('gives a batch that the store does not take up with the process', async () => {
    const abort = new AbortController();
    let tries = 0;
    const store = {
      head: undefined,
      writeBatch: async () => {
        if (++tries === 2) abort.abort();
        throw new RetryableStoreError('it does not answer');
      },
    };
    const gathered = { batch: { batch: 'one' }, rows: { transaction: [] }, blocks: [] };
    const target = { store, progress: new Progress(), log: pino({ level: 'silent' }), signal: abort.signal };
    await writeUntilTaken(target as never, gathered as never);
    expect(tries).toBe(2);
  });
});
