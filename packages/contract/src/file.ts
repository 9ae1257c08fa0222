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

export const FileUpdate = object('A change of a file.', {
  consensusTime: instant('When it happened.'),
  transactionID: text('Digits form of the transaction id.'),
  readableTransactionID: text('`payer@seconds.nanoseconds`.'),
  type: text('FILECREATE, FILEAPPEND, FILEUPDATE or FILEDELETE.'),
  sizeBytes: whole('Bytes of contents that it carried.'),
});
export type FileUpdate = Static<typeof FileUpdate>;

export const SystemFile = object('A decoded file of the network.', {
  name: text('Purpose in the network: address book, node details, fee schedules, exchange rates and so on.'),
  message: text('Its protobuf message in HAPI, such as NodeAddressBook.'),
  fields: Type.Unknown({ description: 'The message in fields.' }),
});
export type SystemFile = Static<typeof SystemFile>;

export const LedgerFile = object('A file with everything that is known of it.', {
  fileID: entityId('The file.'),
  fileId: entityId('Same as `fileID`.'),
  id: entityId('Same as `fileID`.'),
  checksum: textOrNull('The five letters of its id (HIP-15); null for a network without a known ledger id.'),
  knownFrom: KnownFrom,
  createdBy: entityIdOrNull('Payer of the transaction that created it; null if unknown.'),
  createdOn: instantOrNull('When it was created; null if unknown.'),
  createDate: instantOrNull('Same as `createdOn`.'),
  lastUpdatedOn: instantOrNull('Newest create, append, update or delete that was read.'),
  updateDate: instantOrNull('The same; null if it never changed after its creation.'),
  expiry: instantOrNull('When it expires, as stated.'),
  memo: text('Memo; empty for none.'),
  keys: KeyOrNull('Its keys, as a key list; null for none.'),
  deleted: flag('Whether it was deleted.'),
  sizeBytes: amount('Size of its contents, as far as they were read.'),
  complete: flag(
    'Whether the contents are complete: false if the file was created before the first block, or reported by a mirror node.',
  ),
  contents: hexOrNull('Its contents, up to the first 65,536 bytes; null if none was read.'),
  contentsText: textOrNull('The same as text, if the bytes are valid UTF-8.'),
  contentsCut: flag('Whether `contents` is only the beginning.'),
  systemFile: orNull(
    SystemFile,
    'Decoded fields of a network file; null for other files, and if it cannot be decoded.',
  ),
});
export type LedgerFile = Static<typeof LedgerFile>;
