import type { NftRowReply } from '@ledgerscope/contract';
import { type Books, hex } from '@ledgerscope/ingest/state/testing/token-books';
import { consensusNsOf, formatIso } from '@ledgerscope/ledger';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { type DemoApi, openDemoApi } from '@ledgerscope/testkit/open-demo-api';
import {
  byNumber,
  endsInOrder,
  idOf,
  MS,
  modelNfts,
  type NftModel,
  nftsOf,
  type TokenModel,
  tokensOf,
} from '@ledgerscope/testkit/token-model';
import { type List, walkList } from '@ledgerscope/testkit/walk-list';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const GENESIS_NS = 1_700_000_000_000_000_000n;
const iso = (ns: bigint) => formatIso(consensusNsOf(ns));
const idText = (num: number | undefined) => (num === undefined ? null : idOf(num));

describe('NFTs of the demo network over HTTP', () => {
  let api: DemoApi<Books>;
  let tokens: TokenModel[];
  let nfts: NftModel[];

  beforeAll(async () => {
    api = await openDemoApi<Books>({ seed: 37, genesisNs: GENESIS_NS, files: 10n, perFile: 400 });
    tokens = tokensOf(api.books);
    nfts = nftsOf(api.books);
    const listed = await walkList<NftRowReply>(api, '/api/nfts/nfts?limit=100');
    const creators = new Map(listed.map(({ id, creator }) => [id, creator]));
    for (const nft of nfts) nft.creator = creators.get(`${idOf(nft.token)}#${nft.serial}`) ?? null;
  }, 300_000);
  afterAll(() => api.close());

  const list = <Row>(url: string) => api.get<List<Row>>(url);

  it('are shown as the books have them', async () => {
    expect(nfts.length).toBeGreaterThan(50);
    for (const nft of nfts) {
      const { data } = await api.get<{ data: NftRowReply }>(`/api/nfts/nfts/${idOf(nft.token)}/${nft.serial}`);
      const book = api.books.tokens.get(nft.token)?.nfts.get(nft.serial);
      expect(data).toMatchObject({
        id: `${idOf(nft.token)}#${nft.serial}`,
        owner: idText(nft.owner),
        spender: idText(book?.spender),
        createdOn: iso(nft.createdNs),
        deleted: Number(nft.owner === undefined),
        metadataHex: hex(book?.metadata),
        metaData: Buffer.from(hex(book?.metadata), 'hex').toString('utf8'),
        name: nft.name,
      });
      expect(data.creator).toBe(nft.creator);
    }
  }, 120_000);

  it('name the transaction of their mint and who paid for it', async () => {
    for (const mint of new Set(nfts.slice(0, 20).map(({ createdNs }) => createdNs))) {
      const minted = nfts.filter(({ createdNs }) => createdNs === mint);
      const seconds = `${mint / 1_000_000_000n}.${(mint % 1_000_000_000n).toString().padStart(9, '0')}`;
      type Reply = { data: { payerID: string; readableTransactionID: string } };
      const { data: transaction } = await api.get<Reply>(`/api/transactions/${seconds}`);
      const id = encodeURIComponent(transaction.readableTransactionID);
      const found = await list<NftRowReply>(`/api/nfts/nfts?limit=100&mintTransactionId=${id}`);
      expect(found.totalCount).toBe(minted.length);
      for (const { creator, mintTransactionId } of found.data)
        expect([creator, mintTransactionId]).toEqual([transaction.payerID, transaction.readableTransactionID]);
    }
  }, 60_000);

  it('are found, sorted and paged as a plain model does', async () => {
    const collections = tokens.filter(({ type }) => type === 'NON_FUNGIBLE_UNIQUE').map(({ id }) => id);
    const owners = [...new Set(nfts.flatMap(({ owner }) => (owner === undefined ? [] : [idOf(owner)])))];
    const creators = [...new Set(nfts.flatMap(({ creator }) => (creator === null ? [] : [creator])))];
    const names = [...new Set(nfts.map(({ name }) => name.slice(1, 5)))];
    const instants = nfts.slice(0, 40).flatMap(({ createdNs }) => [createdNs / MS, createdNs / MS + 1n]);
    const filters = fc
      .record(
        {
          tokenId: fc.uniqueArray(fc.constantFrom(...collections, '0.0.77777'), { minLength: 1, maxLength: 3 }),
          owner: fc.uniqueArray(fc.constantFrom(...owners, '0.0.77777'), { minLength: 1, maxLength: 3 }),
          creator: fc.constantFrom(...creators),
          serialNumber: fc.integer({ min: 1, max: 12 }).map(String),
          name: fc.constantFrom(...names, '*a*', 'zzz'),
          createdAfter: fc.constantFrom(...instants).map(String),
          collectionName: fc.constantFrom(...names, 'zzz'),
          createdBefore: fc.constantFrom(...instants).map(String),
        },
        { requiredKeys: [] },
      )
      .map(endsInOrder);
    const sorts = fc.constantFrom('createdOn', 'serialNumber');
    const orders = fc.constantFrom('asc', 'desc');
    await fc.assert(
      fc.asyncProperty(filters, sorts, orders, fc.integer({ min: 3, max: 30 }), async (filter, sort, order, limit) => {
        const query = new URLSearchParams({ sort, order, limit: `${limit}` });
        for (const [name, value] of Object.entries(filter))
          for (const one of [value].flat()) query.append(name, `${one}`);
        const wanted = modelNfts(nfts, filter, sort, order);
        const first = await list<NftRowReply>(`/api/nfts/nfts?${query}`);
        expect(first.totalCount, `${query}`).toBe(wanted.length);
        const walked = await walkList<NftRowReply>(api, `/api/nfts/nfts?${query}`);
        const ids = wanted.map(({ token, serial }) => `${idOf(token)}#${serial}`);
        expect(
          walked.map(({ id }) => id),
          `${query}`,
        ).toEqual(ids);
        const second = await list<NftRowReply>(`/api/nfts/nfts?${query}&page=2`);
        expect(second.data.map(({ id }) => id)).toEqual(ids.slice(limit, 2 * limit));
      }),
      { numRuns: testSize(12, 80) },
    );
  }, 180_000);

  it('are found by what the NFT explorer sends', async () => {
    const [nft] = nfts;
    if (nft === undefined) throw new Error('no NFTs');
    const found = async (q: string) => list<NftRowReply>(`/api/nfts/nfts?limit=100&q=${encodeURIComponent(q)}`);
    const one = await found(`${idOf(nft.token)}#${nft.serial}`);
    expect(one.data.map(({ id }) => id)).toEqual([`${idOf(nft.token)}#${nft.serial}`]);
    expect((await found('#2')).totalCount).toBe(nfts.filter(({ serial }) => serial === 2n).length);
    expect((await found(idOf(nft.token))).totalCount).toBe(nfts.filter(({ token }) => token === nft.token).length);
    const owner = nfts.find((other) => other.owner !== undefined)?.owner ?? 0;
    expect((await found(idOf(owner))).totalCount).toBe(nfts.filter((other) => other.owner === owner).length);
    expect((await list<NftRowReply>('/api/nfts/nfts?limit=5&sort=createdOn&order=desc')).data).toHaveLength(5);
    expect(await list('/api/nfts/nfts?onlyCount=true')).toMatchObject({ data: [], totalCount: nfts.length });
  });

  it('are in lists of collections, of all and of the active ones', async () => {
    type Collection = { id: string; nfts: NftRowReply[]; nftTotalCount: number; transfers: number | null };
    const all = await list<Collection>('/api/nfts/nfts-collections?limit=100&nftLimit=3&nftPage=2');
    const wanted = tokens
      .filter(({ type }) => type === 'NON_FUNGIBLE_UNIQUE')
      .sort((one, other) => other.num - one.num);
    expect(all.data.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
    const walked = await walkList<Collection>(api, '/api/nfts/nfts-collections?limit=2&order=asc');
    expect(walked.map(({ id }) => id)).toEqual(wanted.toReversed().map(({ id }) => id));
    for (const { id, nfts: shown, nftTotalCount } of all.data) {
      const minted = nfts.filter(({ token }) => idOf(token) === id).sort((a, b) => byNumber(b.serial, a.serial));
      expect(nftTotalCount).toBe(minted.length);
      expect(shown.map(({ serialNumber }) => BigInt(serialNumber))).toEqual(
        minted.slice(3, 6).map(({ serial }) => serial),
      );
    }
    const owner = nfts.find((nft) => nft.owner !== undefined)?.owner ?? 0;
    const owned = wanted.filter(({ num }) => nfts.some((nft) => nft.token === num && nft.owner === owner));
    const ofOwner = `/api/nfts/nfts-collections?limit=100&owner=${idOf(owner)}`;
    expect((await list<Collection>(ofOwner)).data.map(({ id }) => id)).toEqual(owned.map(({ id }) => id));
    const name = owned[0]?.name ?? '';
    const named = await list<Collection>(`${ofOwner}&name=${encodeURIComponent(name)}`);
    expect(named.totalCount).toBe(owned.filter((token) => token.name.includes(name)).length);
    expect((await list<Collection>('/api/nfts/nfts-collections?owner=0.0.77777')).totalCount).toBe(0);
    const active = await list<Collection>('/api/nfts/nfts-active-collections?limit=100&period=OA');
    expect(active.totalCount).toBe(wanted.filter(({ num }) => nfts.some(({ token }) => token === num)).length);
    const moves = active.data.map(({ transfers }) => transfers ?? -1);
    expect(moves).toEqual(moves.toSorted((one, other) => other - one));
    const chosen = active.data[1]?.id;
    const only = await list<Collection>(`/api/nfts/nfts-active-collections?period=OA&tokenID=${chosen}`);
    expect(only.data.map(({ id }) => id)).toEqual([chosen]);
  });

  it('list their owners, treasury changes too', async () => {
    const moved = nfts.filter(({ owner }) => owner !== undefined).slice(0, 60);
    for (const { token, serial, owner } of moved) {
      type Move = { sender: string; receiver: string };
      const url = `/api/nfts/nfts-transfers?tokenId=${idOf(token)}&serialNumber=${serial}`;
      const history = await list<Move>(`${url}&limit=100`);
      expect(history.data[0]?.receiver).toBe(idText(owner));
      expect(history.data.at(-1)?.sender).toBe('0.0.0');
      expect(history.totalCount).toBe(history.data.length);
      for (const [index, { sender }] of history.data.slice(0, -1).entries())
        expect(sender).toBe(history.data[index + 1]?.receiver);
      const first = await list<Move>(`${url}&limit=1&order=asc`);
      expect(first.data).toEqual(history.data.slice(-1));
    }
  }, 60_000);

  it('are exported whole', async () => {
    const { body } = await api.app.inject('/api/export/nfts?format=jsonl&order=asc');
    const ids = body
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => (JSON.parse(line) as NftRowReply).id);
    const wanted = modelNfts(nfts, {}, 'createdOn', 'asc');
    expect(ids).toEqual(wanted.map(({ token, serial }) => `${idOf(token)}#${serial}`));
  });

  const counted = (values: Iterable<number>) => [...values].sort((one, other) => other - one).slice(0, 10);
  const ranked = async (name: string) =>
    (await list<{ value: number }>(`/api/stats/${name}?limit=10`)).data.map(({ value }) => value);
  /** How many of these there are for each name. */
  function tally(names: readonly (string | number | null | undefined)[]): number[] {
    const counts = new Map<unknown, number>();
    for (const name of names) if (name !== undefined && name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
    return counted(counts.values());
  }

  it('rank owners, creators, treasuries and collections as the books do', async () => {
    expect(await ranked('top-nft-owners')).toEqual(tally(nfts.map(({ owner }) => owner)));
    expect(await ranked('top-nft-creators')).toEqual(tally(nfts.map(({ creator }) => creator)));
    const treasuryOf = (token: number) => api.books.tokens.get(token)?.treasury;
    const treasuries = tally(nfts.map(({ token }) => treasuryOf(token)));
    expect((await ranked('top-treasuries')).filter((count) => count > 0)).toEqual(treasuries);
    const collections = await list<{ nfts: number }>('/api/stats/top-collections?limit=10');
    const living = nfts.filter(({ owner }) => owner !== undefined);
    expect(collections.data.map(({ nfts: count }) => count)).toEqual(tally(living.map(({ token }) => token)));
  });

  it('rank accounts by their tokens and their hbar', async () => {
    const held = [...api.books.accounts.values()].map(({ tokens: relations }) => relations.size);
    expect(await ranked('top-token-holders')).toEqual(counted(held.filter((count) => count > 0)));
    const accounts = [...(api.books.accounts as ReadonlyMap<number, unknown>).values()] as { balance: bigint }[];
    const balances = accounts.map(({ balance }) => balance).sort((one, other) => byNumber(other, one));
    const top = await list<{ balance: number | string }>('/api/stats/top-accounts?limit=10');
    expect(top.data.map(({ balance }) => BigInt(balance))).toEqual(balances.slice(0, 10));
  });

  it.each([
    ['/api/nfts/nfts?owner=x', 400, 'owner'],
    ['/api/nfts/nfts?mintTransactionId=x', 400, 'mintTransactionId'],
    ['/api/nfts/nfts?q=a&name=b', 400, 'name'],
    ['/api/nfts/nfts?next=1.2', 400, 'next'],
    ['/api/nfts/nfts/0.0.99999999/1', 404, undefined],
    ['/api/nfts/nfts/0.0.1/x', 400, 'serial'],
    ['/api/nfts/nfts-collections?nftLimit=1000', 400, 'nftLimit'],
    ['/api/stats/top-nft-owners?limit=0', 400, 'limit'],
  ])('refuse %s', async (url, status, parameter) => {
    const { error } = await api.get<{ error: { parameter?: string } }>(url, status);
    expect(error.parameter).toBe(parameter);
  });
});
