import type { ContractMethod, DecodedCall } from '@ledgerscope/contract/decoded-call';
import {
  AbiError,
  type AbiItem,
  type AbiText,
  abiEntries,
  abiItems,
  type DecodedAbi,
  decodeCall,
  decodeError,
  decodeLog,
  decodeOutput,
  namedMethod,
  readableEntries,
  type SignatureSet,
  signatureSet,
} from '@ledgerscope/ledger/abi';
import { keccak256, stringToBytes } from 'viem';

/** A call, event or error in words, with its values as text. */
export type Decoded = Pick<DecodedCall, 'functionName' | 'inputNames' | 'inputTypes' | 'inputValues'> & {
  /** True where the visitor's own ABI read it: the server, which knows whose an address is, writes ids itself. */
  readonly byVisitor?: true;
};

const SELECTOR_DIGITS = 8;

/** An ABI that was read, with its items as they are written. */
export interface ReadAbi extends SignatureSet {
  readonly items: readonly AbiItem[];
}

/**
 * Reads an ABI: the JSON list itself, or the object around it that compilers write. What cannot be read of it is omitted.
 * @throws AbiError with a sentence for the visitor where nothing can be read
 */
export function parseAbiText(text: string): ReadAbi {
  const items = abiItems(text);
  const entries = readableEntries(items);
  if (entries.length === 0) throw new AbiError('this ABI has no function, event or error');
  return { items, ...signatureSet(entries, keccakHex) };
}

/** Why a visitor's ABI is not taken: each of its functions, events and errors has to be readable. Null where it is taken. */
export function problemOfAbi(text: string): string | null {
  try {
    abiEntries(abiItems(text));
    parseAbiText(text);
    return null;
  } catch (error) {
    if (!(error instanceof AbiError)) throw error;
    return `${error.message.slice(0, 1).toUpperCase()}${error.message.slice(1)}.`;
  }
}

/** The call that data (hex) encodes; undefined where the ABI has no such function or the data does not fit it. */
export function decodeCallWith(abi: SignatureSet, data: string): Decoded | undefined {
  return decodedOf(decodeCall(abi, bytesOf(data)));
}

/** The function that the first four bytes of call data (hex) name; undefined where the ABI has none. */
export function methodWith(abi: Pick<SignatureSet, 'functions'>, data: string): ContractMethod | undefined {
  const method = namedMethod([abi], data.slice(0, SELECTOR_DIGITS));
  return method && { ...method, otherSignatures: [...method.otherSignatures], source: 'CONTRACT' };
}

/** What a call of a function returned. */
export function decodeOutputWith(abi: SignatureSet, data: string, output: string): Decoded | undefined {
  const decoded = decodedOf(decodeOutput(abi, bytesOf(data.slice(0, 8)), bytesOf(output)));
  // One value alone needs no place: “0” beside it would be read as its value.
  return decoded?.inputNames.length === 1 && decoded.inputNames[0] === '0'
    ? { ...decoded, inputNames: ['result'] }
    : decoded;
}

/** The event that a log is. */
export function decodeLogWith(abi: SignatureSet, topics: readonly string[], data: string): Decoded | undefined {
  return decodedOf(decodeLog(abi, topics.map(bytesOf), bytesOf(data)));
}

/** The custom error that a call ended with. */
export function decodeErrorWith(abi: Pick<SignatureSet, 'errors'>, data: string): Decoded | undefined {
  return decodedOf(decodeError(abi, bytesOf(data)));
}

/** Keccak-256 of a text, 64 hex digits. */
export function keccakHex(text: string): string {
  return keccak256(stringToBytes(text)).slice(2);
}

function decodedOf(decoded: DecodedAbi | undefined): Decoded | undefined {
  if (decoded === undefined) return undefined;
  const { name, inputs, values } = decoded;
  return {
    functionName: name,
    inputNames: inputs.map((input, place) => input.name || String(place)),
    inputTypes: inputs.map(({ type }) => type),
    inputValues: values.map(withEntities),
    byVisitor: true,
  };
}

/** At odd places of a text there are addresses. */
function withEntities(pieces: AbiText): string {
  return pieces.map((piece, place) => (place % 2 === 1 ? entityOfAddress(piece) : piece)).join('');
}

const LONG_ZERO = /^0x0{24}([0-9a-f]{16})$/;

/** The address of an entity without an address of its own holds its number. */
function entityOfAddress(text: string): string {
  const number = LONG_ZERO.exec(text)?.[1];
  return number === undefined ? text : `0.0.${BigInt(`0x${number}`)}`;
}

/** Digits that are cut, or are none, are no bytes. */
function bytesOf(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length / 2);
  for (let index = 0; index < bytes.length; index++) {
    const value = Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16);
    if (Number.isNaN(value)) return new Uint8Array();
    bytes[index] = value;
  }
  return bytes;
}
