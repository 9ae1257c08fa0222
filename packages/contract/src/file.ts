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
  name: text('What the network keeps in it: address book, node details, fee schedules, exchange rates and so on.'),
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
  createdBy: entityIdOrNull('Payer of the transaction that created it; null where that was not read.'),
  createdOn: instantOrNull('When it was created; null where that was not read.'),
  createDate: instantOrNull('Same as `createdOn`.'),
  lastUpdatedOn: instantOrNull('Newest create, append, update or delete that was read.'),
  updateDate: instantOrNull('The same; null where it never changed after its creation.'),
  expiry: instantOrNull('When it expires, as stated.'),
  memo: text('Memo; empty for none.'),
  keys: KeyOrNull('Its keys, as a key list; null for none.'),
  deleted: flag('Whether it was deleted.'),
  sizeBytes: amount('Size of its contents, as far as they were read.'),
  complete: flag(
    'Whether all of the contents were read: false where they began before the first block, or a mirror node reported the file.',
  ),
  contents: hexOrNull('Its contents, up to the first 65,536 bytes; null where none was read.'),
  contentsText: textOrNull('The same as text, where the bytes are valid UTF-8.'),
  contentsCut: flag('Whether `contents` is only the beginning.'),
  systemFile: orNull(
    SystemFile,
    'What a file of the network itself says, field by field; null for any other, and where it cannot be read.',
  ),
});
export type LedgerFile = Static<typeof LedgerFile>;
