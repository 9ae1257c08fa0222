import { MapChangeValue, SingletonUpdateChange, StateChange, StateChanges, type Timestamp } from '../hapi/messages.ts';
import type { StreamError } from '../stream-error.ts';
import { Cursor, WireType } from '../wire/cursor.ts';
import { decodeParts } from '../wire/decode-parts.ts';
import { type FieldSpec, type MessageType, NONE, wireTypeOf } from '../wire/message.ts';
import { type ByteOrigin, errorIn, toStreamError } from '../wire-origin.ts';

/** Which of its own fields a value states, where it is laid over the last value of the same state and key. */
export interface Difference {
  /** Numbers of the fields that are there; each replaces the whole field. */
  readonly given: ReadonlySet<number>;
  /** Numbers of the fields that are back to their default. Any other field is unchanged. */
  readonly cleared: ReadonlySet<number>;
}

/** One change of the network's state, as a block states it. */
export interface WrittenChange {
  readonly change: StateChange;
  /** Undefined where the value replaces the entry whole. */
  readonly difference: Difference | undefined;
}

/** The changes of one item. */
export interface WrittenChanges {
  readonly consensusTimestamp: Timestamp | undefined;
  readonly changes: readonly WrittenChange[];
  /** What of them cannot be read; see {@link decodeParts}. */
  readonly problems: readonly string[];
}

/** Where an item is, for errors that name it. */
export interface ItemLocation {
  readonly origin: ByteOrigin;
  readonly block: bigint;
  /** From 0, among all items of the block. */
  readonly item: number;
}

/** Field numbers on the way from StateChanges to a value. */
const CHANGES = 2;
const SINGLETON_UPDATE = 4;
const MAP_UPDATE = 5;
const MAP_VALUE = 2;
/** Of SingletonUpdateChange, beside its values. */
const PARTIAL = 24;
const CLEARED = 25;

/** A field's number and wire type, and what it holds where that is bytes. */
interface Field {
  readonly number: number;
  readonly wireType: number;
  readonly bytes: Uint8Array | undefined;
}

/**
 * Reads the state changes of an item. Which fields a difference gives follows from the bytes: a field that is there with its default
 * value is given too.
 * @throws StreamError for a difference that breaks the rules of state_changes.proto, with block, item, rule and what is there instead.
 */
export function readStateChanges(at: ItemLocation, bytes: Uint8Array): WrittenChanges {
  const { message, problems } = decodeParts(StateChanges, bytes);
  const { consensusTimestamp, stateChanges } = message;
  if (!stateChanges.some(isDifference)) {
    return { consensusTimestamp, changes: stateChanges.map((change) => ({ change, difference: undefined })), problems };
  }
  try {
    const slices = [...fieldsOf(bytes)].flatMap((field) =>
      field.number === CHANGES && field.bytes ? [field.bytes] : [],
    );
    const changes = slices.map((slice, index): WrittenChange => {
      // A change that cannot be read is not among the decoded ones, so that each has to be read by itself.
      const change = problems === NONE ? stateChanges[index] : decodeParts(StateChange, slice).message;
      return { change: change ?? StateChange.create(), difference: change && differenceOf(at, change, slice, index) };
    });
    return { consensusTimestamp, changes, problems };
  } catch (error) {
    throw toStreamError(at.origin, bytes, error);
  }
}

function isDifference({ mapUpdate, singletonUpdate }: StateChange): boolean {
  const update = mapUpdate ?? singletonUpdate;
  return update !== undefined && (update.partial || update.clearedFields.length > 0);
}

type Refuse = (expected: string, actual: string) => StreamError;

/** @throws StreamError */
function differenceOf(
  { origin, block, item }: ItemLocation,
  change: StateChange,
  slice: Uint8Array,
  index: number,
): Difference | undefined {
  const update = change.mapUpdate ?? change.singletonUpdate;
  if (update === undefined || !isDifference(change)) return undefined;
  const place = `change ${index + 1} (state ${change.stateId}) of item ${item} of block ${block}`;
  const refuse: Refuse = (expected, actual) => errorIn(origin, 'malformed', `${expected} in ${place}`, actual, slice);
  const { clearedFields: cleared } = update;
  if (!update.partial) throw refuse('a whole value without cleared fields', `cleared fields ${cleared.join(', ')}`);
  if (!isAscending(cleared)) throw refuse('cleared fields in ascending order, each once', cleared.join(', '));
  const { type, fields } = statedValue(change, slice);
  if (type !== undefined) expectFieldsOf(type, fields, cleared, refuse);
  const given = new Set(fields.map(({ number }) => number));
  const both = cleared.find((number) => given.has(number));
  if (both !== undefined) throw refuse('a field either given or cleared', `field ${both} given and cleared`);
  return { given, cleared: new Set(cleared) };
}

/** @throws StreamError for fields that the type does not have */
function expectFieldsOf(
  { name, byNumber }: MessageType<object>,
  given: readonly Field[],
  cleared: readonly number[],
  refuse: Refuse,
): void {
  for (const { number, wireType } of given)
    if (!isField(byNumber[number], wireType))
      throw refuse(`a difference of fields of ${name}`, `field ${number} of wire type ${wireType}`);
  const unknown = cleared.find((number) => byNumber[number] === undefined);
  if (unknown !== undefined) throw refuse(`cleared fields of ${name}`, `field ${unknown}`);
}

function isAscending(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || (numbers[index - 1] ?? 0) < number);
}

/** The fields of a change's value, and its type: undefined for a value of a kind that is not read. */
function statedValue(
  { mapUpdate }: StateChange,
  slice: Uint8Array,
): { readonly type: MessageType<object> | undefined; readonly fields: readonly Field[] } {
  const number = mapUpdate === undefined ? SINGLETON_UPDATE : MAP_UPDATE;
  const update = inner(fieldsOf(slice), number);
  const members =
    mapUpdate === undefined
      ? update.filter((field) => field.number !== PARTIAL && field.number !== CLEARED)
      : inner(update, MAP_VALUE);
  // Of a oneof, the last member that is there counts.
  const member = members.at(-1)?.number ?? 0;
  const container: MessageType<object> = mapUpdate === undefined ? SingletonUpdateChange : MapChangeValue;
  return { type: container.byNumber[member]?.type, fields: inner(members, member) };
}

/** The fields inside of all fields with this number. */
function inner(fields: Iterable<Field>, number: number): Field[] {
  const found: Field[] = [];
  for (const field of fields)
    if (field.number === number && field.bytes !== undefined) found.push(...fieldsOf(field.bytes));
  return found;
}

function* fieldsOf(bytes: Uint8Array): Generator<Field, void> {
  const cursor = new Cursor(bytes);
  while (cursor.offset < bytes.length) {
    const tag = cursor.tag(bytes.length);
    const wireType = tag & 7;
    const isBytes = wireType === WireType.bytes;
    const value = isBytes ? cursor.bytes(bytes.length) : undefined;
    if (!isBytes) cursor.skip(tag, bytes.length);
    yield { number: tag >>> 3, wireType, bytes: value };
  }
}

/** Whether a field may stand with this wire type; a list of numbers may be packed. */
function isField(spec: FieldSpec | undefined, wireType: number): boolean {
  if (spec === undefined) return false;
  return wireType === wireTypeOf(spec.kind) || (spec.repeated === true && wireType === WireType.bytes);
}
