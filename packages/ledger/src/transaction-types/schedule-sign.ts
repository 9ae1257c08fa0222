import { asksNothing } from '../rules/body-asks.ts';
import type { BodySchedule } from '../rules/body-parts.ts';
import { anyKeys } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { schedule } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly scheduleID: BodySchedule | undefined;
}

export const type = {
  id: 44,
  name: 'scheduleSign',
  label: 'Sign schedule',
  service: 'SCHEDULE',
  filters: [],
  summary: phrases('signed', 'sign', schedule),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'body', kind: 'schedule', id: ({ scheduleID }) => scheduleID }],
  asks: asksNothing,
  keys: anyKeys,
  movesFeeAlone: true,
};
