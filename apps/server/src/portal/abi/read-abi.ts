import { selectorOf } from './signature-set.ts';

/** Text that is not an ABI; the message is for whoever sent it. */
export class AbiError extends Error {
  override readonly name = 'AbiError';
}

/** The largest contracts have some hundreds of items. */
export const MAX_BYTES = 1_048_576;
export const MAX_ITEMS = 2_000;
/** Tuples in tuples. */
export const MAX_DEPTH = 16;
/** Of lists and objects in one another, those of parameters among them. */
const MAX_JSON_DEPTH = 64;
const NAME = /^[A-Za-z_$][\w$]{0,199}$/;
/** Of a parameter: what separates parameters would make it another signature. */
const PARAMETER_NAME = /^[^(),]{0,200}$/;
const ARRAYS = '(\\[\\d{0,4}\\]){0,4}';
const TUPLE = new RegExp(`^tuple${ARRAYS}$`);
const TYPE = new RegExp(`^(address|bool|string|function|bytes([1-9]|[12]\\d|3[0-2])?|u?int(\\d{1,3})?)${ARRAYS}$`);
const NAMED_KINDS = new Set(['function', 'event', 'error']);
const KINDS = new Set([...NAMED_KINDS, 'constructor', 'fallback', 'receive']);

/**
 * Reads an ABI as compilers write it: a JSON list, or an object (an artifact) whose `abi` is one. Every function, event and
 * error has to have a signature.
 * @throws AbiError
 */
export function readAbi(text: string): readonly Readonly<Record<string, unknown>>[] {
  if (Buffer.byteLength(text) > MAX_BYTES) throw new AbiError(`an ABI has at most ${MAX_BYTES} bytes`);
  const items = listOf(parsed(text));
  if (items.length === 0 || items.length > MAX_ITEMS)
    throw new AbiError(`an ABI has from 1 to ${MAX_ITEMS} items, this has ${items.length}`);
  return items.map(checkedItem);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AbiError('an ABI is JSON, and this is not');
  }
}

function listOf(value: unknown): readonly unknown[] {
  const list = isObject(value) && 'abi' in value ? value.abi : value;
  if (!Array.isArray(list)) throw new AbiError('an ABI is a list of functions and events');
  return list;
}

function checkedItem(item: unknown, index: number): Readonly<Record<string, unknown>> {
  if (!isObject(item) || typeof item.type !== 'string' || !KINDS.has(item.type))
    throw new AbiError(`item ${index} of the ABI is neither function, event, error nor constructor`);
  if (NAMED_KINDS.has(item.type) && !hasSignature(item))
    throw new AbiError(`item ${index} of the ABI has no readable signature`);
  if (!isStorable(item, 0))
    throw new AbiError(`item ${index} of the ABI has characters that no text has, or lists too deep in one another`);
  return item;
}

/** PostgreSQL stores no JSON with zero characters or halves of characters, and nothing is read without an end to its depth. */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  const isWithin = depth < MAX_JSON_DEPTH;
  return isWithin && Object.entries(value).every((pair) => pair.every((part) => isStorable(part, depth + 1)));
}

function hasSignature(item: Record<string, unknown>): boolean {
  const { name, inputs } = item;
  const isNamed = typeof name === 'string' && NAME.test(name);
  return isNamed && areParameters(inputs, 0) && selectorOf(item) !== undefined;
}

/** Parameters with Solidity types; tuples hold parameters again. */
function areParameters(value: unknown, depth: number): boolean {
  if (!Array.isArray(value) || depth > MAX_DEPTH) return false;
  return value.every((parameter: unknown) => {
    if (!isObject(parameter) || typeof parameter.type !== 'string') return false;
    if (!isParameterName(parameter.name)) return false;
    if (TUPLE.test(parameter.type)) return areParameters(parameter.components, depth + 1);
    return TYPE.test(parameter.type);
  });
}

function isParameterName(name: unknown): boolean {
  return name === undefined || (typeof name === 'string' && PARAMETER_NAME.test(name));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
