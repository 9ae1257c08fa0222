import type { BodyFile } from '../rules/body-parts.ts';
import { anyKeys } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { calledParts } from '../summary/called-parts.ts';
import type { SummaryFacts } from '../summary/summary-facts.ts';
import { account, say } from '../summary/summary-part.ts';
import type { Phrases } from '../summary/summary-phrases.ts';
import { movedSuffix } from '../summary/transfer-summary.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly callData: BodyFile | undefined;
}

export const type = {
  id: 50,
  name: 'ethereumTransaction',
  label: 'Ethereum transaction',
  service: 'CONTRACT',
  filters: [],
  summary: ethereumPhrases,
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [
    { from: 'receipt', kind: 'contract' },
    { from: 'result', kind: 'contract' },
  ],
  asks: ({ callData }) => ({ reads: callData }),
  keys: anyKeys,
  runsCode: 'either',
};

/** An Ethereum transaction has a sender of its own; the payer is the relay that brought it. */
function ethereumPhrases(facts: SummaryFacts): Phrases {
  const sender = facts.senderID ?? facts.payerID;
  const via = sender === facts.payerID ? '' : say` via relay ${account(facts.payerID)}`;
  const by = say`${account(sender)}${via}`;
  const target = facts.contractID ?? facts.entityID;
  if (target === null)
    return { by, did: say`ran an Ethereum transaction${movedSuffix(facts)}`, tried: say`run an Ethereum transaction` };
  return { by, ...callPhrases(facts, target) };
}

function callPhrases(facts: SummaryFacts, target: string): Omit<Phrases, 'by'> {
  if (facts.functionParameters !== null || facts.contractMethod)
    return { did: say`called ${calledParts(facts)}${movedSuffix(facts)}`, tried: say`call ${calledParts(facts)}` };
  const creates = facts.ethereum?.valid === true && facts.ethereum.to === null;
  const object = say`${creates ? 'contract ' : ''}${account(target)} with an Ethereum transaction`;
  return {
    did: say`${creates ? 'created' : 'called'} ${object}${movedSuffix(facts)}`,
    tried: say`${creates ? 'create' : 'call'} ${object}`,
  };
}
