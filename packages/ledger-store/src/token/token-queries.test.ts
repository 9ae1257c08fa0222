import type { EntityId } from '@ledgerscope/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAllowances } from '../allowance/queries.ts';
import { clearUncommitted } from '../clear-uncommitted.ts';
import { InvalidQueryError } from '../client/store-error.ts';
import type { LedgerStore } from '../ledger-store.ts';
import { listNftsOfOwner, listNftsOfToken, readNewestNfts } from '../nft/list-nfts.ts';
import { nftHistory } from '../nft/nft-history.ts';
import { nftBySerial } from '../nft/queries.ts';
import { searchNfts } from '../nft/search-nfts.ts';
import type { ColumnKind, Table } from '../table.ts';
import { BATCH_TABLES, type BatchRows } from '../tables.ts';
import { startTestEngine, type TestEngine } from '../testing/open-test-store.ts';
import { sampleBlock, sampleRows, sampleTransaction } from '../testing/sample-rows.ts';
import { readPendingAirdrops } from './airdrops.ts';
import { readHolding, readTokenBalances } from './balances.ts';
import { activeCollections } from './collections.ts';
import { holdersOfToken } from './holders.ts';
import { listTokens } from './list-tokens.ts';
import { customFeeHistory, tokenById } from './queries.ts';
import { ANN, at, BOB, CATS, COINS, CY, firstRows, id, OLD, START, secondRows } from './testing/sample-tokens.ts';

describe.each(['embedded', 'http'] as const)('tokens in a store, %s', (kind) => {
  let engine: TestEngine;
  let store: LedgerStore;
  const ALL = { limit: 100 };
  const NEWEST = { sort: 'minted', order: 'desc' } as const;

  beforeAll(async () => {
    engine = await startTestEngine(kind);
    store = await engine.open();
    await commit('first', 1n, firstRows(), at(100));
  });
  afterAll(async () => {
    await store.close();
    await engine.stop();
  });

  const commit = (batch: string, sequence: bigint, rows: BatchRows, lastNs: bigint) =>
    store.writeBatch({
      batch: { batch, sequence, fileNames: [batch], fileHashes: [''] },
      rows,
      blocks: [sampleBlock({ sequence, batch, lastNs })],
    });

  /** Everything that the two batches are about, through every query. */
  async function whatReadersSee() {
    const token = await tokenById(store, CATS);
    const coins = await holdersOfToken(store, COINS, ALL);
    const owned = async (owner: EntityId) =>
      (await listNftsOfOwner(store, owner, ALL)).rows.map(({ token: of, serial }) => `${of}#${serial}`);
    return {
      name: token?.name,
      coins: coins.rows.map(({ account, balance }) => `${account}: ${balance}`),
      holders: coins.totalCount,
      ann: await owned(ANN),
      cy: await owned(CY),
      cyCats: (await listNftsOfOwner(store, CY, { ...ALL, token: CATS })).totalCount,
      owner: (await nftBySerial(store, CATS, 2n))?.owner,
      cats: (await listNftsOfToken(store, CATS, ALL)).rows.map(({ serial, owner }) => `${serial}: ${owner}`),
      annTokens: (await readTokenBalances(store, ANN, ALL)).rows.map(({ token: of, balance }) => `${of}: ${balance}`),
      allowances: (await readAllowances(store, ANN, 'owner', ALL)).rows.map(
        ({ token: of, amount }) => `${of}: ${amount}`,
      ),
      usable: (await readAllowances(store, BOB, 'spender', ALL)).totalCount,
      airdrops: (await readPendingAirdrops(store, CY, 'receiver', ALL)).rows.map(
        ({ token: of, amount }) => `${of}: ${amount}`,
      ),
      sent: (await readPendingAirdrops(store, ANN, 'sender', ALL)).totalCount,
      nfts: (await readHolding(store, ANN)).nfts,
      found: await namesFound('CATS_'),
      dogs: await namesFound('d*S'),
      newest: await newestOfCollections(),
      ...(await walked()),
    };
  }

  /** Of collections that are known from their start, and of the same as if they were not. */
  async function newestOfCollections() {
    const page = { limit: 2, offset: 1 };
    const tokens = (await Promise.all([CATS, OLD].map((of) => tokenById(store, of)))).filter((of) => of !== undefined);
    const serials = (found: Awaited<ReturnType<typeof readNewestNfts>>) =>
      tokens.map(({ id: of }) => `${of}: ${found.get(of)?.map(({ serial }) => serial)}`).join(' ');
    const unanchored = tokens.map((token) => ({ ...token, whole: false }));
    const both = [await readNewestNfts(store, tokens, page), await readNewestNfts(store, unanchored, page)].map(
      serials,
    );
    return [...new Set(both)].join(' or ');
  }

  async function namesFound(value: string): Promise<string> {
    const { rows, totalCount } = await listTokens(store, {
      text: { value, match: 'contains' },
      sort: 'name',
      order: 'asc',
      limit: 5,
    });
    return `${totalCount}: ${rows.map(({ name }) => name)}`;
  }

  /** Every order, walked token by token to its end. */
  async function walked() {
    const ids: Record<string, string> = {};
    for (const sort of ['created', 'name', 'symbol', 'supply'] as const) {
      const found: bigint[] = [];
      for (let after: bigint | undefined, more = true; more; after = found.at(-1)) {
        const { rows } = await listTokens(store, { sort, order: 'asc', limit: 1, after });
        found.push(...rows.map((token) => token.id));
        more = rows.length > 0;
      }
      ids[`by ${sort}`] = found.join(' ');
    }
    return ids;
  }
  const FIRST = {
    name: '100% Cats_',
    coins: ['2001: 900', '2002: 8'],
    holders: 2n,
    ann: ['800#3', '800#2', '800#1'],
    cy: [],
    cyCats: 0n,
    owner: ANN,
    cats: ['4: 0', '3: 2001', '2: 2001', '1: 2001'],
    annTokens: ['700: 900'],
    allowances: ['800: 0', '0: 4'],
    usable: 1n,
    airdrops: ['700: 5'],
    sent: 1n,
    nfts: 3n,
    found: '1: 100% Cats_',
    newest: '800: 3,2 900: 70,5',
    dogs: '0: ',
    'by created': '700 800 900',
    'by name': '900 800 700',
    'by symbol': '800 900 700',
    'by supply': '800 900 700',
  };
  const SECOND = {
    ...FIRST,
    name: 'Dogs',
    coins: ['2002: 908'],
    holders: 1n,
    ann: [],
    cy: ['800#3', '800#2', '800#1'],
    cyCats: 3n,
    owner: CY,
    cats: ['4: 0', '3: 2003', '2: 2003', '1: 2003'],
    annTokens: [],
    allowances: ['800: 0'],
    usable: 0n,
    airdrops: [],
    sent: 0n,
    nfts: 0n,
    found: '0: ',
    dogs: '1: Dogs',
  };

  it('shows what is committed', async () => {
    expect(await whatReadersSee()).toEqual(FIRST);
    expect(await tokenById(store, id(1n))).toBeUndefined();
    expect((await tokenById(store, COINS))?.customFees).toEqual([
      {
        kind: 'royalty',
        collector: ANN,
        allCollectorsAreExempt: true,
        numerator: 1n,
        denominator: 10n,
        fallback: { amount: 5n, token: 0n },
      },
    ]);
    expect((await customFeeHistory(store, COINS)).map(({ consensusNs }) => consensusNs)).toEqual([at(2), at(1)]);
  });

  it('says null where the creation was not seen', async () => {
    expect(await tokenById(store, OLD)).toMatchObject({ anchored: false, totalSupply: null, holders: null, nfts: 3n });
    const { rows } = await readTokenBalances(store, BOB, ALL);
    expect(rows.map(({ token, balance, balanceChange }) => [token, balance, balanceChange])).toEqual([
      [OLD, null, 3n],
      [COINS, 8n, 8n],
    ]);
    const sparse = await listNftsOfToken(store, OLD, { limit: 2 });
    expect([sparse.rows.map(({ serial }) => serial), sparse.totalCount]).toEqual([[71n, 70n], 3n]);
    expect((await listNftsOfToken(store, OLD, { limit: 2, order: 'asc', offset: 1 })).rows[0]?.serial).toBe(70n);
  });

  it('ranks collections by activity', async () => {
    const active = await activeCollections(store, { fromNs: START, toNs: at(300) }, ALL);
    expect(active.totalCount).toBe(2n);
    const cats = { fromNs: START, toNs: at(300), token: CATS };
    expect((await activeCollections(store, cats, { limit: 1, offset: 1 })).totalCount).toBe(1n);
    expect(active.rows.map(({ token, transfers, mints }) => [token.id, transfers, mints])).toEqual([
      [OLD, 9n, 0n],
      [CATS, 2n, 4n],
    ]);
    const minted = await searchNfts(store, {
      ...NEWEST,
      limit: 2,
      creator: ANN,
      minted: { first: at(1), last: at(3) },
    });
    expect([minted.rows.map(({ serial }) => serial), minted.totalCount]).toEqual([[3n, 2n], 3n]);
  });

  it('refuses pages out of bounds', async () => {
    await expect(holdersOfToken(store, COINS, { limit: 1_002 })).rejects.toThrow(InvalidQueryError);
    await expect(searchNfts(store, { ...NEWEST, limit: 5, offset: 2_000_000_001 })).rejects.toThrow(InvalidQueryError);
    await expect(listNftsOfOwner(store, ANN, { limit: -1 })).rejects.toThrow(InvalidQueryError);
    await expect(listTokens(store, { sort: 'name', order: 'asc', limit: 1_002 })).rejects.toThrow(InvalidQueryError);
  });

  it('shows nothing of a batch that is not committed, merged or not, and all of it once it is', async () => {
    const rows = secondRows();
    for (const name of Object.keys(BATCH_TABLES) as (keyof BatchRows)[]) {
      const table: Table<Readonly<Record<string, ColumnKind>>> = BATCH_TABLES[name];
      if (rows[name].length > 0) await store.client.insert(table, rows[name], `torn:${name}`);
    }
    expect(await whatReadersSee()).toEqual(FIRST);
    const merged = ['token', 'token_supply', 'account_token', 'account_holding', 'nft', 'nft_owner'];
    for (const table of [...merged, 'allowance', 'airdrop'])
      await store.client.command('test', `OPTIMIZE TABLE ${table} FINAL`);
    expect(await whatReadersSee()).toEqual(FIRST);
    await clearUncommitted(store.client, store.head);
    await commit('second', 2n, rows, at(200));
    expect(await whatReadersSee()).toEqual(SECOND);
  });

  it('lists the owners of an NFT, with the treasuries that it went through', async () => {
    const move = (seconds: number, serial: bigint, sender: bigint, receiver: bigint) =>
      sampleTransaction({
        consensusNs: at(400 + seconds),
        nftTransferToken: [CATS],
        nftTransferSerial: [serial],
        nftTransferSender: [sender],
        nftTransferReceiver: [receiver],
        nftTransferApproval: [0],
      });
    const transaction = [
      move(1, 9n, 0n, ANN),
      move(2, -1n, ANN, BOB),
      move(3, -1n, BOB, CY),
      move(4, 9n, CY, ANN),
      move(5, -1n, CY, BOB),
      move(6, 9n, ANN, 0n),
    ];
    await commit('third', 3n, sampleRows({ transaction }), at(410));
    const { rows, totalCount } = await nftHistory(store, CATS, 9n, ALL);
    expect(rows.map(({ sender, receiver, byTreasuryChange }) => [sender, receiver, byTreasuryChange])).toEqual([
      [ANN, 0n, false],
      [CY, ANN, false],
      [BOB, CY, true],
      [ANN, BOB, true],
      [0n, ANN, false],
    ]);
    expect(totalCount).toBe(5n);
    expect((await nftHistory(store, CATS, 9n, { limit: 2, offset: 2 })).rows).toEqual(rows.slice(2, 4));
  });
});
