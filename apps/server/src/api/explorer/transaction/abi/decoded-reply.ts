import type { DecodedCall, DecodedError, ParsedEvent } from '@ledgerscope/contract';
import { entityIdFromStore } from '@ledgerscope/ledger';
import type { ContractLogRow, LedgerSnapshot } from '@ledgerscope/ledger-store';
import { entitiesByAddress } from '@ledgerscope/ledger-store';
import type { AbiParameter } from 'viem';
import type { SignatureSet } from '../../../../portal/abi/signature-set.ts';
import type { ApiContext } from '../../../api-context.ts';
import { idText } from '../../values.ts';
import { type Decoded, decodeCall, decodeError, decodeLog } from './decode-contract.ts';

const ADDRESS = /^0x[0-9a-f]{40}$/i;
/** Twelve zero bytes and the number: the address of an entity that has no address of its own. */
const LONG_ZERO = /^0x0{24}([0-9a-f]{16})$/i;

/** Ids by EVM address (lower-case hex without 0x). */
type Names = ReadonlyMap<string, bigint>;

/** Where signatures and names come from. */
export type DecodeContext = Pick<ApiContext, 'store' | 'signatures' | 'onIncomplete'>;

/** Call data and the contract that it was sent to (0 for none). */
export interface CallData {
  readonly contract: bigint;
  readonly data: Uint8Array;
}

/** Decodes calls; for each what it encodes, or null. Addresses of known entities are written as their ids. */
export async function decodedCalls(
  context: DecodeContext,
  calls: readonly CallData[],
): Promise<readonly (DecodedCall | null)[]> {
  const own = await signaturesOf(context, calls);
  const decoded = calls.map(({ contract, data }) => decodeCall(data, own.get(contract)));
  const names = await namesIn(context.store, decoded);
  return decoded.map((call) =>
    call === undefined ? null : { functionName: call.name, functionType: 'function', ...inputsReply(call, names) },
  );
}

/** What a contract was undone with, where it is an error of its own ABI; null otherwise. `message` is 0x and hex digits, or a text. */
export async function decodedError(
  context: DecodeContext,
  contract: bigint,
  message: string,
): Promise<DecodedError | null> {
  const hex = /^0x((?:[0-9a-f]{2})+)$/i.exec(message)?.[1];
  if (hex === undefined) return null;
  const own = await signaturesOf(context, [{ contract }]);
  const error = decodeError(Buffer.from(hex, 'hex'), own.get(contract) ?? []);
  if (error === undefined) return null;
  const names = await namesIn(context.store, [error]);
  return { functionName: error.name, functionType: 'error', ...inputsReply(error, names) };
}

/** The logs that known events read, in their order. */
export async function parsedEvents(context: DecodeContext, logs: readonly ContractLogRow[]): Promise<ParsedEvent[]> {
  return (await eventOfEachLog(context, logs)).filter((event) => event !== null);
}

/** For each log the event that it is, null where no known one reads it. */
export async function eventOfEachLog(
  context: DecodeContext,
  logs: readonly ContractLogRow[],
): Promise<readonly (ParsedEvent | null)[]> {
  const own = await signaturesOf(context, logs);
  const decoded = logs.map((log) => ({ log, event: decodeLog(log.topics, log.data, own.get(log.contract)) }));
  const names = await namesIn(
    context.store,
    decoded.map(({ event }) => event),
  );
  return decoded.map(({ log, event }) =>
    event === undefined
      ? null
      : {
          index: log.logIndex,
          contractID: idText(log.contract),
          functionName: event.name,
          functionType: 'event' as const,
          ...inputsReply(event, names),
        },
  );
}

/** The ABIs of the contracts that occur. */
async function signaturesOf(
  { signatures, onIncomplete }: DecodeContext,
  of: readonly { readonly contract: bigint }[],
): Promise<ReadonlyMap<bigint, readonly SignatureSet[]>> {
  const contracts = [...new Set(of.map(({ contract }) => contract))].filter((contract) => contract !== 0n);
  if (signatures === undefined || contracts.length === 0) return new Map();
  return signatures(contracts.map(entityIdFromStore), onIncomplete);
}

async function namesIn(store: LedgerSnapshot, decoded: readonly (Decoded | undefined)[]): Promise<Names> {
  const addresses = new Set<string>();
  for (const { values } of decoded.filter((one) => one !== undefined)) gatherAddresses(values, addresses);
  return entitiesByAddress(store, 'evm', [...addresses]);
}

function gatherAddresses(value: unknown, found: Set<string>): void {
  if (typeof value === 'string' && ADDRESS.test(value) && !LONG_ZERO.test(value))
    found.add(value.slice(2).toLowerCase());
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) gatherAddresses(part, found);
}

function inputsReply({ inputs, values }: Decoded, names: Names) {
  return {
    inputNames: inputs.map((input, index) =>
      input.name === undefined || input.name === '' ? String(index) : input.name,
    ),
    inputTypes: inputs.map(typeText),
    inputValues: values.map((value, index) => valueText(value, inputs[index]?.type ?? '', names)),
  };
}

/** A tuple's type is written out, as `(address,uint256)[]`. What calls itself components of any other type are none. */
function typeText(input: AbiParameter): string {
  if (!input.type.startsWith('tuple')) return input.type;
  const { components = [] } = input as { components?: readonly AbiParameter[] };
  return input.type.replace('tuple', `(${components.map(typeText).join(',')})`);
}

function valueText(value: unknown, type: string, names: Names): string {
  if (typeof value === 'object' && value !== null) return JSON.stringify(plain(value, names));
  return type === 'address' ? addressText(String(value), names) : String(value);
}

/** Lists and tuples with texts at their leaves. */
function plain(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((part) => plain(part, names));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part, names)]));
  const text = String(value);
  return typeof value === 'string' && ADDRESS.test(text) ? addressText(text, names) : text;
}

function addressText(address: string, names: Names): string {
  const num = LONG_ZERO.exec(address)?.[1];
  if (num !== undefined) return idText(BigInt(`0x${num}`));
  const id = names.get(address.slice(2).toLowerCase());
  return id === undefined ? address.toLowerCase() : idText(id);
}
