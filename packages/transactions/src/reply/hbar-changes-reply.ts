import { type TransactionRowReply, toAmount } from '@ledgerscope/contract';
import { type HbarFacts, hbarMoves } from '@ledgerscope/ledger';
import { idText } from '../values.ts';

/** What each account sent and received in hbar, fees and rewards apart. @param facts with what was looked up for them */
export function hbarChangesReply(facts: HbarFacts): Pick<TransactionRowReply, 'hbarChanges' | 'feesApart'> {
  const { moved, areFeesApart } = hbarMoves(facts);
  return {
    hbarChanges: [...moved].map(([account, amount]) => ({ accountID: idText(account), amount: toAmount(amount) })),
    feesApart: areFeesApart,
  };
}
