import { type EntityId, entityIdFromStore, NS_PER_HOUR } from '@ledgerscope/ledger';
import type { BatchRows } from '../../tables.ts';
import { sampleRow, sampleRows } from '../../testing/sample-rows.ts';

export const START = 1_700_000_000_000_000_000n;
export const id = (num: bigint): EntityId => entityIdFromStore(num);
export const COINS = id(700n);
export const CATS = id(800n);
/** Seen only by some of its NFTs. */
export const OLD = id(900n);
export const [ANN, BOB, CY] = [id(2_001n), id(2_002n), id(2_003n)];
export const at = (seconds: number): bigint => START + BigInt(seconds) * 1_000_000_000n;

/** The first batch: two tokens, who holds them, their NFTs, an allowance, an airdrop. */
export function firstRows(): BatchRows {
  return sampleRows({ ...firstTokens(), ...firstHoldings(), ...firstNfts(), ...firstPromises() });
}

function tokenName(given: Partial<BatchRows['tokenName'][number]>): BatchRows['tokenName'][number] {
  return sampleRow('tokenName', { type: 'NON_FUNGIBLE_UNIQUE', listed: 1, ...given });
}

function firstTokens(): Partial<BatchRows> {
  const version = at(100);
  return {
    token: [
      sampleRow('token', {
        id: COINS,
        type: 'FUNGIBLE_COMMON',
        name: 'Äpfel Coin',
        symbol: 'APF',
        createdNs: at(1),
        version,
        feeKind: [2],
        feeAmount: [5n],
        feeToken: [0n],
        feeNumerator: [1n],
        feeDenominator: [10n],
        feeMinimum: [0n],
        feeMaximum: [0n],
        feeNetOfTransfers: [0],
        feeCollector: [ANN],
        feeCollectorsExempt: [1],
      }),
      sampleRow('token', { id: CATS, type: 'NON_FUNGIBLE_UNIQUE', name: '100% Cats_', createdNs: at(2), version }),
      sampleRow('token', { id: OLD, type: 'NON_FUNGIBLE_UNIQUE', version }),
    ],
    tokenName: [
      tokenName({ id: COINS, type: 'FUNGIBLE_COMMON', name: 'Äpfel Coin', symbol: 'APF', createdNs: at(1), version }),
      tokenName({ id: CATS, name: '100% Cats_', createdNs: at(2), version }),
      tokenName({ id: OLD, version }),
    ],
    tokenCustomFee: [1, 2].map((seconds) => sampleRow('tokenCustomFee', { token: COINS, consensusNs: at(seconds) })),
    tokenSupply: [
      sampleRow('tokenSupply', {
        id: COINS,
        type: 'FUNGIBLE_COMMON',
        totalSupply: 1_000n,
        supplyStated: 1,
        version,
        holderRank: [32n, 78n],
        holderCount: [1n, 1n],
      }),
      sampleRow('tokenSupply', {
        id: CATS,
        type: 'NON_FUNGIBLE_UNIQUE',
        serials: 4n,
        nfts: 3n,
        lastMintNs: at(4),
        version,
      }),
      sampleRow('tokenSupply', { id: OLD, type: 'NON_FUNGIBLE_UNIQUE', serials: 3n, nfts: 3n, version }),
    ],
  };
}

function firstHoldings(): Partial<BatchRows> {
  const version = at(100);
  return {
    accountToken: [
      sampleRow('accountToken', { account: ANN, token: COINS, balance: 900n, associated: 1, version }),
      sampleRow('accountToken', { account: BOB, token: COINS, balance: 8n, associated: 1, version }),
      sampleRow('accountToken', { account: BOB, token: OLD, balance: 3n, associated: 1, version }),
      sampleRow('accountToken', { account: BOB, token: CATS, version }),
    ],
    accountHolding: [
      sampleRow('accountHolding', { account: ANN, nfts: 3n, tokens: 1n, version }),
      sampleRow('accountHolding', { account: BOB, nfts: 3n, tokens: 2n, version }),
    ],
  };
}

function firstNfts(): Partial<BatchRows> {
  const version = at(100);
  const nft = (token: bigint, serial: bigint, owner: bigint, mintedNs: bigint) =>
    sampleRow('nft', { token, serial, owner, mintedNs, creator: ANN, deleted: owner === 0n ? 1 : 0, version });
  const nfts = [
    ...[1n, 2n, 3n, 4n].map((serial) => nft(CATS, serial, serial === 4n ? 0n : ANN, at(Number(serial)))),
    ...[5n, 70n, 71n].map((serial) => nft(OLD, serial, BOB, 0n)),
  ];
  return {
    nft: nfts,
    nftOwner: nfts
      .filter(({ owner }) => owner !== 0n)
      .map(({ owner, mintedNs, token, serial }) => ({ owner, mintedNs, token, serial, owned: 1, version })),
    nftMint: [1n, 2n, 3n, 4n].map((serial) => ({ consensusNs: at(Number(serial)), token: CATS, serial, creator: ANN })),
    nftHour: [
      sampleRow('nftHour', { hourNs: START - (START % NS_PER_HOUR), token: CATS, transfers: 2n, mints: 4n, version }),
      sampleRow('nftHour', { hourNs: START - (START % NS_PER_HOUR), token: OLD, transfers: 9n, version }),
    ],
  };
}

function firstPromises(): Partial<BatchRows> {
  const version = at(100);
  return {
    allowance: [
      sampleRow('allowance', {
        owner: ANN,
        token: 0n,
        spender: BOB,
        amountGranted: 9n,
        amount: 4n,
        grantedNs: at(5),
        version,
      }),
      sampleRow('allowance', { owner: ANN, token: COINS, spender: BOB, amountGranted: 9n, version }),
      sampleRow('allowance', { owner: ANN, token: CATS, spender: CY, allSerials: 1, grantedNs: at(6), version }),
    ],
    airdrop: [
      sampleRow('airdrop', {
        receiver: CY,
        sender: ANN,
        token: COINS,
        amount: 5n,
        state: 'PENDING',
        pendingNs: at(7),
        version,
      }),
      sampleRow('airdrop', {
        receiver: CY,
        sender: ANN,
        token: CATS,
        serial: 1n,
        amount: 1n,
        state: 'CLAIMED',
        version,
      }),
    ],
    ledgerCounter: [
      sampleRow('ledgerCounter', { name: 'fungibleTokens', value: 1n, version }),
      sampleRow('ledgerCounter', { name: 'nonFungibleTokens', value: 2n, version }),
      sampleRow('ledgerCounter', { name: 'nftMints', value: 4n, version }),
    ],
  };
}

/** What a second batch changes: all coins go to Bob, the cats to Cy, the cats get a name, allowance and airdrop are used up. */
export function secondRows(): BatchRows {
  const version = at(200);
  const cats = [1n, 2n, 3n].map((serial) =>
    sampleRow('nft', { token: CATS, serial, owner: CY, mintedNs: at(Number(serial)), creator: ANN, slot: 1, version }),
  );
  const supply = { id: COINS, type: 'FUNGIBLE_COMMON', totalSupply: 1_000n, supplyStated: 1 };
  return sampleRows({
    token: [
      sampleRow('token', { id: CATS, type: 'NON_FUNGIBLE_UNIQUE', name: 'Dogs', createdNs: at(2), slot: 1, version }),
    ],
    tokenName: [
      tokenName({ id: CATS, name: '100% Cats_', createdNs: at(2), listed: 0, version }),
      tokenName({ id: CATS, name: 'Dogs', createdNs: at(2), version }),
    ],
    tokenSupply: [sampleRow('tokenSupply', { ...supply, holderRank: [78n], holderCount: [1n], slot: 1, version })],
    accountToken: [
      sampleRow('accountToken', { account: ANN, token: COINS, associated: 0, slot: 1, version }),
      sampleRow('accountToken', { account: BOB, token: COINS, balance: 908n, associated: 1, slot: 1, version }),
    ],
    accountHolding: [
      sampleRow('accountHolding', { account: ANN, slot: 1, version }),
      sampleRow('accountHolding', { account: CY, nfts: 3n, version }),
    ],
    nft: cats,
    nftOwner: cats.flatMap(({ mintedNs, token, serial }) => [
      { owner: ANN, mintedNs, token, serial, owned: 0, version },
      { owner: CY, mintedNs, token, serial, owned: 1, version },
    ]),
    allowance: [sampleRow('allowance', { owner: ANN, token: 0n, spender: BOB, amountGranted: 9n, slot: 1, version })],
    airdrop: [
      sampleRow('airdrop', { receiver: CY, sender: ANN, token: COINS, amount: 5n, state: 'CLAIMED', slot: 1, version }),
    ],
  });
}
