import { type EntityId, NO_ENTITY } from '@ledgerscope/ledger';
import type { FileDataRow } from '@ledgerscope/ledger-store';
import { encode, hapi } from '@ledgerscope/streams';
import { type Derivation, NO_BYTES } from './derive-context.ts';
import { instantOf, NO_INSTANT } from './instant-of.ts';

type Change = Omit<FileDataRow, 'consensusNs' | 'type'>;
const UNSET = { contents: NO_BYTES, memo: '', expirationNs: NO_INSTANT, keys: NO_BYTES } as const;

/** One row per successful change of a file, system files with all their contents included. */
export function deriveFileData(derivation: Derivation): void {
  if (!derivation.successful) return;
  const change = changeOf(derivation);
  if (change === undefined) return;
  derivation.rows.fileData.push({ consensusNs: derivation.consensusNs, type: derivation.item.typeId, ...change });
}

function changeOf(derivation: Derivation): Change | undefined {
  const { fileAppend, fileCreate, fileDelete, fileUpdate } = derivation.body;
  if (fileAppend !== undefined) {
    return { ...UNSET, file: derivation.ids.file(fileAppend.fileID), contents: fileAppend.contents };
  }
  if (fileCreate !== undefined) return created(derivation, fileCreate);
  if (fileUpdate !== undefined) return updated(derivation, fileUpdate);
  return fileDelete === undefined ? undefined : { ...UNSET, file: derivation.ids.file(fileDelete.fileID) };
}

function created({ ids, record }: Derivation, create: hapi.FileCreateTransactionBody): Change {
  const file: EntityId = record.receipt === undefined ? NO_ENTITY : ids.file(record.receipt.fileID);
  const { contents, memo, expirationTime } = create;
  return { file, contents, memo, expirationNs: instantOf(expirationTime), keys: keyBytes(create.keys) };
}

function updated({ ids }: Derivation, update: hapi.FileUpdateTransactionBody): Change {
  const { contents, memo, expirationTime } = update;
  return {
    file: ids.file(update.fileID),
    contents,
    memo: memo?.value ?? '',
    expirationNs: instantOf(expirationTime),
    keys: keyBytes(update.keys),
  };
}

function keyBytes(keys: hapi.KeyList | undefined): Uint8Array {
  return keys === undefined ? NO_BYTES : encode(hapi.KeyList, keys);
}
