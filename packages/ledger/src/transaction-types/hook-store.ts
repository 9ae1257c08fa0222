import { asksNothing } from '../rules/body-asks.ts';
import type { BodyAccount, BodyContract } from '../rules/body-parts.ts';
import { anyKeys } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly hookId:
    | {
        readonly entityId:
          | { readonly accountId: BodyAccount | undefined; readonly contractId: BodyContract | undefined }
          | undefined;
      }
    | undefined;
}

export const type = {
  id: 75,
  name: 'hookStore',
  label: 'Hook store',
  service: 'CONTRACT',
  filters: [],
  summary: phrases('updated', 'update', () => 'hook storage'),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [
    { from: 'body', kind: 'account', id: ({ hookId }) => hookId?.entityId?.accountId },
    { from: 'body', kind: 'contract', id: ({ hookId }) => hookId?.entityId?.contractId },
  ],
  asks: asksNothing,
  keys: anyKeys,
};
