import type { hapi } from '@ledgerscope/streams';
import { type RandomState, seededState } from './random.ts';

/** Number of an entity in shard 0, realm 0 (38 bits, so exact as a number). */
export type EntityNum = number;

/** An account's or contract's relation to one token. */
export interface TokenRelation {
  /** Smallest units; for NFTs how many serials the account owns. */
  balance: bigint;
  frozen: boolean;
  /** True where the token has no KYC key or KYC was granted. */
  kyc: boolean;
  automatic: boolean;
}

export interface SimulatedAccount {
  readonly num: EntityNum;
  /** Tinybars. */
  balance: bigint;
  /** Serialized `Key`; an empty key list while the account is hollow. */
  key: Uint8Array;
  /** Public keys that sign for the account (32 bytes Ed25519, 33 bytes compressed secp256k1). */
  signers: readonly Uint8Array[];
  readonly alias: Uint8Array | undefined;
  /** 20 bytes; undefined where only the long-zero address exists. */
  readonly evmAddress: Uint8Array | undefined;
  memo: string;
  readonly createdNs: bigint;
  expiryNs: bigint;
  autoRenewSeconds: bigint;
  deleted: boolean;
  hollow: boolean;
  readonly isContract: boolean;
  stakedNode: number | undefined;
  stakedAccount: EntityNum | undefined;
  declineReward: boolean;
  /** UTC day since 1970 on which staking last began or was paid. */
  stakePeriodStart: number;
  /** Tinybars earned and not yet paid. */
  pendingReward: bigint;
  maxAutoAssociations: number;
  receiverSigRequired: boolean;
  ethereumNonce: bigint;
  readonly tokens: Map<EntityNum, TokenRelation>;
  /** Spender → tinybars left. */
  readonly hbarAllowances: Map<EntityNum, bigint>;
  /** `token:spender` → smallest units left. */
  readonly tokenAllowances: Map<string, bigint>;
  /** `token:spender` of spenders approved for all serials. */
  readonly nftAllowances: Set<string>;
}

export interface SimulatedNft {
  /** Undefined once burned or wiped. */
  owner: EntityNum | undefined;
  metadata: Uint8Array;
  readonly createdNs: bigint;
  spender: EntityNum | undefined;
}

export type TokenKeyName = 'admin' | 'kyc' | 'freeze' | 'wipe' | 'supply' | 'feeSchedule' | 'pause' | 'metadata';

export interface SimulatedToken {
  readonly num: EntityNum;
  readonly kind: 'fungible' | 'nft';
  name: string;
  symbol: string;
  memo: string;
  readonly decimals: number;
  supply: bigint;
  /** 0n where infinite. */
  readonly maxSupply: bigint;
  treasury: EntityNum;
  /** Serialized `Key` of each role that exists. */
  readonly keys: Partial<Record<TokenKeyName, Uint8Array>>;
  readonly freezeDefault: boolean;
  paused: boolean;
  deleted: boolean;
  customFees: readonly hapi.CustomFee[];
  readonly createdNs: bigint;
  expiryNs: bigint;
  autoRenewAccount: EntityNum;
  /** Highest serial minted so far. */
  lastSerial: bigint;
  readonly nfts: Map<bigint, SimulatedNft>;
}

export interface SimulatedTopic {
  readonly num: EntityNum;
  memo: string;
  adminKey: Uint8Array | undefined;
  submitKey: Uint8Array | undefined;
  readonly creator: EntityNum;
  autoRenewAccount: EntityNum | undefined;
  readonly createdNs: bigint;
  expiryNs: bigint;
  sequence: bigint;
  runningHash: Uint8Array;
  deleted: boolean;
  /** What each message costs beside the network's fee (HIP-991), in tinybars. */
  fee: { readonly tinybar: bigint; readonly collector: EntityNum } | undefined;
}

export interface FileState {
  readonly num: EntityNum;
  contents: Uint8Array;
  memo: string;
  keys: Uint8Array | undefined;
  readonly creator: EntityNum;
  readonly createdNs: bigint;
  updatedNs: bigint;
  expiryNs: bigint;
  deleted: boolean;
}

export interface ScheduleState {
  readonly num: EntityNum;
  readonly creator: EntityNum;
  readonly payer: EntityNum;
  /** Serialized `SchedulableTransactionBody`. */
  readonly body: Uint8Array;
  memo: string;
  /** Valid start of the transaction that created it; with `creator` the identity of the execution. */
  readonly validStartNs: bigint;
  readonly adminKey: Uint8Array | undefined;
  readonly expiryNs: bigint;
  readonly waitForExpiry: boolean;
  readonly createdNs: bigint;
  executedNs: bigint | undefined;
  deletedNs: bigint | undefined;
  /** Hex of the public keys that have signed. */
  readonly signatures: Set<string>;
}

export interface SimulatedAirdrop {
  readonly sender: EntityNum;
  readonly receiver: EntityNum;
  readonly token: EntityNum;
  /** Undefined for fungible tokens. */
  readonly serial: bigint | undefined;
  amount: bigint;
}

/**
 * The whole simulated ledger as plain data (maps, sets, bigints, byte arrays), so that a snapshot is one structured
 * clone and a test can compare it with what an explorer says.
 */
export class WorldState {
  readonly seed: number;
  readonly random: RandomState;
  /** Consensus time of the last transaction. */
  lastNs: bigint;
  /** The number that the next entity gets; below are the network's own. */
  nextEntity: EntityNum = 1_001;
  readonly accounts = new Map<EntityNum, SimulatedAccount>();
  readonly tokens = new Map<EntityNum, SimulatedToken>();
  readonly topics = new Map<EntityNum, SimulatedTopic>();
  readonly files = new Map<EntityNum, FileState>();
  readonly schedules = new Map<EntityNum, ScheduleState>();
  /** Key: `sender:receiver:token:serial`. */
  readonly airdrops = new Map<string, SimulatedAirdrop>();
  /** Accounts of people, oldest first: who `pickAccount` chooses among. */
  readonly people: EntityNum[] = [];
  /** What single activities keep: plain data under the activity's name. */
  readonly activities = new Map<string, unknown>();
  /** How many transactions, by result name. */
  readonly results = new Map<string, bigint>();
  transactionCount = 0n;
  /** Sum of `transactionFee` over all records. */
  feesCharged = 0n;

  constructor(seed: number, genesisNs: bigint) {
    this.seed = seed;
    this.random = seededState(seed);
    this.lastNs = genesisNs - 1n;
  }
}

/** The account; one that a transaction refers to always exists. */
export function accountOf(state: WorldState, num: EntityNum): SimulatedAccount {
  const account = state.accounts.get(num);
  if (account === undefined) throw new Error(`the simulated ledger has no account 0.0.${num}`);
  return account;
}

/** Sets what a spender has left; an allowance that is spent or taken back is gone. */
export function setAllowance<Key>(allowances: Map<Key, bigint>, key: Key, left: bigint): void {
  if (left > 0n) allowances.set(key, left);
  else allowances.delete(key);
}

/** The token; one that a transaction refers to always exists. */
export function tokenOf(state: WorldState, num: EntityNum): SimulatedToken {
  const token = state.tokens.get(num);
  if (token === undefined) throw new Error(`the simulated ledger has no token 0.0.${num}`);
  return token;
}
