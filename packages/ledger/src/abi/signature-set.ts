import { hexText } from '../hex.ts';
import type { AbiParameter } from './abi-layout.ts';
import { AbiDataError, type AbiText, decodeEvent, decodeParameters } from './decode-abi.ts';
import type { AbiEntry } from './read-abi.ts';

/** Functions, errors and events by what names them on the ledger. */
export interface SignatureSet {
  /** By the first four bytes of the call data, 8 hex digits. */
  readonly functions: ReadonlyMap<string, AbiEntry>;
  /** Selectors of the functions of a name. */
  readonly selectors: ReadonlyMap<string, readonly string[]>;
  /** By the first topic, 64 hex digits: events that differ in how many parameters are indexed share it. */
  readonly events: ReadonlyMap<string, readonly AbiEntry[]>;
  /** Errors by the first four bytes of what a call was undone with. */
  readonly errors: ReadonlyMap<string, AbiEntry>;
}

/** A call, event or error with its values. */
export interface DecodedAbi {
  readonly name: string;
  readonly inputs: readonly AbiParameter[];
  readonly values: readonly AbiText[];
}

const SELECTOR_DIGITS = 8;

/**
 * Sorts entries; of two functions or errors with one selector, and of two events with as many indexed parameters, the first counts.
 * @param hash Keccak-256 of a text, 64 hex digits
 */
export function signatureSet(entries: readonly AbiEntry[], hash: (text: string) => string): SignatureSet {
  const functions = new Map<string, AbiEntry>();
  const selectors = new Map<string, string[]>();
  const events = new Map<string, AbiEntry[]>();
  const errors = new Map<string, AbiEntry>();
  for (const entry of entries) {
    const digits = hash(entry.signature);
    const selector = digits.slice(0, SELECTOR_DIGITS);
    if (entry.kind === 'event') addEvent(events, digits, entry);
    else if (entry.kind === 'error') {
      if (!errors.has(selector)) errors.set(selector, entry);
    } else if (!functions.has(selector)) {
      functions.set(selector, entry);
      push(selectors, entry.name, selector);
    }
  }
  return { functions, selectors, events, errors };
}

function addEvent(events: Map<string, AbiEntry[]>, topic: string, entry: AbiEntry): void {
  const isKnown = (events.get(topic) ?? []).some((one) => indexedOf(one) === indexedOf(entry));
  if (!isKnown) push(events, topic, entry);
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

function indexedOf({ inputs }: AbiEntry): number {
  return inputs.filter(({ indexed }) => indexed).length;
}

/** The call that data encodes; undefined where none is known or the data does not fit. */
export function decodeCall({ functions }: Pick<SignatureSet, 'functions'>, data: Uint8Array): DecodedAbi | undefined {
  return decodeSelected(functions, data);
}

/** What a function returned; undefined where it is not known, returns nothing that is known, or the data does not fit. @param call data of the call */
export function decodeOutput(
  { functions }: Pick<SignatureSet, 'functions'>,
  call: Uint8Array,
  output: Uint8Array,
): DecodedAbi | undefined {
  const entry = functions.get(selectorOf(call));
  if (entry === undefined || entry.outputs.length === 0) return undefined;
  return attempt(entry.name, entry.outputs, () => decodeParameters(entry.outputs, output));
}

/** The error that a call was undone with; undefined where none is known or the data does not fit. */
export function decodeError({ errors }: Pick<SignatureSet, 'errors'>, data: Uint8Array): DecodedAbi | undefined {
  return decodeSelected(errors, data);
}

/** The event that a log is; undefined where none is known or the log does not fit. */
export function decodeLog(
  { events }: Pick<SignatureSet, 'events'>,
  [topic, ...topics]: readonly Uint8Array[],
  data: Uint8Array,
): DecodedAbi | undefined {
  if (topic === undefined) return undefined;
  const known = events.get(hexText(topic))?.find((event) => indexedOf(event) === topics.length);
  return known && attempt(known.name, known.inputs, () => decodeEvent(known.inputs, topics, data));
}

function decodeSelected(known: ReadonlyMap<string, AbiEntry>, data: Uint8Array): DecodedAbi | undefined {
  const entry = known.get(selectorOf(data));
  if (entry === undefined) return undefined;
  return attempt(entry.name, entry.inputs, () => decodeParameters(entry.inputs, data.subarray(4)));
}

function selectorOf(data: Uint8Array): string {
  return hexText(data.subarray(0, SELECTOR_DIGITS / 2));
}

/** Ledger bytes are hostile: what the decoder refuses stays as it is. */
function attempt(name: string, inputs: readonly AbiParameter[], decode: () => AbiText[]): DecodedAbi | undefined {
  try {
    return { name, inputs, values: decode() };
  } catch (error) {
    if (error instanceof AbiDataError) return undefined;
    throw error;
  }
}
