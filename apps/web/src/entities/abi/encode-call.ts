import { parseWritten } from '@ledgerscope/ledger';
import { type AbiFunction, type AbiParameter, encodeFunctionData, type Hex } from 'viem';

/** Why a parameter cannot be what was typed. */
export class ParameterError extends Error {}

const ENTITY_ID = /^\d+\.\d+\.(\d{1,19})$/;
const ENTITY_IDS = /\b\d+\.\d+\.\d{1,19}\b/g;

/** The ids that are typed where a call takes addresses. */
export function typedIds(called: AbiFunction, typed: readonly string[]): string[] {
  const ofAddresses = typed.filter((_, place) => takesAddress(called.inputs[place]));
  return [...new Set(ofAddresses.flatMap((text) => text.match(ENTITY_IDS) ?? []))];
}

function takesAddress(input: AbiParameter | undefined): boolean {
  if (input === undefined) return false;
  return input.type.startsWith('address') || ('components' in input && input.components.some(takesAddress));
}

/**
 * The bytes of a call, as 0x and hexadecimal digits. Lists and structs are typed as JSON; accounts can be typed as ids.
 * @param addresses by id, of those that contracts know by another address than the one made of the id's number
 * @throws ParameterError with a sentence for the visitor
 */
export function encodeCall(
  called: AbiFunction,
  typed: readonly string[],
  addresses: ReadonlyMap<string, string> = new Map(),
): Hex {
  const args = called.inputs.map((input, place) => {
    const text = typed[place]?.trim() ?? '';
    try {
      return argumentOf(input, isNested(input) ? parseWritten(text) : text, addresses);
    } catch {
      throw wrong(input, place);
    }
  });
  try {
    return encodeFunctionData({ abi: [called], functionName: called.name, args });
  } catch {
    const place = called.inputs.findIndex((input, one) => !fits(input, args[one]));
    const input = called.inputs[place];
    throw input === undefined ? new ParameterError('These parameters cannot be encoded.') : wrong(input, place);
  }
}

function fits(input: AbiParameter, arg: unknown): boolean {
  try {
    const inputs = [input];
    encodeFunctionData({
      abi: [{ type: 'function', name: 'f', stateMutability: 'view', inputs, outputs: [] }],
      args: [arg],
    });
    return true;
  } catch {
    // The encoder says by throwing that the type does not take the value.
    return false;
  }
}

function wrong({ name = '', type }: AbiParameter, place: number): ParameterError {
  const hint = type.startsWith('address') ? ' (0x + 40 hex digits, or an ID like 0.0.1001)' : '';
  return new ParameterError(`${name === '' ? `Parameter ${place + 1}` : name} must be of type ${type}${hint}.`);
}

function isNested({ type }: AbiParameter): boolean {
  return type.endsWith(']') || type === 'tuple';
}

/** Numbers of JSON keep their digits. */
function argumentOf(input: AbiParameter, given: unknown, addresses: ReadonlyMap<string, string>): unknown {
  const { type } = input;
  const element = /^(.*)\[\d*\]$/.exec(type)?.[1];
  if (element !== undefined)
    return (given as unknown[]).map((one) => argumentOf({ ...input, type: element }, one, addresses));
  if (type === 'tuple') {
    const { components } = input as { readonly components: readonly AbiParameter[] };
    return (given as unknown[]).map((one, place) => argumentOf(components[place] as AbiParameter, one, addresses));
  }
  const text = String(given);
  if (type.startsWith('uint') || type.startsWith('int')) return wholeOf(given, text);
  if (type === 'bool') return boolOf(text);
  return type === 'address' ? addressOf(text, addresses) : text;
}

function addressOf(text: string, addresses: ReadonlyMap<string, string>): string {
  const number = ENTITY_ID.exec(text)?.[1];
  if (number === undefined) return text.toLowerCase();
  return addresses.get(text) ?? `0x${BigInt(number).toString(16).padStart(40, '0')}`;
}

function wholeOf(given: unknown, text: string): bigint {
  if (text === '' || (typeof given === 'number' && !Number.isInteger(given))) throw new RangeError(text);
  return BigInt(text);
}

function boolOf(text: string): boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  throw new RangeError(text);
}
