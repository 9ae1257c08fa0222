import { type EntityId, NO_ENTITY } from '@ledgerscope/ledger';
import type { FileRow } from '@ledgerscope/ledger-store';
import { encode, hapi } from '@ledgerscope/streams';
import { type Derivation, NO_BYTES } from '../derive/derive-context.ts';
import { hasContents } from '../derive/file.ts';
import { instantOf } from '../derive/instant-of.ts';
import { addTo } from './counter.ts';
import type { StateSets } from './state-changes.ts';

/** The file that a transaction creates, appends to, updates, deletes or brings back. */
export function changeFile(derivation: Derivation): void {
  if (!derivation.successful) return;
  const { ids, record } = derivation;
  const { fileCreate, fileAppend, fileUpdate } = derivation.body;
  if (fileUpdate !== undefined) {
    changeOne(derivation, ids.file(fileUpdate.fileID), updated(derivation, fileUpdate));
  } else if (fileAppend !== undefined) {
    const size = BigInt(fileAppend.contents.length);
    changeOne(derivation, ids.file(fileAppend.fileID), (file) => {
      file.sizeBytes += size;
    });
  } else if (fileCreate !== undefined) {
    changeOne(derivation, ids.file(record.receipt?.fileID), created(derivation, fileCreate));
  } else removeOrBringBack(derivation);
}

function removeOrBringBack(derivation: Derivation): void {
  const { fileDelete, systemDelete, systemUndelete } = derivation.body;
  const removed = fileDelete?.fileID ?? systemDelete?.fileID;
  const id = derivation.ids.file(removed ?? systemUndelete?.fileID);
  changeOne(derivation, id, (file, state) => setDeleted(state, file, removed !== undefined));
}

type Edit = (file: FileRow, state: StateSets) => void;

function changeOne({ changes, consensusNs }: Derivation, id: EntityId, edit: Edit): void {
  if (id === NO_ENTITY) return;
  changes.want('file', { id });
  changes.push((state) => {
    const file = state.file.change({ id });
    file.updatedNs = consensusNs;
    edit(file, state);
  });
}

function created(derivation: Derivation, body: hapi.FileCreateTransactionBody): Edit {
  const { consensusNs, payer } = derivation;
  const keys = keyListBytes(body.keys);
  const isKnown = hasContents(derivation);
  return (file, state) => {
    if (file.createdNs === 0n) addTo(state, 'files', 1n);
    file.createdNs = consensusNs;
    file.creator = payer;
    file.memo = body.memo;
    file.keys = keys;
    file.expirationNs = instantOf(body.expirationTime);
    if (!isKnown) return;
    file.contentsNs = consensusNs;
    file.sizeBytes = BigInt(body.contents.length);
  };
}

/** An update without contents leaves them as they are. */
function updated({ consensusNs }: Derivation, body: hapi.FileUpdateTransactionBody): Edit {
  const keys = keyListBytes(body.keys);
  return (file) => {
    if (body.memo !== undefined) file.memo = body.memo.value;
    if (body.keys !== undefined) file.keys = keys;
    if (body.expirationTime !== undefined) file.expirationNs = instantOf(body.expirationTime);
    if (body.contents.length === 0) return;
    file.contentsNs = consensusNs;
    file.sizeBytes = BigInt(body.contents.length);
  };
}

function setDeleted(state: StateSets, file: FileRow, deleted: boolean): void {
  if ((file.deleted === 1) === deleted) return;
  file.deleted = deleted ? 1 : 0;
  if (file.createdNs !== 0n) addTo(state, 'files', deleted ? -1n : 1n);
}

function keyListBytes(keys: hapi.KeyList | undefined): Uint8Array {
  return keys === undefined ? NO_BYTES : encode(hapi.KeyList, keys);
}
