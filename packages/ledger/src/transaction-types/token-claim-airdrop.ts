import { airdropToken, type BodyAirdrop } from '../rules/body-parts.ts';
import { accountKey, exactly } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { say } from '../summary/summary-part.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { pendingAirdrops } from '../summary/summary-words.ts';
import { movedSuffix } from '../summary/transfer-summary.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly pendingAirdrops: readonly BodyAirdrop[];
}

export const type = {
  id: 60,
  name: 'tokenClaimAirdrop',
  label: 'Claim airdrop',
  service: 'TOKEN',
  filters: [],
  summary: phrases('claimed', 'claim', (facts) => say`${pendingAirdrops(facts)}${movedSuffix(facts)}`),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [],
  asks: ({ pendingAirdrops: airdrops }) => ({ otherTokens: airdrops.map(airdropToken) }),
  keys: ({ pendingAirdrops: airdrops }) =>
    exactly(...airdrops.map(({ receiverId }) => accountKey(receiverId, 'claimer'))),
};
