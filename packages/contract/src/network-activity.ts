import type { Static } from 'typebox';
import { amount } from './amount.ts';
import { pctChange } from './chart.ts';
import { instantOrNull, number, object, textOrNull, whole } from './schemas.ts';

export const NetworkActivity = object('Network activity in a time range; `pctChange` is the change in transactions.', {
  period: textOrNull('Requested period; null if a time range was requested.'),
  from: instantOrNull('Start of the time range; null if nothing is stored.'),
  until: instantOrNull('End of the time range; null if nothing is stored.'),
  numTransactions: whole('Transactions in the period, including failed ones.'),
  failedTransactions: whole('Number of failed transactions.'),
  transactionsPerSecond: number('Average over the stored part of the period, to three decimals.'),
  fees: amount('Fees charged in the period, in tinybars.'),
  activeAccounts: whole('Distinct transaction payers in the period.'),
  pctChange,
});
export type NetworkActivity = Static<typeof NetworkActivity>;
