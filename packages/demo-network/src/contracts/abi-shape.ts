import type { AbiParameter, Hex } from 'viem';
import { encodeAbiParameters, parseAbi, toEventSelector, toFunctionSelector } from 'viem/utils';
import type { EvmAddress } from './evm-address.ts';

/** A value of a call, event or error: whole numbers as bigint, addresses as 40 hexadecimal digits, strings as they are. */
export type AbiValue = bigint | boolean | EvmAddress;

/** What never changes of one function, event or error, worked out once. */
export interface AbiShape {
  readonly name: string;
  /** Digits: 4 bytes of a function or error, 32 (its first topic) of an event, none of a constructor. */
  readonly selector: string;
  readonly inputs: readonly AbiInput[];
  readonly outputs: readonly AbiInput[];
}

type AbiInput = AbiParameter & { readonly indexed?: boolean | undefined };

/** An event's topics and data, as digits. */
export interface EncodedEvent {
  readonly topics: readonly string[];
  readonly data: string;
}

type ShapeKind = 'constructor' | 'function' | 'event' | 'error';

const WORD_DIGITS = 64;
const ADDRESS_PAD = '0'.repeat(24);
const TRUE = '1'.padStart(WORD_DIGITS, '0');
const FALSE = '0'.repeat(WORD_DIGITS);
/** Types whose encoding is one word, of which events also have as a topic the word itself. */
const WORD_TYPE = /^(u?int\d+|address|bool)$/;

/** The shape of one entry of a contract's ABI; names are not overloaded in the contracts of this folder. */
export function abiShape(signatures: readonly string[], kind: ShapeKind, name = ''): AbiShape {
  const item = parseAbi(signatures).find(
    (entry) => entry.type === kind && ('name' in entry ? entry.name : '') === name,
  );
  if (item === undefined || item.type === 'fallback' || item.type === 'receive')
    throw new RangeError(`no ${kind} ${name} in the ABI`);
  const outputs = item.type === 'function' ? item.outputs : [];
  return { name, selector: selectorOf(item), inputs: item.inputs, outputs };
}

function selectorOf(item: ReturnType<typeof parseAbi>[number]): string {
  if (item.type === 'event') return toEventSelector(item).slice(2);
  if (item.type === 'function') return toFunctionSelector(item).slice(2);
  if (item.type !== 'error') return '';
  // An error's selector is that of the function of the same signature.
  const asFunction = { ...item, type: 'function', outputs: [], stateMutability: 'nonpayable' } as const;
  return toFunctionSelector(asFunction).slice(2);
}

/** Call data of a function, revert data of an error, or what a constructor gets after its code; as digits. */
export function encodeShape(shape: AbiShape, values: readonly AbiValue[]): string {
  return shape.selector + encodeValues(shape.inputs, values);
}

/** What a function gives back, as digits. */
export function encodeOutput(shape: AbiShape, values: readonly AbiValue[]): string {
  return encodeValues(shape.outputs, values);
}

/** Topics and data of an event; its indexed values have to be of one word. */
export function encodeEvent(shape: AbiShape, values: readonly AbiValue[]): EncodedEvent {
  const topics = [shape.selector];
  const rest: AbiInput[] = [];
  const restValues: AbiValue[] = [];
  shape.inputs.forEach((input, at) => {
    const value = values[at];
    if (value === undefined) throw missing(shape.inputs, values);
    if (input.indexed === true) topics.push(wordOf(value));
    else {
      rest.push(input);
      restValues.push(value);
    }
  });
  return { topics, data: encodeValues(rest, restValues) };
}

/** A number as a word of 32 bytes, a negative one in two's complement. */
export function word(value: bigint): string {
  return (value < 0n ? BigInt.asUintN(256, value) : value).toString(16).padStart(WORD_DIGITS, '0');
}

export function addressWord(address: EvmAddress): string {
  return ADDRESS_PAD + address;
}

function encodeValues(inputs: readonly AbiInput[], values: readonly AbiValue[]): string {
  if (inputs.length !== values.length) throw missing(inputs, values);
  // viem takes some 20 µs for what is a concatenation of words.
  if (inputs.every(({ type }) => WORD_TYPE.test(type))) return values.map(wordOf).join('');
  return encodeAbiParameters(
    inputs,
    values.map((value, at) => (inputs[at]?.type === 'address' ? (`0x${value}` satisfies Hex) : value)),
  ).slice(2);
}

function wordOf(value: AbiValue): string {
  if (typeof value === 'bigint') return word(value);
  if (typeof value === 'string') return addressWord(value);
  return value ? TRUE : FALSE;
}

function missing(inputs: readonly AbiInput[], values: readonly AbiValue[]): RangeError {
  return new RangeError(`${values.length} values for ${inputs.length} parameters`);
}
