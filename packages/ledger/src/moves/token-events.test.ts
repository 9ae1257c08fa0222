import { describe, expect, it } from 'vitest';
import { TYPE_ID } from '../transaction-type.ts';
import {
  grantEvents,
  mayApproveTokens,
  placeOfEvents,
  removalEvents,
  type TokenEvent,
  transferEvents,
} from './token-events.ts';

/** Entries as `token account amount`. */
function moved(entries: readonly string[], nfts: readonly string[] = []) {
  const of = (lines: readonly string[], part: number) => lines.map((line) => BigInt(line.split(' ')[part] ?? 0));
  return {
    tokenTransferToken: of(entries, 0),
    tokenTransferAccount: of(entries, 1),
    tokenTransferAmount: of(entries, 2),
    nftTransferToken: of(nfts, 0),
    nftTransferSerial: of(nfts, 1),
    nftTransferSender: of(nfts, 2),
    nftTransferReceiver: of(nfts, 3),
  };
}

const written = (events: readonly TokenEvent[]) =>
  events.map(({ kind, token, from, to, serial, amount }) =>
    [kind, token, `${from}>${to}`, serial === undefined ? amount : `#${serial}`].join(' '),
  );

const { cryptoTransfer, tokenMint, tokenBurn, tokenWipe, tokenCreation, tokenDissociate } = TYPE_ID;

describe('the events of what a transaction moved', () => {
  it.each([
    ['one sender and one receiver', cryptoTransfer, ['9 2 5', '9 1 -5'], ['transfer 9 1>2 5']],
    [
      'who gave the most first, to who got the most',
      cryptoTransfer,
      ['9 1 -3', '9 2 -7', '9 3 4', '9 4 6'],
      ['transfer 9 2>4 6', 'transfer 9 2>3 1', 'transfer 9 1>3 3'],
    ],
    [
      'of equal amounts the smallest account first',
      cryptoTransfer,
      ['9 6 -2', '9 5 -2', '9 8 2', '9 7 2'],
      ['transfer 9 5>7 2', 'transfer 9 6>8 2'],
    ],
    [
      'both run out at once',
      cryptoTransfer,
      ['9 1 -5', '9 2 5', '9 3 -1', '9 4 1'],
      ['transfer 9 1>2 5', 'transfer 9 3>4 1'],
    ],
    [
      'tokens one after the other, in the order of the record',
      cryptoTransfer,
      ['9 1 -5', '9 2 5', '8 2 -1', '8 1 1'],
      ['transfer 9 1>2 5', 'transfer 8 2>1 1'],
    ],
    ['a sender of nothing', cryptoTransfer, ['9 1 0', '9 2 5'], ['transfer 9 1>2 0']],
    ['more received than sent', cryptoTransfer, ['9 1 -2', '9 2 5'], ['transfer 9 1>2 2']],
    ['a mint', tokenMint, ['9 1 5'], ['transfer 9 0>1 5']],
    ['a creation', tokenCreation, ['9 1 5'], ['transfer 9 0>1 5']],
    ['a burn', tokenBurn, ['9 1 -5'], ['transfer 9 1>0 5']],
    ['a wipe', tokenWipe, ['9 1 -5'], ['transfer 9 1>0 5']],
    ['a balance that ended with its deleted token', tokenDissociate, ['9 1 -5'], []],
    [
      'a mint with a fee in the token',
      tokenMint,
      ['9 1 5', '8 1 -2', '8 2 2'],
      ['transfer 9 0>1 5', 'transfer 8 1>0 2', 'transfer 8 0>2 2', 'transfer 8 1>2 2'],
    ],
  ])('%s', (_, type, entries, expected) => {
    expect(written(transferEvents(type, moved(entries)))).toEqual(expected);
  });

  it('of NFTs comes behind that of amounts, and not at all where the EVM ran', () => {
    const both = moved(['9 1 -5', '9 2 5'], ['7 3 1 2', '7 4 0 2', '7 -1 1 2']);
    expect(written(transferEvents(cryptoTransfer, both))).toEqual([
      'transfer 9 1>2 5',
      'transfer 7 1>2 #3',
      'transfer 7 0>2 #4',
      'transfer 7 1>2 #-1',
    ]);
    expect(written(transferEvents(cryptoTransfer, both, true))).toEqual(['transfer 9 1>2 5']);
  });
});

describe('the events of allowances', () => {
  const nft = { token: 7n, owner: 1n, spender: 2n, forAll: undefined, serials: [] };
  const amount = { token: 9n, owner: 1n, spender: 2n, amount: 5n };

  it.each([
    ['an amount', { nfts: [], tokens: [amount] }, ['approval 9 1>2 5']],
    ['an amount taken back', { nfts: [], tokens: [{ ...amount, amount: 0n }] }, ['approval 9 1>2 0']],
    ['single NFTs', { nfts: [{ ...nft, serials: [4n, 3n] }], tokens: [] }, ['approval 7 1>2 #4', 'approval 7 1>2 #3']],
    ['all NFTs', { nfts: [{ ...nft, forAll: true }], tokens: [] }, ['approvalForAll 7 1>2 1']],
    ['all NFTs no more', { nfts: [{ ...nft, forAll: false }], tokens: [] }, ['approvalForAll 7 1>2 0']],
    [
      'all NFTs, though single ones are named',
      { nfts: [{ ...nft, forAll: true, serials: [4n] }], tokens: [] },
      ['approvalForAll 7 1>2 1'],
    ],
    [
      'NFTs before amounts, the last ones of the body first',
      {
        nfts: [
          { ...nft, serials: [3n] },
          { ...nft, forAll: true },
        ],
        tokens: [amount, { ...amount, spender: 3n }],
      },
      ['approvalForAll 7 1>2 1', 'approval 7 1>2 #3', 'approval 9 1>3 5', 'approval 9 1>2 5'],
    ],
    [
      'of several to the same effect the last one',
      {
        nfts: [
          { ...nft, serials: [3n] },
          { ...nft, spender: 5n, serials: [3n] },
        ],
        tokens: [amount, { ...amount, amount: 8n }],
      },
      ['approval 7 1>5 #3', 'approval 9 1>2 8'],
    ],
  ])('%s', (_, grants, expected) => {
    expect(written(grantEvents(grants))).toEqual(expected);
  });

  it('that are taken back name nobody, in the order of the body', () => {
    expect(written(removalEvents([{ token: 7n, owner: 1n, serials: [2n, 1n] }]))).toEqual([
      'approval 7 1>0 #2',
      'approval 7 1>0 #1',
    ]);
  });

  it.each([
    ['granted', TYPE_ID.cryptoApproveAllowance, 22, true],
    ['taken back', TYPE_ID.cryptoDeleteAllowance, 22, true],
    ['refused', TYPE_ID.cryptoApproveAllowance, 10, false],
    ['of another type', cryptoTransfer, 22, false],
  ])('may be in a transaction: %s', (_, type, result, expected) => {
    expect(mayApproveTokens({ type, result })).toBe(expected);
  });
});

describe('where events are listed', () => {
  it.each([
    ['a transfer', false, false, '0.72.1', 'own'],
    ['a transfer of an early network', false, false, '', 'own'],
    ['a child that the EVM did not run', false, true, '0.72.1', 'parent'],
    ['a child of a contract call before 0.71', true, true, '0.70.9', 'parent'],
    ['a contract call before 0.71', true, false, '0.70.9', 'own'],
    ['a child of a contract call since 0.71', true, true, '0.71.0', undefined],
    ['a contract call of a later release', true, false, '1.2.0', undefined],
  ])('%s', (_, hasResult, parentHasResult, hapiVersion, expected) => {
    expect(placeOfEvents({ hasResult, parentHasResult, hapiVersion })).toBe(expected);
  });
});
