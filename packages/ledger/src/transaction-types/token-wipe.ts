import type { BodyAccount, BodyToken } from '../rules/body-parts.ts';
import { exactly, tokenKey } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import type { SummaryFacts } from '../summary/summary-facts.ts';
import { account, type Sayable, say } from '../summary/summary-part.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { supplyParts } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly token: BodyToken | undefined;
  readonly account: BodyAccount | undefined;
  readonly amount: bigint;
  readonly serialNumbers: readonly bigint[];
}

export const type = {
  id: 39,
  name: 'tokenWipe',
  label: 'Wipe token account',
  service: 'TOKEN',
  filters: ['TOKEN_WIPE_ACCOUNT'],
  summary: phrases('wiped', 'wipe', (facts) => say`${supplyParts(facts)}${wipedFrom(facts)}`),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'body', kind: 'token', id: ({ token }) => token }],
  asks: ({ token, account: id, amount, serialNumbers }) => ({
    account: id,
    tokens: [token],
    supply: { units: amount, serials: serialNumbers },
    nftCount: serialNumbers.length,
  }),
  keys: ({ token }) => exactly(tokenKey(token, 'wipeKey')),
};

function wipedFrom(facts: SummaryFacts): Sayable {
  const id = facts.tokenAccount ?? facts.requested?.accountID ?? facts.tokenTransfers[0]?.accountID;
  return id === undefined ? '' : say` from ${account(id)}`;
}
