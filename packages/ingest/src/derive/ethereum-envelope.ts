import { encodeRlp, type Rlp, RlpError, readRlp } from '@ledgerscope/streams';
import { keccak_256 } from '@noble/hashes/sha3.js';

/** What an Ethereum transaction says, as its sender signed it; amounts in weibar. */
export interface EthereumEnvelope {
  /** 0 legacy, 1 EIP-2930, 2 EIP-1559, 4 EIP-7702. */
  readonly type: number;
  /** Undefined for a legacy transaction signed without one (before EIP-155). */
  readonly chainId: bigint | undefined;
  readonly nonce: bigint;
  readonly gasLimit: bigint;
  readonly gasPrice: bigint | undefined;
  readonly maxFeePerGas: bigint | undefined;
  readonly maxPriorityFeePerGas: bigint | undefined;
  /** 20 bytes; empty for a contract creation. */
  readonly to: Uint8Array;
  readonly value: bigint;
  readonly callData: Uint8Array;
  /** RLP of the access list; empty where it lists nothing. */
  readonly accessList: Uint8Array;
}

const ADDRESS_BYTES = 20;
const KEY_BYTES = 32;
const MAX_U64 = 0xffff_ffff_ffff_ffffn;
const WORD_BYTES = 32;
const FIRST_LIST_BYTE = 0xc0;
/** Legacy v of 35 and above is chain id * 2 + 35 or 36 (EIP-155). */
const FIRST_PROTECTED_V = 35n;
const NOTHING = new Uint8Array(0);

/** Positions of the fields of each type's list, as its EIP orders them. */
interface Layout {
  readonly fields: number;
  readonly chainId?: number;
  readonly nonce: number;
  readonly gasPrice?: number;
  readonly maxPriorityFeePerGas?: number;
  readonly maxFeePerGas?: number;
  /** Gas limit; `to`, value and data follow. */
  readonly gasLimit: number;
  readonly accessList?: number;
  readonly authorizations?: number;
  readonly legacyV?: number;
}

const LAYOUTS: Readonly<Record<number, Layout>> = {
  0: { fields: 9, nonce: 0, gasPrice: 1, gasLimit: 2, legacyV: 6 },
  1: { fields: 11, chainId: 0, nonce: 1, gasPrice: 2, gasLimit: 3, accessList: 7 },
  2: { fields: 12, chainId: 0, nonce: 1, maxPriorityFeePerGas: 2, maxFeePerGas: 3, gasLimit: 4, accessList: 8 },
  4: {
    fields: 13,
    chainId: 0,
    nonce: 1,
    maxPriorityFeePerGas: 2,
    maxFeePerGas: 3,
    gasLimit: 4,
    accessList: 8,
    authorizations: 9,
  },
};

/** Reads EthereumTransactionBody.ethereumData; undefined where it is no Ethereum transaction of a known type. */
export function readEthereumEnvelope(data: Uint8Array): EthereumEnvelope | undefined {
  const first = data[0];
  if (first === undefined) return undefined;
  const type = first >= FIRST_LIST_BYTE ? 0 : first;
  const layout = LAYOUTS[type];
  if (layout === undefined || first === 0) return undefined;
  try {
    return readFields(type, layout, readRlp(type === 0 ? data : data.subarray(1)));
  } catch (error) {
    if (!(error instanceof RlpError)) throw error;
    // Users may submit anything; what is no RLP, or nests beyond any transaction, stays readable from the raw bytes.
    return undefined;
  }
}

/** keccak-256 of the signed bytes: the hash that Ethereum tools know the transaction by. */
export function ethereumHash(data: Uint8Array): Uint8Array {
  return keccak_256(data);
}

/** The signed bytes with these call data in place of none: what the sender signed, before its data moved to a file. */
export function withCallData(
  data: Uint8Array,
  { type }: EthereumEnvelope,
  callData: Uint8Array,
): Uint8Array | undefined {
  const layout = LAYOUTS[type];
  const list = readRlp(type === 0 ? data : data.subarray(1));
  if (layout === undefined || !Array.isArray(list)) return undefined;
  list[layout.gasLimit + 3] = callData;
  const encoded = encodeRlp(list);
  return type === 0 ? encoded : Buffer.concat([Uint8Array.of(type), encoded]);
}

function readFields(type: number, layout: Layout, list: Rlp): EthereumEnvelope | undefined {
  if (!Array.isArray(list) || list.length !== layout.fields) return undefined;
  if (!isAccessList(list, layout.accessList) || !isAuthorizationList(list, layout.authorizations)) return undefined;
  const call = readCall(layout, list);
  if (call === undefined) return undefined;
  return {
    type,
    chainId: layout.legacyV === undefined ? quantity(list, layout.chainId) : chainIdOf(quantity(list, layout.legacyV)),
    gasPrice: quantity(list, layout.gasPrice),
    maxFeePerGas: quantity(list, layout.maxFeePerGas),
    maxPriorityFeePerGas: quantity(list, layout.maxPriorityFeePerGas),
    accessList: accessListBytes(list, layout.accessList),
    ...call,
  };
}

function readCall(
  layout: Layout,
  list: Rlp[],
): Pick<EthereumEnvelope, 'nonce' | 'gasLimit' | 'to' | 'value' | 'callData'> | undefined {
  const nonce = quantity(list, layout.nonce);
  const gasLimit = quantity(list, layout.gasLimit);
  const value = quantity(list, layout.gasLimit + 2);
  if (nonce === undefined || gasLimit === undefined || value === undefined) return undefined;
  if (nonce > MAX_U64 || gasLimit > MAX_U64) return undefined;
  const to = list[layout.gasLimit + 1];
  const callData = list[layout.gasLimit + 3];
  if (!(to instanceof Uint8Array) || !(callData instanceof Uint8Array)) return undefined;
  return to.length === 0 || to.length === ADDRESS_BYTES ? { nonce, gasLimit, to, value, callData } : undefined;
}

function quantity(list: Rlp[], position: number | undefined): bigint | undefined {
  const bytes = position === undefined ? undefined : list[position];
  if (!(bytes instanceof Uint8Array) || bytes.length > WORD_BYTES) return undefined;
  return bytes.length === 0 ? 0n : BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
}

function chainIdOf(v: bigint | undefined): bigint | undefined {
  return v === undefined || v < FIRST_PROTECTED_V ? undefined : (v - FIRST_PROTECTED_V) / 2n;
}

/** EIP-2930: a list of [address, [storage key, ...]]. */
function isAccessList(list: Rlp[], position: number | undefined): boolean {
  if (position === undefined) return true;
  const entries = list[position];
  return Array.isArray(entries) && entries.every(isAccessEntry);
}

function isAccessEntry(entry: Rlp): boolean {
  if (!Array.isArray(entry) || entry.length !== 2) return false;
  const [address, keys] = entry;
  if (!isBytes(address, ADDRESS_BYTES) || !Array.isArray(keys)) return false;
  return keys.every((key) => isBytes(key, KEY_BYTES));
}

/** EIP-7702: a list of [chain id, address, nonce, y parity, r, s]. */
function isAuthorizationList(list: Rlp[], position: number | undefined): boolean {
  if (position === undefined) return true;
  const entries = list[position];
  if (!Array.isArray(entries)) return false;
  return entries.every(
    (entry) => Array.isArray(entry) && entry.length === 6 && entry.every((part) => part instanceof Uint8Array),
  );
}

function isBytes(value: Rlp | undefined, length: number): boolean {
  return value instanceof Uint8Array && value.length === length;
}

function accessListBytes(list: Rlp[], position: number | undefined): Uint8Array {
  const entries = position === undefined ? undefined : list[position];
  return Array.isArray(entries) && entries.length > 0 ? Uint8Array.from(encodeRlp(entries)) : NOTHING;
}
