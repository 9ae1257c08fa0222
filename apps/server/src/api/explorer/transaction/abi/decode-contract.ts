import {
  type AbiEvent,
  type AbiFunction,
  type AbiParameter,
  decodeAbiParameters,
  decodeEventLog,
  type Hex,
  toEventSelector,
  toFunctionSelector,
} from 'viem';
import { hexText } from '../../values.ts';
import { KNOWN_SIGNATURES } from './known-signatures.ts';

/** Longer call data is shown raw: decoding costs time, and nobody reads it. */
const MAX_BYTES = 65_536;

/** A call or event with its values, before addresses are named. */
export interface Decoded {
  readonly name: string;
  readonly inputs: readonly AbiParameter[];
  readonly values: readonly unknown[];
}

const functions = new Map<string, AbiFunction>();
const selectorsOf = new Map<string, string[]>();
const events = new Map<string, AbiEvent[]>();
for (const item of KNOWN_SIGNATURES as readonly (AbiFunction | AbiEvent)[]) {
  if (item.type === 'function') {
    const selector = toFunctionSelector(item).slice(2);
    if (functions.has(selector)) continue;
    functions.set(selector, item);
    selectorsOf.set(item.name, [...(selectorsOf.get(item.name) ?? []), selector]);
  } else {
    const topic = toEventSelector(item).slice(2);
    events.set(topic, [...(events.get(topic) ?? []), item]);
  }
}

/** Selectors (8 hex digits) of the known functions of this name. */
export function selectorsNamed(name: string): readonly string[] {
  return selectorsOf.get(name) ?? [];
}

/** The call that the data encodes; undefined where no signature is known or the data does not fit it. */
export function decodeCall(data: Uint8Array): Decoded | undefined {
  if (data.length < 4 || data.length > MAX_BYTES) return undefined;
  const known = functions.get(hexText(data.subarray(0, 4)));
  if (known === undefined) return undefined;
  if (known.inputs.length === 0) return { name: known.name, inputs: [], values: [] };
  return attempt(() => ({
    name: known.name,
    inputs: known.inputs,
    values: decodeAbiParameters(known.inputs, `0x${hexText(data.subarray(4))}`),
  }));
}

/** The event that a log is; undefined where none is known or the log does not fit it. */
export function decodeLog(topics: readonly Uint8Array[], data: Uint8Array): Decoded | undefined {
  const [topic] = topics;
  if (topic === undefined || data.length > MAX_BYTES) return undefined;
  const known = events
    .get(hexText(topic))
    ?.find((event) => event.inputs.filter((input) => input.indexed === true).length === topics.length - 1);
  if (known === undefined) return undefined;
  return attempt(() => {
    const { args } = decodeEventLog({
      abi: [known],
      data: `0x${hexText(data)}`,
      topics: topics.map((one): Hex => `0x${hexText(one)}`) as [Hex, ...Hex[]],
    });
    const named = args as unknown as Readonly<Record<string, unknown>>;
    return { name: known.name, inputs: known.inputs, values: known.inputs.map((input) => named[input.name ?? '']) };
  });
}

/** Ledger bytes are hostile: whatever the decoder refuses stays raw. */
function attempt(decode: () => Decoded): Decoded | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}
