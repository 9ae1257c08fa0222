import type { BodyAccount, BodyContract, BodyFile, BodySchedule, BodyToken, BodyTopic } from './body-parts.ts';

/** How bodies and receipts name entities of each kind. */
export interface EntityRefs {
  readonly account: BodyAccount;
  readonly contract: BodyContract;
  readonly token: BodyToken;
  readonly topic: BodyTopic;
  readonly file: BodyFile;
  readonly schedule: BodySchedule;
}

export type EntityRefKind = keyof EntityRefs;

type InBody<Body> = {
  readonly [Kind in EntityRefKind]: {
    readonly from: 'body';
    readonly kind: Kind;
    readonly id: (body: Body) => EntityRefs[Kind] | undefined;
  };
}[EntityRefKind];

/** Where the id of the main entity is, and what it names. */
export type EntitySource<Body> =
  | InBody<Body>
  | { readonly from: 'receipt'; readonly kind: EntityRefKind }
  /** The result of the code that ran. */
  | { readonly from: 'result'; readonly kind: 'contract' }
  | { readonly from: 'payer'; readonly kind: 'account' };
