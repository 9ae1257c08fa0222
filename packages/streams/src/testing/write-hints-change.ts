import { bytesField, joined, varintField } from './write-wrapped-block.ts';

/** What a written change of a hinTS construction says; what is omitted is not given. */
export interface WrittenHintsChange {
  readonly state: 'active' | 'next';
  readonly construction?: bigint;
  /** The hinTS key that the construction has. */
  readonly key?: Uint8Array;
  /** Says that keys are still collected. */
  readonly isCollecting?: boolean;
  readonly isPartial?: boolean;
  readonly cleared?: readonly number[];
}

const STATES = { active: 38n, next: 39n } as const;
const ROSTER_HASH = new Uint8Array(48).fill(4);

/** The bytes of a StateChange as nodes write it: a whole value has the hashes of its rosters too. */
export function hintsChange(change: WrittenHintsChange): Uint8Array {
  const { state, isPartial = false, cleared = [] } = change;
  const update = joined(
    bytesField(14, constructionOf(change)),
    ...(isPartial ? [varintField(24, 1n)] : []),
    ...cleared.map((field) => varintField(25, BigInt(field))),
  );
  return joined(varintField(1, STATES[state]), bytesField(4, update));
}

function constructionOf({ construction, key, isCollecting, isPartial }: WrittenHintsChange): Uint8Array {
  const isWhole = isPartial !== true && (construction !== undefined || key !== undefined);
  return joined(
    ...(construction === undefined ? [] : [varintField(1, construction)]),
    ...(isWhole ? [bytesField(2, ROSTER_HASH), bytesField(3, ROSTER_HASH)] : []),
    ...(isCollecting === true ? [bytesField(4, varintField(1, 1_767_225_600n))] : []),
    ...(key === undefined ? [] : [bytesField(6, schemeOf(key))]),
  );
}

function schemeOf(key: Uint8Array): Uint8Array {
  return bytesField(1, joined(bytesField(1, ROSTER_HASH), bytesField(2, key)));
}
