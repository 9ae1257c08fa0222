import { createHash } from 'node:crypto';
import { hexText } from '@ledgerscope/ledger';
import { decompress, MAX_FILE_BYTES } from '../compression.ts';
import { type Account, type ContractID, type File, type StateChange, StateChanges } from '../hapi/messages.ts';
import { type ByteOrigin, decodeFrom, errorIn, wholeFile } from '../wire-origin.ts';
import { ItemKind, sliceBlock } from './block-items.ts';

/** What a network held before its first block, as a wrapped record block carries it (HIP-1193). No node signed it. */
export interface GenesisState {
  /** SHA-384 of the block's items that hold it, in hex. */
  readonly hash: string;
  readonly accounts: readonly Account[];
  readonly files: readonly File[];
  readonly bytecodes: readonly { readonly contract: ContractID; readonly code: Uint8Array }[];
  readonly slots: readonly { readonly contract: ContractID; readonly slot: Uint8Array; readonly value: Uint8Array }[];
}

/** Hashes ({@link GenesisState.hash}) of states that are known to be right: of mainnet, sums and balances agree with its balance file of 2019-09-13. */
const KNOWN_STATES: ReadonlySet<string> = new Set([
  'c2448af361db46870431d10ebcf576caa648896069fa549c35f110a3b527bc57ced4aa0fb13f5bbaf52cab0246eca332',
]);

/** Whether a genesis state is that of a public network: the program knows its hash. */
export function isKnownGenesisState({ hash }: Pick<GenesisState, 'hash'>): boolean {
  return KNOWN_STATES.has(hash);
}

/**
 * The state that the items of a wrapped record block hold beside the record file; undefined where it holds none.
 * @throws StreamError where the block is damaged
 */
export function readGenesisState(file: string, packed: Uint8Array, limit = MAX_FILE_BYTES): GenesisState | undefined {
  const bytes = decompress(file, packed, limit);
  const origin = wholeFile(file, bytes);
  const items = sliceBlock(origin, bytes).filter(({ kind }) => kind === ItemKind.stateChanges);
  if (items.length === 0) return undefined;
  const digest = createHash('sha384');
  for (const { raw } of items) digest.update(raw);
  const changes = items.flatMap(({ value }) => wholeValues(origin, value));
  return {
    hash: hexText(digest.digest()),
    accounts: changes.flatMap(accountOf),
    files: changes.flatMap(fileOf),
    bytecodes: changes.flatMap(bytecodeOf),
    slots: changes.flatMap(slotOf),
  };
}

/** Nothing was before the first block that a difference could be laid over. @throws StreamError for a difference */
function wholeValues(origin: ByteOrigin, item: Uint8Array): readonly StateChange[] {
  const { stateChanges } = decodeFrom(origin, StateChanges, item);
  for (const { stateId, mapUpdate, singletonUpdate } of stateChanges) {
    const update = mapUpdate ?? singletonUpdate;
    if (update === undefined || !(update.partial || update.clearedFields.length > 0)) continue;
    const actual = update.partial ? 'a difference' : `cleared fields ${update.clearedFields.join(', ')}`;
    throw errorIn(origin, 'malformed', `whole values (state ${stateId}) before the first block`, actual, item);
  }
  return stateChanges;
}

function accountOf({ mapUpdate }: StateChange): Account[] {
  const [accountId, account] = [mapUpdate?.key?.accountIdKey, mapUpdate?.value?.accountValue];
  return account === undefined || accountId === undefined ? [] : [{ ...account, accountId }];
}

function fileOf({ mapUpdate }: StateChange): File[] {
  const [fileId, file] = [mapUpdate?.key?.fileIdKey, mapUpdate?.value?.fileValue];
  return file === undefined || fileId === undefined ? [] : [{ ...file, fileId }];
}

function bytecodeOf({ mapUpdate }: StateChange): GenesisState['bytecodes'] {
  const [contract, code] = [mapUpdate?.key?.contractIdKey, mapUpdate?.value?.bytecodeValue?.code];
  return contract === undefined || code === undefined ? [] : [{ contract, code }];
}

function slotOf({ mapUpdate }: StateChange): GenesisState['slots'] {
  const [place, value] = [mapUpdate?.key?.slotKeyKey, mapUpdate?.value?.slotValueValue?.value];
  return place?.contractID === undefined || value === undefined
    ? []
    : [{ contract: place.contractID, slot: place.key, value }];
}
