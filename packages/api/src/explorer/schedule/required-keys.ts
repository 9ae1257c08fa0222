import type { ScheduleSigner } from '@ledgerscope/contract';
import type { hapi } from '@ledgerscope/streams';

type Body = hapi.SchedulableTransactionBody;
type Reason = ScheduleSigner['reasons'][number];
type Role = ScheduleSigner['role'];

/** A kind of entity that has keys of its own, by the roles below; accounts have one key. */
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
  | { readonly of: 'account'; readonly id: hapi.AccountID | undefined; readonly reason: Reason }
  /** One that an entity has. */
  | { readonly of: Keyed; readonly id: Numbered | undefined; readonly role: Role }
  /** One that what is scheduled gives to an entity. */
  | { readonly of: 'body'; readonly key: hapi.Key | undefined; readonly role: Role }
  | { readonly of: 'body'; readonly keyList: hapi.KeyList | undefined; readonly role: Role };

/** What a transaction needs signatures of, beside those of its payer. */
export interface RequiredKeys {
  readonly keys: readonly RequiredKey[];
  /** False where the ledger does not say whether other keys are needed too, or would do instead. */
  readonly exact: boolean;
}

type Rule<Type extends keyof Body> = (body: NonNullable<Body[Type]>) => RequiredKeys;
type Rules = { readonly [Type in keyof Body]?: Rule<Type> };

/** Contents of files below this number are the network's; its privileged accounts change them. */
const FIRST_USER_FILE = 1000n;

const exactly = (...keys: readonly RequiredKey[]): RequiredKeys => ({ keys, exact: true });
const atLeast = (...keys: readonly RequiredKey[]): RequiredKeys => ({ keys, exact: false });
const account = (id: hapi.AccountID | undefined, reason: Reason): RequiredKey => ({ of: 'account', id, reason });
/** Of those that may be absent. */
const accountIf = (id: hapi.AccountID | undefined, reason: Reason) => (id === undefined ? [] : [account(id, reason)]);
const newKey = (key: hapi.Key | undefined, role: Role): RequiredKey[] =>
  key === undefined ? [] : [{ of: 'body', key, role }];
const newKeys = (keyList: hapi.KeyList | undefined): RequiredKey[] =>
  keyList === undefined || keyList.keys.length === 0 ? [] : [{ of: 'body', keyList, role: 'newFileKeys' }];

function ofToken(id: hapi.TokenID | undefined, role: Role): RequiredKey {
  return { of: 'token', id: id && { ...id, num: id.tokenNum }, role };
}

function ofTopic(id: hapi.TopicID | undefined, role: Role): RequiredKey {
  return { of: 'topic', id: id && { ...id, num: id.topicNum }, role };
}

function ofContract(id: hapi.ContractID | undefined): RequiredKey {
  return { of: 'contract', id: id && { ...id, num: id.contractNum }, role: 'adminKey' };
}

function ofNode(nodeId: bigint): RequiredKey {
  return { of: 'node', id: { shardNum: 0n, realmNum: 0n, num: nodeId }, role: 'adminKey' };
}

function ofFile(id: hapi.FileID | undefined): RequiredKeys {
  if (id !== undefined && id.fileNum < FIRST_USER_FILE) return atLeast();
  return exactly({ of: 'file', id: id && { ...id, num: id.fileNum }, role: 'fileKeys' });
}

/** What a new expiration alone needs no key for. */
function setsMore(body: object, names: readonly string[]): boolean {
  return Object.entries(body).some(([name, value]) => !names.includes(name) && isSet(value));
}

function isSet(value: unknown): boolean {
  if (Array.isArray(value) || value instanceof Uint8Array) return value.length > 0;
  return ![undefined, 0, 0n, '', false].includes(value as undefined);
}

/** Whom a transfer takes something from, and who gets it; what an allowance covers needs no key of the owner. */
function ofTransfers(amounts: readonly hapi.AccountAmount[], tokens: readonly hapi.TokenTransferList[]): RequiredKeys {
  const all = [...amounts, ...tokens.flatMap(({ transfers }) => transfers)];
  const nfts = tokens.flatMap(({ nftTransfers }) => nftTransfers);
  const keys = [
    ...all
      .filter(({ amount, isApproval }) => amount < 0n && !isApproval)
      .map(({ accountID }) => account(accountID, 'sender')),
    ...nfts.filter(({ isApproval }) => !isApproval).map(({ senderAccountID }) => account(senderAccountID, 'sender')),
    ...all.filter(({ amount }) => amount > 0n).map(({ accountID }) => account(accountID, 'receiver')),
    ...nfts.map(({ receiverAccountID }) => account(receiverAccountID, 'receiver')),
  ];
  // The receiver of an NFT signs where it pays a royalty in place of the price.
  return { keys, exact: nfts.length === 0 };
}

/** The rules of the network by type. Types without one can need anything. */
const REQUIRED_KEYS: Rules = {
  cryptoTransfer: ({ transfers, tokenTransfers }) => ofTransfers(transfers?.accountAmounts ?? [], tokenTransfers),
  tokenAirdrop: ({ tokenTransfers }) => ofTransfers([], tokenTransfers),
  cryptoCreateAccount: ({ key, receiverSigRequired }) => exactly(...(receiverSigRequired ? newKey(key, 'newKey') : [])),
  cryptoUpdateAccount: ({ accountIDToUpdate, key, ...rest }) =>
    exactly(
      ...(key !== undefined || setsMore(rest, ['expirationTime']) ? [account(accountIDToUpdate, 'changed')] : []),
      ...newKey(key, 'newKey'),
    ),
  cryptoDelete: ({ deleteAccountID, transferAccountID }) =>
    exactly(account(deleteAccountID, 'changed'), account(transferAccountID, 'receiver')),
  // Without an owner the payer is meant, who signs anyway; a spender may grant for the owner.
  cryptoApproveAllowance: ({ cryptoAllowances, tokenAllowances, nftAllowances }) => ({
    keys: [...cryptoAllowances, ...tokenAllowances, ...nftAllowances].flatMap(({ owner }) => accountIf(owner, 'owner')),
    exact: nftAllowances.every(({ delegatingSpender }) => delegatingSpender === undefined),
  }),
  cryptoDeleteAllowance: ({ nftAllowances }) =>
    exactly(...nftAllowances.flatMap(({ owner }) => accountIf(owner, 'owner'))),
  consensusCreateTopic: ({ adminKey, autoRenewAccount }) =>
    exactly(...newKey(adminKey, 'newAdminKey'), ...accountIf(autoRenewAccount, 'autoRenew')),
  consensusUpdateTopic: ({ topicID, adminKey, autoRenewAccount, ...rest }) => {
    const isMore = [adminKey, autoRenewAccount].some(isSet) || setsMore(rest, ['expirationTime']);
    return exactly(
      ...(isMore ? [ofTopic(topicID, 'adminKey')] : []),
      ...newKey(adminKey, 'newAdminKey'),
      ...accountIf(autoRenewAccount, 'autoRenew'),
    );
  },
  consensusDeleteTopic: ({ topicID }) => exactly(ofTopic(topicID, 'adminKey')),
  consensusSubmitMessage: ({ topicID }) => exactly(ofTopic(topicID, 'submitKey')),
  // Collectors of some fees sign too.
  tokenCreation: ({ treasury, adminKey, autoRenewAccount, customFees }) => ({
    keys: [
      account(treasury, 'treasury'),
      ...newKey(adminKey, 'newAdminKey'),
      ...accountIf(autoRenewAccount, 'autoRenew'),
    ],
    exact: customFees.length === 0,
  }),
  // A key may be changed by itself, and metadata by the metadata key.
  tokenUpdate: ({ token, adminKey, treasury, autoRenewAccount }) =>
    atLeast(
      ofToken(token, 'adminKey'),
      ...newKey(adminKey, 'newAdminKey'),
      ...accountIf(treasury, 'treasury'),
      ...accountIf(autoRenewAccount, 'autoRenew'),
    ),
  tokenDeletion: ({ token }) => exactly(ofToken(token, 'adminKey')),
  tokenMint: ({ token }) => exactly(ofToken(token, 'supplyKey')),
  tokenBurn: ({ token }) => exactly(ofToken(token, 'supplyKey')),
  tokenWipe: ({ token }) => exactly(ofToken(token, 'wipeKey')),
  tokenFreeze: ({ token }) => exactly(ofToken(token, 'freezeKey')),
  tokenUnfreeze: ({ token }) => exactly(ofToken(token, 'freezeKey')),
  tokenGrantKyc: ({ token }) => exactly(ofToken(token, 'kycKey')),
  tokenRevokeKyc: ({ token }) => exactly(ofToken(token, 'kycKey')),
  tokenPause: ({ token }) => exactly(ofToken(token, 'pauseKey')),
  tokenUnpause: ({ token }) => exactly(ofToken(token, 'pauseKey')),
  // Collectors of some fees sign too.
  tokenFeeScheduleUpdate: ({ tokenId, customFees }) => ({
    keys: [ofToken(tokenId, 'feeScheduleKey')],
    exact: customFees.length === 0,
  }),
  // While the treasury has them, the supply key does as well.
  tokenUpdateNfts: ({ token }) => atLeast(ofToken(token, 'metadataKey')),
  tokenAssociate: ({ account: id }) => exactly(account(id, 'changed')),
  tokenDissociate: ({ account: id }) => exactly(account(id, 'changed')),
  tokenReject: ({ owner }) => exactly(...accountIf(owner, 'owner')),
  tokenCancelAirdrop: ({ pendingAirdrops }) =>
    exactly(...pendingAirdrops.map(({ senderId }) => account(senderId, 'sender'))),
  tokenClaimAirdrop: ({ pendingAirdrops }) =>
    exactly(...pendingAirdrops.map(({ receiverId }) => account(receiverId, 'claimer'))),
  // What the code does with accounts and tokens may need their keys.
  contractCall: () => atLeast(),
  contractCreateInstance: ({ adminKey, autoRenewAccountId }) =>
    atLeast(...newKey(adminKey, 'newAdminKey'), ...accountIf(autoRenewAccountId, 'autoRenew')),
  contractUpdateInstance: ({ contractID, adminKey, autoRenewAccountId, ...rest }) => {
    const isMore = [adminKey, autoRenewAccountId].some(isSet) || setsMore(rest, ['expirationTime']);
    return exactly(
      ...(isMore ? [ofContract(contractID)] : []),
      ...newKey(adminKey, 'newAdminKey'),
      ...accountIf(autoRenewAccountId, 'autoRenew'),
    );
  },
  contractDeleteInstance: ({ contractID, transferAccountID }) =>
    exactly(ofContract(contractID), ...accountIf(transferAccountID, 'receiver')),
  fileCreate: ({ keys }) => exactly(...newKeys(keys)),
  fileAppend: ({ fileID }) => ofFile(fileID),
  fileUpdate: ({ fileID, keys, ...rest }) => {
    const { keys: now, exact } = ofFile(fileID);
    const isMore = keys !== undefined || setsMore(rest, ['expirationTime']);
    return { keys: [...(isMore ? now : []), ...newKeys(keys)], exact };
  },
  // One of the keys in a file's list does.
  fileDelete: ({ fileID }) => ({ ...ofFile(fileID), exact: false }),
  scheduleDelete: ({ scheduleID: id }) =>
    exactly({ of: 'schedule', id: id && { ...id, num: id.scheduleNum }, role: 'adminKey' }),
  nodeCreate: ({ adminKey }) => exactly(...newKey(adminKey, 'newAdminKey')),
  // The council's accounts do without it.
  nodeUpdate: ({ nodeId, adminKey, accountId }) =>
    atLeast(ofNode(nodeId), ...newKey(adminKey, 'newAdminKey'), ...accountIf(accountId, 'nodeAccount')),
  nodeDelete: ({ nodeId }) => atLeast(ofNode(nodeId)),
  // The payer has to be one of the network's privileged accounts.
  freeze: () => exactly(),
  systemDelete: () => exactly(),
  systemUndelete: () => exactly(),
  utilPrng: () => exactly(),
};

/** What a scheduled transaction needs signatures of, beside those of its payer; nothing is known without its body. */
export function requiredKeys(body: Body | undefined): RequiredKeys {
  const types = Object.keys(REQUIRED_KEYS) as (keyof Body)[];
  const type = types.find((one) => body?.[one] !== undefined);
  if (body === undefined || type === undefined) return atLeast();
  return ruleOf(type)(body[type] as never);
}

function ruleOf<Type extends keyof Body>(type: Type): Rule<Type> {
  return (REQUIRED_KEYS as { readonly [One in Type]?: Rule<One> })[type] ?? (() => atLeast());
}
