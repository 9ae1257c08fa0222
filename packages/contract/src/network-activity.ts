import { type Static, Type } from 'typebox';
import { amount } from './amount.ts';
import { pctChange } from './chart.ts';
import { instantOrNull, textOrNull, whole } from './scalars.ts';

export const NetworkActivity = Type.Object(
  {
    period: textOrNull('The period asked for; null for a span of its own.'),
    from: instantOrNull('Start of the span; null in an empty store.'),
    until: instantOrNull('Newest instant of the span; null in an empty store.'),
    numTransactions: whole('Transactions of the span, failed ones too.'),
    failedTransactions: whole('Those of them that did not succeed.'),
    transactionsPerSecond: Type.Number({
      description: 'Mean over the span, as far as it is stored, to three decimals.',
    }),
    fees: amount('Fees charged in the span, in tinybars.'),
    activeAccounts: whole('Distinct payers of transactions of the span.'),
    pctChange,
  },
  { description: 'How busy the network was in a span; `pctChange` is that of the transactions.' },
);
export type NetworkActivity = Static<typeof NetworkActivity>;
