import { NS_PER_DAY, NS_PER_SECOND } from '@ledgerscope/ledger';
import type { Draft, hapi } from '@ledgerscope/streams';
import { EcdsaKeyRing } from './ecdsa-key-ring.ts';
import type { Effects } from './effects.ts';
import { accountId } from './ids.ts';
import { type DemoKey, demoSecret, ed25519Key } from './keys.ts';
import { AUTO_RENEW_SECONDS } from './units.ts';
import type { World } from './world.ts';
import type { EntityNum, SimulatedAccount } from './world-state.ts';

type Chosen = 'alias' | 'evmAddress' | 'memo' | 'maxAutoAssociations' | 'stakedNode' | 'declineReward' | 'expiryNs';
type Flags = 'receiverSigRequired' | 'hollow' | 'isContract';

/** What a new account is to be. */
export interface NewAccount
  extends Pick<SimulatedAccount, 'key' | 'signers'>,
    Partial<Pick<SimulatedAccount, Chosen | Flags>> {
  readonly initialBalance?: bigint;
}

/** An account as it is right after its creation, with nothing on it. */
export function newAccountState(
  num: EntityNum,
  at: bigint,
  { initialBalance: _, ...options }: NewAccount,
): SimulatedAccount {
  return {
    num,
    balance: 0n,
    alias: undefined,
    evmAddress: undefined,
    memo: '',
    createdNs: at,
    expiryNs: at + AUTO_RENEW_SECONDS * NS_PER_SECOND,
    autoRenewSeconds: AUTO_RENEW_SECONDS,
    deleted: false,
    hollow: false,
    isContract: false,
    stakedNode: undefined,
    stakedAccount: undefined,
    declineReward: false,
    stakePeriodStart: options.stakedNode === undefined ? -1 : Number(at / NS_PER_DAY),
    pendingReward: 0n,
    maxAutoAssociations: 0,
    receiverSigRequired: false,
    ethereumNonce: 0n,
    tokens: new Map(),
    hbarAllowances: new Map(),
    tokenAllowances: new Map(),
    nftAllowances: new Set(),
    ...options,
  };
}

/** The body that asks for such an account. */
export function cryptoCreateBody(options: NewAccount): Draft<hapi.CryptoCreateTransactionBody> {
  return {
    key: options.key,
    initialBalance: options.initialBalance,
    receiverSigRequired: options.receiverSigRequired,
    autoRenewPeriod: { seconds: AUTO_RENEW_SECONDS },
    memo: options.memo,
    maxAutomaticTokenAssociations: options.maxAutoAssociations,
    stakedNodeId: options.stakedNode === undefined ? undefined : BigInt(options.stakedNode),
    declineReward: options.declineReward,
    alias: options.alias,
  };
}

/** Notes in the effects that the account is created, with its first balance from `payer`. */
export function addAccount(effects: Effects, payer: EntityNum, options: NewAccount): EntityNum {
  const num = effects.newEntity();
  effects.newAccounts.set(num, newAccountState(num, effects.at, options));
  effects.receipt.accountID = accountId(num);
  if (options.evmAddress !== undefined && options.alias !== undefined) effects.record.evmAddress = options.evmAddress;
  const { initialBalance = 0n } = options;
  if (initialBalance > 0n) effects.moves.moveHbar(payer, num, initialBalance);
  return num;
}

/** Sends a CryptoCreate paid by `payer`; the new number, or undefined where it failed or could not be paid. */
export function createAccount(world: World, payer: EntityNum, options: NewAccount, settings?: { reliable: boolean }) {
  return world.create({
    payer,
    data: { cryptoCreateAccount: cryptoCreateBody(options) },
    ...settings,
    execute: (effects) => addAccount(effects, payer, options),
  });
}

/** Opens an account of a company or a person, with an Ed25519 key and room for any token; it always comes to be signed. */
export function openAccountOf(
  world: World,
  payer: EntityNum,
  memo: string,
  initialBalance: bigint,
  more: Partial<NewAccount> = {},
): EntityNum | undefined {
  const { key, publicKey } = nextEd25519Key(world);
  const options = { key, signers: [publicKey], memo, initialBalance, maxAutoAssociations: -1, ...more };
  return createAccount(world, payer, options, { reliable: true });
}

/** A fresh Ed25519 key: the next of the seed's demonstration keys. */
export function nextEd25519Key(world: World): DemoKey {
  return ed25519Key(nextSecret(world));
}

/** A fresh secp256k1 key with the secret that made it, for accounts that send Ethereum transactions. */
export function nextEcdsaKey(world: World) {
  const { seed } = world.state;
  const ring = RINGS.get(seed) ?? new EcdsaKeyRing(demoSecret(seed, 'secp256k1'));
  RINGS.set(seed, ring);
  return ring.key(takeCount(world, 'ecdsaKeys'));
}

/** Rings hold nothing but what can be computed again. */
const RINGS = new Map<number, EcdsaKeyRing>();

function nextSecret(world: World): Uint8Array {
  return demoSecret(world.state.seed, `key ${takeCount(world, 'keys')}`);
}

function takeCount(world: World, name: string): number {
  const count = (world.state.activities.get(name) as number | undefined) ?? 0;
  world.state.activities.set(name, count + 1);
  return count;
}
