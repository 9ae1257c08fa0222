import { describe, expect, it } from 'vitest';
import { factsOfCase } from '../testing/facts-of-case.ts';
import type { MoveFacts } from './move-facts.ts';
import { nftSale } from './nft-sale.ts';

const [SELLER, BUYER, COLLECTOR, TOKEN] = [2001n, 2002n, 2003n, 7n] as const;
const FEE = 100n;
const NOTHING = {
  name: '',
  payer: '1001',
  node: '0',
  hbars: '',
  moved: '',
  paid: '',
  earned: '',
  senders: '',
  receivers: '',
  accounts: {},
};

function saleOf(given: Partial<MoveFacts>, sides: Parameters<typeof nftSale>[1] = { sender: SELLER, receiver: BUYER }) {
  const facts = factsOfCase({ ...NOTHING, fee: String(FEE) });
  return nftSale({ ...facts, nftTransferSender: [SELLER], nftTransferReceiver: [BUYER], ...given }, sides);
}
const hbars = (entries: readonly (readonly [bigint, bigint])[]) => ({
  transferAccount: entries.map(([account]) => account),
  transferAmount: entries.map(([, amount]) => amount),
});
const tokens = (entries: readonly (readonly [bigint, bigint, bigint])[]) => ({
  tokenTransferToken: entries.map(([token]) => token),
  tokenTransferAccount: entries.map(([, account]) => account),
  tokenTransferAmount: entries.map(([, , amount]) => amount),
});

describe('the price of an NFT', () => {
  it('is what the buyer paid, royalty included', () => {
    expect(
      saleOf(
        hbars([
          [BUYER, -1000n],
          [SELLER, 900n],
          [COLLECTOR, 100n],
        ]),
      ),
    ).toEqual({
      token: undefined,
      amount: 1000n,
      nfts: 1,
    });
  });

  it('is without the fee of the transaction where the buyer or the seller paid that', () => {
    expect(
      saleOf({
        ...hbars([
          [BUYER, -1100n],
          [SELLER, 1000n],
          [98n, 100n],
        ]),
        payer: BUYER,
      }),
    ).toMatchObject({ amount: 1000n });
    expect(
      saleOf({
        ...hbars([
          [BUYER, -1000n],
          [SELLER, 900n],
          [98n, 100n],
        ]),
        payer: SELLER,
      }),
    ).toMatchObject({ amount: 1000n });
    expect(
      saleOf({
        ...hbars([
          [SELLER, -100n],
          [98n, 100n],
        ]),
        payer: SELLER,
      }),
    ).toBeUndefined();
  });

  it('can be in a token, and for several NFTs', () => {
    const several = { nftTransferSender: [SELLER, SELLER], nftTransferReceiver: [BUYER, BUYER] };
    expect(
      saleOf({
        ...tokens([
          [TOKEN, BUYER, -5n],
          [TOKEN, SELLER, 5n],
        ]),
        ...several,
      }),
    ).toEqual({
      token: TOKEN,
      amount: 5n,
      nfts: 2,
    });
  });

  it('is none of gifts, mints and burns, of what went to others, and of an exchange with several prices', () => {
    expect(saleOf({})).toBeUndefined();
    expect(
      saleOf(
        hbars([
          [BUYER, -1000n],
          [SELLER, 1000n],
        ]),
        { sender: 0n, receiver: BUYER },
      ),
    ).toBeUndefined();
    expect(
      saleOf(
        hbars([
          [BUYER, -1000n],
          [COLLECTOR, 1000n],
        ]),
      ),
    ).toBeUndefined();
    expect(
      saleOf({
        ...hbars([
          [BUYER, -9n],
          [SELLER, 9n],
        ]),
        ...tokens([
          [TOKEN, BUYER, -5n],
          [TOKEN, SELLER, 5n],
        ]),
      }),
    ).toBeUndefined();
  });
});
