import type { hapi } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import type { EntityNum } from '../../world/world-state.ts';
import { mintNfts } from '../nft/manage-nfts.ts';
import { associateTokens } from './associate-tokens.ts';
import { createToken, type NewToken } from './create-token.ts';
import { fixedFee, fractionalFee, royaltyFee } from './custom-fee.ts';
import { heldBy } from './key-holders.ts';
import type { RecordedItem } from './testing/recorded-item.ts';
import { known, played, type ScriptedAccounts } from './testing/scripted-ledger.ts';
import type { TransferPlan } from './transfer-plan.ts';
import { transferTokens } from './transfer-tokens.ts';

const HBAR = 100_000_000n;

const fungible = (cast: ScriptedAccounts, customFees: hapi.CustomFee[]): NewToken => ({
  kind: 'fungible',
  name: 'Test',
  symbol: 'TEST',
  treasury: cast.treasury,
  initialSupply: 1_000_000n,
  customFees,
});

/** A token of which alice has 100,000 units, then the transfer under test. */
async function fungibleTransfer(
  fees: (cast: ScriptedAccounts) => hapi.CustomFee[],
  plan: (token: EntityNum, cast: ScriptedAccounts) => TransferPlan,
) {
  const { item, result } = await played((world, cast) => {
    const token = known(createToken(world, fungible(cast, fees(cast)), true));
    const stock = { token, from: cast.treasury, to: cast.alice, amount: 100_000n };
    transferTokens(world, { tokens: [stock] }, { reliable: true });
    transferTokens(world, plan(token, cast), { reliable: true });
    return { token, cast };
  });
  return { ...result, status: item.status, fees: reported(item), moves: moved(item, result.token) };
}

const reported = ({ record }: RecordedItem) =>
  record.assessedCustomFees.map(({ amount, tokenId, feeCollectorAccountId, effectivePayerAccountId }) => ({
    amount,
    token: tokenId === undefined ? 'hbar' : Number(tokenId.tokenNum),
    collector: Number(feeCollectorAccountId?.accountNum),
    payers: effectivePayerAccountId.map((payer) => Number(payer.accountNum)),
  }));

function moved({ record }: RecordedItem, token: EntityNum): Map<EntityNum, bigint> {
  const list = record.tokenTransferLists.find((one) => one.token?.tokenNum === BigInt(token));
  return new Map((list?.transfers ?? []).map(({ accountID, amount }) => [Number(accountID?.accountNum), amount]));
}

describe('fees of fungible tokens', () => {
  it('takes a fraction from the receivers in proportion, within its bounds', async () => {
    const { cast, token, fees, moves } = await fungibleTransfer(
      ({ collector }) => [fractionalFee(collector, [1n, 10n], { minimum: 5n, maximum: 100n })],
      (num, { alice, bob, carol }) => ({
        tokens: [
          { token: num, from: alice, to: bob, amount: 300n },
          { token: num, from: alice, to: carol, amount: 100n },
        ],
      }),
    );
    expect(fees).toEqual([{ amount: 40n, token, collector: cast.collector, payers: [cast.bob, cast.carol] }]);
    expect(moves).toEqual(
      new Map([
        [cast.collector, 40n],
        [cast.alice, -400n],
        [cast.bob, 270n],
        [cast.carol, 90n],
      ]),
    );
  });

  it.each([
    [20n, 5n],
    [9_000n, 100n],
  ])('charges at least the minimum and at most the maximum: %d units cost %d', async (amount, fee) => {
    const { fees } = await fungibleTransfer(
      ({ collector }) => [fractionalFee(collector, [1n, 10n], { minimum: 5n, maximum: 100n })],
      (token, { alice, bob }) => ({ tokens: [{ token, from: alice, to: bob, amount }] }),
    );
    expect(fees.map((line) => line.amount)).toEqual([fee]);
  });

  it('lets the sender pay on top where the fee is net of transfers', async () => {
    const { cast, fees, moves } = await fungibleTransfer(
      ({ collector }) => [fractionalFee(collector, [1n, 10n], { netOfTransfers: true })],
      (token, { alice, bob }) => ({ tokens: [{ token, from: alice, to: bob, amount: 500n }] }),
    );
    expect(fees.map(({ amount, payers }) => ({ amount, payers }))).toEqual([{ amount: 50n, payers: [cast.alice] }]);
    expect(moves.get(cast.alice)).toBe(-550n);
    expect(moves.get(cast.bob)).toBe(500n);
  });

  it('charges a fixed fee in hbar and one in the token itself', async () => {
    const { cast, token, fees, moves } = await fungibleTransfer(
      ({ collector }) => [fixedFee(collector, { amount: HBAR }), fixedFee(collector, { amount: 7n, token: 0 })],
      (num, { alice, bob }) => ({ tokens: [{ token: num, from: alice, to: bob, amount: 1n }] }),
    );
    const common = { collector: cast.collector, payers: [cast.alice] };
    expect(fees).toEqual([
      { amount: HBAR, token: 'hbar', ...common },
      { amount: 7n, token, ...common },
    ]);
    expect(moves.get(cast.alice)).toBe(-8n);
  });

  it('charges the treasury nothing', async () => {
    const { status, fees } = await fungibleTransfer(
      ({ collector }) => [fixedFee(collector, { amount: HBAR })],
      (token, { treasury, bob }) => ({ tokens: [{ token, from: treasury, to: bob, amount: 20n }] }),
    );
    expect({ status, fees }).toEqual({ status: 'SUCCESS', fees: [] });
  });

  it('spares a collector its own fee, and others where a fee exempts all collectors', async () => {
    const { cast, fees } = await fungibleTransfer(
      ({ alice, collector, carol }) => [
        fixedFee(alice, { amount: HBAR }),
        fixedFee(collector, { amount: 2n * HBAR }, true),
        fixedFee(carol, { amount: 3n * HBAR }),
      ],
      (token, { alice, bob }) => ({ tokens: [{ token, from: alice, to: bob, amount: 20n }] }),
    );
    expect(fees).toEqual([{ amount: 3n * HBAR, token: 'hbar', collector: cast.carol, payers: [cast.alice] }]);
  });

  it('refuses a transfer whose sender cannot pay the fee', async () => {
    const { status, fees, moves } = await fungibleTransfer(
      ({ collector }) => [fixedFee(collector, { amount: 7n, token: 0 })],
      (token, { alice, bob }) => ({ tokens: [{ token, from: alice, to: bob, amount: 99_999n }] }),
    );
    expect(status).toBe('INSUFFICIENT_SENDER_ACCOUNT_BALANCE_FOR_CUSTOM_FEE');
    expect(fees).toEqual([]);
    expect(moves.size).toBe(0);
  });
});

/** A collection of which alice has serial 1, then the transfer under test. */
async function nftTransfer(
  fees: (cast: ScriptedAccounts, money: EntityNum) => hapi.CustomFee[],
  plan: (nft: { token: EntityNum; serial: bigint }, cast: ScriptedAccounts, money: EntityNum) => TransferPlan,
) {
  const { item, result } = await played((world, cast) => {
    const money = known(createToken(world, fungible(cast, []), true));
    associateTokens(world, cast.collector, [money], true);
    const stock = { token: money, from: cast.treasury, to: cast.bob, amount: 5_000n };
    transferTokens(world, { tokens: [stock] }, { reliable: true });
    const token = known(
      createToken(
        world,
        {
          kind: 'nft',
          name: 'Cards',
          symbol: 'CARD',
          treasury: cast.treasury,
          keys: { supply: heldBy(cast.treasury) },
          customFees: fees(cast, money),
        },
        true,
      ),
    );
    mintNfts(world, token, [{ metadata: Buffer.from('card'), files: [] }], { payer: cast.treasury, reliable: true });
    const nft = { token, serial: 1n };
    transferTokens(world, { nfts: [{ ...nft, from: cast.treasury, to: cast.alice }] }, { reliable: true });
    transferTokens(world, plan(nft, cast, money), { reliable: true, signers: [cast.bob] });
    return { cast, money };
  });
  return { ...result, status: item.status, fees: reported(item), moves: moved(item, result.money) };
}

describe('fees of NFTs', () => {
  it('takes royalties from what the seller gets, in hbar and in tokens', async () => {
    const { cast, money, fees, moves } = await nftTransfer(
      ({ collector }) => [royaltyFee(collector, [1n, 20n], { amount: HBAR })],
      (nft, { alice, bob }, token) => ({
        hbar: [{ from: bob, to: alice, amount: 40n * HBAR }],
        tokens: [{ token, from: bob, to: alice, amount: 1_000n }],
        nfts: [{ ...nft, from: alice, to: bob }],
      }),
    );
    const common = { collector: cast.collector, payers: [cast.alice] };
    expect(fees).toEqual([
      { amount: 2n * HBAR, token: 'hbar', ...common },
      { amount: 50n, token: money, ...common },
    ]);
    expect(moves.get(cast.alice)).toBe(950n);
  });

  it('charges the receiver the fallback where nothing is paid', async () => {
    const { cast, money, fees } = await nftTransfer(
      ({ collector }, token) => [royaltyFee(collector, [1n, 20n], { amount: 30n, token })],
      (nft, { alice, bob }) => ({ nfts: [{ ...nft, from: alice, to: bob }] }),
    );
    expect(fees).toEqual([{ amount: 30n, token: money, collector: cast.collector, payers: [cast.bob] }]);
  });

  it('charges nothing for a gift where there is no fallback', async () => {
    const { status, fees } = await nftTransfer(
      ({ collector }) => [royaltyFee(collector, [1n, 20n])],
      (nft, { alice, bob }) => ({ nfts: [{ ...nft, from: alice, to: bob }] }),
    );
    expect({ status, fees }).toEqual({ status: 'SUCCESS', fees: [] });
  });
});
