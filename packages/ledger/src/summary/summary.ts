import { isSuccessName } from '../response-code.ts';
import { transactionTypeByCode } from '../transaction-type.ts';
import type { SummaryFacts } from './summary-facts.ts';
import { account, type SummaryPart, say } from './summary-part.ts';
import type { Phrases } from './summary-phrases.ts';

/**
 * One plain sentence of what a transaction did, for every type; of one that failed, what it tried. Why it failed is at
 * its status.
 */
export function summary(facts: SummaryFacts): readonly SummaryPart[] {
  const { did, tried, by, whole } = phrasesOf(facts);
  const who = by ?? [account(facts.payerID)];
  if (isSuccessName(facts.status)) return whole ?? say`${who} ${did}`;
  const undone = facts.status === 'REVERTED_SUCCESS' ? ', but it was rolled back' : '';
  return say`${who} tried to ${tried}${undone}`;
}

function phrasesOf(facts: SummaryFacts): Phrases {
  const known = transactionTypeByCode(facts.type);
  if (known !== undefined) return known.summary(facts);
  // A body that cannot be read names no type.
  const what =
    facts.type === 'UNKNOWN0'
      ? 'a transaction that could not be decoded'
      : `a transaction of an unknown type (${facts.typeLabel})`;
  return { did: say`submitted ${what}`, tried: say`submit ${what}` };
}
