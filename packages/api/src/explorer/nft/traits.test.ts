import type { CollectionTrait, ListReply, NftRowReply } from '@ledgerscope/contract';
import { saveNftMetadata } from '@ledgerscope/ledger-store';
import { sampleMetadata } from '@ledgerscope/ledger-store/testing/sample-metadata';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

const START = 1_709_164_800_000_000_000n;
const COLLECTION = 7000n;
const AWKWARD = `a'b\\"[c]`;
/** Fur and eyes, by serial number. */
const TRAITS = [
  ['red, or so', 'one'],
  ['red, or so', 'two'],
  ['white', AWKWARD],
] as const;

describe('traits of a collection', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
    await api.write(
      sampleRows({
        transaction: [sampleTransaction({ consensusNs: START, block: 1n })],
        token: [sampleRow('token', { id: COLLECTION, type: 'NON_FUNGIBLE_UNIQUE', createdNs: START, version: START })],
        nft: [1n, 2n, 3n].map((serial) =>
          sampleRow('nft', { token: COLLECTION, serial, owner: 1001n, mintedNs: START, version: START }),
        ),
      }),
      [sampleBlock({ sequence: 1n, batch: 'b', firstNs: START, lastNs: START })],
    );
    await saveNftMetadata(
      api.store,
      TRAITS.map(([fur, eyes], index) =>
        sampleMetadata({
          token: COLLECTION,
          serial: BigInt(index + 1),
          mintedNs: START,
          fetchedNs: START,
          attributeNames: ['Fur: colour', 'Eyes'],
          attributeDisplays: ['', ''],
          attributeValues: [fur, eyes],
        }),
      ),
    );
  });
  afterAll(() => api.close());

  it('are listed with how many have them', async () => {
    const { data } = await api.get<ListReply<CollectionTrait>>(`/api/hts/tokens/0.0.${COLLECTION}/traits`);
    expect(data).toEqual([
      { name: 'Fur: colour', value: 'red, or so', nfts: 2 },
      { name: 'Eyes', value: AWKWARD, nfts: 1 },
      { name: 'Eyes', value: 'one', nfts: 1 },
      { name: 'Eyes', value: 'two', nfts: 1 },
      { name: 'Fur: colour', value: 'white', nfts: 1 },
    ]);
  });

  it('count the NFTs that have what is chosen of the other traits', async () => {
    const traits = encodeURIComponent(JSON.stringify({ Eyes: ['two', AWKWARD] }));
    const { data } = await api.get<ListReply<CollectionTrait>>(
      `/api/hts/tokens/0.0.${COLLECTION}/traits?traits=${traits}`,
    );
    expect(data).toEqual([
      { name: 'Eyes', value: AWKWARD, nfts: 1 },
      { name: 'Eyes', value: 'one', nfts: 1 },
      { name: 'Eyes', value: 'two', nfts: 1 },
      { name: 'Fur: colour', value: 'red, or so', nfts: 1 },
      { name: 'Fur: colour', value: 'white', nfts: 1 },
    ]);
  });

  it.each<[Record<string, string[]>, number[]]>([
    [{ 'Fur: colour': ['red, or so'] }, [2, 1]],
    [{ Eyes: ['two'] }, [2]],
    [{ Eyes: ['one', AWKWARD] }, [3, 1]],
    [{ Eyes: ['one', AWKWARD], 'Fur: colour': ['red, or so'] }, [1]],
    [{ Eyes: ['three'] }, []],
    [{ Eyes: ['one'], Hat: ['none'] }, []],
  ])('narrow the NFTs of the collection: %o', async (choice, serials) => {
    const query = new URLSearchParams({ tokenId: `0.0.${COLLECTION}`, traits: JSON.stringify(choice) });
    const { data, totalCount } = await api.get<ListReply<NftRowReply>>(`/api/nfts/nfts?${query}`);
    expect(data.map(({ serialNumber }) => serialNumber)).toEqual(serials);
    expect(totalCount).toBe(serials.length);
  });

  it.each([
    '{"Eyes":["two"]} of any collection',
    'Eyes',
    '[]',
    '{}',
    '{"Eyes":"two"}',
    '{"Eyes":[]}',
    '{"Eyes":[2]}',
    `{"Eyes":[${'"a",'.repeat(50)}"b"]}`,
  ])('are refused as %s', async (refused) => {
    const [traits = '', everywhere] = refused.split(' of any collection');
    const query = new URLSearchParams({ traits, ...(everywhere === undefined && { tokenId: `0.0.${COLLECTION}` }) });
    expect(await api.get(`/api/nfts/nfts?${query}`, 400)).toMatchObject({ error: { parameter: 'traits' } });
  });
});
