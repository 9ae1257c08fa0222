import type { BodyAccount, BodyGrant } from '../rules/body-parts.ts';
import { accountKeyIf } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { approvedAllowances } from '../summary/allowance-summary.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

interface Grant extends BodyGrant {
  readonly amount: bigint;
}

interface NftGrant extends BodyGrant {
  readonly delegatingSpender: BodyAccount | undefined;
}

/** What the rules below read. */
interface Body {
  readonly cryptoAllowances: readonly Grant[];
  readonly tokenAllowances: readonly Grant[];
  readonly nftAllowances: readonly NftGrant[];
}

export const type = {
  id: 48,
  name: 'cryptoApproveAllowance',
  label: 'Approve allowance',
  service: 'CRYPTO',
  filters: [],
  summary: approvedAllowances,
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [],
  asks: ({ cryptoAllowances, tokenAllowances, nftAllowances }) => ({
    grants: [...cryptoAllowances, ...tokenAllowances, ...nftAllowances],
  }),
  // Without an owner the payer is meant, who signs anyway; a spender may grant for the owner.
  keys: ({ cryptoAllowances, tokenAllowances, nftAllowances }) => ({
    keys: [...cryptoAllowances, ...tokenAllowances, ...nftAllowances].flatMap(({ owner }) =>
      accountKeyIf(owner, 'owner'),
    ),
    exact: nftAllowances.every(({ delegatingSpender }) => delegatingSpender === undefined),
  }),
  movesFeeAlone: true,
};
