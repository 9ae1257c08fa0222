import { hexText } from '../hex.ts';
import type { AbiParameter } from './abi-layout.ts';
import { AbiDataError, type AbiText, decodeEvent, decodeParameters } from './decode-abi.ts';
import type { AbiEntry } from './read-abi.ts';

/** Functions, errors and events by what names them on the ledger. */
export interface SignatureSet {
  /** By the first four bytes of the call data, 8 hex digits: different functions can share them. */
  readonly functions: ReadonlyMap<string, readonly AbiEntry[]>;
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

/** The function that a selector names. */
export interface AbiMethod {
  readonly name: string;
  /** As `transfer(address,uint256)`. */
  readonly signature: string;
  /** Other known functions with the same selector: which of them a contract has is not known. */
  readonly otherSignatures: readonly string[];
}

const SELECTOR_DIGITS = 8;
/** Of more functions with one selector, which takes an effort to find, the first are tried. */
const MOST_OF_SELECTOR = 4;

/**
 * Sorts entries; of two errors with one selector, two functions of one signature, and two events with as many indexed parameters, the
 * first counts.
 * @param hash Keccak-256 of a text, 64 hex digits
 */
export function signatureSet(entries: readonly AbiEntry[], hash: (text: string) => string): SignatureSet {
  const functions = new Map<string, AbiEntry[]>();
  const selectors = new Map<string, string[]>();
  const events = new Map<string, AbiEntry[]>();
  const errors = new Map<string, AbiEntry>();
  for (const entry of entries) {
    const digits = hash(entry.signature);
    const selector = digits.slice(0, SELECTOR_DIGITS);
    if (entry.kind === 'event') addEvent(events, digits, entry);
    else if (entry.kind === 'error') {
      if (!errors.has(selector)) errors.set(selector, entry);
    } else addFunction({ functions, selectors }, selector, entry);
  }
  return { functions, selectors, events, errors };
}

function addFunction(
  { functions, selectors }: { functions: Map<string, AbiEntry[]>; selectors: Map<string, string[]> },
  selector: string,
  entry: AbiEntry,
): void {
  const known = functions.get(selector) ?? [];
  if (known.length >= MOST_OF_SELECTOR || known.some(({ signature }) => signature === entry.signature)) return;
  push(functions, selector, entry);
  if (selectors.get(entry.name)?.includes(selector) !== true) push(selectors, entry.name, selector);
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
  return decodeFirst(functions.get(selectorOf(data)), data);
}

/** The function that a selector (8 hex digits) names in these sets, of which the first counts most; undefined where none knows it. */
export function namedMethod(sets: readonly Pick<SignatureSet, 'functions'>[], selector: string): AbiMethod | undefined {
  const known = sets.flatMap(({ functions }) => functions.get(selector) ?? []);
  const [first] = known;
  if (first === undefined) return undefined;
  const others = known.filter(({ signature }) => signature !== first.signature).map(({ signature }) => signature);
  return { name: first.name, signature: first.signature, otherSignatures: [...new Set(others)] };
}

/** What a function returned; undefined where it is not known, returns nothing that is known, or the data does not fit. @param call data of the call */
export function decodeOutput(
  { functions }: Pick<SignatureSet, 'functions'>,
  call: Uint8Array,
  output: Uint8Array,
): DecodedAbi | undefined {
  const known = functions.get(selectorOf(call))?.filter(({ outputs }) => outputs.length > 0);
  return firstOf(known, ({ name, outputs }) => attempt(name, outputs, () => decodeParameters(outputs, output)));
}

/** The error that a call was undone with; undefined where none is known or the data does not fit. */
export function decodeError({ errors }: Pick<SignatureSet, 'errors'>, data: Uint8Array): DecodedAbi | undefined {
  const known = errors.get(selectorOf(data));
  return known && decodeFirst([known], data);
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

/** By the first of these that the data fits. */
function decodeFirst(known: readonly AbiEntry[] | undefined, data: Uint8Array): DecodedAbi | undefined {
  return firstOf(known, ({ name, inputs }) => attempt(name, inputs, () => decodeParameters(inputs, data.subarray(4))));
}

function firstOf(
  known: readonly AbiEntry[] = [],
  decode: (entry: AbiEntry) => DecodedAbi | undefined,
): DecodedAbi | undefined {
  for (const entry of known) {
    const decoded = decode(entry);
    if (decoded !== undefined) return decoded;
  }
  return undefined;
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
