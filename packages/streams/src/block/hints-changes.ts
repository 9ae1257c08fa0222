import { createHash } from 'node:crypto';
import { type HintsConstruction, type SingletonUpdateChange, StateChanges } from '../hapi/messages.ts';
import { decodeParts } from '../wire/decode-parts.ts';
import { type BlockItemSlice, ItemKind } from './block-items.ts';

/** What a block says of the group of signers in force ('active'), or of the one that is to follow it ('next'). */
export interface HintsChange {
  readonly state: 'active' | 'next';
  /** Whether fields that are not given stay as they were; else they take their default. */
  readonly isPartial: boolean;
  /** Numbers of the fields that take their default. */
  readonly cleared: readonly number[];
  /** Number of the construction, which grows by each; undefined where it is not given. */
  readonly constructionId: bigint | undefined;
  /** Whether the construction has its hinTS key, or is on its way there; undefined where that is not given. */
  readonly stage: 'key' | 'earlier' | undefined;
  /** Hex SHA-256 of the hinTS key, where the stage is 'key'. */
  readonly keySha256: string | undefined;
}

/** State ids of the singletons (state_changes.proto); field 1 of a StateChange, written as one byte each. */
const STATES: ReadonlyMap<number, HintsChange['state']> = new Map([
  [38, 'active'],
  [39, 'next'],
]);
const STATE_ID_TAG = 8;

/**
 * The changes of hinTS constructions in a block, in its order. They are leaves of its root, so that who signed the block signed them. What
 * cannot be read hands nothing over.
 */
export function hintsChangesOf(slices: readonly BlockItemSlice[]): readonly HintsChange[] {
  const changes: HintsChange[] = [];
  for (const { kind, value } of slices) {
    if (kind !== ItemKind.stateChanges || !mayHaveSome(value)) continue;
    for (const { stateId, singletonUpdate } of decodeParts(StateChanges, value).message.stateChanges) {
      const state = STATES.get(stateId);
      if (state !== undefined && singletonUpdate !== undefined) changes.push(changeOf(state, singletonUpdate));
    }
  }
  return changes;
}

/** Nearly no list of changes has one: decoding them all would cost more than all else that links of blocks need. */
function mayHaveSome(bytes: Uint8Array): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return [...STATES.keys()].some((id) => view.includes(Buffer.of(STATE_ID_TAG, id)));
}

function changeOf(
  state: HintsChange['state'],
  { hintsConstructionValue: value, partial, clearedFields }: SingletonUpdateChange,
): HintsChange {
  const key = value?.hintsScheme?.preprocessedKeys?.verificationKey;
  const hasKey = key !== undefined && key.length > 0;
  return {
    state,
    isPartial: partial,
    cleared: clearedFields,
    constructionId: value === undefined || value.constructionId === 0n ? undefined : value.constructionId,
    stage: hasKey ? 'key' : stageOf(value),
    keySha256: hasKey ? createHash('sha256').update(key).digest('hex') : undefined,
  };
}

function stageOf(value: HintsConstruction | undefined): HintsChange['stage'] {
  const stages = [value?.gracePeriodEndTime, value?.preprocessingStartTime, value?.hintsScheme];
  return stages.some((stage) => stage !== undefined) ? 'earlier' : undefined;
}
