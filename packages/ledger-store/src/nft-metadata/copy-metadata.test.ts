import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerStore } from '../ledger-store.ts';
import { checkMetadataRows } from '../reconcile/check-metadata-rows.ts';
import { ledgerBatch } from '../testing/ledger-batch.ts';
import { startTestEngine, type TestEngine } from '../testing/open-test-store.ts';
import { sampleMetadata } from '../testing/sample-metadata.ts';
import { copyNftMetadata } from './copy-metadata.ts';
import { saveNftMetadata } from './metadata-to-follow.ts';
import { readNftDocument, readNftMetadata } from './queries.ts';
import { nftMetadataTable } from './rows.ts';

const MINUTE_NS = 60_000_000_000n;
/** More than two pages. */
const NFTS = 2_100;
const LARGE = 'large '.repeat(20_000);

describe('the metadata that rows lack', () => {
  let engine: TestEngine;
  let store: LedgerStore;
  const at = (minute: number) => BigInt(minute) * MINUTE_NS;
  const key = (serial: number) => ({ token: 5n, serial: BigInt(serial) });
  const nftOf = (serial: number, minute: number, name: string) =>
    sampleMetadata({ ...key(serial), fetchedNs: at(minute), name, document: serial === 7 ? LARGE : name });

  async function findings(): Promise<string[]> {
    const found: string[] = [];
    for await (const { subject } of checkMetadataRows(store.snapshot())) found.push(subject);
    return found;
  }

  async function reopen(): Promise<void> {
    await store.close();
    store = await engine.open();
  }

  beforeAll(async () => {
    engine = await startTestEngine('embedded');
    store = await engine.open();
    await store.writeBatch(ledgerBatch(1));
    const rows = Array.from({ length: NFTS }, (_, serial) => nftOf(serial, 100 + (serial % 3), `NFT ${serial}`));
    await saveNftMetadata(store, rows);
  });
  afterAll(async () => {
    await store.close();
    await engine.stop();
  });

  it('is copied where their file was lost, large documents too, and once alone', async () => {
    await store.close();
    for (const suffix of ['', '-wal', '-shm'])
      rmSync(path.join(engine.folder, 'rows', `nft-metadata.db${suffix}`), { force: true });
    store = await engine.open();
    expect(await findings()).toEqual([]);
    expect((await readNftMetadata(store, [key(2_099)]))[0]?.name).toBe('NFT 2099');
    expect(await readNftDocument(store, key(7))).toBe(LARGE);
    expect(await readNftDocument(store, key(8))).toBe('NFT 8');
  });

  it('is copied at the next start where a kill came between the two stores', async () => {
    await store.client.insert(nftMetadataTable, [nftOf(3, 103, 'Three'), nftOf(9_000, 99, 'Other process')], 'test');
    expect(await findings()).toEqual(['metadata of NFTs: number of NFTs']);
    await reopen();
    expect(await findings()).toEqual([]);
    expect((await readNftMetadata(store, [key(3), key(9_000)])).map((row) => row?.name)).toEqual([
      'Three',
      'Other process',
    ]);
  });

  it('goes on behind what was copied before a kill', async () => {
    const { nftMetadata } = store.rows;
    await store.client.insert(nftMetadataTable, [nftOf(4, 200, 'Four')], 'test 4');
    const saved: number[] = [];
    const counting = {
      ...nftMetadata,
      newestNs: () => nftMetadata.newestNs(),
      save: async (rows: readonly object[]) => void saved.push(rows.length),
    };
    await copyNftMetadata(store.client, counting);
    expect(saved.length).toBeGreaterThan(0);
    expect(await findings()).toEqual(['metadata of NFTs: sum of when it was fetched']);
    await copyNftMetadata(store.client, nftMetadata);
    expect(await findings()).toEqual([]);
  });

  it('is not saved in either store while rows are being made', async () => {
    const rows = [nftOf(5, 300, 'Five')];
    const unfinished = {
      ...store.snapshot(),
      get rows(): never {
        throw new Error('rows are being made');
      },
    };
    await expect(saveNftMetadata(unfinished, rows)).rejects.toThrow('rows are being made');
    expect(await findings()).toEqual([]);
  });
});
