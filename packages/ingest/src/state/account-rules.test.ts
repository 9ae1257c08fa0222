import { hapi } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import {
  account,
  alias,
  amount,
  type Built,
  blockOf,
  builtBlock,
  builtItem,
  contract,
} from '../derive/testing/built-block.ts';
import { stateAfter } from './testing/state-after.ts';

const DAY = 1_700_000_000n / 86_400n;
const EVM = new Uint8Array(20).fill(7);
const HOLLOW_KEY = { ...hapi.Key.create(), keyList: hapi.KeyList.create() };

const create = (fields: Partial<hapi.CryptoCreateTransactionBody> = {}, num = 2001n, more: Built = {}): Built => ({
  body: { cryptoCreateAccount: { ...hapi.CryptoCreateTransactionBody.create(), ...fields } },
  ...more,
  receipt: { accountID: account(num), ...more.receipt },
});
const update = (fields: Partial<hapi.CryptoUpdateTransactionBody>, num = 2001n): Built => ({
  body: {
    cryptoUpdateAccount: { ...hapi.CryptoUpdateTransactionBody.create(), accountIDToUpdate: account(num), ...fields },
  },
});
const counted = (state: ReturnType<typeof stateAfter>, name: 'accounts' | 'contracts') =>
  state.ledgerCounter.get({ name })?.value ?? 0n;

describe('an account', () => {
  it('has the nonce that a block mentions, which goes on by itself after that', () => {
    const block = blockOf([
      { ...builtItem(create()), accountNonce: 3n },
      builtItem(update({ memo: { value: 'b' } }), 1),
    ]);
    expect(stateAfter(block).account.get({ id: 2001n })).toMatchObject({ ethereumNonce: 3n, memo: 'b' });
  });

  it('keeps what an update does not name', () => {
    const state = stateAfter(
      builtBlock(
        create({ memo: 'first', maxAutomaticTokenAssociations: -1, autoRenewPeriod: { seconds: 7n } }),
        update({ expirationTime: { seconds: 9n, nanos: 1 } }),
        update({ memo: { value: '' }, receiverSigRequiredWrapper: { value: true } }),
      ),
    );
    expect(state.account.get({ id: 2001n })).toMatchObject({
      memo: '',
      maxAutomaticTokenAssociations: -1,
      autoRenewPeriod: 7n,
      expirationNs: 9_000_000_001n,
      receiverSigRequired: 1,
      creator: 1001n,
    });
  });

  it('delegates its code to the last address that a transaction gave, and to none after the zero address', () => {
    const other = new Uint8Array(20).fill(8);
    const delegations: [Built[], Uint8Array][] = [
      [[create()], new Uint8Array(0)],
      [[create({ delegationAddress: EVM })], EVM],
      [[create({ delegationAddress: EVM }), update({ memo: { value: 'b' } })], EVM],
      [[create(), update({ delegationAddress: EVM }), update({ delegationAddress: other })], other],
      [[create({ delegationAddress: EVM }), update({ delegationAddress: new Uint8Array(20) })], new Uint8Array(0)],
      [[create(), { ...update({ delegationAddress: EVM }), receipt: { status: 10 } }], new Uint8Array(0)],
      [[create(), update({ delegationAddress: new Uint8Array(3) })], new Uint8Array(0)],
    ];
    for (const [transactions, address] of delegations)
      expect(stateAfter(builtBlock(...transactions)).account.get({ id: 2001n })?.delegationAddress).toEqual(address);
  });

  it('is not touched by what failed', () => {
    const state = stateAfter(
      builtBlock(create({ memo: 'first' }), { ...update({ memo: { value: 'no' } }), receipt: { status: 10 } }),
    );
    expect(state.account.get({ id: 2001n })?.memo).toBe('first');
  });

  it('is found by its alias when that is what an update names', () => {
    const key = Uint8Array.of(0x12, 32, ...new Uint8Array(32).fill(5));
    const state = stateAfter(
      builtBlock(create({ alias: key }), update({ accountIDToUpdate: alias(key), memo: { value: 'by alias' } })),
    );
    expect(state.account.get({ id: 2001n })).toMatchObject({ memo: 'by alias', key, alias: key });
  });

  it('stakes to a node or to an account, never both, from the day of the change', () => {
    const toNode = stateAfter(builtBlock(create({ stakedNodeId: 3n })));
    expect(toNode.account.get({ id: 2001n })).toMatchObject({
      stakedNodeId: 3n,
      stakedAccountId: 0n,
      stakePeriodStart: DAY,
    });
    const toAccount = stateAfter(builtBlock(create({ stakedNodeId: 3n }), update({ stakedAccountId: account(800n) })));
    expect(toAccount.account.get({ id: 2001n })).toMatchObject({ stakedNodeId: -1n, stakedAccountId: 800n });
    const nowhere = stateAfter(builtBlock(create({ stakedNodeId: 3n }), update({ stakedNodeId: -1n })));
    expect(nowhere.account.get({ id: 2001n })).toMatchObject({ stakedNodeId: -1n, stakedAccountId: 0n });
    const before = stateAfter(blockOf([builtItem(create({ stakedNodeId: 3n }))], 26));
    expect(before.account.get({ id: 2001n })).toMatchObject({ stakedNodeId: -1n, stakePeriodStart: -1n });
  });

  it('starts its period the day before a reward, and never earlier than it was', () => {
    const reward = { paidStakingRewards: [amount(2001n, 5n)] };
    const paid = { body: { cryptoTransfer: hapi.CryptoTransferTransactionBody.create() }, record: reward };
    const later = stateAfter(builtBlock(create(), paid));
    expect(later.account.get({ id: 2001n })?.stakePeriodStart).toBe(DAY - 1n);
    const kept = stateAfter(builtBlock(create({ stakedNodeId: 1n }), paid));
    expect(kept.account.get({ id: 2001n })?.stakePeriodStart).toBe(DAY);
  });

  it('is gone when it is deleted, and says who got what it held', () => {
    const cryptoDelete = { deleteAccountID: account(2001n), transferAccountID: account(5n) };
    const state = stateAfter(builtBlock(create(), create({}, 2002n), { body: { cryptoDelete } }));
    expect(state.account.get({ id: 2001n })).toMatchObject({ deleted: 1, obtainer: 5n });
    expect(counted(state, 'accounts')).toBe(1n);
  });

  it('does not count below zero when one that nobody saw created is deleted', () => {
    const cryptoDelete = { deleteAccountID: account(7n), transferAccountID: account(5n) };
    expect(counted(stateAfter(builtBlock({ body: { cryptoDelete } })), 'accounts')).toBe(0n);
  });
});

describe('a contract', () => {
  const createContract = (fields: Partial<hapi.ContractCreateTransactionBody> = {}, num = 2001n): Built => ({
    body: { contractCreateInstance: { ...hapi.ContractCreateTransactionBody.create(), ...fields } },
    receipt: { contractID: contract(num) },
    record: {
      contractCreateResult: {
        ...hapi.ContractFunctionResult.create(),
        contractID: contract(num),
        evmAddress: { value: EVM },
        contractNonces: [{ contractId: contract(num), nonce: 1n }],
      },
    },
  });

  it('has the key of its own id where it has no admin key, and the address the record gives', () => {
    const state = stateAfter(
      builtBlock(createContract({ memo: 'm', fileID: { ...hapi.FileID.create(), fileNum: 9n } })),
    );
    const found = state.account.get({ id: 2001n });
    expect(found).toMatchObject({ isContract: 1, memo: 'm', fileId: 9n, ethereumNonce: 1n, evmAddress: EVM });
    expect(Buffer.from(found?.key ?? []).toString('hex')).toBe('0a0318d10f');
    expect([counted(state, 'accounts'), counted(state, 'contracts')]).toEqual([0n, 1n]);
  });

  it('takes the place of the hollow account that waited at its address', () => {
    const state = stateAfter(builtBlock(create({ alias: EVM, key: HOLLOW_KEY }), createContract()));
    expect(state.account.get({ id: 2001n })).toMatchObject({ isContract: 1 });
    expect([counted(state, 'accounts'), counted(state, 'contracts')]).toEqual([0n, 1n]);
  });

  it('comes back by systemUndelete', () => {
    const deleted: Built = {
      body: { systemDelete: { ...hapi.SystemDeleteTransactionBody.create(), contractID: contract(2001n) } },
    };
    const back: Built = {
      body: { systemUndelete: { ...hapi.SystemUndeleteTransactionBody.create(), contractID: contract(2001n) } },
    };
    expect(counted(stateAfter(builtBlock(createContract(), deleted)), 'contracts')).toBe(0n);
    const state = stateAfter(builtBlock(createContract(), deleted, back));
    expect(state.account.get({ id: 2001n })?.deleted).toBe(0);
    expect(counted(state, 'contracts')).toBe(1n);
  });
});
