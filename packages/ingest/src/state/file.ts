import type { hapi } from '@ledgerscope/streams';
import type { Derivation } from '../derive/derive-context.ts';
import { hasContents } from '../derive/file.ts';
import { instantOf } from '../derive/instant-of.ts';
import { keyListBytes } from '../derive/key-bytes.ts';
import { changeEntity, setDeleted } from './change-entity.ts';
import { addTo } from './counter.ts';
import type { Edit } from './state-changes.ts';

/** The file that a transaction creates, appends to, updates, deletes or brings back. */
export function changeFile(derivation: Derivation): void {
  if (!derivation.successful) return;
  const { ids, record } = derivation;
  const { fileCreate, fileAppend, fileUpdate } = derivation.body;
  if (fileUpdate !== undefined) {
    changeEntity(derivation, 'file', ids.file(fileUpdate.fileID), updateEdit(derivation, fileUpdate));
  } else if (fileAppend !== undefined) {
    const size = BigInt(fileAppend.contents.length);
    changeEntity(derivation, 'file', ids.file(fileAppend.fileID), (file) => {
      file.sizeBytes += size;
    });
  } else if (fileCreate !== undefined) {
    changeEntity(derivation, 'file', ids.file(record.receipt?.fileID), creationEdit(derivation, fileCreate));
  } else removeOrBringBack(derivation);
}

function removeOrBringBack(derivation: Derivation): void {
  const { fileDelete, systemDelete, systemUndelete } = derivation.body;
  if (fileDelete === undefined && systemDelete === undefined && systemUndelete === undefined) return;
  const removed = fileDelete?.fileID ?? systemDelete?.fileID;
  const id = derivation.ids.file(removed ?? systemUndelete?.fileID);
  changeEntity(derivation, 'file', id, (file, state) => setDeleted(state, file, removed !== undefined, 'files'));
}

function creationEdit(derivation: Derivation, body: hapi.FileCreateTransactionBody): Edit<'file'> {
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
function updateEdit({ consensusNs }: Derivation, body: hapi.FileUpdateTransactionBody): Edit<'file'> {
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
