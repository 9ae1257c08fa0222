import { type EntityId, NO_ENTITY, TYPE_ID, unpackEntityId } from '@ledgerscope/ledger';
import type { AccountRow, TransactionRow } from '@ledgerscope/ledger-store';
import { encode, hapi } from '@ledgerscope/streams';
import { resultOf } from '../derive/contract.ts';
import type { Derivation } from '../derive/derive-context.ts';
import { instantOf } from '../derive/instant-of.ts';
import { keyBytes } from '../derive/key-bytes.ts';
import { create, remove, setAccountDeleted, unseenContract } from './account.ts';
import { changeEntity } from './change-entity.ts';
import { stakingOf } from './staking.ts';

/** The contract that a transaction creates, updates, deletes or brings back, and what running it changed. */
export function changeContract(derivation: Derivation, row: TransactionRow, created: EntityId): void {
  changeNonces(derivation);
  changeBytecode(derivation);
  if (!derivation.successful) return;
  const { body } = derivation;
  createContracts(derivation, created);
  if (body.contractUpdateInstance !== undefined)
    changeEntity(derivation, 'account', row.entity as EntityId, ofUpdate(derivation, body.contractUpdateInstance));
  else if (body.contractDeleteInstance !== undefined) {
    const { transferAccountID, transferContractID, permanentRemoval } = body.contractDeleteInstance;
    const obtainer = derivation.ids.contract(transferContractID) || derivation.ids.account(transferAccountID);
    remove(derivation, row.entity as EntityId, { obtainer, permanent: permanentRemoval, isContract: true });
  }
  changeBySystem(derivation);
}

/** The rows of `entity` that this transaction derived say which contracts it made: its own, and unrecorded children. */
function createContracts(derivation: Derivation, created: EntityId): void {
  const { rows, consensusNs, body, item } = derivation;
  for (let index = rows.entity.length - 1; index >= 0; index--) {
    const entity = rows.entity[index];
    if (entity?.createdNs !== consensusNs) return;
    if (entity.kind !== 'contract') continue;
    const id = entity.id as EntityId;
    const own =
      id === created && item.typeId === TYPE_ID.contractCreateInstance ? body.contractCreateInstance : undefined;
    const set = own === undefined ? undefined : ofCreate(derivation, own, id);
    const edit = (account: AccountRow) => {
      if (entity.evmAddress.length > 0) account.evmAddress = entity.evmAddress;
      if (set === undefined) account.key = account.key.length > 0 ? account.key : selfKey(id);
      else set(account);
    };
    create(derivation, id, true, edit, entity.creator as EntityId);
  }
}

function ofCreate(derivation: Derivation, body: hapi.ContractCreateTransactionBody, id: EntityId) {
  const staking = stakingOf(derivation, body, { isCreate: true, declineReward: body.declineReward });
  const key = body.adminKey === undefined ? selfKey(id) : keyBytes(body.adminKey);
  const autoRenewAccount = derivation.ids.account(body.autoRenewAccountId);
  const fileId = derivation.ids.file(body.fileID);
  return (account: AccountRow): void => {
    account.key = key;
    account.memo = body.memo;
    account.autoRenewPeriod = body.autoRenewPeriod?.seconds ?? 0n;
    account.autoRenewAccount = autoRenewAccount;
    account.maxAutomaticTokenAssociations = body.maxAutomaticTokenAssociations;
    account.fileId = fileId;
    staking(account);
  };
}

/** A contract without an admin key cannot be changed: the network gives it the key of its own id. */
function selfKey(id: EntityId): Uint8Array {
  const { shard, realm, num } = unpackEntityId(id);
  const contractID = { ...hapi.ContractID.create(), shardNum: shard, realmNum: realm, contractNum: num };
  return encode(hapi.Key, { ...hapi.Key.create(), contractID });
}

/** The file id of an update is not used by the network; the memo comes in either of two fields. */
function ofUpdate(derivation: Derivation, body: hapi.ContractUpdateTransactionBody) {
  const { adminKey, expirationTime, autoRenewPeriod, autoRenewAccountId, maxAutomaticTokenAssociations } = body;
  const memo = body.memoWrapper?.value ?? body.memo;
  const staking = stakingOf(derivation, body, { isCreate: false, declineReward: body.declineReward?.value });
  const autoRenewAccount = derivation.ids.account(autoRenewAccountId);
  const key = keyBytes(adminKey);
  return (account: AccountRow): void => {
    account.isContract = 1;
    if (adminKey !== undefined) account.key = key;
    if (expirationTime !== undefined) account.expirationNs = instantOf(expirationTime);
    if (autoRenewPeriod !== undefined) account.autoRenewPeriod = autoRenewPeriod.seconds;
    if (autoRenewAccountId !== undefined) account.autoRenewAccount = autoRenewAccount;
    if (memo !== undefined) account.memo = memo;
    if (maxAutomaticTokenAssociations !== undefined)
      account.maxAutomaticTokenAssociations = maxAutomaticTokenAssociations.value;
    staking(account);
  };
}

/** systemDelete and systemUndelete of a contract; of a file see file.ts. */
function changeBySystem(derivation: Derivation): void {
  const { systemDelete, systemUndelete } = derivation.body;
  const id = derivation.ids.contract(systemDelete?.contractID ?? systemUndelete?.contractID);
  changeEntity(derivation, 'account', id, (account, state) => {
    unseenContract(account);
    setAccountDeleted(state, account, systemDelete !== undefined);
  });
}

/** Nonces as results state them; before HAPI 0.47 the sender of an Ethereum transaction that ran moved to the next one. */
function changeNonces(derivation: Derivation): void {
  const result = resultOf(derivation);
  if (result === undefined) return;
  const { ids, changes, payer } = derivation;
  const nonces = result.contractNonces.map(({ contractId, nonce }) => ({ id: ids.contract(contractId), nonce }));
  const signerNonce = result.signerNonce?.value ?? nextNonce(derivation, result);
  if (signerNonce !== undefined) nonces.push({ id: ids.account(result.senderId) || payer, nonce: signerNonce });
  for (const { id } of nonces) if (id !== NO_ENTITY) changes.want('account', { id });
  if (nonces.length === 0) return;
  changes.push((state) => {
    for (const { id, nonce } of nonces) if (id !== NO_ENTITY) state.account.change({ id }).ethereumNonce = nonce;
  });
}

/** Mirror nodes list a result also where the nonce was refused, and do not report which one holds. */
function nextNonce({ ethereum, block }: Derivation, { gasUsed }: hapi.ContractFunctionResult): bigint | undefined {
  if (ethereum === undefined || (block.format === 'mirror' && gasUsed === 0n)) return undefined;
  return ethereum.nonce + 1n;
}

/** Where the newest code of a contract is found. */
function changeBytecode({ rows, changes, consensusNs }: Derivation): void {
  for (let index = rows.contractBytecode.length - 1; index >= 0; index--) {
    const code = rows.contractBytecode[index];
    if (code?.consensusNs !== consensusNs) return;
    const id = code.contract;
    if (id === NO_ENTITY || code.runtimeBytecode.length === 0) continue;
    changes.change('account', { id }, (account) => {
      account.bytecodeNs = consensusNs;
    });
  }
}
