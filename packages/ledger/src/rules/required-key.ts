import type {
  BodyAccount,
  BodyAmount,
  BodyContract,
  BodyFile,
  BodyKey,
  BodyKeyList,
  BodySchedule,
  BodyToken,
  BodyTokenMoves,
  BodyTopic,
} from './body-parts.ts';

/** What an account signs for, beside paying. */
type Reason = 'sender' | 'receiver' | 'owner' | 'treasury' | 'autoRenew' | 'changed' | 'claimer' | 'nodeAccount';
type TokenRole =
  | 'adminKey'
  | 'supplyKey'
  | 'wipeKey'
  | 'freezeKey'
  | 'kycKey'
  | 'pauseKey'
  | 'feeScheduleKey'
  | 'metadataKey';
/** What a key is to the entity that has it, or gets it. */
type Role = TokenRole | 'submitKey' | 'fileKeys' | 'newKey' | 'newAdminKey' | 'newFileKeys';

/** A kind of entity that has keys of its own, by the roles above; accounts have one key. */
export type Keyed = 'token' | 'topic' | 'contract' | 'file' | 'schedule' | 'node';
/** The number of an entity with its shard and realm; of a node its id alone. */
export interface Numbered {
  readonly shardNum: bigint;
  readonly realmNum: bigint;
  readonly num: bigint | undefined;
}

/** A key that the network asks for before it executes what is scheduled. */
export type RequiredKey =
  /** That of an account; of a receiver only where the account asks for it. */
  | { readonly of: 'account'; readonly id: BodyAccount | undefined; readonly reason: Reason }
  /** One that an entity has. */
  | { readonly of: Keyed; readonly id: Numbered | undefined; readonly role: Role }
  /** One that what is scheduled gives to an entity. */
  | { readonly of: 'body'; readonly key: BodyKey | undefined; readonly role: Role }
  | { readonly of: 'body'; readonly keyList: BodyKeyList | undefined; readonly role: Role };

/** What a transaction needs signatures of, beside those of its payer. */
export interface RequiredKeys {
  readonly keys: readonly RequiredKey[];
  /** False where the ledger does not say whether other keys are needed too, or would do instead. */
  readonly exact: boolean;
}

/** Contents of files below this number are the network's; its privileged accounts change them. */
const FIRST_USER_FILE = 1000n;

export function exactly(...keys: readonly RequiredKey[]): RequiredKeys {
  return { keys, exact: true };
}

export function atLeast(...keys: readonly RequiredKey[]): RequiredKeys {
  return { keys, exact: false };
}

/** Keys of types that can need any, or that cannot be scheduled. */
export function anyKeys(): RequiredKeys {
  return atLeast();
}

/** Keys of types that the payer alone signs. */
export function noFurtherKeys(): RequiredKeys {
  return exactly();
}

export function accountKey(id: BodyAccount | undefined, reason: Reason): RequiredKey {
  return { of: 'account', id, reason };
}

/** That of an account which a body need not name. */
export function accountKeyIf(id: BodyAccount | undefined, reason: Reason): RequiredKey[] {
  return id === undefined ? [] : [accountKey(id, reason)];
}

export function newKey(key: BodyKey | undefined, role: 'newKey' | 'newAdminKey'): RequiredKey[] {
  return key === undefined ? [] : [{ of: 'body', key, role }];
}

export function newFileKeys(keyList: BodyKeyList | undefined): RequiredKey[] {
  return keyList === undefined || keyList.keys.length === 0 ? [] : [{ of: 'body', keyList, role: 'newFileKeys' }];
}

export function tokenKey(id: BodyToken | undefined, role: TokenRole): RequiredKey {
  return { of: 'token', id: id && { ...id, num: id.tokenNum }, role };
}

export function topicKey(id: BodyTopic | undefined, role: 'adminKey' | 'submitKey'): RequiredKey {
  return { of: 'topic', id: id && { ...id, num: id.topicNum }, role };
}

export function contractKey(id: BodyContract | undefined): RequiredKey {
  return { of: 'contract', id: id && { ...id, num: id.contractNum }, role: 'adminKey' };
}

export function scheduleKey(id: BodySchedule | undefined): RequiredKey {
  return { of: 'schedule', id: id && { ...id, num: id.scheduleNum }, role: 'adminKey' };
}

export function nodeKey(nodeId: bigint): RequiredKey {
  return { of: 'node', id: { shardNum: 0n, realmNum: 0n, num: nodeId }, role: 'adminKey' };
}

export function fileKeys(id: BodyFile | undefined): RequiredKeys {
  if (id !== undefined && id.fileNum < FIRST_USER_FILE) return atLeast();
  return exactly({ of: 'file', id: id && { ...id, num: id.fileNum }, role: 'fileKeys' });
}

/** Whether an update sets more than its expiration, which alone needs no key. */
export function setsMore(body: object): boolean {
  return Object.entries(body).some(([name, value]) => name !== 'expirationTime' && isSet(value));
}

export function isSet(value: unknown): boolean {
  if (Array.isArray(value) || value instanceof Uint8Array) return value.length > 0;
  return ![undefined, 0, 0n, '', false].includes(value as undefined);
}

/** Keys of those whom a transfer takes something from, and who get it; what an allowance covers needs no key of the owner. */
export function transferKeys(amounts: readonly BodyAmount[], tokens: readonly BodyTokenMoves[]): RequiredKeys {
  const all = [...amounts, ...tokens.flatMap(({ transfers }) => transfers)];
  const nfts = tokens.flatMap(({ nftTransfers }) => nftTransfers);
  const keys = [
    ...all
      .filter(({ amount, isApproval }) => amount < 0n && !isApproval)
      .map(({ accountID }) => accountKey(accountID, 'sender')),
    ...nfts.filter(({ isApproval }) => !isApproval).map(({ senderAccountID }) => accountKey(senderAccountID, 'sender')),
    ...all.filter(({ amount }) => amount > 0n).map(({ accountID }) => accountKey(accountID, 'receiver')),
    ...nfts.map(({ receiverAccountID }) => accountKey(receiverAccountID, 'receiver')),
  ];
  // The receiver of an NFT signs where it pays a royalty in place of the price.
  return { keys, exact: nfts.length === 0 };
}
