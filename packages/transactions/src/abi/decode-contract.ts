import type { ContractMethod } from '@ledgerscope/contract';
import { type EntityId, entityIdFromStore, hexText } from '@ledgerscope/ledger';
import { type AbiMethod, abiEntries, decodeCall, decodeLog, namedMethod, signatureSet } from '@ledgerscope/ledger/abi';
import type { ReadAbis } from '../foreign-abi/abi-registry.ts';
import { AbiBusyError, AbiStoppedError, type AbiThreads, sharedAbiThreads } from '../foreign-abi/abi-threads.ts';
import { type AbiTask, type DecodedTexts, type ForeignAbi, textsOf } from '../foreign-abi/foreign-abi.ts';
import { keccakHex } from '../foreign-abi/keccak-hex.ts';
import { KNOWN_SIGNATURES } from './known-signatures.ts';

const BUNDLED = signatureSet(abiEntries(KNOWN_SIGNATURES), keccakHex);

/** Bytes of a contract. */
export interface ContractBytes extends Omit<AbiTask, 'abis'> {
  /** 0 for none. */
  readonly contract: bigint;
}

/** Where ABIs come from. */
export interface AbiContext {
  /** ABIs of single contracts; without them calls are decoded by bundled signatures. */
  readonly signatures?: ReadAbis | undefined;
  /** To be called where a part of the reply could not be read: such a reply is not cached. */
  readonly onIncomplete?: (() => void) | undefined;
  /** An ABI that counts before those of the contracts, and who takes turns with others by it. */
  readonly own?: { readonly abi: ForeignAbi; readonly owner: string } | undefined;
  readonly threads?: Pick<AbiThreads, 'decode' | 'methods' | 'selectors'> | undefined;
}

/**
 * What bytes encode, by the own ABI, by those of the contracts and then by the bundled signatures; undefined where none knows it or the
 * bytes do not fit.
 * @throws AbiStoppedError where the own ABI takes more than it may
 */
export async function decodeAll(
  context: AbiContext,
  all: readonly ContractBytes[],
): Promise<(DecodedTexts | undefined)[]> {
  const { own, threads = sharedAbiThreads() } = context;
  const decoded: (DecodedTexts | undefined)[] =
    own === undefined || all.length === 0
      ? all.map(() => undefined)
      : await threads.decode(
          own.owner,
          all.map((one) => ({ ...one, abis: [own.abi] })),
        );
  await decodeByContracts({ ...context, threads }, all, decoded);
  return decoded.map((one, index) => one ?? decodedByBundled(all[index]));
}

/** Selectors (8 hex digits) of the functions of this name, of the contract's own ABIs and of the bundled signatures. */
export async function selectorsNamed(
  context: AbiContext,
  contract: EntityId | undefined,
  name: string,
): Promise<string[]> {
  const { threads = sharedAbiThreads() } = context;
  const bundled = BUNDLED.selectors.get(name) ?? [];
  if (contract === undefined) return [...bundled];
  const abis = (await readAbis(context, [contract])).get(contract) ?? [];
  if (abis.length === 0) return [...bundled];
  const found = await unlessStopped(context, () => threads.selectors(ownerOf(contract), abis, name));
  return [...new Set([...(found ?? []), ...bundled])];
}

/** Call data and the contract that it was sent to (0 for none). */
export interface CallData {
  readonly contract: bigint;
  readonly data: Uint8Array;
}

/** Where nothing was called. */
export const NO_CALL: CallData = { contract: 0n, data: new Uint8Array() };
const SELECTOR_BYTES = 4;

/**
 * The functions that calls name by their first four bytes, whatever follows: by the ABIs of the contract, where these do not know it by
 * the bundled signatures; null where none does.
 */
export async function contractMethods(
  context: AbiContext,
  calls: readonly CallData[],
): Promise<readonly (ContractMethod | null)[]> {
  const selectors = calls.map(({ data }) =>
    data.length < SELECTOR_BYTES ? '' : hexText(data.subarray(0, SELECTOR_BYTES)),
  );
  const methods: (ContractMethod | null)[] = selectors.map((selector) => {
    const bundled = namedMethod([BUNDLED], selector);
    return bundled === undefined ? null : { ...methodReply(bundled), source: 'STANDARD' };
  });
  const { threads = sharedAbiThreads() } = context;
  const named = [...calls.entries()].filter(([index, { contract }]) => selectors[index] !== '' && contract !== 0n);
  const byContract = Map.groupBy(named, ([, { contract }]) => entityIdFromStore(contract));
  for (const [contract, abis] of await readAbis(context, [...byContract.keys()])) {
    const places = (byContract.get(contract) ?? []).map(([index]) => index);
    const asked = places.map((place) => selectors[place] as string);
    const found = await unlessStopped(context, () => threads.methods(ownerOf(contract), abis, asked));
    for (const [index, place] of places.entries()) {
      const method = found?.[index];
      if (method !== undefined) methods[place] = { ...methodReply(method), source: 'CONTRACT' };
    }
  }
  return methods;
}

function methodReply({ name, signature, otherSignatures }: AbiMethod) {
  return { name, signature, otherSignatures: [...otherSignatures] };
}

/** Fills in what ABIs of the contracts read. */
async function decodeByContracts(
  context: AbiContext & { readonly threads: NonNullable<AbiContext['threads']> },
  all: readonly ContractBytes[],
  decoded: (DecodedTexts | undefined)[],
): Promise<void> {
  const left = [...all.entries()].filter(([index, { contract }]) => decoded[index] === undefined && contract !== 0n);
  const known = await readAbis(
    context,
    left.map(([, { contract }]) => entityIdFromStore(contract)),
  );
  for (const [contract, tasks] of Map.groupBy(left, ([, one]) => entityIdFromStore(one.contract))) {
    const abis = known.get(contract);
    if (abis === undefined) continue;
    const some = tasks.map(([, one]) => ({ ...one, abis }));
    const read = await unlessStopped(context, () => context.threads.decode(ownerOf(contract), some));
    for (const [place, [index]] of tasks.entries()) decoded[index] = read?.[place];
  }
}

async function readAbis({ signatures, onIncomplete }: AbiContext, contracts: readonly EntityId[]) {
  const distinct = [...new Set(contracts)];
  if (signatures === undefined || distinct.length === 0) return new Map<EntityId, readonly ForeignAbi[]>();
  return signatures(distinct, onIncomplete);
}

function ownerOf(contract: EntityId): string {
  return `contract ${contract}`;
}

/** What an ABI of a contract takes too much for is shown as it is. */
async function unlessStopped<Result>(
  { onIncomplete }: AbiContext,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AbiStoppedError || error instanceof AbiBusyError)) throw error;
    onIncomplete?.();
    return undefined;
  }
}

/** Errors are known of contracts alone. */
function decodedByBundled(bytes: ContractBytes | undefined): DecodedTexts | undefined {
  if (bytes === undefined || bytes.kind === 'error') return undefined;
  const { kind, data, topics = [] } = bytes;
  const decoded = kind === 'log' ? decodeLog(BUNDLED, topics, data) : decodeCall(BUNDLED, data);
  return decoded && textsOf(decoded);
}
