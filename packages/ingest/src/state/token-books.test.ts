import { compareAscending, entityIdFromStore } from '@ledgerscope/ledger';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import {
  type AccountTokenBalance,
  balancePlace,
  heldTokens,
  holdersOfToken,
  type LedgerStore,
  ledgerCounters,
  listNftsOfOwner,
  listNftsOfToken,
  listTokens,
  nftHistory,
  nftsByKey,
  readAllowances,
  readHolding,
  readPendingAirdrops,
  readTokenBalances,
  searchNfts,
  type TokenState,
  tokenBalances,
  tokensById,
} from '@ledgerscope/ledger-store';
import type { StreamBlock } from '@ledgerscope/streams';
import { demoLedger } from '@ledgerscope/testkit/demo-ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StateLedger } from './testing/state-ledger.ts';
import { type Books, type BookToken, bookFee, bookNft, comparable, hex, KEYS } from './testing/token-books.ts';

const GENESIS_NS = 1_700_000_000_000_000_000n;
const FILE_NS = 4n * 3_600_000_000_000n;
const FILES = 20n;
const PER_FILE = testSize(800, 10_000);
const PAGE = 1_000;
interface Rows<Row> {
  readonly rows: Row[];
  readonly totalCount: bigint;
}

/** Every row of a list, page by page. */
async function whole<Row>(read: (page: { limit: number; offset: number }) => Promise<Rows<Row>>): Promise<Rows<Row>> {
  const all: Row[] = [];
  for (;;) {
    const { rows, totalCount } = await read({ limit: PAGE, offset: all.length });
    all.push(...rows);
    if (rows.length < PAGE) return { rows: all, totalCount };
  }
}

const id = (num: number | undefined) => entityIdFromStore(BigInt(num ?? 0));

describe(`tokens of the demo network after ${Number(FILES) * PER_FILE} transactions`, () => {
  let ledger: StateLedger;
  let store: LedgerStore;
  let books: Books;

  beforeAll(async () => {
    const amount = { seed: 16, genesisNs: GENESIS_NS, files: FILES, perFile: PER_FILE, fileNs: FILE_NS };
    const history = await demoLedger<Books>(amount);
    books = history.books;
    ledger = await StateLedger.open();
    store = ledger.store;
    const waiting: StreamBlock[] = [];
    for (const [index, block] of history.blocks.entries()) {
      if (index % 8 === 7) ledger.restart();
      // One to four blocks at once, and all kinds of state across them.
      waiting.push(block);
      if (waiting.length > Math.floor(index / 4) % 4 || index + 1 === history.blocks.length)
        await ledger.commit(...waiting.splice(0));
    }
  }, 900_000);
  afterAll(() => ledger.close());

  it('have the names, keys, fees, supply and number of holders that the books say', async () => {
    const tokens = await tokensById(store, [...books.tokens.keys()].map(BigInt));
    expect(tokens.size).toBeGreaterThan(20);
    for (const [num, book] of books.tokens)
      expect(comparable(tokens.get(BigInt(num))), `0.0.${num}`).toEqual(bookToken(num, book));
  });

  function bookToken(num: number, book: BookToken) {
    const holders = [...books.accounts.values()].filter(({ tokens }) => (tokens.get(num)?.balance ?? 0n) > 0n);
    const { name, symbol, memo, decimals, maxSupply, createdNs, freezeDefault, paused, deleted } = book;
    return {
      type: book.kind === 'nft' ? 'NON_FUNGIBLE_UNIQUE' : 'FUNGIBLE_COMMON',
      name,
      symbol,
      memo,
      decimals,
      maxSupply,
      createdNs,
      freezeDefault,
      paused,
      deleted,
      supplyType: maxSupply === 0n ? 'INFINITE' : 'FINITE',
      treasury: BigInt(book.treasury),
      totalSupply: book.supply,
      keys: Object.fromEntries(KEYS.map((key) => [key, hex(book.keys[key])])),
      holders: BigInt(holders.length),
      serials: BigInt(book.nfts.size),
      nfts: BigInt([...book.nfts.values()].filter(({ owner }) => owner !== undefined).length),
      fees: book.customFees.map(bookFee),
    };
  }

  it('are held by the accounts that the books say, with associations, freezes and KYC', async () => {
    let relations = 0;
    for (const [num, book] of books.accounts) {
      if (book.tokens.size === 0) continue;
      const { tokens: count, nfts } = await readHolding(store, id(num));
      expect(count, `tokens of 0.0.${num}`).toBe(BigInt(book.tokens.size));
      let owned = 0n;
      const found = await tokenBalances(store, id(num), [...book.tokens.keys()].map(BigInt));
      for (const { token, balance, associated, automatic, freezeStatus, kycStatus } of found) {
        const wanted = book.tokens.get(Number(token));
        if (books.tokens.get(Number(token))?.kind === 'nft') owned += wanted?.balance ?? 0n;
        expect(
          { balance, associated, automatic: automatic === 1, frozen: freezeStatus === 1, kyc: kycStatus !== 2 },
          `0.0.${token} of 0.0.${num}`,
        ).toEqual({ ...wanted, associated: 1 });
      }
      expect(nfts, `NFTs of 0.0.${num}`).toBe(owned);
      relations += found.length;
    }
    const wanted = [...books.accounts.values()].reduce((sum, { tokens }) => sum + tokens.size, 0);
    expect(relations).toBe(wanted);
  }, 1_200_000);

  it('list their holders by balance, page by page', async () => {
    for (const num of books.tokens.keys()) {
      const wanted = [...books.accounts]
        .map(([account, { tokens }]) => ({ account: BigInt(account), balance: tokens.get(num)?.balance ?? 0n }))
        .filter(({ balance }) => balance > 0n)
        .sort(
          (one, other) => compareAscending(other.balance, one.balance) || compareAscending(one.account, other.account),
        );
      const { totalCount } = await holdersOfToken(store, id(num), { limit: 0 });
      expect(totalCount).toBe(BigInt(wanted.length));
      const paged = [];
      for (let offset = 0; offset < wanted.length + 7; offset += 7)
        paged.push(...(await holdersOfToken(store, id(num), { limit: 7, offset })).rows);
      expect(
        paged.map(({ account, balance }) => ({ account, balance })),
        `holders of 0.0.${num}`,
      ).toEqual(wanted);
      const walked: typeof paged = [];
      for (let more = true; more; ) {
        const { rows } = await holdersOfToken(store, id(num), { limit: 5, after: walked.at(-1) });
        walked.push(...rows);
        more = rows.length === 5;
      }
      expect(walked).toEqual(paged);
    }
  }, 1_200_000);

  it('have the NFTs that the books say, by collection and by owner', async () => {
    const owned = new Map<number, string[]>();
    let minted = 0;
    for (const [num, { nfts }] of books.tokens) {
      minted += nfts.size;
      const { rows, totalCount } = await whole((page) => listNftsOfToken(store, id(num), page));
      expect(totalCount).toBe(BigInt(nfts.size));
      const wanted = [...nfts].sort(([one], [other]) => compareAscending(other, one));
      expect(
        rows.map(({ serial, owner, spender, mintedNs, metadata, deleted }) => ({
          serial,
          owner,
          spender,
          mintedNs,
          metadata: hex(metadata),
          deleted,
        })),
      ).toEqual(wanted.map(([serial, nft]) => bookNft(serial, nft)));
      for (const [serial, { owner }] of nfts)
        if (owner !== undefined) owned.set(owner, [...(owned.get(owner) ?? []), `${num}#${serial}`]);
    }
    expect(minted).toBeGreaterThan(200);
    for (const [num, { tokens }] of books.accounts) {
      if (tokens.size === 0) continue;
      const { rows, totalCount } = await whole((page) => listNftsOfOwner(store, id(num), page));
      const wanted = owned.get(num) ?? [];
      expect(rows.map(({ token, serial }) => `${token}#${serial}`).sort(), `owner 0.0.${num}`).toEqual(wanted.sort());
      expect(totalCount).toBe(BigInt(wanted.length));
      const times = rows.map(({ mintedNs }) => mintedNs);
      expect(times).toEqual(times.toSorted((one, other) => compareAscending(other, one)));
      const token = rows[0]?.token;
      if (token === undefined) continue;
      const only = { token: entityIdFromStore(token) };
      const ofToken = await whole((page) => listNftsOfOwner(store, id(num), { ...page, ...only }));
      expect(ofToken.totalCount).toBe(BigInt(wanted.filter((name) => name.startsWith(`${token}#`)).length));
      expect(ofToken.rows.every((nft) => nft.token === token && nft.owner === BigInt(num))).toBe(true);
    }
  }, 1_200_000);

  it('list every mint, newest first, and the history of each NFT', async () => {
    const { rows, totalCount } = await whole((page) => searchNfts(store, { ...page, sort: 'minted', order: 'desc' }));
    const all = [...books.tokens].flatMap(([num, { nfts }]) =>
      [...nfts].map(([serial, nft]) => ({ num, serial, ...nft })),
    );
    expect(totalCount).toBe(BigInt(all.length));
    expect(rows).toHaveLength(all.length);
    expect((await ledgerCounters(store)).nfts).toBe(BigInt(all.filter(({ owner }) => owner !== undefined).length));
    for (const { num, serial, owner, createdNs } of all.slice(0, testSize(50, 150))) {
      const history = await whole((page) => nftHistory(store, id(num), serial, page));
      expect(history.rows.at(-1), `${num}#${serial}`).toMatchObject({ consensusNs: createdNs, sender: 0n });
      expect(history.rows[0]?.receiver, `${num}#${serial}`).toBe(BigInt(owner ?? 0));
      expect(history.totalCount).toBe(BigInt(history.rows.length));
    }
    expect(await nftsByKey(store, [{ token: BigInt(all[0]?.num ?? 0), serial: 999_999n }])).toEqual([]);
  }, 1_200_000);

  it('have the allowances in force and airdrops pending that the books say', async () => {
    let allowances = 0;
    for (const [num, book] of books.accounts) {
      if (book.hbarAllowances.size + book.tokens.size === 0) continue;
      const wanted = [
        ...[...book.hbarAllowances].map(([spender, amount]) => `0:${spender} ${amount}`),
        ...[...book.tokenAllowances].map(([key, amount]) => `${key} ${amount}`),
        ...[...book.nftAllowances].map((key) => `${key} all`),
      ].sort();
      allowances += wanted.length;
      const { rows, totalCount } = await whole((page) => readAllowances(store, id(num), 'owner', page));
      const found = rows.map(
        ({ token, spender, amount, allSerials }) => `${token}:${spender} ${allSerials ? 'all' : amount}`,
      );
      expect(found.sort(), `0.0.${num}`).toEqual(wanted);
      expect(totalCount).toBe(BigInt(wanted.length));
    }
    expect(allowances).toBeGreaterThan(50);
    const [spender] = [...books.accounts.values()].flatMap(({ hbarAllowances }) => [...hbarAllowances.keys()]);
    const granted = [...books.accounts.values()].filter(({ hbarAllowances }) =>
      hbarAllowances.has(spender ?? 0),
    ).length;
    const { totalCount } = await readAllowances(store, id(spender), 'spender', { limit: 0, kind: 'hbar' });
    expect(totalCount).toBe(BigInt(granted));
    for (const side of ['sender', 'receiver'] as const) {
      const parties = new Set([...books.airdrops.values()].map((airdrop) => airdrop[side]));
      expect(parties.size).toBeGreaterThan(0);
      for (const num of parties) {
        const { rows } = await whole((page) => readPendingAirdrops(store, id(num), side, page));
        const found = rows.map(
          ({ sender, receiver, token, serial, amount }) => `${sender}:${receiver}:${token}:${serial} ${amount}`,
        );
        const wanted = [...books.airdrops]
          .filter(([, airdrop]) => airdrop[side] === num)
          .map(([key, { amount }]) => `${key} ${amount}`);
        expect(found.sort(), `0.0.${num}`).toEqual(wanted.sort());
      }
    }
  }, 1_200_000);

  it('are found by name, and listed in every order', async () => {
    const all = [...books.tokens].map(([num, token]) => ({ ...token, num: BigInt(num) }));
    const numbers = (rows: readonly TokenState[]) => rows.map((token) => token.id);
    for (const type of [undefined, 'FUNGIBLE_COMMON', 'NON_FUNGIBLE_UNIQUE'] as const) {
      const some = all.filter(
        ({ kind }) => type === undefined || (kind === 'nft') === (type === 'NON_FUNGIBLE_UNIQUE'),
      );
      const newest = some.map(({ num }) => num).sort((one, other) => compareAscending(other, one));
      const list = await listTokens(store, { type, sort: 'created', order: 'desc', limit: 10, offset: 3 });
      expect(numbers(list.rows)).toEqual(newest.slice(3, 13));
      expect(list.totalCount).toBe(BigInt(some.length));
      const next = await listTokens(store, { type, sort: 'created', order: 'desc', limit: 5, after: newest[4] });
      expect(numbers(next.rows)).toEqual(newest.slice(5, 10));
      const richest = await listTokens(store, { type, sort: 'supply', order: 'desc', limit: 50 });
      expect(richest.rows.map(({ totalSupply }) => totalSupply)).toEqual(
        some
          .map(({ supply }) => supply)
          .sort((one, other) => compareAscending(other, one))
          .slice(0, 50),
      );
      const named = await listTokens(store, { type, sort: 'name', order: 'asc', limit: 1_000 });
      expect(named.rows.map(({ name }) => name.toLowerCase())).toEqual(
        some.map(({ name }) => name.toLowerCase()).sort(),
      );
    }
    const part = all[3]?.name.slice(1, 4).toUpperCase() ?? '';
    const holding = all.filter(({ name, symbol }) => `${name}\n${symbol}`.toUpperCase().includes(part));
    const found = await listTokens(store, {
      text: { value: part, match: 'contains' },
      sort: 'created',
      order: 'asc',
      limit: 100,
    });
    expect(numbers(found.rows)).toEqual(holding.map(({ num }) => num).sort(compareAscending));
    expect(found.totalCount).toBe(BigInt(holding.length));
    const prefixed = await listTokens(store, {
      text: { value: part, match: 'prefix' },
      sort: 'symbol',
      order: 'asc',
      limit: 0,
    });
    const starts = (text: string) => text.toUpperCase().startsWith(part);
    expect(prefixed.totalCount).toBe(BigInt(all.filter((token) => starts(token.name) || starts(token.symbol)).length));
  });

  it('are listed by account with their names, in pages', async () => {
    const [num, book] = [...books.accounts].sort(([, one], [, other]) => other.tokens.size - one.tokens.size)[0] ?? [];
    const wanted = [...(book?.tokens.keys() ?? [])].sort((one, other) => other - one);
    const paged = [];
    const walked: AccountTokenBalance[] = [];
    for (let offset = 0; offset < wanted.length; offset += 3) {
      paged.push(...(await readTokenBalances(store, id(num), { limit: 3, offset })).rows);
      const [after] = walked.slice(-1).map(balancePlace);
      walked.push(...(await readTokenBalances(store, id(num), { limit: 3, after })).rows);
    }
    expect(walked).toEqual(paged);
    const held = paged.filter(({ balance }) => balance !== 0n).length;
    expect(await heldTokens(store, id(num))).toBe(BigInt(held));
    const inOrder = (rows: readonly AccountTokenBalance[]) =>
      rows.toSorted((one, other) => Number(other.token - one.token));
    expect([...inOrder(paged.slice(0, held)), ...inOrder(paged.slice(held))]).toEqual(paged);
    const names = wanted.map((token) => [BigInt(token), books.tokens.get(token)?.name]);
    expect(inOrder(paged).map(({ token, tokenState }) => [token, tokenState?.name])).toEqual(names);
  });
});
