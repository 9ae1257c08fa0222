import { asksNothing, type BodyAsks } from './body-asks.ts';
import type { EntitySource } from './entity-source.ts';
import { anyKeys, type RequiredKeys } from './required-key.ts';

/** What a transaction type makes of its body. */
export interface TypeRules<Body> {
  /** Where its main entity is: the first that names one counts. Empty for types that act on no single entity. */
  readonly entity: readonly EntitySource<Body>[];
  readonly asks: (body: Body) => BodyAsks;
  /** What it needs signatures of, where it is scheduled, beside those of its payer. */
  readonly keys: (body: Body) => RequiredKeys;
  /** Whether replies name its main entity as the account that it acts on or made. */
  readonly actsOnAccount?: true;
  /** Whether it debits the payer alone, by the fee, and moves no tokens. */
  readonly movesFeeAlone?: true;
  /** What it has the EVM do; an Ethereum transaction does one or the other. */
  readonly runsCode?: 'call' | 'create' | 'either';
  /** Whether the columns of its row say all that its summary needs where it worked: the body is not read then. */
  readonly saidByColumns?: true;
}

/** Of types whose bodies nothing is read of. */
export const NOTHING_READ: TypeRules<object> = { entity: [], asks: asksNothing, keys: anyKeys };
