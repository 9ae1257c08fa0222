/** Text that is not an ABI; the message is for whoever sent it. */
export class AbiError extends Error {
  override readonly name = 'AbiError';
}

/** The largest contracts have some hundreds of items. */
const MAX_BYTES = 1_048_576;
const MAX_ITEMS = 2_000;
/** Tuples in tuples. */
const MAX_DEPTH = 16;
const NAME = /^[A-Za-z_$][\w$]{0,199}$/;
const ARRAYS = '(\\[\\d{0,4}\\]){0,4}';
const TUPLE = new RegExp(`^tuple${ARRAYS}$`);
const TYPE = new RegExp(`^(address|bool|string|function|bytes([1-9]|[12]\\d|3[0-2])?|u?int(\\d{1,3})?)${ARRAYS}$`);
const KINDS = new Set(['function', 'event', 'error', 'constructor', 'fallback', 'receive']);

/**
 * Reads an ABI as compilers write it: a JSON list, or an object (an artifact) whose `abi` is one. Every function and
 * event has to have a signature.
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
  const named = item.type === 'function' || item.type === 'event';
  if (named && !(typeof item.name === 'string' && NAME.test(item.name) && areParameters(item.inputs, 0)))
    throw new AbiError(`item ${index} of the ABI has no readable signature`);
  return item;
}

/** Parameters with Solidity types; tuples hold parameters again. */
function areParameters(value: unknown, depth: number): boolean {
  if (!Array.isArray(value) || depth > MAX_DEPTH) return false;
  return value.every((parameter: unknown) => {
    if (!isObject(parameter) || typeof parameter.type !== 'string') return false;
    if (parameter.name !== undefined && typeof parameter.name !== 'string') return false;
    if (TUPLE.test(parameter.type)) return areParameters(parameter.components, depth + 1);
    return TYPE.test(parameter.type);
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
