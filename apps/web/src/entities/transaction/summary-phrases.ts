import type { SummaryFacts } from './summary-facts.ts';
import { type Sayable, type SummaryPart, say } from './summary-part.ts';

/** What the payer did: as it reads when it worked, and after "tried to" when it did not. */
export interface Phrases {
  readonly did: readonly SummaryPart[];
  readonly tried: readonly SummaryPart[];
}

export type PhrasesOf = (facts: SummaryFacts) => Phrases;

/** Phrases whose verb changes only its form: `create` and `created`. */
export function phrases(past: string, base: string, object: (facts: SummaryFacts) => Sayable): PhrasesOf {
  return (facts) => ({ did: say`${past} ${object(facts)}`, tried: say`${base} ${object(facts)}` });
}
