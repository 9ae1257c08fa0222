import { TYPE_ID } from '@ledgerscope/ledger';
import {
  EarlyScheduleCreateTransactionBody,
  SchedulableTransactionBody,
  ScheduleCreateTransactionBody,
  TransactionBody,
} from '../hapi/messages.ts';
import { Cursor, WireType } from '../wire/cursor.ts';
import { decode } from '../wire/message.ts';
import { WireError } from '../wire/wire-error.ts';
import { lastValue } from './raw-fields.ts';

/** ScheduleCreate's field of the transaction to run. */
const SCHEDULED = 1;
/** Both bodies number their first fields differently: a TransactionBody's id and fee, a SchedulableTransactionBody's fee. */
const ID_TAG = 1 * 8 + WireType.bytes;
const FEE_TAG = 3 * 8 + WireType.varint;

const NOTHING = new Uint8Array(0);

/**
 * The ScheduleCreate of a body in the form before HAPI 0.12 (mainnet's record files of early 2021), in today's form;
 * undefined for one that has today's form, or cannot be read in the early one.
 */
export function readEarlyScheduleCreate(body: Uint8Array): ScheduleCreateTransactionBody | undefined {
  try {
    const bytes = lastValue(body, TYPE_ID.scheduleCreate);
    if (bytes === undefined || !isEarlyScheduleCreate(bytes)) return undefined;
    const { adminKey, payerAccountID, memo } = decode(EarlyScheduleCreateTransactionBody, bytes);
    const scheduledTransactionBody = schedulable(decode(TransactionBody, lastValue(bytes, SCHEDULED) ?? NOTHING));
    return { ...ScheduleCreateTransactionBody.create(), scheduledTransactionBody, adminKey, payerAccountID, memo };
  } catch (error) {
    if (error instanceof WireError) return undefined;
    throw error;
  }
}

/** Whether a serialized ScheduleCreate has the early form. @throws WireError for bytes that are no message */
export function isEarlyScheduleCreate(bytes: Uint8Array): boolean {
  const scheduled = lastValue(bytes, SCHEDULED);
  return scheduled !== undefined && isTransactionBody(scheduled);
}

/** The fields that both bodies have: they name them alike. */
function schedulable(body: TransactionBody): SchedulableTransactionBody {
  const values = body as unknown as Readonly<Record<string, unknown>>;
  const common = SchedulableTransactionBody.fields.flatMap(({ name }) =>
    name in values ? [[name, values[name]]] : [],
  );
  return { ...SchedulableTransactionBody.create(), ...Object.fromEntries(common) };
}

function isTransactionBody(bytes: Uint8Array): boolean {
  const cursor = new Cursor(bytes);
  while (cursor.offset < bytes.length) {
    const tag = cursor.tag(bytes.length);
    if (tag === ID_TAG || tag === FEE_TAG) return true;
    cursor.skip(tag, bytes.length);
  }
  return false;
}
