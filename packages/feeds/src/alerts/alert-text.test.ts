import { accountMove } from '@ledgerscope/ledger';
import type { TokenName, TransactionRow } from '@ledgerscope/ledger-store';
import { sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { describe, expect, it } from 'vitest';
import { isWanted, touchedBy } from './account-change.ts';
import { alertText } from './alert-text.ts';

const OWN = 2001n;
const OTHER = 2002n;
const NODE = 3n;
const FEE = 100_000n;
const TOKENS = new Map<bigint, TokenName>([
  [500n, { name: 'Dollar', symbol: 'USDX', decimals: 2 }],
  [501n, { name: 'Evil', symbol: 'win.example/x', decimals: 0 }],
  [502n, { name: 'Deep', symbol: 'DEEP', decimals: 2_000_000_000 }],
]);

type Part = Partial<TransactionRow>;

function hbars(entries: readonly (readonly [bigint, bigint])[]): Part {
  return {
    transferAccount: entries.map(([account]) => account),
    transferAmount: entries.map(([, amount]) => amount),
    transferApproval: entries.map(() => 0),
    transferErrata: entries.map(() => 0),
  };
}

function tokens(entries: readonly (readonly [bigint, bigint, bigint])[]): Part {
  return {
    tokenTransferToken: entries.map(([token]) => token),
    tokenTransferAccount: entries.map(([, account]) => account),
    tokenTransferAmount: entries.map(([, , amount]) => amount),
    tokenTransferApproval: entries.map(() => 0),
  };
}

function nft(sender: bigint, receiver: bigint): Part {
  return {
    nftTransferToken: [600n],
    nftTransferSerial: [7n],
    nftTransferSender: [sender],
    nftTransferReceiver: [receiver],
    nftTransferApproval: [0],
  };
}

const PAID = hbars([
  [OWN, -500_000_000n - FEE],
  [OTHER, 500_000_000n],
  [NODE, FEE],
]);
const GOT = hbars([
  [OTHER, -500_000_000n - FEE],
  [OWN, 500_000_000n],
  [NODE, FEE],
]);
const FEE_ONLY = hbars([
  [OWN, -FEE],
  [NODE, FEE],
]);

describe('an alert', () => {
  it.each<[string, Part, string]>([
    ['what was sent', { payer: OWN, ...PAID }, 'Crypto transfer: sent 5 ℏ to 0.0.2002, paid a fee of 0.001 ℏ'],
    ['what came', { payer: OTHER, ...GOT }, 'Crypto transfer: received 5 ℏ from 0.0.2002'],
    ['a fee alone', { payer: OWN, type: 27, ...FEE_ONLY }, 'Submit message: paid a fee of 0.001 ℏ'],
    [
      'what failed',
      { payer: OWN, result: 10, ...FEE_ONLY },
      'Crypto transfer failed (INSUFFICIENT_PAYER_BALANCE): paid a fee of 0.001 ℏ',
    ],
    [
      'tokens and NFTs',
      {
        payer: OTHER,
        ...tokens([
          [500n, OWN, 123_400n],
          [501n, OWN, -3n],
          [502n, OWN, 9n],
        ]),
        ...nft(OTHER, OWN),
      },
      'Crypto transfer: received 1,234 USDX (0.0.500), 9 (smallest unit) of token 0.0.502, NFT 0.0.600 #7, sent 3 of token 0.0.501',
    ],
    [
      'something unknown',
      { payer: OTHER, ...tokens([[77n, OWN, 5n]]) },
      'Crypto transfer: received 5 (smallest unit) of token 0.0.77',
    ],
    ['what is about it', { payer: OTHER, type: 15, entity: OWN }, 'Update account: involved, no transfers'],
  ])('says %s in words', (_, part, text) => {
    const row = sampleTransaction({ consensusNs: 1n, fee: FEE, type: 14, ...part });
    expect(touchedBy(row)).toContain(OWN);
    expect(alertText(row, accountMove(row, OWN), TOKENS)).toBe(text);
  });

  it.each([
    ['transfer', [], 'Contract call transfer(): paid a fee of 0.001 ℏ'],
    ['burn', ['mint(uint8)'], 'Contract call burn() (ambiguous): paid a fee of 0.001 ℏ'],
    ['x'.repeat(41), [], 'Contract call: paid a fee of 0.001 ℏ'],
  ])('names the function that was called: %#', (name, otherSignatures, text) => {
    const row = sampleTransaction({ consensusNs: 1n, fee: FEE, type: 7, payer: OWN, ...FEE_ONLY });
    const method = { name, signature: `${name}()`, otherSignatures };
    expect(alertText(row, accountMove(row, OWN), TOKENS, method)).toBe(text);
  });

  it.each<[string, Part, bigint, readonly boolean[]]>([
    ['what came', { payer: OTHER, ...GOT }, 500_000_000n, [true, false, true]],
    ['too little', { payer: OTHER, ...GOT }, 500_000_001n, [false, false, false]],
    ['what was sent', { payer: OWN, ...PAID }, 500_000_000n, [false, true, true]],
    ['a fee', { payer: OWN, ...FEE_ONLY }, 0n, [false, true, true]],
    ['a fee, where only larger amounts count', { payer: OWN, ...FEE_ONLY }, 1n, [false, false, false]],
    ['an NFT that left', { payer: OTHER, ...nft(OWN, OTHER) }, 10n, [false, true, true]],
    ['tokens that came', { payer: OTHER, ...tokens([[500n, OWN, 1n]]) }, 10n, [true, false, true]],
    ['nothing that moved', { payer: OTHER, type: 15, entity: OWN }, 0n, [false, false, true]],
  ])('of %s is wanted by who asks for in, out, both', (_, part, smallestAmount, wanted) => {
    const change = accountMove(sampleTransaction({ consensusNs: 1n, fee: FEE, ...part }), OWN);
    const directions = ['in', 'out', 'both'] as const;
    expect(directions.map((direction) => isWanted(change, { smallestAmount, direction }))).toEqual(wanted);
  });
});
