import { readMirrorInstant } from '@ledgerscope/contract/mirror/mirror-parameters';
import { type MirrorAsked, NO_LINKS } from '../mirror-route.ts';
import { timeText } from '../mirror-values.ts';
import { findTransactions, type MirrorTransactionFilter } from './find-transactions.ts';
import { mirrorTransactions, type ShownIn } from './mirror-transaction.ts';

/** A page of transactions with the link behind it. */
export async function transactionPage(
  context: ShownIn,
  filter: MirrorTransactionFilter,
  linkBehind: MirrorAsked['linkBehind'],
) {
  const { rows, lookedUpTo } = await findTransactions(context.snapshot, filter);
  const end = rows.length === filter.limit ? rows.at(-1)?.consensusNs : lookedUpTo;
  const links =
    end === undefined ? NO_LINKS : linkBehind([{ key: 'timestamp', value: timeText(end) }], readMirrorInstant);
  return { transactions: await mirrorTransactions(context, rows), links };
}
