import { TYPE_ID } from '@ledgerscope/ledger';
import { TransactionBody } from '../hapi/messages.ts';
import { Cursor, WireType } from '../wire/cursor.ts';
import { type DecodedParts, decodeParts } from '../wire/decode-parts.ts';
import { WireError } from '../wire/wire-error.ts';
import { readEarlyScheduleCreate } from './early-schedule-create.ts';

/** A body with what could not be read of it. */
export interface ReadBody extends DecodedParts<TransactionBody> {
  /** Field number of the `data` oneof; a number without a name is a type newer than this program; 0 when the body names none. */
  readonly typeId: number;
}

/** Members of the `data` oneof of TransactionBody, by field number. */
const DATA_FIELDS: readonly (boolean | undefined)[] = (() => {
  const known: boolean[] = [];
  for (const field of TransactionBody.fields) {
    known[field.number] = field.kind === 'message' && field.optional === true;
  }
  return known;
})();

/** Reads a serialized TransactionBody of any time. Never throws for what the bytes say. */
export function readBody(bytes: Uint8Array): ReadBody {
  const { message, problems } = decodeParts(TransactionBody, bytes);
  const typeId = readTypeId(bytes);
  if (typeId === TYPE_ID.scheduleCreate) {
    const early = readEarlyScheduleCreate(bytes);
    if (early === undefined) return { message, problems, typeId };
    message.scheduleCreate = early;
    const others = problems.filter((problem) => !problem.startsWith('TransactionBody.scheduleCreate:'));
    return { message, problems: others, typeId };
  }
  if (typeId === 0 || DATA_FIELDS[typeId] === true) return { message, problems, typeId };
  return { message, problems: [...problems, `TransactionBody: transaction type ${typeId} is unknown`], typeId };
}

/**
 * Field number of the `data` oneof of a serialized TransactionBody. The last member wins, as protobuf readers do; where
 * none is known, a single unknown length-delimited field is a type newer than this program; else 0. Of a body that is
 * cut, what is before the cut counts.
 */
function readTypeId(body: Uint8Array): number {
  let known = 0;
  let unknown = 0;
  let unknowns = 0;
  const cursor = new Cursor(body);
  try {
    while (cursor.offset < body.length) {
      const tag = cursor.tag(body.length);
      const field = tag >>> 3;
      if ((tag & 7) === WireType.bytes && DATA_FIELDS[field] === true) known = field;
      else if ((tag & 7) === WireType.bytes && DATA_FIELDS[field] === undefined) {
        unknown = field;
        unknowns++;
      }
      cursor.skip(tag, body.length);
    }
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
  }
  if (known !== 0) return known;
  return unknowns === 1 ? unknown : 0;
}
