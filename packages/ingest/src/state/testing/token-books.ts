import type { CustomFee, TokenState } from '@ledgerscope/ledger-store';
import type { hapi } from '@ledgerscope/streams';

/** The parts of the demo network's own books that tokens are in. */
export interface Books {
  readonly accounts: ReadonlyMap<number, BookAccount>;
  readonly tokens: ReadonlyMap<number, BookToken>;
  readonly airdrops: ReadonlyMap<string, BookAirdrop>;
}
interface BookAccount {
  readonly tokens: ReadonlyMap<number, { balance: bigint; frozen: boolean; kyc: boolean; automatic: boolean }>;
  readonly hbarAllowances: ReadonlyMap<number, bigint>;
  readonly tokenAllowances: ReadonlyMap<string, bigint>;
  readonly nftAllowances: ReadonlySet<string>;
}
type KeyName = 'admin' | 'kyc' | 'freeze' | 'wipe' | 'supply' | 'feeSchedule' | 'pause' | 'metadata';
export interface BookToken {
  readonly kind: 'fungible' | 'nft';
  readonly name: string;
  readonly symbol: string;
  readonly memo: string;
  readonly decimals: number;
  readonly supply: bigint;
  readonly maxSupply: bigint;
  readonly treasury: number;
  readonly keys: Partial<Record<KeyName, Uint8Array>>;
  readonly freezeDefault: boolean;
  readonly paused: boolean;
  readonly deleted: boolean;
  readonly customFees: readonly hapi.CustomFee[];
  readonly createdNs: bigint;
  readonly nfts: ReadonlyMap<bigint, BookNft>;
}
interface BookNft {
  readonly owner: number | undefined;
  readonly metadata: Uint8Array;
  readonly createdNs: bigint;
  readonly spender: number | undefined;
}
interface BookAirdrop {
  readonly sender: number;
  readonly receiver: number;
  readonly token: number;
  readonly serial: bigint | undefined;
  readonly amount: bigint;
}

/** Hex; the books leave out what is empty. */
export const hex = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('hex');

export const KEYS: readonly KeyName[] = [
  'admin',
  'kyc',
  'freeze',
  'wipe',
  'supply',
  'feeSchedule',
  'pause',
  'metadata',
];

export function comparable(token: TokenState | undefined) {
  if (token === undefined) return undefined;
  const { type, name, symbol, memo, decimals, maxSupply, createdNs, supplyType, treasury, totalSupply } = token;
  return {
    type,
    name,
    symbol,
    memo,
    decimals,
    maxSupply,
    createdNs,
    supplyType,
    treasury,
    totalSupply,
    freezeDefault: token.freezeDefault === 1,
    paused: token.paused === 1,
    deleted: token.deletedNs !== 0n,
    keys: Object.fromEntries(KEYS.map((key) => [key, hex(token[`${key}Key`])])),
    holders: token.holders,
    serials: token.serials,
    nfts: token.nfts,
    fees: token.customFees.map(storedFee),
  };
}

/** A fee in one line; the two are written by different hands so that a column in the wrong place shows. */
function storedFee(fee: CustomFee): string {
  const common = `to ${fee.collector} exempt ${fee.allCollectorsAreExempt}`;
  if (fee.kind === 'fixed') return `${fee.amount} of ${fee.token} ${common}`;
  const share = `${fee.numerator}/${fee.denominator}`;
  if (fee.kind === 'fractional') return `${share} ${fee.minimum}-${fee.maximum} net ${fee.netOfTransfers} ${common}`;
  return `${share} or ${fee.fallback === undefined ? 'none' : `${fee.fallback.amount} of ${fee.fallback.token}`} ${common}`;
}

export function bookFee(fee: hapi.CustomFee): string {
  const common = `to ${fee.feeCollectorAccountId?.accountNum ?? 0n} exempt ${fee.allCollectorsAreExempt ?? false}`;
  return `${bookTerms(fee)} ${common}`;
}

function bookTerms({ fixedFee, fractionalFee, royaltyFee }: hapi.CustomFee): string {
  const fixed = (of: hapi.FixedFee) => `${of.amount} of ${of.denominatingTokenId?.tokenNum ?? 0n}`;
  const share = (of: hapi.Fraction | undefined) => `${of?.numerator}/${of?.denominator}`;
  if (fractionalFee !== undefined) {
    const { fractionalAmount, minimumAmount, maximumAmount, netOfTransfers } = fractionalFee;
    return `${share(fractionalAmount)} ${minimumAmount ?? 0n}-${maximumAmount ?? 0n} net ${netOfTransfers ?? false}`;
  }
  if (royaltyFee === undefined) return fixedFee === undefined ? '' : fixed(fixedFee);
  const { exchangeValueFraction, fallbackFee } = royaltyFee;
  return `${share(exchangeValueFraction)} or ${fallbackFee === undefined ? 'none' : fixed(fallbackFee)}`;
}

export function bookNft(serial: bigint, { owner, spender, createdNs, metadata }: BookNft) {
  return {
    serial,
    owner: BigInt(owner ?? 0),
    spender: BigInt(spender ?? 0),
    mintedNs: createdNs,
    metadata: hex(metadata),
    deleted: owner === undefined ? 1 : 0,
  };
}
