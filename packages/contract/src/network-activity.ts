import type { Static } from 'typebox';
import { amount } from './amount.ts';
import { pctChange } from './chart.ts';
import { instantOrNull, number, object, textOrNull, whole } from './schemas.ts';

export const NetworkActivity = object('Network activity in a time range; `pctChange` is the change in transactions.', {
  period: textOrNull('The period asked for; null for a span of its own.'),
  from: instantOrNull('Start of the span; null in an empty store.'),
  until: instantOrNull('Newest instant of the span; null in an empty store.'),
  numTransactions: whole('Transactions of the span, including failed ones.'),
  failedTransactions: whole('Those of them that did not succeed.'),
  transactionsPerSecond: number('Mean over the span, as far as it is stored, to three decimals.'),
  fees: amount('Fees charged in the span, in tinybars.'),
  activeAccounts: whole('Distinct payers of transactions of the span.'),
  pctChange,
});
export type NetworkActivity = Static<typeof NetworkActivity>;
