import type { SummaryFacts } from './summary-facts.ts';
import { type Sayable, type SummaryPart, say } from './summary-part.ts';

/** What was done: as it reads when it worked, and after "tried to" when it did not. */
export interface Phrases {
  readonly did: readonly SummaryPart[];
  readonly tried: readonly SummaryPart[];
  /** Who did it, where that is not the payer alone. */
  readonly by?: readonly SummaryPart[];
  /** The whole sentence of one that worked, where it does not begin with who did it. */
  readonly whole?: readonly SummaryPart[];
}

export type PhrasesOf = (facts: SummaryFacts) => Phrases;

/** Phrases whose verb changes only its form: `create` and `created`. */
export function phrases(past: string, base: string, object: (facts: SummaryFacts) => Sayable): PhrasesOf {
  return (facts) => ({ did: say`${past} ${object(facts)}`, tried: say`${base} ${object(facts)}` });
}

/** Phrases of what nodes send each other. */
export const networkWork: PhrasesOf = (facts) => ({
  did: say`submitted a network-internal transaction: ${facts.typeLabel}`,
  tried: say`take part in the network’s own work: ${facts.typeLabel}`,
});
