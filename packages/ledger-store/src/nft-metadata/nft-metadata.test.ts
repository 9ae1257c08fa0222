import { entityIdFromStore } from '@ledgerscope/ledger';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LedgerStore } from '../ledger-store.ts';
import { startTestEngine, type TestEngine } from '../testing/open-test-store.ts';
import { sampleMetadata as row } from '../testing/sample-metadata.ts';
import { sampleBlock, sampleRow, sampleRows } from '../testing/sample-rows.ts';
import {
  dueNftMetadata,
  metadataToFollow,
  nftMetadataCursor,
  saveNftMetadata,
  saveNftMetadataCursor,
} from './metadata-to-follow.ts';
import { readNftDocument, readNftMetadata } from './queries.ts';
import { nftNameCondition } from './search-names.ts';
import { readThumbnails } from './thumbnails.ts';
import { nftTraitsCondition, traitsOfToken, type WantedTraits } from './traits.ts';

describe.each(['embedded', 'http'] as const)('NFT metadata, %s', (kind) => {
  let engine: TestEngine;
  let store: LedgerStore;

  beforeAll(async () => {
    engine = await startTestEngine(kind);
    store = await engine.open();
  });
  afterAll(async () => {
    await store.close();
    await engine.stop();
  });

  const found = async (name: string, token?: bigint) => {
    const { sql, parameters } = nftNameCondition(name);
    const text = `SELECT token, serial FROM nft_metadata FINAL WHERE ${sql} ORDER BY minted_ns DESC`;
    const rows = await store.client.query('test', text, parameters, { token: 'u64', serial: 'i64' });
    const ofToken = rows.filter((key) => token === undefined || key.token === token);
    return ofToken.map((key) => `${key.token}#${key.serial}`);
  };

  it('is the newest row of each key, in the order asked for, in any number', async () => {
    await saveNftMetadata(store, [
      row({ token: 5n, serial: 1n, fetchedNs: 10n, status: 'failed', error: 'timed out', attempts: 1, nextTryNs: 70n }),
      row({ token: 5n, serial: 2n, fetchedNs: 10n, name: 'Night Market #2', image: 'ipfs://two', document: '{"a":1}' }),
    ]);
    await saveNftMetadata(store, [
      row({ token: 5n, serial: 1n, fetchedNs: 20n, name: 'Night Market #1', image: 'ipfs://one' }),
    ]);
    const keys = [2n, 9n, 1n].map((serial) => ({ token: 5n, serial }));
    const [second, missing, first] = await readNftMetadata(store, keys);
    expect(missing).toBeUndefined();
    expect(first).toMatchObject({ name: 'Night Market #1', status: 'resolved', error: '' });
    expect(second).toMatchObject({ token: 5n, serial: 2n, image: 'ipfs://two' });
    expect(await readNftDocument(store, { token: 5n, serial: 2n })).toBe('{"a":1}');
    expect(await readNftDocument(store, { token: 5n, serial: 9n })).toBe('');
    const many = Array.from({ length: 600 }, (_, index) => ({ token: 5n, serial: BigInt(index) }));
    expect((await readNftMetadata(store, many)).filter((one) => one !== undefined)).toHaveLength(2);
  });

  it('has the traits of a collection, of its newest rows, and finds NFTs by them', async () => {
    const traits = (pairs: readonly (readonly [string, string])[]) => ({
      attributeNames: pairs.map(([name]) => name),
      attributeDisplays: pairs.map(() => ''),
      attributeValues: pairs.map(([, value]) => value),
    });
    await saveNftMetadata(store, [
      row({ token: 70n, serial: 1n, fetchedNs: 10n, ...traits([['Fur', 'blue']]) }),
      row({
        token: 70n,
        serial: 2n,
        fetchedNs: 10n,
        ...traits([
          ['Fur', 'red'],
          ['Eyes', 'red'],
        ]),
      }),
      row({ token: 71n, serial: 1n, fetchedNs: 10n, ...traits([['Fur', 'red']]) }),
    ]);
    await saveNftMetadata(store, [row({ token: 70n, serial: 1n, fetchedNs: 20n, ...traits([['Fur', 'red']]) })]);
    expect(await traitsOfToken(store, entityIdFromStore(70n), 10)).toEqual([
      { name: 'Fur', value: 'red', nfts: 2n },
      { name: 'Eyes', value: 'red', nfts: 1n },
    ]);
    const wanted: WantedTraits = new Map([['Eyes', ['red']]]);
    expect(await traitsOfToken(store, entityIdFromStore(70n), 10, wanted)).toEqual([
      { name: 'Eyes', value: 'red', nfts: 1n },
      { name: 'Fur', value: 'red', nfts: 1n },
    ]);
    const having = async (...wanted: readonly (readonly [string, readonly string[]])[]) => {
      const { sql, parameters } = nftTraitsCondition([entityIdFromStore(70n)], new Map(wanted));
      const from = `SELECT token, serial FROM nft_metadata FINAL WHERE ${sql} ORDER BY serial`;
      const rows = await store.client.query('test', from, parameters, { token: 'u64', serial: 'i64' });
      return rows.map(({ serial }) => serial);
    };
    expect(await having(['Fur', ['red', "it's \\ [one]"]])).toEqual([1n, 2n]);
    expect(await having(['Fur', ['red', 'blue']], ['Eyes', ['red']])).toEqual([2n]);
    expect(await having(['Fur', ['blue']])).toEqual([]);
  });

  it('is asked of the rows alone, and is what was saved last', async () => {
    const asked = vi.spyOn(store.client, 'query');
    const keys = [1n, 2n].map((serial) => ({ token: 90n, serial }));
    const names = async () => (await readNftMetadata(store, keys)).map((found) => found?.name);
    for (const [index, name] of ['First', 'Second'].entries()) {
      await saveNftMetadata(store, [
        row({ token: 90n, serial: 1n, fetchedNs: BigInt(10 + index), name, document: name }),
      ]);
      expect(await names()).toEqual([name, undefined]);
      expect(await readNftDocument(store, { token: 90n, serial: 1n })).toBe(name);
    }
    await readThumbnails(store, [90n]);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('is found by a part of the name, newest mint first, and no longer by an earlier name', async () => {
    await saveNftMetadata(store, [
      row({ token: 6n, serial: 1n, fetchedNs: 10n, name: 'ÜBER 100%_[x] Fuchs', mintedNs: 90n }),
      row({ token: 6n, serial: 3n, fetchedNs: 10n, name: 'Old Name' }),
      row({ token: 6n, serial: 0n, fetchedNs: 10n, name: 'Night Market, the collection' }),
    ]);
    await saveNftMetadata(store, [row({ token: 6n, serial: 3n, fetchedNs: 11n, name: 'New Night', mintedNs: 80n })]);
    expect(await found('night')).toEqual(['6#3', '5#2', '5#1']);
    expect(await found('night', 5n)).toEqual(['5#2', '5#1']);
    expect(await found('old name')).toEqual([]);
    expect(await found('*market #*')).toEqual(['5#2', '5#1']);
    expect(await found('market*')).toEqual(['5#2', '5#1']);
    expect(await found('m*t #*2')).toEqual(['5#2']);
    expect(await found('market*night')).toEqual([]);
    expect(await found('über 100%_[x')).toEqual(['6#1']);
    expect(await found('über 100_%')).toEqual([]);
    expect(await found('#1')).toEqual(['5#1']);
    const { sql, parameters } = nftNameCondition('night');
    const other = `SELECT serial FROM nft_metadata WHERE token = 5 AND ${sql} GROUP BY serial ORDER BY serial`;
    expect(await store.client.query('test', other, parameters, { serial: 'i64' })).toEqual([
      { serial: 1n },
      { serial: 2n },
    ]);
  });

  it('gives a collection its own picture, or that of its lowest serial with one', async () => {
    expect((await readThumbnails(store, [5n, 6n])).get(5n)).toEqual({ token: 5n, serial: 1n, image: 'ipfs://one' });
    expect((await readThumbnails(store, [6n])).size).toBe(0);
    await saveNftMetadata(store, [row({ token: 5n, serial: 0n, fetchedNs: 30n, image: 'ipfs://logo' })]);
    expect((await readThumbnails(store, [5n])).get(5n)).toEqual({ token: 5n, serial: 0n, image: 'ipfs://logo' });
    expect(await readThumbnails(store, [])).toEqual(new Map());
  });

  it('is due again when its time has come, or a gateway, and not once it succeeded', async () => {
    await saveNftMetadata(store, [
      row({ token: 7n, serial: 1n, fetchedNs: 10n, status: 'failed', nextTryNs: 100n }),
      row({ token: 7n, serial: 2n, fetchedNs: 10n, status: 'failed', nextTryNs: 50n }),
      row({ token: 7n, serial: 3n, fetchedNs: 10n, status: 'failed', nextTryNs: 0n }),
      row({ token: 7n, serial: 4n, fetchedNs: 10n, status: 'no_gateway' }),
    ]);
    const due = async (nowNs: bigint, gateway: boolean) =>
      (await dueNftMetadata(store, nowNs, gateway, 10)).map(({ serial }) => serial);
    expect(await due(49n, false)).toEqual([]);
    expect(await due(100n, false)).toEqual([2n, 1n]);
    expect((await due(49n, true)).toSorted()).toEqual([4n]);
    await saveNftMetadata(store, [row({ token: 7n, serial: 2n, fetchedNs: 60n })]);
    expect(await due(100n, false)).toEqual([1n]);
  });

  it('follows committed mints either way', async () => {
    const mint = (consensusNs: bigint, serial: bigint) => sampleRow('nftMint', { consensusNs, serial, token: 5n });
    const rows = sampleRows({ nftMint: [mint(10n, 1n), mint(20n, 2n), mint(20n, 3n), mint(99n, 4n)] });
    const block = sampleBlock({ sequence: 0n, lastNs: 50n, batch: 'a' });
    const batch = { batch: 'a', sequence: 0n, fileNames: [block.fileName], fileHashes: [''] };
    await store.writeBatch({ batch, rows, blocks: [block] });
    const serials = async (direction: 'up' | 'down', from: bigint, limit = 10) =>
      (await metadataToFollow(store, direction, from, limit)).map(({ serial }) => serial);
    expect(await serials('up', 0n)).toEqual([1n, 2n, 3n]);
    expect(await serials('up', 10n, 1)).toEqual([2n]);
    expect(await serials('down', 60n)).toEqual([3n, 2n, 1n]);
    expect(await serials('down', 20n)).toEqual([1n]);
    expect(await nftMetadataCursor(store, 'up')).toBeUndefined();
    await saveNftMetadataCursor(store, 'up', 10n, 1n);
    await saveNftMetadataCursor(store, 'up', 20n, 2n);
    await saveNftMetadataCursor(store, 'down', 5n, 3n);
    expect([await nftMetadataCursor(store, 'up'), await nftMetadataCursor(store, 'down')]).toEqual([20n, 5n]);
  });
});
