import type { NftMetadataChange, NftRowReply, Requested, TransactionRowReply } from '@ledgerscope/contract';
import type { Books } from '@ledgerscope/ingest/state/testing/token-books';
import { type DemoApi, openDemoApi } from '@ledgerscope/testkit/open-demo-api';
import { type List, walkList } from '@ledgerscope/testkit/walk-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const GENESIS_NS = 1_700_000_000_000_000_000n;

describe('the metadata that an NFT had', () => {
  let api: DemoApi<Books>;
  /** What updates set, by NFT, the newest first. */
  const updates = new Map<string, { at: string; hex: string }[]>();

  beforeAll(async () => {
    api = await openDemoApi<Books>({ seed: 41, genesisNs: GENESIS_NS, files: 30n, perFile: 500 });
    const address = '/api/transactions?transactionTypes=TOKENUPDATENFTS&limit=100';
    for (const { status, requested, consensusTime: at } of await walkList<TransactionRowReply>(api, address))
      if (status === 'SUCCESS' && requested !== null) noteUpdate(requested, at);
  }, 300_000);
  afterAll(() => api.close());

  function noteUpdate({ nftMetadataHex: hex, serialNumbers, tokenIDs }: Requested, at: string): void {
    if (hex === null) return;
    for (const serial of serialNumbers) {
      const nft = `${tokenIDs[0]}/${serial}`;
      updates.set(nft, [...(updates.get(nft) ?? []), { at, hex }]);
    }
  }

  const historyOf = (nft: string, query = '') =>
    api.get<List<NftMetadataChange>>(`/api/nfts/nfts/${nft}/metadata-history${query}`);

  it('is that of its mint and of every update, each with the value before', async () => {
    expect(updates.size).toBeGreaterThan(1);
    for (const [nft, set] of updates) {
      const { data, totalCount } = await historyOf(nft);
      const mint = data.at(-1);
      expect(totalCount).toBe(set.length + 1);
      expect(mint).toMatchObject({ event: 'mint', previousMetadata: null, previousMetadataHex: null });
      expect(
        data.slice(0, -1).map(({ event, consensusTime, metadataHex }) => [event, consensusTime, metadataHex]),
      ).toEqual(set.map(({ at, hex }) => ['update', at, hex]));
      const before = data.map(({ previousMetadataHex }) => previousMetadataHex);
      expect(before.slice(0, -1)).toEqual(data.slice(1).map(({ metadataHex }) => metadataHex));
      const { data: now } = await api.get<{ data: NftRowReply }>(`/api/nfts/nfts/${nft}`);
      expect(data[0]?.metadataHex).toBe(now.metadataHex);
      expect(mint?.consensusTime).toBe(now.createdOn);
      expect(mint?.metadata).toBe(Buffer.from(mint?.metadataHex ?? '', 'hex').toString('utf8'));
    }
  });

  it('is one value for an NFT that was never updated', async () => {
    const { data: nfts } = await api.get<List<NftRowReply>>('/api/nfts/nfts?limit=100');
    const plain = nfts.find(({ tokenId, serialNumber }) => !updates.has(`${tokenId}/${serialNumber}`));
    const { data } = await historyOf(`${plain?.tokenId}/${plain?.serialNumber}`);
    expect(data.map(({ event, metadataHex }) => [event, metadataHex])).toEqual([['mint', plain?.metadataHex]]);
  });

  it('has pages, in both orders', async () => {
    const [nft = ''] = [...updates.keys()];
    const { data } = await historyOf(nft);
    expect((await historyOf(nft, '?order=asc')).data).toEqual(data.toReversed());
    expect((await historyOf(nft, '?limit=1&page=2')).data).toEqual(data.slice(1, 2));
  });

  it('is of no NFT that the ledger does not have', async () => {
    const [nft = ''] = [...updates.keys()];
    const [token] = nft.split('/');
    const { statusCode } = await api.app.inject(`/api/nfts/nfts/${token}/999999999/metadata-history`);
    expect(statusCode).toBe(404);
  });
});
