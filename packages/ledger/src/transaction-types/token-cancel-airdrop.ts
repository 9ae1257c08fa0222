import { airdropToken, type BodyAirdrop } from '../rules/body-parts.ts';
import { accountKey, exactly } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { pendingAirdrops } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly pendingAirdrops: readonly BodyAirdrop[];
}

export const type = {
  id: 59,
  name: 'tokenCancelAirdrop',
  label: 'Cancel airdrop',
  service: 'TOKEN',
  filters: [],
  summary: phrases('canceled', 'cancel', pendingAirdrops),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [],
  asks: ({ pendingAirdrops: airdrops }) => ({ otherTokens: airdrops.map(airdropToken) }),
  keys: ({ pendingAirdrops: airdrops }) => exactly(...airdrops.map(({ senderId }) => accountKey(senderId, 'sender'))),
};
