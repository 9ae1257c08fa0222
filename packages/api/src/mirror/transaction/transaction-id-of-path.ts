import { parseTransactionRef, type TransactionId } from '@ledgerscope/ledger';
import { badRequest } from '../mirror-error.ts';

const TRANSACTION_ID = /^\d{1,4}\.\d{1,5}\.\d{1,12}-\d{1,19}-\d{1,9}$/;
const BAD_ID =
  'Invalid Transaction id. Please use "shard.realm.num-sss-nnn" format where sss are seconds and nnn are nanoseconds';

/** Reads `shard.realm.num-seconds-nanoseconds`. @throws MirrorError for a text that is no id */
export function readTransactionId(text: string): TransactionId {
  const ref = TRANSACTION_ID.test(text) ? parseTransactionRef(text) : undefined;
  if (ref?.kind !== 'id') throw badRequest(BAD_ID);
  return ref.id;
}
