import { compareAscending, entityIdFromStore } from '@ledgerscope/ledger';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import {
  holdersOfToken,
  listNftsOfOwner,
  listNftsOfToken,
  nftHistory,
  readHolding,
  searchNfts,
  tokenBalances,
  tokensById,
} from '@ledgerscope/ledger-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RandomTokens } from './testing/random-tokens.ts';
import { StateLedger } from './testing/state-ledger.ts';

const ALL = { limit: 1_000 };
const BATCHES = testSize(6, 18);
const id = entityIdFromStore;
const bytes = (text: string): string => Buffer.from(text).toString('hex');

describe.each([3, 1_234])('tokens after random transactions (seed %i)', (seed) => {
  const random = new RandomTokens(seed);
  let ledger: StateLedger;

  beforeAll(async () => {
    ledger = await StateLedger.open();
    for (let batch = 0; batch < BATCHES; batch++) {
      const blocks = Array.from({ length: 1 + random.next(4) }, () => random.block(1 + random.next(60)));
      let gathered = await ledger.gather(blocks);
      if (random.next(3) === 0) {
        // A crash before the batch was written: worked out again from the store, it is the same to the last row.
        ledger.restart();
        const again = await ledger.gather(blocks);
        expect(again.rows).toEqual(gathered.rows);
        gathered = again;
      }
      await ledger.write(gathered);
    }
  }, 120_000);
  afterAll(() => ledger.close());

  it('have the supply, treasury and end of the model', async () => {
    const tokens = await tokensById(ledger.store, [...random.tokens.keys()]);
    const found = [...tokens.values()].map((token) => ({
      id: token.id,
      unique: token.type === 'NON_FUNGIBLE_UNIQUE',
      treasury: token.treasury,
      supply: token.totalSupply,
      deleted: token.deletedNs !== 0n,
      serials: token.serials,
    }));
    const wanted = [...random.tokens].map(([number, { unique, seen, treasury, supply, deleted, serials }]) => ({
      id: number,
      unique,
      deleted,
      treasury: seen ? treasury : 0n,
      supply: seen ? supply : null,
      serials: seen ? serials : 0n,
    }));
    const met = wanted.filter((token) => tokens.has(token.id));
    expect(found.sort((one, other) => compareAscending(one.id, other.id))).toEqual(
      met.sort((one, other) => compareAscending(one.id, other.id)),
    );
    expect(found.length).toBeGreaterThan(10);
    expect(found.some(({ deleted }) => deleted)).toBe(true);
  });

  it('have the balances of the model, unknown where the creation was not seen', async () => {
    const accounts = new Set([...random.relations.keys()].map((key) => BigInt(key.split(' ')[0] ?? 0)));
    for (const account of accounts) {
      const own = [...random.relations].filter(([key]) => key.startsWith(`${account} `));
      const tokens = own.map(([key]) => BigInt(key.split(' ')[1] ?? 0));
      const found = await tokenBalances(ledger.store, id(account), tokens);
      const wanted = own.map(([, { balance, associated }], index) => ({
        token: tokens[index] ?? 0n,
        balance: random.tokens.get(tokens[index] ?? 0n)?.seen ? balance : null,
        balanceChange: balance,
        associated: associated ? 1 : 0,
      }));
      expect(
        found
          .map(({ token, balance, balanceChange, associated }) => ({ token, balance, balanceChange, associated }))
          .sort(byToken),
        `${account}`,
      ).toEqual(wanted.sort(byToken));
    }
  }, 60_000);

  it('have the holders of the model', async () => {
    for (const token of random.tokens.keys()) {
      const wanted = random.holders(token);
      const { rows, totalCount } = await holdersOfToken(ledger.store, id(token), ALL);
      const held = rows.map(({ account, balance }) => ({ account, balance }));
      expect(held, `${token}`).toEqual(wanted);
      expect(totalCount).toBe(BigInt(wanted.length));
    }
  });

  it('have the NFTs of the model, with every move', async () => {
    const owned = new Map<bigint, string[]>();
    let moves = 0;
    for (const token of random.tokens.keys()) {
      const wanted = [...random.nfts].filter(([key]) => key.startsWith(`${token} `));
      const { rows } = await listNftsOfToken(ledger.store, id(token), { ...ALL, order: 'asc' });
      expect(
        rows.map(({ serial, owner, deleted, metadata }) => [
          `${token} ${serial}`,
          { owner, deleted: deleted === 1, metadata: Buffer.from(metadata).toString('hex') },
        ]),
      ).toEqual(
        wanted.map(([key, { owner, deleted, metadata }]) => [key, { owner, deleted, metadata: bytes(metadata) }]),
      );
      for (const [key, { owner }] of wanted) owned.set(owner, [...(owned.get(owner) ?? []), key]);
    }
    for (const [key, nft] of random.nfts) {
      const [token = 0n, serial = 0n] = key.split(' ').map(BigInt);
      const { totalCount } = await nftHistory(ledger.store, id(token), serial, { limit: 0 });
      expect(totalCount, key).toBe(BigInt(nft.moves));
      moves += nft.moves;
    }
    expect(moves).toBeGreaterThan(random.nfts.size * 2);
    for (let account = 1_001n; account <= 1_009n; account++) {
      const wanted = owned.get(account) ?? [];
      const { rows, totalCount } = await listNftsOfOwner(ledger.store, id(account), ALL);
      expect(rows.map(({ token, serial }) => `${token} ${serial}`).sort()).toEqual(wanted.sort());
      expect(totalCount).toBe(BigInt(wanted.length));
      expect((await readHolding(ledger.store, id(account))).tokens).toBe(relationsOf(random, account));
    }
    expect((await searchNfts(ledger.store, { ...ALL, sort: 'minted', order: 'desc' })).totalCount).toBe(
      BigInt(random.nfts.size),
    );
  }, 60_000);
});

function byToken(one: { token: bigint }, other: { token: bigint }): number {
  return compareAscending(one.token, other.token);
}

function relationsOf({ relations }: RandomTokens, account: bigint): bigint {
  const own = [...relations].filter(([key]) => key.startsWith(`${account} `));
  return BigInt(own.filter(([, { associated, balance }]) => associated || balance !== 0n).length);
}
