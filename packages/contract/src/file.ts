import { type Static, Type } from 'typebox';
import { amount } from './amount.ts';
import { KeyOrNull } from './key.ts';
import { KnownFrom } from './known-from.ts';
import {
  entityId,
  entityIdOrNull,
  flag,
  hexOrNull,
  instant,
  instantOrNull,
  object,
  orNull,
  text,
  textOrNull,
  whole,
} from './schemas.ts';

export const FileUpdate = object('A file change.', {
  consensusTime: instant('Time of the change.'),
  transactionID: text('Digits form of the transaction ID.'),
  readableTransactionID: text('`payer@seconds.nanoseconds`.'),
  type: text('FILECREATE, FILEAPPEND, FILEUPDATE or FILEDELETE.'),
  sizeBytes: whole('Size of its file contents in bytes.'),
});
export type FileUpdate = Static<typeof FileUpdate>;

export const SystemFile = object('A decoded network file.', {
  name: text('Network purpose: address book, node details, fee schedules, exchange rates and so on.'),
  message: text('HAPI protobuf message, such as NodeAddressBook.'),
  fields: Type.Unknown({ description: 'Message fields.' }),
});
export type SystemFile = Static<typeof SystemFile>;

export const LedgerFile = object('A file with all known details.', {
  fileID: entityId('The file.'),
  fileId: entityId('Same as `fileID`.'),
  id: entityId('Same as `fileID`.'),
  checksum: textOrNull('HIP-15 checksum of the ID (five letters); null if the ledger ID is unknown.'),
  knownFrom: KnownFrom,
  createdBy: entityIdOrNull('Payer of the creation; null if unknown.'),
  createdOn: instantOrNull('Creation time; null if unknown.'),
  createDate: instantOrNull('Same as `createdOn`.'),
  lastUpdatedOn: instantOrNull('Latest stored create, append, update or delete.'),
  updateDate: instantOrNull('Latest change; null if the file has not changed since its creation.'),
  expiry: instantOrNull('Expiration time, as recorded.'),
  memo: text('Memo; empty for none.'),
  keys: KeyOrNull('File keys, as a key list; null if there are none.'),
  deleted: flag('Whether the file is deleted.'),
  sizeBytes: amount('Size of the stored contents.'),
  complete: flag(
    'Whether the contents are complete: false if the file was created before the first block, or reported by a mirror node.',
  ),
  contents: hexOrNull('The first 65,536 bytes of the contents; null if not stored.'),
  contentsText: textOrNull('The contents as text, if the bytes are valid UTF-8; otherwise null.'),
  contentsCut: flag('Whether `contents` is only the beginning.'),
  systemFile: orNull(
    SystemFile,
    'Decoded fields of a network file; null for other files, and if it cannot be decoded.',
  ),
});
export type LedgerFile = Static<typeof LedgerFile>;
