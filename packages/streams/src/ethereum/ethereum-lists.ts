import { type Rlp, RlpError, readRlp } from './read-rlp.ts';

/** Storage that a transaction names beforehand (EIP-2930). */
export interface AccessEntry {
  readonly address: Uint8Array;
  readonly storageKeys: readonly Uint8Array[];
}

/** An account's permission that its address runs the code of another (EIP-7702). */
export interface Authorization {
  readonly chainId: bigint;
  /** Whose code it is; zero takes a permission back. */
  readonly address: Uint8Array;
  readonly nonce: bigint;
  readonly yParity: bigint;
  readonly r: bigint;
  readonly s: bigint;
}

export interface EthereumLists {
  readonly accessList: readonly AccessEntry[];
  readonly authorizations: readonly Authorization[];
}

const NONE: EthereumLists = { accessList: [], authorizations: [] };
/** Where the lists are, by type of the transaction. */
const PLACES: Readonly<Record<number, { readonly access: number; readonly authorizations?: number }>> = {
  1: { access: 7 },
  2: { access: 8 },
  4: { access: 8, authorizations: 9 },
};

/** The lists of a signed Ethereum transaction; none where its bytes are not readable, or of a type without them. */
export function readEthereumLists(data: Uint8Array): EthereumLists {
  const places = PLACES[data[0] ?? 0];
  if (places === undefined) return NONE;
  const fields = itemsIn(data.subarray(1));
  return {
    accessList: listAt(fields, places.access).flatMap(accessEntry),
    authorizations: listAt(fields, places.authorizations).flatMap(authorization),
  };
}

/** What a signed Ethereum transaction ends with: `v`, or the parity of the signature, then `r` and `s`, without leading zeros. */
export interface EthereumSignature {
  readonly v: bigint;
  readonly r: Uint8Array;
  readonly s: Uint8Array;
}

const FIRST_LIST_BYTE = 0xc0;

/** The signature of an Ethereum transaction of any type; undefined where its bytes are not readable. */
export function readEthereumSignature(data: Uint8Array): EthereumSignature | undefined {
  const [v, r, s] = itemsIn((data[0] ?? 0) >= FIRST_LIST_BYTE ? data : data.subarray(1)).slice(-3);
  if (!(r instanceof Uint8Array) || !(s instanceof Uint8Array)) return undefined;
  return { v: numberIn(v), r, s };
}

function itemsIn(bytes: Uint8Array): readonly Rlp[] {
  try {
    const item = readRlp(bytes);
    return Array.isArray(item) ? item : [];
  } catch (error) {
    if (error instanceof RlpError) return [];
    throw error;
  }
}

function listAt(fields: readonly Rlp[], place: number | undefined): readonly Rlp[] {
  const list = place === undefined ? undefined : fields[place];
  return Array.isArray(list) ? list : [];
}

function accessEntry(entry: Rlp): AccessEntry[] {
  if (!Array.isArray(entry)) return [];
  const [address, keys] = entry;
  if (!(address instanceof Uint8Array) || !Array.isArray(keys)) return [];
  return [{ address, storageKeys: keys.filter((key) => key instanceof Uint8Array) }];
}

function authorization(entry: Rlp): Authorization[] {
  if (!Array.isArray(entry)) return [];
  const address = entry[1];
  if (!(address instanceof Uint8Array)) return [];
  const number = (place: number) => numberIn(entry[place]);
  return [{ chainId: number(0), address, nonce: number(2), yParity: number(3), r: number(4), s: number(5) }];
}

function numberIn(item: Rlp | undefined): bigint {
  if (!(item instanceof Uint8Array) || item.length === 0) return 0n;
  return BigInt(`0x${Buffer.from(item).toString('hex')}`);
}
