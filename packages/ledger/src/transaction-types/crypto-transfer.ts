import type { BodyAmount, BodyTokenMoves } from '../rules/body-parts.ts';
import { transferKeys } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { account, say } from '../summary/summary-part.ts';
import { requestedTransfer, transferSummary } from '../summary/transfer-summary.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly transfers: { readonly accountAmounts: readonly BodyAmount[] } | undefined;
  readonly tokenTransfers: readonly BodyTokenMoves[];
}

export const type = {
  id: 14,
  name: 'cryptoTransfer',
  label: 'Crypto transfer',
  service: 'CRYPTO',
  filters: ['CRYPTO_TRANSFER', 'TOKEN_TRANSFER'],
  summary: (facts) => ({
    did: [],
    tried: requestedTransfer(facts) ?? say`make a transfer`,
    whole: transferSummary(facts) ?? say`${account(facts.payerID)} made a transfer that moved no assets`,
  }),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [],
  asks: ({ transfers, tokenTransfers }) => ({ hbarTransfers: transfers?.accountAmounts ?? [], tokenTransfers }),
  keys: ({ transfers, tokenTransfers }) => transferKeys(transfers?.accountAmounts ?? [], tokenTransfers),
  saidByColumns: true,
};
