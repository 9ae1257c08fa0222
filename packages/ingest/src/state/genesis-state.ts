import { type EntityId, GENESIS_NS, isSystemAccount, NO_ENTITY, NS_PER_SECOND } from '@ledgerscope/ledger';
import type { BatchRows } from '@ledgerscope/ledger-store';
import type { GenesisState, hapi } from '@ledgerscope/streams';
import { NO_BYTES } from '../derive/derive-context.ts';
import { keyBytes, keyListBytes } from '../derive/key-bytes.ts';
import { EntityIds } from '../entity-ids.ts';
import { minuteOf } from './balance.ts';
import { addTo } from './counter.ts';
import type { StateChanges } from './state-changes.ts';

const EVM_ADDRESS_BYTES = 20;
/** `file_data.type` of contents that a transaction did not write. */
const GENESIS_CONTENTS = 0;
/** Genesis names every entity by its number. */
const NO_ADDRESSES = new EntityIds(() => undefined);

interface Target {
  readonly rows: BatchRows;
  readonly changes: StateChanges;
}

/**
 * What a network held before its first block, which starts at an instant: rows as if it had all been made at {@link GENESIS_NS}, and
 * the current state that the block's transactions start from.
 */
export function deriveGenesisState(genesis: GenesisState, startNs: bigint, target: Target): void {
  for (const account of genesis.accounts) addAccount(account, startNs, target);
  for (const file of genesis.files) addFile(file, target);
  for (const { contract, code } of genesis.bytecodes) addBytecode(NO_ADDRESSES.contract(contract), code, target);
  for (const { contract, slot, value } of genesis.slots)
    target.rows.contractStateChange.push({
      contract: NO_ADDRESSES.contract(contract),
      consensusNs: GENESIS_NS,
      slot,
      valueRead: NO_BYTES,
      valueWritten: value,
      written: 1,
      migration: 1,
    });
}

function addAccount(account: hapi.Account, startNs: bigint, { rows, changes }: Target): void {
  const id = NO_ADDRESSES.account(account.accountId);
  if (id === NO_ENTITY) return;
  const { alias, memo, smartContract, deleted } = account;
  const evmAddress = alias.length === EVM_ADDRESS_BYTES ? alias : NO_BYTES;
  const kind = smartContract ? 'contract' : 'account';
  rows.entity.push({ kind, id, createdNs: GENESIS_NS, creator: NO_ENTITY, memo, evmAddress, alias });
  const fields = accountFields(account);
  changes.change('account', { id }, (row, state) => {
    Object.assign(row, fields, { evmAddress });
    if (!deleted) addTo(state, smartContract ? 'contracts' : 'accounts', 1n);
  });
  addBalance(id, account.tinybarBalance, startNs, changes);
}

function accountFields(account: hapi.Account) {
  const { stakedNodeId, stakedAccountId, stakePeriodStart } = account;
  return {
    isContract: account.smartContract ? 1 : 0,
    createdNs: GENESIS_NS,
    key: keyBytes(account.key),
    alias: account.alias,
    memo: account.memo,
    expirationNs: account.expirationSecond * NS_PER_SECOND,
    autoRenewPeriod: account.autoRenewSeconds,
    autoRenewAccount: NO_ADDRESSES.account(account.autoRenewAccountId),
    maxAutomaticTokenAssociations: account.maxAutoAssociations,
    receiverSigRequired: account.receiverSigRequired ? 1 : 0,
    stakedNodeId: stakedNodeId ?? -1n,
    stakedAccountId: NO_ADDRESSES.account(stakedAccountId),
    declineReward: account.declineReward ? 1 : 0,
    stakePeriodStart: stakePeriodStart > 0n ? stakePeriodStart : -1n,
    deleted: account.deleted ? 1 : 0,
    ethereumNonce: account.ethereumNonce,
    delegationAddress: account.delegationAddress,
  };
}

function addBalance(id: EntityId, balance: bigint, startNs: bigint, changes: StateChanges): void {
  if (balance === 0n) return;
  const minuteNs = minuteOf(startNs);
  const isSystem = isSystemAccount(id);
  changes.want('accountBalance', { id });
  if (isSystem) changes.want('accountMinute', { account: id, minuteNs });
  changes.push((state) => {
    state.accountBalance.change({ id }).balance = balance;
    if (isSystem) state.accountMinute.change({ account: id, minuteNs }).balance = balance;
    addTo(state, 'hbar', balance);
  });
}

function addFile(file: hapi.File, { rows, changes }: Target): void {
  const id = NO_ADDRESSES.file(file.fileId);
  if (id === NO_ENTITY) return;
  const { contents, memo } = file;
  const expirationNs = file.expirationSecond * NS_PER_SECOND;
  const keys = keyListBytes(file.keys);
  const noAddress = { evmAddress: NO_BYTES, alias: NO_BYTES };
  rows.entity.push({ kind: 'file', id, createdNs: GENESIS_NS, creator: NO_ENTITY, memo, ...noAddress });
  const piece = { file: id, consensusNs: GENESIS_NS, type: GENESIS_CONTENTS, contents, memo, expirationNs, keys };
  if (contents.length > 0) rows.fileData.push(piece);
  const deleted = file.deleted ? 1 : 0;
  const contentsNs = contents.length > 0 ? GENESIS_NS : 0n;
  const sizeBytes = BigInt(contents.length);
  changes.change('file', { id }, (row, state) => {
    Object.assign(row, { createdNs: GENESIS_NS, memo, keys, expirationNs, contentsNs, sizeBytes, deleted });
    if (deleted === 0) addTo(state, 'files', 1n);
  });
}

function addBytecode(contract: EntityId, runtimeBytecode: Uint8Array, { rows, changes }: Target): void {
  if (contract === NO_ENTITY || runtimeBytecode.length === 0) return;
  rows.contractBytecode.push({ contract, consensusNs: GENESIS_NS, initcode: NO_BYTES, runtimeBytecode });
  changes.change('account', { id: contract }, (account) => {
    account.bytecodeNs = GENESIS_NS;
  });
}
