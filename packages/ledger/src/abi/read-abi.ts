import { type AbiCount, type AbiParameter, readParameters } from './abi-layout.ts';
import { ABI_LIMITS, AbiError, AbiLimitError } from './abi-limits.ts';

/** A function, event or error of an ABI. */
export interface AbiEntry {
  readonly kind: 'function' | 'event' | 'error';
  readonly name: string;
  readonly inputs: readonly AbiParameter[];
  /** What a function returns; empty where the ABI does not say so in a way that can be read. */
  readonly outputs: readonly AbiParameter[];
  /** Name and types, as `transfer(address,uint256)`: its hash names it on the ledger. */
  readonly signature: string;
}

/** An item of an ABI as compilers write it. */
export type AbiItem = Readonly<Record<string, unknown>>;

/** Of lists and objects in one another, those of parameters among them. */
const MAX_JSON_DEPTH = 64;
const NAME = /^[A-Za-z_$][\w$]*$/;
/** The zero character, and a half of a character. */
const NOT_STORABLE = /\0|\p{Surrogate}/u;
const NAMED_KINDS = ['function', 'event', 'error'] as const;
const KINDS: ReadonlySet<unknown> = new Set([...NAMED_KINDS, 'constructor', 'fallback', 'receive']);

/**
 * Reads an ABI as compilers write it: a JSON list, or an object (an artifact) whose `abi` is one. Every function, event and
 * error has to have a signature.
 * @throws AbiError
 */
export function readAbi(text: string): readonly AbiItem[] {
  const items = abiItems(text);
  abiEntries(items);
  return items;
}

/** The items of an ABI, of which none was looked into. @throws AbiError where a text is none, or larger than one may be */
export function abiItems(text: string): readonly AbiItem[] {
  // No character takes fewer bytes than units of a string.
  if (text.length > ABI_LIMITS.bytes || new TextEncoder().encode(text).length > ABI_LIMITS.bytes)
    throw new AbiLimitError(`an ABI has at most ${ABI_LIMITS.bytes} bytes`);
  return listOf(parseText(text)).map(checkedItem);
}

/**
 * The functions, events and errors of an ABI.
 * @throws AbiError where one has no signature, or all together ask for more than one may
 */
export function abiEntries(items: readonly unknown[]): AbiEntry[] {
  return entriesOf(items, (error) => {
    throw error;
  });
}

/**
 * The same of one that was stored by earlier rules: what has no signature, or asks for more than one may, is omitted.
 * @throws AbiError where all together ask for more than one may
 */
export function readableEntries(
  items: readonly unknown[],
  onUnreadable: (error: AbiError) => void = () => undefined,
): AbiEntry[] {
  return entriesOf(items, onUnreadable);
}

function entriesOf(items: readonly unknown[], onUnreadable: (error: AbiError) => void): AbiEntry[] {
  if (items.length === 0 || items.length > ABI_LIMITS.items)
    throw new AbiLimitError(`an ABI has from 1 to ${ABI_LIMITS.items} items, this has ${items.length}`);
  let parameters = 0;
  return items.flatMap((item, index) => {
    const count = { parameters: 0 };
    const entry = entryOf(item, count);
    parameters += count.parameters;
    if (parameters > ABI_LIMITS.parameters)
      throw new AbiLimitError(`an ABI has at most ${ABI_LIMITS.parameters} parameters and components`);
    if (!(entry instanceof AbiError)) return entry ?? [];
    const reason = `item ${index} of the ABI has no readable signature: ${entry.message}`;
    onUnreadable(entry instanceof AbiLimitError ? new AbiLimitError(reason) : new AbiError(reason));
    return [];
  });
}

/** Undefined for what has no signature by its kind; an error where it has to have one. */
function entryOf(item: unknown, count: AbiCount): AbiEntry | AbiError | undefined {
  if (!isObject(item)) return undefined;
  const kind = NAMED_KINDS.find((one) => one === item.type);
  if (kind === undefined) return undefined;
  try {
    return namedEntry(kind, item, count);
  } catch (error) {
    if (error instanceof AbiError) return error;
    throw error;
  }
}

function namedEntry(kind: AbiEntry['kind'], item: AbiItem, count: AbiCount): AbiEntry {
  const { name } = item;
  if (typeof name !== 'string' || name.length > ABI_LIMITS.name || !NAME.test(name))
    throw new AbiError('its name is none');
  const inputs = readParameters(item.inputs, count);
  const signature = `${name}(${inputs.map(({ type }) => type).join(',')})`;
  return { kind, name, inputs, outputs: kind === 'function' ? outputsOf(item.outputs, count) : [], signature };
}

/** What a function returns is no part of its signature: one of which that cannot be read is a function all the same. */
function outputsOf(value: unknown, count: AbiCount): readonly AbiParameter[] {
  const own = { parameters: 0 };
  try {
    return readParameters(value, own);
  } catch (error) {
    if (error instanceof AbiError) return [];
    throw error;
  } finally {
    count.parameters += own.parameters;
  }
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as unknown;
  } catch {
    throw new AbiError('an ABI is JSON, and this is not');
  }
}

/** The list itself, one item alone, or what compilers and explorers put around it. */
function listOf(value: unknown): readonly unknown[] {
  const inner = around(typeof value === 'string' ? parseText(value) : value);
  const list = typeof inner === 'string' ? parseText(inner) : inner;
  if (Array.isArray(list)) return list;
  if (isObject(list) && KINDS.has(list.type)) return [list];
  throw new AbiError('an ABI is a list of functions and events');
}

/** Artifacts of compilers have it in `abi`, metadata of Solidity in `output.abi`, replies of explorers, as text, in `result`. */
function around(value: unknown): unknown {
  if (!isObject(value) || KINDS.has(value.type)) return value;
  const output = isObject(value.output) ? value.output.abi : undefined;
  return value.abi ?? output ?? value.result ?? value;
}

/** An item without a type is a function, by Solidity's specification. */
function checkedItem(given: unknown, index: number): AbiItem {
  const item = isObject(given) && given.type === undefined && 'name' in given ? { type: 'function', ...given } : given;
  if (!isObject(item) || !KINDS.has(item.type))
    throw new AbiError(`item ${index} of the ABI is neither function, event, error nor constructor`);
  if (!isStorable(item, 0))
    throw new AbiError(`item ${index} of the ABI has characters that no text has, or lists too deep in one another`);
  return item;
}

/** PostgreSQL stores no JSON with zero characters or halves of characters, and nothing is read without an end to its depth. */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !NOT_STORABLE.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MAX_JSON_DEPTH) return false;
  if (Array.isArray(value)) return value.every((part) => isStorable(part, depth + 1));
  return Object.entries(value).every(([name, part]) => isStorable(name, depth) && isStorable(part, depth + 1));
}

function isObject(value: unknown): value is AbiItem {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
