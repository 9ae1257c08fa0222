import { type AbiParameter, decodeAbiParameters, decodeEventLog, type Hex } from 'viem';
import { type SignatureSet, signatureSet } from '../../../../portal/abi/signature-set.ts';
import { hexText } from '../../values.ts';
import { KNOWN_SIGNATURES } from './known-signatures.ts';

/** Longer call data is shown raw: decoding costs time, and nobody reads it. */
const MAX_BYTES = 65_536;
const BUNDLED = signatureSet(KNOWN_SIGNATURES);

/** A call, event or error with its values, before addresses are named. */
export interface Decoded {
  readonly name: string;
  readonly inputs: readonly AbiParameter[];
  readonly values: readonly unknown[];
}

/** Selectors (8 hex digits) of the functions of this name, of the contract's own ABIs and of the bundled signatures. */
export function selectorsNamed(name: string, own: readonly SignatureSet[] = []): readonly string[] {
  return [...new Set([...own, BUNDLED].flatMap(({ selectors }) => selectors.get(name) ?? []))];
}

/**
 * The call that the data encodes, by the contract's own ABIs and then by the bundled signatures; undefined where none
 * knows it or the data does not fit.
 */
export function decodeCall(data: Uint8Array, own: readonly SignatureSet[] = []): Decoded | undefined {
  if (data.length < 4 || data.length > MAX_BYTES) return undefined;
  return decodeSelected(
    data,
    [...own, BUNDLED].map(({ functions }) => functions),
  );
}

/** The error that a call was undone with, by the contract's own ABIs; undefined where none knows it or the data does not fit. */
export function decodeError(data: Uint8Array, own: readonly SignatureSet[]): Decoded | undefined {
  if (data.length < 4 || data.length > MAX_BYTES) return undefined;
  return decodeSelected(
    data,
    own.map(({ errors }) => errors),
  );
}

type Selected = ReadonlyMap<string, { readonly name: string; readonly inputs: readonly AbiParameter[] }>;

/** Reads a selector and its arguments by the first signature that they fit. */
function decodeSelected(data: Uint8Array, sets: readonly Selected[]): Decoded | undefined {
  const selector = hexText(data.subarray(0, 4));
  for (const set of sets) {
    const known = set.get(selector);
    if (known === undefined) continue;
    const { name, inputs } = known;
    if (inputs.length === 0) return { name, inputs, values: [] };
    const decoded = attempt(() => ({
      name,
      inputs,
      values: decodeAbiParameters(inputs, `0x${hexText(data.subarray(4))}`),
    }));
    if (decoded !== undefined) return decoded;
  }
  return undefined;
}

/** The event that a log is, by the same order; undefined where none is known or the log does not fit it. */
export function decodeLog(
  topics: readonly Uint8Array[],
  data: Uint8Array,
  own: readonly SignatureSet[] = [],
): Decoded | undefined {
  const [topic] = topics;
  if (topic === undefined || data.length > MAX_BYTES) return undefined;
  const digits = hexText(topic);
  const known = [...own, BUNDLED]
    .flatMap(({ events }) => events.get(digits) ?? [])
    .find((event) => event.inputs.filter((input) => input.indexed === true).length === topics.length - 1);
  if (known === undefined) return undefined;
  return attempt(() => {
    // Names are for people and can be missing or double; by position every value is its own.
    const inputs = known.inputs.map((input, index) => ({ ...input, name: String(index) }));
    const { args } = decodeEventLog({
      abi: [{ ...known, inputs }],
      data: `0x${hexText(data)}`,
      topics: topics.map((one): Hex => `0x${hexText(one)}`) as [Hex, ...Hex[]],
    });
    const byPosition = args as unknown as Readonly<Record<string, unknown>>;
    return { name: known.name, inputs: known.inputs, values: inputs.map(({ name }) => byPosition[name]) };
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
