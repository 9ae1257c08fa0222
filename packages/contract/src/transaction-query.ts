import { parseTransactionRef, type TransactionRef } from '@ledgerscope/ledger';
import { type Static, Type } from 'typebox';
import { parseQuery, type QueryResult, type RawQuery } from './query-value.ts';
import { readTheTransaction } from './transaction-list-query.ts';

const NONCE_MAX = 2_147_483_647;

/** The query of one transaction: chooses among those that share an id. */
export const TransactionQuery = Type.Object({
  nonce: Type.Optional(Type.Integer({ minimum: 0, maximum: NONCE_MAX, description: 'Nonce; 0 by default.' })),
  scheduled: Type.Optional(Type.Boolean({ description: 'True for the execution of a schedule.' })),
});
export type TransactionQuery = Static<typeof TransactionQuery>;

/** The query that names one transaction itself. */
export const NamedTransactionQuery = Type.Object({
  transactionID: Type.String({ description: 'The transaction, in any of the forms that a path takes.' }),
  ...TransactionQuery.properties,
});

/** Which transaction is asked for; null where the query leaves it open. */
export interface TransactionRequest {
  readonly nonce: number | null;
  readonly scheduled: boolean | null;
}

/** Parses the query of one transaction; bad values are named. */
export function parseTransactionQuery(query: RawQuery): QueryResult<TransactionRequest> {
  return parseQuery(query, (read) => ({
    nonce: read.one('nonce') === undefined ? null : read.whole(['nonce'], 0, NONCE_MAX, 0),
    // SDKs write the flag without a value.
    scheduled: query.scheduled === '' ? true : read.flag('scheduled'),
  }));
}

/** Parses a query that names one transaction in `transactionID` (or `transactionId`); bad values are named. */
export function parseNamedTransactionQuery(
  query: RawQuery,
): QueryResult<{ readonly ref: TransactionRef } & TransactionRequest> {
  const choice = parseTransactionQuery(query);
  if (!choice.ok) return choice;
  return parseQuery(query, (read) => ({ ...choice.value, ref: readTheTransaction(read) }));
}

/** Parses the `{id}` of a path that names a transaction in any of the accepted forms. */
export function parseTransactionParam(text: string): QueryResult<TransactionRef> {
  const value = parseTransactionRef(text);
  if (value !== undefined) return { ok: true, value };
  return {
    ok: false,
    parameter: 'id',
    message: 'Path parameter id has to be a transaction id, a consensus timestamp or a transaction hash.',
  };
}
