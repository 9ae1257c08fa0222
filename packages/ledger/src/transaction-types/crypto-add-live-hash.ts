import { asksNothing } from '../rules/body-asks.ts';
import type { BodyAccount } from '../rules/body-parts.ts';
import { anyKeys } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { say } from '../summary/summary-part.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { whose } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly liveHash: { readonly accountId: BodyAccount | undefined } | undefined;
}

export const type = {
  id: 10,
  name: 'cryptoAddLiveHash',
  label: 'Add live hash',
  service: 'CRYPTO',
  filters: [],
  summary: phrases('added', 'add', (facts) => say`a live hash${whose('to', facts)}`),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'body', kind: 'account', id: ({ liveHash }) => liveHash?.accountId }],
  asks: asksNothing,
  keys: anyKeys,
  actsOnAccount: true,
};
