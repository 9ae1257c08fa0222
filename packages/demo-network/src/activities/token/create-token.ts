import { NS_PER_SECOND } from '@ledgerscope/ledger';
import type { Draft, hapi } from '@ledgerscope/streams';
import type { BodyDraft, Effects } from '../../world/effects.ts';
import { accountId, timestamp, tokenId } from '../../world/ids.ts';
import { refuse } from '../../world/status.ts';
import { AUTO_RENEW_SECONDS } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum, SimulatedToken, TokenKeyName } from '../../world/world-state.ts';
import { collectorOf, denominationOf, resolvedFee } from './custom-fee.ts';
import { keyHeldBy, signersAmong, type TokenKeys } from './key-holders.ts';

const NFT = 1;
const FINITE = 1;

/** What a new token is to be. */
export interface NewToken {
  readonly kind: 'fungible' | 'nft';
  readonly name: string;
  readonly symbol: string;
  readonly treasury: EntityNum;
  /** Pays for the creation; the treasury where absent. */
  readonly payer?: EntityNum;
  readonly memo?: string;
  readonly decimals?: number;
  /** Smallest units; fungible tokens only. */
  readonly initialSupply?: bigint;
  /** 0n or absent: infinite. */
  readonly maxSupply?: bigint;
  readonly keys?: TokenKeys;
  readonly freezeDefault?: boolean;
  readonly customFees?: readonly hapi.CustomFee[];
  /** The token's own metadata (HIP-646). */
  readonly metadata?: Uint8Array;
}

/** Creates a token; its number, or undefined where that failed or could not be paid. */
export function createToken(world: World, token: NewToken, reliable = false): EntityNum | undefined {
  const payer = token.payer ?? token.treasury;
  return world.create({
    payer,
    price: 'tokenCreation',
    data: creationBody(world, token),
    signers: creationSigners(token),
    reliable,
    execute: (effects) => {
      checkFees(world, token);
      const num = effects.newEntity();
      addToken(world, effects, num, token);
      return num;
    },
  });
}

function creationSigners(token: NewToken): EntityNum[] {
  const signers = new Set([token.treasury]);
  for (const num of token.keys?.admin === undefined ? [] : signersAmong(token.keys.admin)) signers.add(num);
  for (const fee of token.customFees ?? []) {
    // The collector becomes associated with the token, so it has to agree.
    if (fee.fractionalFee !== undefined || fee.fixedFee?.denominatingTokenId?.tokenNum === 0n)
      signers.add(collectorOf(fee));
  }
  return [...signers];
}

function checkFees(world: World, token: NewToken): void {
  for (const fee of token.customFees ?? []) {
    const fixed = fee.fixedFee ?? fee.royaltyFee?.fallbackFee;
    const denomination = fixed === undefined ? undefined : denominationOf(fixed);
    if (denomination === undefined || denomination === 0) continue;
    if (!world.account(collectorOf(fee)).tokens.has(denomination)) {
      refuse('TOKEN_NOT_ASSOCIATED_TO_FEE_COLLECTOR');
    }
  }
}

function addToken(world: World, effects: Effects, num: EntityNum, token: NewToken): void {
  const state = newTokenState(world, effects.at, num, token);
  effects.newTokens.set(num, state);
  effects.receipt.tokenID = tokenId(num);
  const holders = new Set([token.treasury]);
  for (const fee of state.customFees) {
    const ownUnits = fee.fixedFee !== undefined && denominationOf(fee.fixedFee) === num;
    if (fee.fractionalFee !== undefined || ownUnits) holders.add(collectorOf(fee));
  }
  for (const account of holders) {
    effects.associate(account, num, { balance: 0n, frozen: false, kyc: true, automatic: false });
  }
  effects.record.automaticTokenAssociations = [...holders].map((account) => ({
    tokenId: tokenId(num),
    accountId: accountId(account),
  }));
  if (state.supply > 0n) effects.moves.changeToken(num, token.treasury, state.supply);
}

function newTokenState(world: World, at: bigint, num: EntityNum, token: NewToken): SimulatedToken {
  return {
    num,
    kind: token.kind,
    name: token.name,
    symbol: token.symbol,
    memo: token.memo ?? '',
    decimals: token.decimals ?? 0,
    supply: token.initialSupply ?? 0n,
    maxSupply: token.maxSupply ?? 0n,
    treasury: token.treasury,
    keys: keysOf(world, token),
    freezeDefault: token.freezeDefault ?? false,
    paused: false,
    deleted: false,
    customFees: (token.customFees ?? []).map((fee) => resolvedFee(fee, num)),
    createdNs: at,
    expiryNs: at + AUTO_RENEW_SECONDS * NS_PER_SECOND,
    autoRenewAccount: token.treasury,
    lastSerial: 0n,
    nfts: new Map(),
  };
}

function keysOf(world: World, token: NewToken): Partial<Record<TokenKeyName, Uint8Array>> {
  const keys: Partial<Record<TokenKeyName, Uint8Array>> = {};
  for (const [name, holders] of Object.entries(token.keys ?? {})) {
    keys[name as TokenKeyName] = keyHeldBy(world, holders);
  }
  return keys;
}

function creationBody(world: World, token: NewToken): BodyDraft {
  const keys = keysOf(world, token);
  const maxSupply = token.maxSupply ?? 0n;
  const tokenCreation: Draft<hapi.TokenCreateTransactionBody> = {
    name: token.name,
    symbol: token.symbol,
    decimals: token.decimals ?? 0,
    initialSupply: token.initialSupply ?? 0n,
    treasury: accountId(token.treasury),
    adminKey: keys.admin,
    kycKey: keys.kyc,
    freezeKey: keys.freeze,
    wipeKey: keys.wipe,
    supplyKey: keys.supply,
    feeScheduleKey: keys.feeSchedule,
    pauseKey: keys.pause,
    metadataKey: keys.metadata,
    freezeDefault: token.freezeDefault ?? false,
    expiry: timestamp(world.now + AUTO_RENEW_SECONDS * NS_PER_SECOND),
    autoRenewAccount: accountId(token.treasury),
    autoRenewPeriod: { seconds: AUTO_RENEW_SECONDS },
    memo: token.memo ?? '',
    tokenType: token.kind === 'nft' ? NFT : 0,
    supplyType: maxSupply > 0n ? FINITE : 0,
    maxSupply,
    customFees: token.customFees ?? [],
    metadata: token.metadata ?? new Uint8Array(0),
  };
  return { tokenCreation };
}
