import type { HintsChange } from '../../block/hints-changes.ts';

/** What is known of a hinTS construction: undefined for what it does not have, or what no block that was read has said. */
export interface ConstructionValue {
  readonly constructionId: bigint | undefined;
  readonly keySha256: string | undefined;
}

/** Field numbers of HintsConstruction. */
const ID_FIELD = 1;
const SCHEME_FIELD = 6;
const NOTHING: ConstructionValue = { constructionId: undefined, keySha256: undefined };

/** The value of a singleton after a change: fields of a partial one are laid over the value before, others replace it. */
export function overlaid(before: ConstructionValue | undefined, change: HintsChange): ConstructionValue {
  const { isPartial, cleared, constructionId, stage, keySha256 } = change;
  const base = isPartial ? (before ?? NOTHING) : NOTHING;
  return {
    constructionId: constructionId ?? (cleared.includes(ID_FIELD) ? undefined : base.constructionId),
    // The stages exclude each other: where one is given, the one before is over.
    keySha256: stage !== undefined || cleared.includes(SCHEME_FIELD) ? keySha256 : base.keySha256,
  };
}
