import { describe, expect, it } from 'vitest';
import { sampleTransaction } from '../../../../../../packages/ledger-store/src/testing/sample-rows.ts';
import { nftPrice } from './transfer-list-reply.ts';

const [SELLER, BUYER, COLLECTOR, TOKEN] = [2001n, 2002n, 2003n, 7n] as const;
const FEE = 100n;
type Given = Parameters<typeof sampleTransaction>[0];

function priceOf(given: Partial<Given>, sides: Parameters<typeof nftPrice>[1] = { sender: SELLER, receiver: BUYER }) {
  const moved = { nftTransferSender: [SELLER], nftTransferReceiver: [BUYER] };
  return nftPrice(sampleTransaction({ consensusNs: 1n, payer: 1001n, fee: FEE, ...moved, ...given }), sides);
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
      priceOf(
        hbars([
          [BUYER, -1000n],
          [SELLER, 900n],
          [COLLECTOR, 100n],
        ]),
      ),
    ).toEqual({
      tokenId: null,
      amount: 1000,
      nfts: 1,
    });
  });

  it('is without the fee of the transaction where the buyer or the seller paid that', () => {
    expect(
      priceOf({
        ...hbars([
          [BUYER, -1100n],
          [SELLER, 1000n],
          [98n, 100n],
        ]),
        payer: BUYER,
      }),
    ).toMatchObject({ amount: 1000 });
    expect(
      priceOf({
        ...hbars([
          [BUYER, -1000n],
          [SELLER, 900n],
          [98n, 100n],
        ]),
        payer: SELLER,
      }),
    ).toMatchObject({ amount: 1000 });
    expect(
      priceOf({
        ...hbars([
          [SELLER, -100n],
          [98n, 100n],
        ]),
        payer: SELLER,
      }),
    ).toBeNull();
  });

  it('can be in a token, and for several NFTs', () => {
    const several = { nftTransferSender: [SELLER, SELLER], nftTransferReceiver: [BUYER, BUYER] };
    expect(
      priceOf({
        ...tokens([
          [TOKEN, BUYER, -5n],
          [TOKEN, SELLER, 5n],
        ]),
        ...several,
      }),
    ).toEqual({
      tokenId: '0.0.7',
      amount: 5,
      nfts: 2,
    });
  });

  it('is none of gifts, mints and burns, of what went to others, and of an exchange with several prices', () => {
    expect(priceOf({})).toBeNull();
    expect(
      priceOf(
        hbars([
          [BUYER, -1000n],
          [SELLER, 1000n],
        ]),
        { sender: 0n, receiver: BUYER },
      ),
    ).toBeNull();
    expect(
      priceOf(
        hbars([
          [BUYER, -1000n],
          [COLLECTOR, 1000n],
        ]),
      ),
    ).toBeNull();
    expect(
      priceOf({
        ...hbars([
          [BUYER, -9n],
          [SELLER, 9n],
        ]),
        ...tokens([
          [TOKEN, BUYER, -5n],
          [TOKEN, SELLER, 5n],
        ]),
      }),
    ).toBeNull();
  });
});
