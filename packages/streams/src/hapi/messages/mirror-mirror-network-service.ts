// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { FileID, readFileID } from './services-basic-types.ts';

/** com.hedera.mirror.api.proto.AddressBookQuery */
export interface AddressBookQuery {
  fileId: FileID | undefined;
  limit: number;
}
function newAddressBookQuery(): AddressBookQuery {
  return { fileId: undefined, limit: 0 };
}
export function readAddressBookQuery(c: Cursor, end: number, depth: number, m: AddressBookQuery = newAddressBookQuery()): AddressBookQuery {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.fileId = readFileID(c, c.delimitedEnd(end), depth + 1, m.fileId); break;
      case 16: m.limit = c.int32(end); break;
      default: c.skipField('AddressBookQuery', tag, end);
    }
  }
  return m;
}
export const AddressBookQuery: MessageType<AddressBookQuery> = defineMessage<AddressBookQuery>(
  'AddressBookQuery',
  newAddressBookQuery,
  readAddressBookQuery,
  () => [
    { number: 1, name: 'fileId', kind: 'message', type: FileID },
    { number: 2, name: 'limit', kind: 'int32' },
  ],
);
