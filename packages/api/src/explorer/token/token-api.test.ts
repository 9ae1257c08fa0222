import type {
  TokenBalanceReply,
  TokenHolderReply,
  TokenReply,
  TokenStats,
  TokenValueSeries,
} from '@ledgerscope/contract';
import { type Books, type BookToken, hex, KEYS } from '@ledgerscope/ingest/state/testing/token-books';
import { consensusNsOf, formatIso } from '@ledgerscope/ledger';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { type DemoApi, openDemoApi } from '@ledgerscope/testkit/open-demo-api';
import {
  byNumber,
  endsInOrder,
  idOf,
  MS,
  modelTokens,
  type TokenModel,
  tokensOf,
} from '@ledgerscope/testkit/token-model';
import { type List, walkList } from '@ledgerscope/testkit/walk-list';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const GENESIS_NS = 1_700_000_000_000_000_000n;
const iso = (ns: bigint) => formatIso(consensusNsOf(ns));
type StoredFee = BookToken['customFees'][number];

describe('tokens of the demo network over HTTP', () => {
  let api: DemoApi<Books>;
  let tokens: TokenModel[];

  beforeAll(async () => {
    api = await openDemoApi<Books>({ seed: 32, genesisNs: GENESIS_NS, files: 16n, perFile: 400 });
    tokens = tokensOf(api.books);
  }, 300_000);
  afterAll(() => api.close());

  const list = <Row>(url: string) => api.get<List<Row>>(url);

  it('show every token as the books have it', async () => {
    expect(tokens.length).toBeGreaterThan(10);
    for (const [num, book] of api.books.tokens) {
      const { data: token } = await api.get<{ data: TokenReply }>(`/api/hts/tokens/${idOf(num)}`);
      const keys = Object.fromEntries(KEYS.map((name) => [name, token[`${name}Key`]?.protobuf ?? '']));
      const { name, symbol, decimals, memo, supplyType, tokenType, treasury, createdOn, paused, freezeDefault } = token;
      expect({
        name,
        symbol,
        decimals,
        memo,
        supplyType,
        tokenType,
        treasury,
        createdOn,
        paused,
        freezeDefault,
      }).toEqual({
        name: book.name,
        symbol: book.symbol,
        decimals: book.decimals,
        memo: book.memo,
        supplyType: book.maxSupply === 0n ? 'INFINITE' : 'FINITE',
        tokenType: book.kind === 'nft' ? 'NON_FUNGIBLE_UNIQUE' : 'FUNGIBLE_COMMON',
        treasury: idOf(book.treasury),
        createdOn: iso(book.createdNs),
        paused: book.paused,
        freezeDefault: book.freezeDefault,
      });
      expect(keys).toEqual(Object.fromEntries(KEYS.map((key) => [key, hex(book.keys[key])])));
      expect(BigInt(token.totalSupply ?? -1), token.id).toBe(book.supply);
      expect(token.maxSupply === null ? 0n : BigInt(token.maxSupply)).toBe(book.maxSupply);
      expect([token.status, token.deletedOn !== null]).toEqual([book.deleted ? 'Deleted' : 'Active', book.deleted]);
      expect(token.customFees.length).toBe(book.customFees.length);
      expect(token).toMatchObject({ decimal: decimals, supply: token.totalSupply, anchored: true });
      const { data: sameToken } = await api.get<{ data: TokenReply }>(`/api/tokens/${idOf(num)}`);
      expect(sameToken).toEqual(token);
    }
  }, 60_000);

  it('write custom fees in the shape of the specification', async () => {
    let seen = 0;
    for (const [num, { customFees }] of api.books.tokens) {
      const { data } = await api.get<{ data: TokenReply }>(`/api/hts/tokens/${idOf(num)}`);
      expect(data.customFees.map(shownFee)).toEqual(customFees.map(bookFee));
      seen += customFees.length;
      const history = await list<{ customFees: TokenReply['customFees'] }>(`/api/hts/tokens/${idOf(num)}/fee-history`);
      expect(history.data[0]?.customFees ?? []).toEqual(data.customFees);
    }
    expect(seen).toBeGreaterThan(3);
  }, 60_000);

  /** A fee in one line; the two are written by different hands so that a field in the wrong place shows. */
  function shownFee(fee: TokenReply['customFees'][number]): string {
    const { fixed_fees, fractional_fees, royalty_fees, collector_account_id } = fee;
    if (fixed_fees !== null) return `${fixed_fees.amount} to ${collector_account_id}`;
    const share = fractional_fees?.fractional_amount ?? royalty_fees?.exchange_value_fraction;
    const fallback = royalty_fees?.fallback_fee?.amount ?? 'none';
    return `${share?.numerator}/${share?.denominator} or ${fallback} to ${collector_account_id}`;
  }

  function bookFee({ fixedFee, fractionalFee, royaltyFee, feeCollectorAccountId }: StoredFee): string {
    const collector = idOf(Number(feeCollectorAccountId?.accountNum));
    if (fixedFee !== undefined) return `${fixedFee.amount} to ${collector}`;
    return `${shareOf({ fractionalFee, royaltyFee })} or ${royaltyFee?.fallbackFee?.amount ?? 'none'} to ${collector}`;
  }

  function shareOf({ fractionalFee, royaltyFee }: Pick<StoredFee, 'fractionalFee' | 'royaltyFee'>): string {
    const share = fractionalFee?.fractionalAmount ?? royaltyFee?.exchangeValueFraction;
    return `${share?.numerator}/${share?.denominator}`;
  }

  it('list the holders that the books have, with their exact shares', async () => {
    for (const [num, { supply }] of api.books.tokens) {
      const wanted = [...api.books.accounts]
        .map(([account, { tokens: held }]) => ({ account, balance: held.get(num)?.balance ?? 0n }))
        .filter(({ balance }) => balance > 0n)
        .sort((one, other) => byNumber(other.balance, one.balance) || one.account - other.account);
      const rows = wanted.map(({ account, balance }) => [idOf(account), balance]);
      const found = await walkList<TokenHolderReply>(api, `/api/hts/tokens/${idOf(num)}/holders?limit=20`);
      expect(found.map(({ account, balance }) => [account, BigInt(balance)])).toEqual(rows);
      const least = await walkList<TokenHolderReply>(api, `/api/hts/tokens/${idOf(num)}/holders?limit=20&order=asc`);
      expect(least).toEqual(found.toReversed());
      const lastOnes = await list<TokenHolderReply>(`/api/hts/tokens/${idOf(num)}/holders?limit=5&offset=3&sortBy=asc`);
      expect(lastOnes.data).toEqual(least.slice(3, 8));
      const some = found[1];
      if (some !== undefined) {
        const one = await list<TokenHolderReply>(`/api/hts/tokens/${idOf(num)}/holders?accountId=${some.accountID}`);
        expect([one.data, one.totalCount, one.next]).toEqual([[some], 1, null]);
        expect((await list<TokenHolderReply>(`/api/hts/tokens/${idOf(num)}/holders?account=0.0.98`)).data).toEqual([]);
      }
      const page = await list<TokenHolderReply>(`/api/hts/tokens/${idOf(num)}/holders?limit=5&offset=5`);
      expect(page.totalCount).toBe(wanted.length);
      expect(page.data).toEqual(found.slice(5, 10));
      const sum = found.reduce((total, { share }) => total + Number(share ?? 0), 0);
      if (supply > 0n) expect(Math.abs(sum - 100), idOf(num)).toBeLessThan(1e-6);
    }
  }, 60_000);

  it('list the balances of every account, what it holds first, then newest token first', async () => {
    let relations = 0;
    const apart = testSize(10, 1);
    const accounts = [...api.books.accounts].filter((_, index) => index % apart === 0);
    for (const [num, { tokens: held }] of accounts) {
      const url = `/api/hts/tokens/accounts/${idOf(num)}/balances?size=100`;
      type Reply = { data: { accountID: string; tokenBalance: TokenBalanceReply[] }; totalCount: number };
      const { data, totalCount } = await api.get<Reply>(url);
      expect([data.accountID, totalCount]).toEqual([idOf(num), held.size]);
      const ordered = (sign: number) =>
        [...held]
          .sort(
            ([one, { balance: has }], [other, { balance: otherHas }]) =>
              Number(has === 0n) - Number(otherHas === 0n) || sign * (other - one),
          )
          .slice(0, 100);
      const wanted = ordered(1);
      expect(data.tokenBalance.map(({ tokenId, balance, name }) => [tokenId, BigInt(balance ?? -1), name])).toEqual(
        wanted.map(([token, { balance }]) => [idOf(token), balance, api.books.tokens.get(token)?.name]),
      );
      const oldest = await api.get<Reply>(`${url}&sortOn=tokenId&sortBy=asc`);
      expect(oldest.data.tokenBalance.map(({ tokenId }) => tokenId)).toEqual(ordered(-1).map(([token]) => idOf(token)));
      relations += wanted.length;
    }
    expect(relations).toBeGreaterThan(50);
    await api.get('/api/hts/tokens/accounts/0.0.99999999/balances', 404);
  }, 60_000);

  it('find, sort and page tokens as a plain model does', async () => {
    const words = ['*', 'a', '*o*', 'C*', '*n', 'coin', 'x*y', '0.0.10', '0.0.', '%', '_', 'zzz', '*a*e*'];
    const names = tokens.flatMap(({ name, symbol, id }) => [name.slice(1, 4), symbol, id, `*${name.slice(2)}*`]);
    const instants = tokens.flatMap(({ createdNs }) => [createdNs / MS, createdNs / MS + 1n]);
    const filters = fc
      .record(
        {
          q: fc.constantFrom(...words, ...names),
          name: fc.constantFrom(...words, ...names),
          tokenType: fc.constantFrom('FUNGIBLE_COMMON', 'NON_FUNGIBLE_UNIQUE'),
          createdAfter: fc.constantFrom(...instants).map(String),
          createdBefore: fc.constantFrom(...instants).map(String),
        },
        { requiredKeys: [] },
      )
      .map(endsInOrder);
    const sorts = fc.constantFrom('createdOn', 'name', 'symbol', 'totalSupply');
    const orders = fc.constantFrom('asc', 'desc');
    await fc.assert(
      fc.asyncProperty(filters, sorts, orders, fc.integer({ min: 1, max: 9 }), async (filter, sort, order, limit) => {
        const query = new URLSearchParams({ ...filter, sort, order, limit: `${limit}` });
        const wanted = modelTokens(tokens, filter, sort, order);
        const first = await list<TokenReply>(`/api/hts/tokens?${query}`);
        expect(first.totalCount, `${query}`).toBe(wanted.length);
        expect(Object.values(first.facets?.tokenType ?? {}).reduce((sum, count) => sum + count, 0)).toBe(wanted.length);
        const walked = await walkList<TokenReply>(api, `/api/tokens?${query}`);
        expect(
          walked.map(({ id }) => id),
          `${query}`,
        ).toEqual(wanted.map(({ id }) => id));
        const offset = Math.min(limit, wanted.length);
        const second = await list<TokenReply>(`/api/hts/tokens?${query}&offset=${offset}`);
        expect(second.data.map(({ id }) => id)).toEqual(wanted.slice(offset, offset + limit).map(({ id }) => id));
      }),
      { numRuns: testSize(12, 60) },
    );
  }, 120_000);

  it('report what was moved of each token, as the sum of its transfers', async () => {
    let moved = 0;
    for (const { id, type } of tokens) {
      const credits = await readCredits(id, type);
      const value = credits.reduce((sum, amount) => sum + amount, 0n);
      for (const interval of ['1h', '1d', '1M']) {
        const stats = `/api/hts/tokens/${id}/stats/value?period=OA&interval=${interval}`;
        const { data } = await api.get<{ data: TokenValueSeries }>(stats);
        expect(BigInt(data.totalSum), `${id} ${interval}`).toBe(value);
        expect(data.totalTransfers).toBe(credits.length);
        expect(data.data.reduce((sum, point) => sum + BigInt(point.value), 0n)).toBe(value);
      }
      const count = await api.get<{ data: { totalSum: number } }>(`/api/hts/tokens/${id}/stats/count?period=OA`);
      const transactions = await list(`/api/hts/tokens/${id}/transactions?limit=0`);
      expect(count.data.totalSum).toBe(transactions.totalCount);
      moved += credits.length;
    }
    expect(moved).toBeGreaterThan(200);
  }, 120_000);

  /** Amounts of the credits of a fungible token; 1 for each change of an NFT's owner. */
  async function readCredits(id: string, type: string): Promise<bigint[]> {
    if (type === 'NON_FUNGIBLE_UNIQUE')
      return (await walkList(api, `/api/nfts/nfts-transfers?tokenId=${id}&limit=100`)).map(() => 1n);
    const transfers = await walkList<{ amount: number }>(api, `/api/hts/tokens/${id}/transfers?limit=100`);
    return transfers.map(({ amount }) => BigInt(amount)).filter((amount) => amount > 0n);
  }

  it('count tokens and rank them by what was moved', async () => {
    const most = await list<{ tokenId: string; transfers: number }>(
      '/api/hts/tokens/stats/value?period=OA&limit=100&tokenType=FUNGIBLE_COMMON',
    );
    const types = most.data.map(({ tokenId }) => tokens.find(({ id }) => id === tokenId)?.type);
    expect(new Set(types)).toEqual(new Set(['FUNGIBLE_COMMON']));
    const [busiest] = most.data;
    expect((await readCredits(busiest?.tokenId ?? '', 'FUNGIBLE_COMMON')).length).toBe(busiest?.transfers);
    for (const one of most.data.slice(0, 3))
      expect((await list(`/api/hts/tokens/stats/value?period=OA&tokenId=${one.tokenId}`)).data).toEqual([one]);
    expect((await list('/api/hts/tokens/stats/value?period=OA&tokenId=0.0.99999999')).data).toEqual([]);
    const { data } = await api.get<{ data: TokenStats }>('/api/hts/tokens/stats?period=OA&interval=1h');
    expect(data).toMatchObject({ totalSum: tokens.length, exact: true });
    expect(data.fungibleTokens + data.nonFungibleTokens).toBe(tokens.length);
    expect(data.data.reduce((sum, point) => sum + Number(point.value), 0)).toBe(tokens.length);
  });

  it('are exported whole', async () => {
    const { body } = await api.app.inject('/api/export/tokens?format=jsonl&sort=name&order=asc');
    const ids = body
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => (JSON.parse(line) as TokenReply).id);
    expect(ids).toEqual(modelTokens(tokens, {}, 'name', 'asc').map(({ id }) => id));
    const [token] = tokens;
    const holders = await api.app.inject(`/api/export/token-holders?format=jsonl&id=${token?.id}`);
    const listed = await walkList<TokenHolderReply>(api, `/api/tokens/${token?.id}/holders?limit=100`);
    expect(holders.body).toBe(listed.map((holder) => `${JSON.stringify(holder)}\n`).join(''));
  });

  it.each([
    ['/api/hts/tokens?sort=memo', 400, 'sort'],
    ['/api/hts/tokens?tokenType=NFT', 400, 'tokenType'],
    ['/api/hts/tokens?next=x', 400, 'next'],
    ['/api/hts/tokens?id=coin', 400, 'id'],
    ['/api/hts/tokens/0.0.99999999', 404, undefined],
    ['/api/hts/tokens/coin', 400, 'id'],
    ['/api/tokens/0.0.99999999/holders', 404, undefined],
    ['/api/hts/tokens/0.0.99999999/stats/value', 404, undefined],
  ])('refuse %s', async (url, status, parameter) => {
    const { error } = await api.get<{ error: { parameter?: string } }>(url, status);
    expect(error.parameter).toBe(parameter);
  });
});
