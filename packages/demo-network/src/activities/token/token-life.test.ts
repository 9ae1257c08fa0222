import { NS_PER_DAY } from '@ledgerscope/ledger';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import type { hapi } from '@ledgerscope/streams';
import { beforeAll, describe, expect, it } from 'vitest';
import { DemoNetwork } from '../../demo-network.ts';
import { demoNodes } from '../../network/demo-nodes.ts';
import { SUPPLY } from '../../world/system-accounts.ts';
import type { WorldState } from '../../world/world-state.ts';
import { type RecordedItem, recordedItems } from './testing/recorded-item.ts';
import { ReplayedTokens } from './testing/replayed-tokens.ts';

const GENESIS_NS = 1_700_000_000_000_000_000n;
const DAYS = testSize(365, 730);
const TRANSACTIONS_PER_DAY = 82;

const counts = new Map<string, number>();
const features = new Map<string, number>();
const unbalanced: string[] = [];
const replayed = new ReplayedTokens();
let books: WorldState;
let total = 0;
let media = 0;

/** Two years of everything that people do, read back from the bytes of the stream alone. */
beforeAll(async () => {
  const demo = new DemoNetwork({
    seed: 5,
    genesisNs: GENESIS_NS,
    nodes: demoNodes(),
    addressBook: Buffer.from('book'),
  });
  for (let day = 0; day < DAYS; day++) {
    const startNs = GENESIS_NS + BigInt(day) * NS_PER_DAY;
    const file = await demo.produce({ startNs, endNs: startNs + NS_PER_DAY, transactions: TRANSACTIONS_PER_DAY });
    media += file.media.length;
    for (const item of recordedItems([file])) take(item);
  }
  books = demo.books;
}, 240_000);

function take(item: RecordedItem): void {
  total++;
  const { record, type, status } = item;
  add(counts, `${type} ${status}`);
  const sum = record.transferList?.accountAmounts.reduce((all, { amount }) => all + amount, 0n) ?? 0n;
  if (sum !== 0n) unbalanced.push(`${type} at ${record.consensusTimestamp?.seconds}`);
  replayed.apply(item);
  if (status === 'SUCCESS') for (const [name, shows] of Object.entries(FEATURES)) if (shows(item)) add(features, name);
}

function add(into: Map<string, number>, name: string): void {
  into.set(name, (into.get(name) ?? 0) + 1);
}

const created = ({ body }: RecordedItem) => body.tokenCreation;
const creates = (item: RecordedItem, suits: (token: hapi.TokenCreateTransactionBody) => boolean) => {
  const token = created(item);
  return token !== undefined && suits(token);
};
const feesOf = (item: RecordedItem) => created(item)?.customFees ?? [];
const bodyLists = ({ body }: RecordedItem) => body.cryptoTransfer?.tokenTransfers ?? [];
const hbarParties = ({ body }: RecordedItem) => body.cryptoTransfer?.transfers?.accountAmounts.length ?? 0;
const assessed = ({ record }: RecordedItem) => record.assessedCustomFees;

/** What the pages of tokens and NFTs show, each with a way to recognize it in a record. */
const FEATURES: Readonly<Record<string, (item: RecordedItem) => boolean>> = {
  ...Object.fromEntries(
    [0, 2, 6, 8, 18, 24].map((decimals) => [
      `${decimals} decimals`,
      (item: RecordedItem) => creates(item, (token) => token.tokenType === 0 && token.decimals === decimals),
    ]),
  ),
  'finite supply': (item) => creates(item, ({ supplyType }) => supplyType === 1),
  'infinite supply': (item) => creates(item, ({ supplyType }) => supplyType === 0),
  'freeze default': (item) => creates(item, ({ freezeDefault }) => freezeDefault),
  'kyc key': (item) => creates(item, ({ kycKey }) => kycKey !== undefined),
  'threshold key': (item) => creates(item, ({ adminKey }) => adminKey?.thresholdKey !== undefined),
  'key list': (item) => creates(item, ({ adminKey }) => adminKey?.keyList !== undefined),
  'no keys': (item) => creates(item, ({ adminKey, supplyKey }) => adminKey === undefined && supplyKey === undefined),
  'fixed fee in hbar': (item) =>
    feesOf(item).some(({ fixedFee }) => fixedFee !== undefined && fixedFee.denominatingTokenId === undefined),
  'fixed fee in another token': (item) =>
    feesOf(item).some(({ fixedFee }) => (fixedFee?.denominatingTokenId?.tokenNum ?? 0n) > 0n),
  'fixed fee in itself': (item) => feesOf(item).some(({ fixedFee }) => fixedFee?.denominatingTokenId?.tokenNum === 0n),
  'fractional fee with bounds': (item) =>
    feesOf(item).some(({ fractionalFee: fee }) => (fee?.minimumAmount ?? 0n) > 0n && (fee?.maximumAmount ?? 0n) > 0n),
  'fractional fee net of transfers': (item) => feesOf(item).some(({ fractionalFee }) => fractionalFee?.netOfTransfers),
  'royalty with fallback': (item) => feesOf(item).some(({ royaltyFee }) => royaltyFee?.fallbackFee !== undefined),
  'royalty without fallback': (item) =>
    feesOf(item).some(({ royaltyFee }) => royaltyFee !== undefined && royaltyFee.fallbackFee === undefined),
  'token for hbar': (item) => hbarParties(item) > 0 && bodyLists(item).some(({ transfers }) => transfers.length === 2),
  'token for token': (item) => bodyLists(item).filter(({ transfers }) => transfers.length > 1).length === 2,
  'many receivers': (item) => bodyLists(item).some(({ transfers }) => transfers.length > 5),
  'nothing moved': (item) =>
    bodyLists(item).some(({ transfers }) => transfers.length > 0 && transfers.every(({ amount }) => amount === 0n)),
  'expected decimals': (item) => bodyLists(item).some(({ expectedDecimals }) => expectedDecimals !== undefined),
  'tokens by allowance': (item) => bodyLists(item).some(({ transfers }) => transfers.some((line) => line.isApproval)),
  'NFT by allowance': (item) =>
    bodyLists(item).some(({ nftTransfers }) => nftTransfers.some((line) => line.isApproval)),
  'NFT for hbar': (item) =>
    hbarParties(item) > 0 && bodyLists(item).some(({ nftTransfers }) => nftTransfers.length > 0),
  'NFT for token': (item) =>
    bodyLists(item).length === 2 && bodyLists(item).some((list) => list.nftTransfers.length > 0),
  'hbar fee charged': (item) => assessed(item).some(({ tokenId }) => tokenId === undefined),
  'token fee charged': (item) => assessed(item).some(({ tokenId }) => tokenId !== undefined),
  'several payers of a fee': (item) => assessed(item).some((fee) => fee.effectivePayerAccountId.length > 1),
  'two fees charged': (item) => assessed(item).length > 1,
  'automatic association': (item) =>
    item.type === 'cryptoTransfer' && item.record.automaticTokenAssociations.length > 0,
  'pending tokens': ({ record }) => record.newPendingAirdrops.some(({ pendingAirdropId: id }) => id?.fungibleTokenType),
  'pending NFT': ({ record }) => record.newPendingAirdrops.some(({ pendingAirdropId: id }) => id?.nonFungibleToken),
  'airdrop at once': ({ type, record }) => type === 'tokenAirdrop' && record.tokenTransferLists.length > 0,
  'rejected NFT': ({ body }) => body.tokenReject?.rejections.some(({ nft }) => nft !== undefined) ?? false,
  'rejected tokens': ({ body }) => body.tokenReject?.rejections.some((one) => one.fungibleToken !== undefined) ?? false,
  'batch of ten serials': ({ record }) => record.receipt?.serialNumbers.length === 10,
  'minted units': ({ body }) => (body.tokenMint?.amount ?? 0n) > 0n,
  'burned units': ({ body }) => (body.tokenBurn?.amount ?? 0n) > 0n,
  'burned serial': ({ body }) => (body.tokenBurn?.serialNumbers.length ?? 0) > 0,
  'wiped units': ({ body }) => (body.tokenWipe?.amount ?? 0n) > 0n,
  'wiped serial': ({ body }) => (body.tokenWipe?.serialNumbers.length ?? 0) > 0,
  'new treasury of a token': ({ body, record }) =>
    body.tokenUpdate?.treasury !== undefined &&
    record.tokenTransferLists.some(({ transfers }) => transfers.length === 2),
  'new treasury of a collection': ({ record }) =>
    record.tokenTransferLists.some(({ nftTransfers }) => nftTransfers.some(({ serialNumber }) => serialNumber === -1n)),
  'new memo': ({ body }) => body.tokenUpdate?.memo !== undefined,
  'new name': ({ body }) => (body.tokenUpdate?.name ?? '') !== '',
  'end of all fees': ({ body }) => body.tokenFeeScheduleUpdate?.customFees.length === 0,
  'left a deleted token': ({ type, record }) => type === 'tokenDissociate' && record.tokenTransferLists.length > 0,
  'permission for tokens': ({ body }) => (body.cryptoApproveAllowance?.tokenAllowances.length ?? 0) > 0,
  'permission for all serials': ({ body }) =>
    body.cryptoApproveAllowance?.nftAllowances.some((line) => line.approvedForAll?.value === true) ?? false,
  'permission for one serial': ({ body }) =>
    body.cryptoApproveAllowance?.nftAllowances.some((line) => line.serialNumbers.length === 1) ?? false,
  'permission for all taken back': ({ body }) =>
    body.cryptoApproveAllowance?.nftAllowances.some((line) => line.approvedForAll?.value === false) ?? false,
};

const SUCCESSES = [
  'tokenCreation',
  'tokenUpdate',
  'tokenFeeScheduleUpdate',
  'tokenDeletion',
  'tokenAssociate',
  'tokenDissociate',
  'tokenMint',
  'tokenBurn',
  'tokenWipe',
  'tokenFreeze',
  'tokenUnfreeze',
  'tokenGrantKyc',
  'tokenRevokeKyc',
  'tokenPause',
  'tokenUnpause',
  'tokenUpdateNfts',
  'tokenReject',
  'tokenAirdrop',
  'tokenClaimAirdrop',
  'tokenCancelAirdrop',
  'cryptoApproveAllowance',
  'cryptoDeleteAllowance',
  'cryptoTransfer',
];
const FAILURES = [
  'INSUFFICIENT_TOKEN_BALANCE',
  'TOKEN_NOT_ASSOCIATED_TO_ACCOUNT',
  'ACCOUNT_FROZEN_FOR_TOKEN',
  'TOKEN_IS_PAUSED',
  'ACCOUNT_KYC_NOT_GRANTED_FOR_TOKEN',
  'TOKEN_WAS_DELETED',
  'AMOUNT_EXCEEDS_ALLOWANCE',
  'TOKEN_MAX_SUPPLY_REACHED',
  'SENDER_DOES_NOT_OWN_NFT_SERIAL_NO',
  'INSUFFICIENT_SENDER_ACCOUNT_BALANCE_FOR_CUSTOM_FEE',
  'INVALID_WIPING_AMOUNT',
  'TOKEN_ALREADY_ASSOCIATED_TO_ACCOUNT',
  'TRANSACTION_REQUIRES_ZERO_TOKEN_BALANCES',
];

describe('two years of tokens and NFTs', () => {
  it('keeps all hbars and no negative balance, and every transfer list sums to zero', () => {
    expect(total).toBeGreaterThan(DAYS * TRANSACTIONS_PER_DAY);
    expect(unbalanced).toEqual([]);
    const balances = [...books.accounts.values()].map(({ balance }) => balance);
    expect(balances.reduce((sum, balance) => sum + balance, 0n)).toBe(SUPPLY);
    expect(balances.filter((balance) => balance < 0n)).toEqual([]);
  });

  it('lets no token do what it may not', () => {
    expect(replayed.breaches).toEqual([]);
  });

  it('has the supplies and states of its records', () => {
    const reported = [...replayed.tokens].map(([num, { supply, stopped, deleted, treasury }]) => {
      return { num, supply, paused: stopped, deleted, treasury };
    });
    const known = [...books.tokens].map(([num, { supply, paused, deleted, treasury }]) => {
      return { num, supply, paused, deleted, treasury };
    });
    expect(reported).toEqual(known);
  });

  it('has the balances of its records, and they add up to the supply', () => {
    for (const [num, { kind, supply, name }] of books.tokens) {
      const balances = new Map<number, bigint>();
      for (const [account, { tokens }] of books.accounts) {
        const balance = tokens.get(num)?.balance ?? 0n;
        if (balance !== 0n) balances.set(account, balance);
      }
      const held = [...balances.values()].reduce((sum, balance) => sum + balance, 0n);
      expect(held, name).toBe(supply);
      if (kind === 'nft') continue;
      const reported = [...(replayed.tokens.get(num)?.balances ?? [])].filter(([, balance]) => balance !== 0n);
      expect(new Map(reported), name).toEqual(balances);
    }
  });

  it('has the owners of NFTs of its records, as many as each account is said to own', () => {
    for (const [num, { kind, nfts, supply }] of books.tokens) {
      if (kind !== 'nft') continue;
      const living = [...nfts].flatMap(([serial, { owner }]) =>
        owner === undefined ? [] : [[serial, owner] as const],
      );
      expect(new Map(living)).toEqual(replayed.tokens.get(num)?.owners);
      expect(BigInt(living.length)).toBe(supply);
      for (const [owner, own] of Map.groupBy(living, ([, of]) => of)) {
        expect(books.accounts.get(owner)?.tokens.get(num)?.balance).toBe(BigInt(own.length));
      }
    }
  });

  it('shows every kind of transaction and feature', () => {
    expect(SUCCESSES.filter((type) => !counts.has(`${type} SUCCESS`))).toEqual([]);
    expect(Object.keys(FEATURES).filter((name) => !features.has(name))).toEqual([]);
    expect(media).toBeGreaterThan(500);
  });

  it('fails for true reasons, a few times in a hundred', () => {
    const results = Map.groupBy(counts, ([name]) => name.split(' ')[1] ?? '');
    expect(FAILURES.filter((status) => !results.has(status))).toEqual([]);
    const succeeded = (results.get('SUCCESS') ?? []).reduce((sum, [, count]) => sum + count, 0);
    expect(succeeded / total).toBeGreaterThan(0.92);
    expect(succeeded / total).toBeLessThan(0.98);
  });
});
