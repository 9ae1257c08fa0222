import type { ContractAction, DecodedCall, DecodedError, ParsedEvent } from '@ledgerscope/contract';
import type { AbiText } from '@ledgerscope/ledger/abi';
import type { ContractActionRow, ContractLogRow, LedgerSnapshot } from '@ledgerscope/ledger-store';
import { entitiesByAddress } from '@ledgerscope/ledger-store';
import type { DecodedTexts } from '../foreign-abi/foreign-abi.ts';
import { idText } from '../values.ts';
import { type AbiContext, type CallData, contractMethods, decodeAll } from './decode-contract.ts';

/** Twelve zero bytes and the number: the address of an entity that has no address of its own. */
const LONG_ZERO = /^0x0{24}([0-9a-f]{16})$/;

/** Ids by EVM address (lower-case hex without 0x). */
type Names = ReadonlyMap<string, bigint>;

/** Where signatures and names come from. */
export interface DecodeContext extends AbiContext {
  readonly snapshot: LedgerSnapshot;
}

/** Decodes calls; for each what it encodes, or null. Addresses of known entities are written as their ids. */
export async function decodedCalls(
  context: DecodeContext,
  calls: readonly CallData[],
): Promise<readonly (DecodedCall | null)[]> {
  const decoded = await decodeAll(
    context,
    calls.map(({ contract, data }) => ({ kind: 'call', contract, data })),
  );
  const names = await namesIn(context.snapshot, decoded);
  return decoded.map((call) =>
    call === undefined ? null : { functionName: call.name, functionType: 'function', ...inputsReply(call, names) },
  );
}

/** What is known of the call data of calls inside the EVM. */
export async function decodedActions(
  context: DecodeContext,
  actions: readonly Pick<ContractActionRow, 'recipient' | 'input'>[],
): Promise<readonly Pick<ContractAction, 'method' | 'decodedInput'>[]> {
  const called = actions.map(({ recipient, input }) => ({ contract: recipient, data: input }));
  const [inputs, methods] = await Promise.all([decodedCalls(context, called), contractMethods(context, called)]);
  return actions.map((_, index) => ({ method: methods[index] ?? null, decodedInput: inputs[index] ?? null }));
}

/** What a contract was undone with, where it is an error of its own ABI; null otherwise. `message` is 0x and hex digits, or a text. */
export async function decodedError(
  context: DecodeContext,
  contract: bigint,
  message: string,
): Promise<DecodedError | null> {
  const hex = /^0x((?:[0-9a-f]{2})+)$/i.exec(message)?.[1];
  if (hex === undefined) return null;
  const [error] = await decodeAll(context, [{ kind: 'error', contract, data: Buffer.from(hex, 'hex') }]);
  if (error === undefined) return null;
  const names = await namesIn(context.snapshot, [error]);
  return { functionName: error.name, functionType: 'error', ...inputsReply(error, names) };
}

/** The logs that known events read, in their order. */
export async function parsedEvents(context: DecodeContext, logs: readonly ContractLogRow[]): Promise<ParsedEvent[]> {
  return (await eventOfEachLog(context, logs)).filter((event) => event !== null);
}

/** For each log the event that it is, null where no known one reads it. @throws AbiStoppedError as `decodeAll` does */
export async function eventOfEachLog(
  context: DecodeContext,
  logs: readonly ContractLogRow[],
): Promise<readonly (ParsedEvent | null)[]> {
  const decoded = await decodeAll(
    context,
    logs.map(({ contract, topics, data }) => ({ kind: 'log', contract, topics, data })),
  );
  const names = await namesIn(context.snapshot, decoded);
  return logs.map((log, index) => {
    const event = decoded[index];
    if (event === undefined) return null;
    return {
      index: log.logIndex,
      contractID: idText(log.contract),
      functionName: event.name,
      functionType: 'event' as const,
      ...inputsReply(event, names),
    };
  });
}

async function namesIn(snapshot: LedgerSnapshot, decoded: readonly (DecodedTexts | undefined)[]): Promise<Names> {
  const addresses = new Set<string>();
  for (const one of decoded)
    for (const address of one?.values.flatMap(addressesOf) ?? [])
      if (!LONG_ZERO.test(address)) addresses.add(address.slice(2));
  return entitiesByAddress(snapshot, 'evm', [...addresses]);
}

function inputsReply({ inputNames, inputTypes, values }: DecodedTexts, names: Names) {
  return {
    inputNames: [...inputNames],
    inputTypes: [...inputTypes],
    inputValues: values.map((pieces) =>
      pieces.map((piece, index) => (isAddress(index) ? addressText(piece, names) : piece)).join(''),
    ),
  };
}

function addressesOf(pieces: AbiText): string[] {
  return pieces.filter((_, index) => isAddress(index));
}

/** At odd places of a text there are addresses. */
function isAddress(index: number): boolean {
  return index % 2 === 1;
}

function addressText(address: string, names: Names): string {
  const num = LONG_ZERO.exec(address)?.[1];
  if (num !== undefined) return idText(BigInt(`0x${num}`));
  const id = names.get(address.slice(2));
  return id === undefined ? address : idText(id);
}
