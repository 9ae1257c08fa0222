import type { DecodedCall } from '@ledgerscope/contract';
import {
  type Abi,
  type AbiEvent,
  type AbiFunction,
  type AbiParameter,
  decodeAbiParameters,
  decodeErrorResult,
  decodeEventLog,
  type Hex,
  toEventSelector,
  toFunctionSelector,
} from 'viem';

/** A call, event or error in words, with its values as text. */
export type Decoded = Pick<DecodedCall, 'functionName' | 'inputNames' | 'inputTypes' | 'inputValues'> & {
  /** True where the visitor's own ABI read it: the server, which knows whose an address is, writes ids itself. */
  readonly byVisitor?: true;
};

/** Why a text is no ABI. */
export class AbiError extends Error {}

const ITEM_TYPES = new Set(['function', 'event', 'error', 'constructor', 'fallback', 'receive']);

/**
 * Reads an ABI: the JSON list itself, or the object around it that compilers write.
 * @throws AbiError with a sentence for the visitor
 */
export function parseAbiText(text: string): Abi {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AbiError('This is no JSON.');
  }
  const items: unknown = Array.isArray(value) ? value : (value as { abi?: unknown } | null)?.abi;
  if (!Array.isArray(items)) throw new AbiError('This JSON holds no ABI: a list of functions and events.');
  const known = items.filter(isItem);
  if (!known.some(({ type }) => type === 'function' || type === 'event' || type === 'error'))
    throw new AbiError('This ABI has no function, event or error.');
  for (const item of known) checkItem(item);
  return known;
}

type Item = Abi[number];

function isItem(item: unknown): item is Item {
  return ITEM_TYPES.has(String((item as { type?: unknown } | null)?.type));
}

function checkItem(item: Item): void {
  if (item.type !== 'function' && item.type !== 'event') return;
  try {
    if (item.type === 'function') toFunctionSelector(item);
    else toEventSelector(item);
  } catch {
    throw new AbiError(`The entry ${String(item.name)} of this ABI cannot be read.`);
  }
}

/** The call that data encodes; undefined where the ABI has no such function or the data does not fit it. */
export function decodeCallWith(abi: Abi, data: string): Decoded | undefined {
  const found = abi.find(
    (item): item is AbiFunction => item.type === 'function' && toFunctionSelector(item).slice(2) === data.slice(0, 8),
  );
  if (found === undefined || data.length < 8) return undefined;
  return attempt(() => {
    const values = found.inputs.length === 0 ? [] : decodeAbiParameters(found.inputs, `0x${data.slice(8)}`);
    return decodedOf(found.name, found.inputs, values);
  });
}

/** What a call of a function returned. */
export function decodeOutputWith(abi: Abi, data: string, output: string): Decoded | undefined {
  const found = abi.find(
    (item): item is AbiFunction => item.type === 'function' && toFunctionSelector(item).slice(2) === data.slice(0, 8),
  );
  if (found === undefined || found.outputs.length === 0) return undefined;
  // One value alone needs no place: “0” beside it would be read as its value.
  const outputs =
    found.outputs.length === 1 ? found.outputs.map((one) => ({ ...one, name: one.name || 'result' })) : found.outputs;
  return attempt(() => decodedOf(found.name, outputs, decodeAbiParameters(outputs, `0x${output}`)));
}

/** The event that a log is. */
export function decodeLogWith(abi: Abi, topics: readonly string[], data: string): Decoded | undefined {
  const [topic] = topics;
  if (topic === undefined) return undefined;
  const found = abi.find(
    (item): item is AbiEvent =>
      item.type === 'event' &&
      toEventSelector(item).slice(2) === topic &&
      item.inputs.filter(({ indexed }) => indexed === true).length === topics.length - 1,
  );
  if (found === undefined) return undefined;
  return attempt(() => {
    // Events may leave parameters unnamed; their place distinguishes them.
    const inputs = found.inputs.map((input, place) => ({ ...input, name: input.name || String(place) }));
    const { args } = decodeEventLog({
      abi: [{ ...found, inputs }],
      data: `0x${data}`,
      topics: topics.map((one): Hex => `0x${one}`) as [Hex, ...Hex[]],
    });
    const named = args as unknown as Readonly<Record<string, unknown>>;
    return decodedOf(
      found.name,
      inputs,
      inputs.map(({ name }) => named[name]),
    );
  });
}

/** The custom error that a call ended with. */
export function decodeErrorWith(abi: Abi, data: string): Decoded | undefined {
  return attempt(() => {
    const { errorName, abiItem, args } = decodeErrorResult({ abi, data: `0x${data}` });
    const inputs = abiItem?.type === 'error' ? abiItem.inputs : [];
    return decodedOf(errorName, inputs, args ?? []);
  });
}

function decodedOf(name: string, inputs: readonly AbiParameter[], values: readonly unknown[]): Decoded {
  return {
    functionName: name,
    inputNames: inputs.map((input, place) => input.name || String(place)),
    inputTypes: inputs.map(typeText),
    inputValues: values.map(valueText),
    byVisitor: true,
  };
}

/** A tuple's type is written out, as `(address,uint256)[]`. */
function typeText(input: AbiParameter): string {
  const { components } = input as { readonly components?: readonly AbiParameter[] };
  return components === undefined ? input.type : input.type.replace('tuple', `(${components.map(typeText).join(',')})`);
}

function valueText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return entityOfAddress(String(value));
  return JSON.stringify(value, (_name, part: unknown) => {
    if (typeof part === 'bigint') return String(part);
    return typeof part === 'string' ? entityOfAddress(part) : part;
  });
}

const LONG_ZERO = /^0x0{24}([0-9a-f]{16})$/i;

/** The address of an entity without an address of its own holds its number. */
function entityOfAddress(text: string): string {
  const number = LONG_ZERO.exec(text)?.[1];
  return number === undefined ? text : `0.0.${BigInt(`0x${number}`)}`;
}

/** Ledger bytes and the visitor's ABI are both foreign: whatever the decoder refuses stays raw. */
function attempt(decode: () => Decoded): Decoded | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}
