import type { hapi } from '@ledgerscope/streams';
import type { OpenItem } from './open-items.ts';
import { withoutUndefined } from './token-value.ts';

const ADDRESS_BYTES = 20;
const NUMBER_OFFSET = 12;
const NOTHING = new Uint8Array(0);

/** What a transaction does to an account's entry of the state. */
export interface AccountChange {
  readonly id: hapi.AccountID;
  readonly after: (account: hapi.Account) => hapi.Account;
}

/** Every account that a transaction changes, with what it does to it: balances also where it failed. */
export function accountChanges(item: OpenItem): AccountChange[] {
  const own = item.succeeded ? [ownChange(item), contractChange(item)] : [];
  return [...own, ...nonceChanges(item), ...balanceChanges(item)].filter((change) => change !== undefined);
}

function ownChange({ body, receipt }: OpenItem): AccountChange | undefined {
  const { cryptoCreateAccount: create, cryptoUpdateAccount: update, cryptoDelete } = body;
  if (create !== undefined) return changeOf(receipt.accountID, () => createdFields(create));
  if (update !== undefined) return changeOf(update.accountIDToUpdate, () => updatedFields(update));
  return cryptoDelete === undefined ? undefined : changeOf(cryptoDelete.deleteAccountID, () => ({ deleted: true }));
}

function createdFields(body: hapi.CryptoCreateTransactionBody): Partial<hapi.Account> {
  const { alias, key, memo, declineReward, stakedNodeId, stakedAccountId } = body;
  return {
    alias,
    key,
    memo,
    declineReward,
    stakedNodeId,
    stakedAccountId,
    maxAutoAssociations: body.maxAutomaticTokenAssociations,
    receiverSigRequired: body.receiverSigRequired,
    autoRenewSeconds: body.autoRenewPeriod?.seconds ?? 0n,
  };
}

/** Fields that an update does not set keep their value; of the two ids of what an account stakes to, one takes the other's place. */
function updatedFields(body: hapi.CryptoUpdateTransactionBody): Partial<hapi.Account> {
  const { key, stakedNodeId, stakedAccountId } = body;
  const staked = (stakedNodeId ?? stakedAccountId) === undefined ? {} : { stakedNodeId, stakedAccountId };
  return {
    ...withoutUndefined<hapi.Account>({
      key,
      memo: body.memo?.value,
      declineReward: body.declineReward?.value,
      maxAutoAssociations: body.maxAutomaticTokenAssociations?.value,
      receiverSigRequired: body.receiverSigRequiredWrapper?.value,
      autoRenewSeconds: body.autoRenewPeriod?.seconds,
      expirationSecond: body.expirationTime?.seconds,
    }),
    ...staked,
  };
}

/** A contract has a key of its own number and, where it is not that number, its address as alias. */
function contractChange({ body, record }: OpenItem): AccountChange | undefined {
  const { contractCreateResult: created } = record;
  const contractID = created?.contractID;
  const address = created?.evmAddress?.value ?? NOTHING;
  if (contractID === undefined) return undefined;
  const { adminKey, memo = '' } = body.contractCreateInstance ?? {};
  const key = adminKey ?? ({ contractID } as hapi.Key);
  const alias = isAlias(address) ? { alias: address } : {};
  return changeOf(accountOf(contractID), () => ({ key, memo, smartContract: true, ...alias }));
}

function nonceChanges({ record }: OpenItem): (AccountChange | undefined)[] {
  const result = record.contractCreateResult ?? record.contractCallResult;
  const nonces = result?.contractNonces ?? [];
  const ofContracts = nonces.map(({ contractId, nonce }) =>
    changeOf(contractId && accountOf(contractId), () => ({ ethereumNonce: nonce })),
  );
  const signer = result?.signerNonce?.value;
  if (signer === undefined) return ofContracts;
  return [...ofContracts, changeOf(result?.senderId, () => ({ ethereumNonce: signer }))];
}

function balanceChanges({ record }: OpenItem): (AccountChange | undefined)[] {
  return (record.transferList?.accountAmounts ?? []).map(({ accountID, amount }) =>
    changeOf(accountID, ({ tinybarBalance }) => ({ tinybarBalance: tinybarBalance + amount })),
  );
}

function changeOf(
  id: hapi.AccountID | undefined,
  fields: (account: hapi.Account) => Partial<hapi.Account>,
): AccountChange | undefined {
  if (id?.accountNum === undefined) return undefined;
  return { id, after: (account) => ({ ...account, ...fields(account) }) };
}

function accountOf({ shardNum, realmNum, contractNum }: hapi.ContractID): hapi.AccountID {
  return { shardNum, realmNum, accountNum: contractNum, alias: undefined };
}

/** An address that is the number behind zeros is no alias. */
function isAlias(address: Uint8Array): boolean {
  return address.length === ADDRESS_BYTES && address.subarray(0, NUMBER_OFFSET).some((byte) => byte !== 0);
}
