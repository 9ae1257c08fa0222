import { isolatedText, isSuccessName, type SummaryFacts, type SummaryPart, summary } from '@ledgerscope/ledger';
import { hbarText } from '../../shared/format/hbar-text.ts';
import { statusLabel } from './status-meaning.ts';
import { unitsText } from './units-text.ts';

/** A summary as plain text, for titles and screen readers. @param amount how hbars are written; in hbars by default */
export function summaryText(parts: readonly SummaryPart[], amount: (tinybars: bigint) => string = hbarText): string {
  return parts
    .map((part) => {
      if (part.kind === 'hbar') return amount(part.tinybars);
      if (part.kind === 'units') return unitsText(part);
      if (part.kind === 'entity') return part.name === undefined ? part.id : isolatedText(part.name);
      if (part.kind === 'mono') return isolatedText(part.text);
      return part.kind === 'account' ? part.id : part.text;
    })
    .join('');
}

/** Title of a transaction's page: of one that failed with the result. @param amount how hbars are written */
export function summaryTitle(facts: SummaryFacts, amount?: (tinybars: bigint) => string): string {
  const text = summaryText(summary(facts), amount);
  return isSuccessName(facts.status) ? text : `${text}: ${statusLabel(facts.status).toLowerCase()}`;
}
