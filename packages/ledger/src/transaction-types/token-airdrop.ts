import type { BodyTokenMoves } from '../rules/body-parts.ts';
import { transferKeys } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { say } from '../summary/summary-part.ts';
import { movedSuffix, requestedTransfer } from '../summary/transfer-summary.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly tokenTransfers: readonly BodyTokenMoves[];
}

export const type = {
  id: 58,
  name: 'tokenAirdrop',
  label: 'Airdrop token',
  service: 'TOKEN',
  filters: [],
  summary: (facts) => ({
    did: requestedTransfer(facts, 'airdropped') ?? say`airdropped tokens${movedSuffix(facts)}`,
    tried: requestedTransfer(facts, 'airdrop') ?? say`airdrop tokens`,
  }),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [],
  asks: ({ tokenTransfers }) => ({ tokenTransfers }),
  keys: ({ tokenTransfers }) => transferKeys([], tokenTransfers),
};
