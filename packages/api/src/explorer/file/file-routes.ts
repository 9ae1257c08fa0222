import { type FileUpdate, instantCursor, type LedgerFile, type SystemFile, toAmount } from '@ledgerscope/contract';
import { type EntityId, GENESIS_NS, hexText, transactionType, unpackEntityId } from '@ledgerscope/ledger';
import {
  type FileChange,
  type FileRow,
  fileChanges,
  fileHistory,
  fileStates,
  type LedgerSnapshot,
  ledgerCounters,
} from '@ledgerscope/ledger-store';
import { decodeIfValid, hapi, toJson } from '@ledgerscope/streams';
import {
  idFields,
  idOrNull,
  idText,
  instantOrNull,
  knownFrom,
  utf8OrNull,
  withTransactions,
} from '@ledgerscope/transactions/values';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { checksumText, entityOfPath } from '../entity-named.ts';
import { keyListReply } from '../key-reply.ts';
import { by, listReply, pageToRead } from '../list-page.ts';

const MAX_CONTENTS_BYTES = 65_536;

/** Files: one file with its contents, and its changes. */
export const FILE_HANDLERS = {
  getFile: async ({ context, path }) => ({ data: await fileReply(context, await knownFile(context, path.id)) }),
  listFileUpdates: async ({ context: { snapshot }, context, path, query }) => {
    const { id } = await knownFile(context, path.id);
    const found = await fileChanges(snapshot, id as EntityId, pageToRead(query));
    return listReply(instantCursor, query, found, (rows) => fileUpdateReplies(snapshot, rows), by('consensusNs'));
  },
} satisfies Partial<Handlers>;

async function knownFile(context: ApiContext, text: string): Promise<FileRow> {
  const id = entityOfPath(context, text);
  const state = (await fileStates(context.snapshot, [id])).get(id);
  if (state === undefined) throw new ApiError('not_found', `File ${idText(id)} not found.`);
  return state;
}

async function fileReply(context: ApiContext, state: FileRow): Promise<LedgerFile> {
  const id = idText(state.id);
  const created = instantOrNull(state.createdNs);
  return {
    fileID: id,
    fileId: id,
    id,
    checksum: checksumText(context, state.id),
    knownFrom: knownFrom(state, (await ledgerCounters(context.snapshot)).startNs),
    createdBy: idOrNull(state.creator),
    createdOn: created,
    createDate: created,
    lastUpdatedOn: instantOrNull(state.updatedNs),
    updateDate: state.updatedNs === state.createdNs ? null : instantOrNull(state.updatedNs),
    expiry: instantOrNull(state.expirationNs),
    memo: state.memo,
    keys: keyListReply(state.keys),
    deleted: state.deleted === 1,
    sizeBytes: toAmount(state.sizeBytes),
    complete: state.contentsNs !== 0n || state.createdNs === GENESIS_NS,
    ...(await contentsReply(context, state)),
  };
}

async function contentsReply({ snapshot }: ApiContext, { id, contentsNs }: FileRow) {
  if (contentsNs === 0n) return { contents: null, contentsText: null, contentsCut: false, systemFile: null };
  const pieces = await fileHistory(snapshot, id as EntityId);
  const whole = Buffer.concat(pieces.map(({ contents }) => contents));
  const shown = whole.subarray(0, MAX_CONTENTS_BYTES);
  const contentsCut = shown.length < whole.length;
  const contentsText = contentsCut ? startText(shown) : utf8OrNull(shown);
  return { contents: hexText(shown), contentsText, contentsCut, systemFile: systemFile(id, whole) };
}

/** A cut may fall inside a character: up to three bytes at the end may belong to it. */
function startText(bytes: Uint8Array): string | null {
  for (let less = 0; less < 4; less++) {
    const text = utf8OrNull(bytes.subarray(0, bytes.length - less));
    if (text !== null) return text;
  }
  return null;
}

/** Changes of a file with the ids of the transactions that made them. */
export async function fileUpdateReplies(
  snapshot: LedgerSnapshot,
  changes: readonly FileChange[],
): Promise<FileUpdate[]> {
  const made = await withTransactions(snapshot, changes, 'a file change');
  return made.map(([{ type, sizeBytes }, transaction]) => ({
    ...idFields(transaction),
    type: transactionType(type).code,
    sizeBytes: Number(sizeBytes),
  }));
}

/** Longer ones do not exist: a file holds at most 1 MiB (files.maxSizeKb). */
const MAX_BYTES = 1_048_576;

/** The network's system files, by number (HAPI, "system files"). */
const SYSTEM_FILES: ReadonlyMap<bigint, (contents: Uint8Array) => SystemFile | null> = new Map([
  [101n, fileOf('address book', 'NodeAddressBook', hapi.NodeAddressBook)],
  [102n, fileOf('node details', 'NodeAddressBook', hapi.NodeAddressBook)],
  [111n, fileOf('fee schedules', 'CurrentAndNextFeeSchedule', hapi.CurrentAndNextFeeSchedule)],
  [112n, fileOf('exchange rates', 'ExchangeRateSet', hapi.ExchangeRateSet)],
  [121n, fileOf('application properties', 'ServicesConfigurationList', hapi.ServicesConfigurationList)],
  [122n, fileOf('API permissions', 'ServicesConfigurationList', hapi.ServicesConfigurationList)],
  [123n, fileOf('throttle definitions', 'ThrottleDefinitions', hapi.ThrottleDefinitions)],
]);

/** What a file of the network says; null for other files, and for bytes that are none such: while it is written in pieces. */
export function systemFile(id: bigint, contents: Uint8Array): SystemFile | null {
  const read = SYSTEM_FILES.get(unpackEntityId(id as EntityId).num);
  if (read === undefined || contents.length === 0 || contents.length > MAX_BYTES) return null;
  return read(contents);
}

function fileOf<Message extends object>(name: string, message: string, type: Parameters<typeof toJson<Message>>[0]) {
  return (contents: Uint8Array): SystemFile | null => {
    const decoded = decodeIfValid(type, contents);
    return decoded === undefined ? null : { name, message, fields: toJson(type, decoded) };
  };
}
