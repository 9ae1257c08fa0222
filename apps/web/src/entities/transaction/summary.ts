import { hbarText } from '../../shared/format/hbar-text.ts';
import { statusLabel, succeeded } from './status-meaning.ts';
import { PHRASES_BY_TYPE } from './summary-by-type.ts';
import type { SummaryFacts } from './summary-facts.ts';
import { account, type SummaryPart, say } from './summary-part.ts';
import type { Phrases } from './summary-phrases.ts';
import { movedSuffix, requestedTransfer, transferSummary } from './transfer-summary.ts';
import { unitsText } from './units-text.ts';

/**
 * One plain sentence of what a transaction did, for every type; of one that failed, what it tried. Why it failed is at
 * its status.
 */
export function summary(facts: SummaryFacts): readonly SummaryPart[] {
  if (facts.type === 'ETHEREUMTRANSACTION') return ethereumSummary(facts);
  if (facts.status === 'REVERTED_SUCCESS')
    return say`${account(facts.payerID)} tried to ${phrasesOf(facts).tried}, which was undone`;
  if (!succeeded(facts.status)) return say`${account(facts.payerID)} tried to ${phrasesOf(facts).tried}`;
  if (facts.type === 'CRYPTOTRANSFER')
    return transferSummary(facts) ?? say`${account(facts.payerID)} moved nothing in a transfer`;
  return say`${account(facts.payerID)} ${phrasesOf(facts).did}`;
}

/** The summary as plain text, for titles and screen readers. */
export function summaryText(parts: readonly SummaryPart[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'hbar') return hbarText(part.tinybars);
      if (part.kind === 'units') return unitsText(part);
      return part.kind === 'account' || part.kind === 'entity' ? part.id : part.text;
    })
    .join('');
}

/** Title of a transaction's page: of one that failed with the result. */
export function summaryTitle(facts: SummaryFacts): string {
  const text = summaryText(summary(facts));
  return succeeded(facts.status) ? text : `${text}: ${statusLabel(facts.status).toLowerCase()}`;
}

function phrasesOf(facts: SummaryFacts): Phrases {
  if (facts.type === 'CRYPTOTRANSFER') return { did: [], tried: requestedTransfer(facts) ?? say`make a transfer` };
  const known = Object.hasOwn(PHRASES_BY_TYPE, facts.type) ? PHRASES_BY_TYPE[facts.type] : undefined;
  // A body that cannot be read names no type.
  if (facts.type === 'UNKNOWN0')
    return {
      did: say`sent a transaction that could not be read`,
      tried: say`send a transaction that could not be read`,
    };
  return (
    known?.(facts) ?? {
      did: say`sent a transaction of a type that this program does not know (${facts.typeLabel})`,
      tried: say`send a transaction of a type that this program does not know (${facts.typeLabel})`,
    }
  );
}

/** An Ethereum transaction has a sender of its own; the payer is the relay that brought it. */
function ethereumSummary(facts: SummaryFacts): readonly SummaryPart[] {
  const sender = facts.senderID ?? facts.payerID;
  const via = sender === facts.payerID ? '' : say` through relay ${account(facts.payerID)}`;
  const { did, tried } = ethereumPhrases(facts);
  const who = say`${account(sender)}${via}`;
  return succeeded(facts.status) ? say`${who} ${did}` : say`${who} tried to ${tried}`;
}

function ethereumPhrases(facts: SummaryFacts): Phrases {
  const target = facts.contractID ?? facts.entityID;
  if (target === null)
    return { did: say`ran an Ethereum transaction${movedSuffix(facts)}`, tried: say`run an Ethereum transaction` };
  const creates = facts.ethereum?.valid === true && facts.ethereum.to === null;
  const object = say`${creates ? 'contract ' : ''}${account(target)} by an Ethereum transaction`;
  return {
    did: say`${creates ? 'created' : 'called'} ${object}${movedSuffix(facts)}`,
    tried: say`${creates ? 'create' : 'call'} ${object}`,
  };
}
