import { type ParameterType, parameter, theTransaction } from './parameter.ts';
import { type QueryValue, query } from './query.ts';
import { scheduledChildIn } from './transaction-choice.ts';

const NONCE_MAX = 2_147_483_647;

const nonce: ParameterType<number | null> = {
  schema: { type: 'integer', minimum: 0, maximum: NONCE_MAX },
  read: (read, [name]) => {
    const child = scheduledChildIn(read.names());
    if (child !== undefined) return Math.min(Number(child), NONCE_MAX);
    return read.one(name) === undefined ? null : read.whole([name], 0, NONCE_MAX, 0);
  },
};
const scheduled: ParameterType<boolean | null> = {
  schema: { type: 'boolean' },
  // SDKs write the flag without a value, and with a nonce behind it.
  read: (read, [name]) => (read.isBare(name) || scheduledChildIn(read.names()) !== undefined ? true : read.flag(name)),
};

/** Chooses among the transactions that share an id. */
export const transactionQuery = query(
  parameter('nonce', nonce, 'Transaction ID nonce; the user’s transaction by default.'),
  parameter('scheduled', scheduled, 'True for the execution of a schedule.'),
);

/** Names one transaction itself. */
export const namedTransactionQuery = query(
  transactionQuery,
  parameter(['transactionID', 'transactionId'], theTransaction, 'Transaction, in any form accepted in paths.', 'ref'),
);

/** Which transaction is asked for; null where the query leaves it open. */
export type TransactionRequest = QueryValue<typeof transactionQuery>;
