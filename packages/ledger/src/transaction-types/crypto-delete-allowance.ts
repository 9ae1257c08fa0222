import type { BodyGrant } from '../rules/body-parts.ts';
import { accountKeyIf, exactly } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { withdrawnAllowances } from '../summary/allowance-summary.ts';
import { phrases } from '../summary/summary-phrases.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly nftAllowances: readonly BodyGrant[];
}

export const type = {
  id: 49,
  name: 'cryptoDeleteAllowance',
  label: 'Delete allowance',
  service: 'CRYPTO',
  filters: [],
  summary: phrases('revoked', 'revoke', withdrawnAllowances),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [],
  asks: ({ nftAllowances }) => ({ grants: nftAllowances }),
  keys: ({ nftAllowances }) => exactly(...nftAllowances.flatMap(({ owner }) => accountKeyIf(owner, 'owner'))),
  movesFeeAlone: true,
};
