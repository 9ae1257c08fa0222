import { hbarText } from '../../shared/format/hbar-text.ts';
import { DEEDS, type Deed, type SentenceFacts } from './deed.ts';
import { account, hbar, type SentencePart, say } from './sentence-part.ts';
import { statusLabel, succeeded } from './status-meaning.ts';
import { movedSuffix, transferSentence } from './transfer-sentence.ts';
import { unitsText } from './units-text.ts';

/** One plain sentence of what a transaction did, for every type; one that failed says so and why. */
export function sentence(facts: SentenceFacts): readonly SentencePart[] {
  if (facts.type === 'ETHEREUMTRANSACTION') return ethereumSentence(facts);
  if (!succeeded(facts.status)) return failed(facts, deedOf(facts));
  if (facts.type === 'CRYPTOTRANSFER')
    return transferSentence(facts) ?? say`${account(facts.payerID)} moved nothing in a transfer`;
  return say`${account(facts.payerID)} ${deedOf(facts).did}`;
}

/** The sentence as plain text, for titles and screen readers. */
export function sentenceText(parts: readonly SentencePart[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'hbar') return hbarText(part.tinybars);
      if (part.kind === 'units') return `${unitsText(part.units)} of ${part.tokenId}`;
      return part.kind === 'account' || part.kind === 'entity' ? part.id : part.text;
    })
    .join('');
}

function deedOf(facts: SentenceFacts): Deed {
  if (facts.type === 'CRYPTOTRANSFER') return { did: [], tried: say`make a transfer` };
  const known = Object.hasOwn(DEEDS, facts.type) ? DEEDS[facts.type] : undefined;
  return (
    known?.(facts) ?? {
      did: say`sent a transaction of a type that this program does not know (${facts.typeLabel})`,
      tried: say`send a transaction of a type that this program does not know (${facts.typeLabel})`,
    }
  );
}

function failed(facts: SentenceFacts, { tried }: Deed): readonly SentencePart[] {
  return say`${account(facts.payerID)} tried to ${tried}: ${reason(facts)}`;
}

/** Why it failed, and whether the fee was kept. */
function reason({ status, transactionFee }: SentenceFacts): readonly SentencePart[] {
  const fee = BigInt(transactionFee);
  const kept = fee > 0n ? say`, fee of ${hbar(fee)} kept` : '';
  return say`${statusLabel(status).replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())}${kept}`;
}

/** An Ethereum transaction has a sender of its own; the payer is the relay that brought it. */
function ethereumSentence(facts: SentenceFacts): readonly SentencePart[] {
  const sender = facts.senderID ?? facts.payerID;
  const via = sender === facts.payerID ? '' : say` through relay ${account(facts.payerID)}`;
  const { did, tried } = ethereumDeed(facts);
  const who = say`${account(sender)}${via}`;
  return succeeded(facts.status) ? say`${who} ${did}` : say`${who} tried to ${tried}: ${reason(facts)}`;
}

function ethereumDeed(facts: SentenceFacts): Deed {
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
