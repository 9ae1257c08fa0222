import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NftMetadataRow } from '../nft-metadata/rows.ts';
import { ROW_ENGINES, type RowEngine, startRowEngine } from '../testing/row-engines.ts';
import { sampleMetadata } from '../testing/sample-metadata.ts';
import type { RowStore } from './row-store.ts';

/** A token whose number needs the sign of 64 bits. */
const LARGE = 2n ** 63n + 5n;

const SAVED: readonly NftMetadataRow[] = [
  sampleMetadata({ token: 5n, serial: 0n, fetchedNs: 10n, name: 'Collection' }),
  sampleMetadata({ token: 5n, serial: 2n, fetchedNs: 11n, image: 'ipfs://two', document: '{"a":1}' }),
  sampleMetadata({ token: 5n, serial: 3n, fetchedNs: 12n, image: 'ipfs://three', fileUris: ['a', 'ü'] }),
  sampleMetadata({ token: LARGE, serial: 1n, fetchedNs: 13n, reference: Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd) }),
  sampleMetadata({
    token: 6n,
    serial: 1n,
    fetchedNs: 14n,
    document: 'long '.repeat(40_000),
    error: 'none',
    description: 'wide '.repeat(2_000),
  }),
];

describe.each(ROW_ENGINES)('metadata of NFTs in rows of %s', (name) => {
  let engine: RowEngine;
  let writer: RowStore;
  let reader: RowStore;

  beforeAll(async () => {
    engine = await startRowEngine(name);
    const place = await engine.place();
    writer = await place.write();
    reader = await place.read();
    await writer.nftMetadata.save(SAVED);
  });
  afterAll(async () => {
    await writer?.close();
    await reader?.close();
    await engine?.stop();
  });

  it('is what was saved, by key, but for the document, which is asked for alone', async () => {
    for (const { document, ...fields } of SAVED) {
      const [found] = await reader.nftMetadata.byKey([fields]);
      expect({ ...found, reference: [...(found?.reference ?? [])] }).toEqual({
        ...fields,
        reference: [...fields.reference],
      });
      expect(await reader.nftMetadata.document(fields)).toBe(document);
    }
    const missing = { token: 5n, serial: 9n };
    expect(await reader.nftMetadata.byKey([missing])).toEqual([]);
    expect(await reader.nftMetadata.byKey([])).toEqual([]);
    expect(await reader.nftMetadata.document(missing)).toBe('');
    expect(await reader.nftMetadata.byKey([...SAVED, missing])).toHaveLength(SAVED.length);
  });

  it('has the picture of the lowest serial with one, as long as it has one', async () => {
    const picture = async () => (await reader.nftMetadata.pictures([5n, 6n, LARGE])).map(({ image }) => image);
    expect(await picture()).toEqual(['ipfs://two']);
    await reader.nftMetadata.save([sampleMetadata({ token: 5n, serial: 2n, fetchedNs: 20n })]);
    expect(await picture()).toEqual(['ipfs://three']);
    await reader.nftMetadata.save([sampleMetadata({ token: 5n, serial: 0n, fetchedNs: 21n, image: 'ipfs://logo' })]);
    expect(await picture()).toEqual(['ipfs://logo']);
  });

  it('keeps what was fetched last, whoever saves it when', async () => {
    const key = { token: 7n, serial: 1n };
    const nameNow = async () => (await reader.nftMetadata.byKey([key])).map((row) => row.name);
    for (const [fetchedNs, name, expected] of [
      [30n, 'later', 'later'],
      [29n, 'earlier', 'later'],
      [30n, 'again', 'again'],
    ] as const) {
      await (fetchedNs === 29n ? writer : reader).nftMetadata.save([sampleMetadata({ ...key, fetchedNs, name })]);
      expect(await nameNow()).toEqual([expected]);
    }
    expect(await reader.nftMetadata.newestNs()).toBe(30n);
    expect((await reader.nftMetadata.summary()).keys).toBe(BigInt(SAVED.length + 1));
  });

  it('is saved while a batch is being written, and stays where that is given up', async () => {
    const open = await writer.write({ rows: {}, blocks: [] }, { sequence: 1n, lastNs: 1n });
    const key = { token: 8n, serial: 1n };
    await reader.nftMetadata.save([sampleMetadata({ ...key, fetchedNs: 40n, name: 'beside' })]);
    await open.abort();
    expect(await reader.nftMetadata.byKey([key])).toMatchObject([{ name: 'beside' }]);
  });

  it('is taken out with all other rows', async () => {
    await writer.clear();
    expect(await writer.nftMetadata.newestNs()).toBeUndefined();
    expect(await writer.nftMetadata.summary()).toEqual({ keys: 0n, fetchedSum: 0n });
  });
});
