import { type EntityId, NO_ENTITY, TYPE_ID } from '@ledgerscope/ledger';
import type { FileDataRow } from '@ledgerscope/ledger-store';
import type { hapi } from '@ledgerscope/streams';
import { type Derivation, NO_BYTES } from './derive-context.ts';
import { instantOf, NO_INSTANT } from './instant-of.ts';
import { keyListBytes } from './key-bytes.ts';

type Change = Omit<FileDataRow, 'consensusNs' | 'type'>;
const UNSET = { contents: NO_BYTES, memo: '', expirationNs: NO_INSTANT, keys: NO_BYTES } as const;

/**
 * One row per successful change of a file, system files with all their contents included. None where a mirror node does not report what was
 * written: an empty file would be something else.
 */
export function deriveFileData(derivation: Derivation): void {
  if (!derivation.successful || !hasContents(derivation)) return;
  const change = changeOf(derivation);
  if (change === undefined) return;
  const { consensusNs, item, context } = derivation;
  derivation.rows.fileData.push({ consensusNs, type: item.typeId, ...change });
  const { file, contents } = change;
  const isAppended = item.typeId === TYPE_ID.fileAppend;
  // An update without contents leaves them as they are.
  if (isAppended || item.typeId === TYPE_ID.fileCreate || contents.length > 0)
    context.writeFile(file as EntityId, { consensusNs, starts: !isAppended, bytes: contents });
}

/** Mirror nodes give contents of no file but the exchange rates. */
export function hasContents({ block, body }: Derivation): boolean {
  if (block.format !== 'mirror') return true;
  const written = body.fileCreate ?? body.fileAppend ?? body.fileUpdate;
  return written === undefined || written.contents.length > 0;
}

function changeOf(derivation: Derivation): Change | undefined {
  const { fileAppend, fileCreate, fileDelete, fileUpdate } = derivation.body;
  if (fileAppend !== undefined) {
    return { ...UNSET, file: derivation.ids.file(fileAppend.fileID), contents: fileAppend.contents };
  }
  if (fileCreate !== undefined) return deriveCreation(derivation, fileCreate);
  if (fileUpdate !== undefined) return deriveUpdate(derivation, fileUpdate);
  return fileDelete === undefined ? undefined : { ...UNSET, file: derivation.ids.file(fileDelete.fileID) };
}

function deriveCreation({ ids, record }: Derivation, create: hapi.FileCreateTransactionBody): Change {
  const file: EntityId = record.receipt === undefined ? NO_ENTITY : ids.file(record.receipt.fileID);
  const { contents, memo, expirationTime } = create;
  return { file, contents, memo, expirationNs: instantOf(expirationTime), keys: keyListBytes(create.keys) };
}

function deriveUpdate({ ids }: Derivation, update: hapi.FileUpdateTransactionBody): Change {
  const { contents, memo, expirationTime } = update;
  return {
    file: ids.file(update.fileID),
    contents,
    memo: memo?.value ?? '',
    expirationNs: instantOf(expirationTime),
    keys: keyListBytes(update.keys),
  };
}
