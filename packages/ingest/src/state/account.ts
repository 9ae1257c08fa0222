import type { EntityId } from '@ledgerscope/ledger';
import type { AccountRow, TransactionRow } from '@ledgerscope/ledger-store';
import type { hapi } from '@ledgerscope/streams';
import { accountAddress } from '../derive/account-address.ts';
import { type Derivation, NO_BYTES } from '../derive/derive-context.ts';
import { instantOf } from '../derive/instant-of.ts';
import { keyBytes } from '../derive/key-bytes.ts';
import { changeEntity, setDeleted } from './change-entity.ts';
import { addTo } from './counter.ts';
import { stakingOf } from './staking.ts';
import type { StateSets } from './state-set.ts';

const EVM_ADDRESS_BYTES = 20;

/** Sets what a transaction says of an account's own fields; runs when the row before it is known. */
type Edit = (account: AccountRow) => void;

/** The account or contract that a transaction creates, updates or deletes. */
export function changeAccount(derivation: Derivation, row: TransactionRow, created: EntityId): void {
  if (!derivation.successful) return;
  const { body } = derivation;
  if (body.cryptoCreateAccount !== undefined)
    create(derivation, created, false, withNonce(derivation, ofCreate(derivation, body.cryptoCreateAccount)));
  else if (body.cryptoUpdateAccount !== undefined) {
    const set = withNonce(derivation, ofUpdate(derivation, body.cryptoUpdateAccount));
    changeEntity(derivation, 'account', row.entity as EntityId, set);
  } else if (body.cryptoDelete !== undefined) {
    const { deleteAccountID, transferAccountID } = body.cryptoDelete;
    const obtainer = derivation.ids.account(transferAccountID);
    remove(derivation, derivation.ids.account(deleteAccountID), { obtainer, permanent: false, isContract: false });
  }
}

function withNonce({ item: { accountNonce } }: Derivation, set: Edit): Edit {
  if (accountNonce === undefined) return set;
  return (account) => {
    set(account);
    account.ethereumNonce = accountNonce;
  };
}

/** A creation counts once, and turns a hollow account into a contract where the EVM deploys to its address. */
export function create(
  derivation: Derivation,
  id: EntityId,
  isContract: boolean,
  set: Edit,
  creator: EntityId = derivation.actor,
): void {
  changeEntity(derivation, 'account', id, (account, state) => {
    countCreated(state, account, isContract);
    if (account.createdNs === 0n) {
      account.createdNs = derivation.consensusNs;
      account.creator = creator;
    }
    if (isContract) account.isContract = 1;
    account.deleted = 0;
    set(account);
  });
}

function countCreated(
  state: StateSets,
  { createdNs, isContract: was, deleted }: AccountRow,
  isContract: boolean,
): void {
  const existed = createdNs !== 0n && deleted === 0;
  if (existed && (was === 1 || !isContract)) return;
  if (existed) addTo(state, 'accounts', -1n);
  addTo(state, isContract || was === 1 ? 'contracts' : 'accounts', 1n);
}

/** Its balance goes to `obtainer` by the transfer list; `isContract` says what it was even where its creation was not read. */
export function remove(
  derivation: Derivation,
  id: EntityId,
  { obtainer, permanent, isContract }: { obtainer: EntityId; permanent: boolean; isContract: boolean },
): void {
  changeEntity(derivation, 'account', id, (account, state) => {
    if (isContract) unseenContract(account);
    setAccountDeleted(state, account, true);
    account.obtainer = obtainer;
    account.permanentRemoval = permanent ? 1 : 0;
  });
}

/** Marks an account whose creation was not read as a contract, by a transaction that only contracts can have. */
export function unseenContract(account: AccountRow): void {
  if (account.createdNs === 0n) account.isContract = 1;
}

export function setAccountDeleted(state: StateSets, account: AccountRow, deleted: boolean): void {
  setDeleted(state, account, deleted, account.isContract === 1 ? 'contracts' : 'accounts');
}

function ofCreate(derivation: Derivation, body: hapi.CryptoCreateTransactionBody): Edit {
  const { alias, evmAddress } = accountAddress(derivation);
  const key = keyBytes(body.key);
  const staking = stakingOf(derivation, body, { isCreate: true, declineReward: body.declineReward });
  return (account) => {
    // An account made by sending to a key's alias has that key (the record states no other).
    account.key = key.length === 0 && alias.length > EVM_ADDRESS_BYTES ? alias : key;
    account.alias = alias;
    account.evmAddress = evmAddress;
    account.memo = body.memo;
    account.autoRenewPeriod = body.autoRenewPeriod?.seconds ?? 0n;
    account.maxAutomaticTokenAssociations = body.maxAutomaticTokenAssociations;
    account.receiverSigRequired = body.receiverSigRequired ? 1 : 0;
    delegate(account, body.delegationAddress);
    staking(account);
  };
}

/** Fields that a transaction does not set keep their value (CryptoUpdateTransactionBody). */
function ofUpdate(derivation: Derivation, body: hapi.CryptoUpdateTransactionBody): Edit {
  const staking = stakingOf(derivation, body, { isCreate: false, declineReward: body.declineReward?.value });
  const { key, expirationTime, autoRenewPeriod, memo, maxAutomaticTokenAssociations } = body;
  const receiverSigRequired = body.receiverSigRequiredWrapper?.value ?? (body.receiverSigRequired || undefined);
  const encoded = keyBytes(key);
  return (account) => {
    if (key !== undefined) account.key = encoded;
    if (expirationTime !== undefined) account.expirationNs = instantOf(expirationTime);
    if (autoRenewPeriod !== undefined) account.autoRenewPeriod = autoRenewPeriod.seconds;
    if (memo !== undefined) account.memo = memo.value;
    if (maxAutomaticTokenAssociations !== undefined)
      account.maxAutomaticTokenAssociations = maxAutomaticTokenAssociations.value;
    if (receiverSigRequired !== undefined) account.receiverSigRequired = receiverSigRequired ? 1 : 0;
    delegate(account, body.delegationAddress);
    staking(account);
  };
}

/**
 * Sets the code that an account delegates to; the zero address takes it away (HIP-1340). Authorizations of an Ethereum transaction
 * come as creations and updates that are its children.
 */
function delegate(account: AccountRow, address: Uint8Array): void {
  if (address.length === EVM_ADDRESS_BYTES)
    account.delegationAddress = address.some((byte) => byte !== 0) ? address : NO_BYTES;
}
