import type { CollectionTrait, ListReply, NftRow } from '@ledgerscope/contract';
import { saveNftMetadata } from '@ledgerscope/ledger-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sampleBlock,
  sampleRow,
  sampleRows,
  sampleTransaction,
} from '../../../../../../packages/ledger-store/src/testing/sample-rows.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

const START = 1_709_164_800_000_000_000n;
const COLLECTION = 7000n;
const NOTHING = {
  ...{ reference: new Uint8Array(), status: 'resolved', error: '', attempts: 0, nextTryNs: 0n, description: '' },
  ...{ creator: '', dataType: 'JSON', image: '', imageType: '', fileUris: [], fileTypes: [], document: '', name: '' },
};

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
      [1n, 2n].map((serial) => ({
        ...NOTHING,
        token: COLLECTION,
        serial,
        mintedNs: START,
        fetchedNs: START,
        attributeNames: ['Fur: colour', 'Eyes'],
        attributeDisplays: ['', ''],
        attributeValues: ['red, or so', serial === 1n ? 'one' : 'two'],
      })),
    );
  });
  afterAll(() => api.close());

  it('are listed with how many have them', async () => {
    const { data } = await api.get<ListReply<CollectionTrait>>(`/api/hts/tokens/0.0.${COLLECTION}/traits`);
    expect(data).toEqual([
      { name: 'Fur: colour', value: 'red, or so', nfts: 2 },
      { name: 'Eyes', value: 'one', nfts: 1 },
      { name: 'Eyes', value: 'two', nfts: 1 },
    ]);
  });

  it('narrow the NFTs of the collection', async () => {
    const serials = async (name: string, value: string) => {
      const query = new URLSearchParams({ tokenId: `0.0.${COLLECTION}`, traitName: name, traitValue: value });
      const { data, totalCount } = await api.get<ListReply<NftRow>>(`/api/nfts/nfts?${query}`);
      expect(data).toHaveLength(totalCount);
      return data.map(({ serialNumber }) => serialNumber);
    };
    expect(await serials('Fur: colour', 'red, or so')).toEqual([2, 1]);
    expect(await serials('Eyes', 'two')).toEqual([2]);
    expect(await serials('Eyes', 'three')).toEqual([]);
  });

  it.each([
    ['traitName=Eyes&traitValue=two', 'traitName'],
    [`tokenId=0.0.${COLLECTION}&traitName=Eyes`, 'traitName'],
    [`tokenId=0.0.${COLLECTION}&traitValue=two`, 'traitValue'],
  ])('are refused as %s', async (query, parameter) => {
    expect(await api.get(`/api/nfts/nfts?${query}`, 400)).toMatchObject({ error: { parameter } });
  });
});
