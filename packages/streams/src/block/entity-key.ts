import { hexText } from '@ledgerscope/ledger';
import type { AccountID, ContractID, HookId, NftID, PendingAirdropId, TokenID, TopicID } from '../hapi/messages.ts';

/** Text keys of ids, equal where the ids name the same entity: protobuf messages can't be map keys themselves. */
type Placed = { readonly shardNum: bigint; readonly realmNum: bigint };

/** An account, by number or by alias. */
export function accountKey(id: AccountID | undefined): string {
  if (id === undefined) return '';
  return id.accountNum === undefined ? `alias ${hexText(id.alias ?? new Uint8Array(0))}` : place(id, id.accountNum);
}

/** A contract, by number or by EVM address; the number form equals its account's key. */
export function contractKey(id: ContractID | undefined): string {
  if (id === undefined) return '';
  return id.contractNum === undefined
    ? `evm ${hexText(id.evmAddress ?? new Uint8Array(0))}`
    : place(id, id.contractNum);
}

export function tokenKey(id: TokenID | undefined): string {
  return id === undefined ? '' : place(id, id.tokenNum);
}

export function topicKey(id: TopicID | undefined): string {
  return id === undefined ? '' : place(id, id.topicNum);
}

function nftKey(id: NftID | undefined): string {
  return id === undefined ? '' : `${tokenKey(id.token_ID)}/${id.serialNumber}`;
}

export function airdropKey(id: PendingAirdropId): string {
  const what = id.nonFungibleToken === undefined ? tokenKey(id.fungibleTokenType) : nftKey(id.nonFungibleToken);
  return `${accountKey(id.senderId)} ${accountKey(id.receiverId)} ${what}`;
}

/** A storage slot of a contract; `slot` without leading zeros, as state and traces pad it differently. */
export function slotKey(owner: string, slot: Uint8Array): string {
  return `${owner} ${hexText(trimZeros(slot))}`;
}

/** Owner of storage that belongs to a hook (HIP-1195) instead of a contract. */
export function hookKey(id: HookId): string {
  const { accountId, contractId } = id.entityId ?? {};
  return `hook ${accountId === undefined ? contractKey(contractId) : accountKey(accountId)}/${id.hookId}`;
}

/** Big-endian bytes without leading zeros. */
export function trimZeros(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte !== 0);
  return first < 0 ? bytes.subarray(bytes.length) : bytes.subarray(first);
}

function place(id: Placed, num: bigint): string {
  return `${id.shardNum}.${id.realmNum}.${num}`;
}
