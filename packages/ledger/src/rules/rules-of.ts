import { type EntityId, NO_ENTITY } from '../entity-id.ts';
import { type TransactionTypeName, TYPE_ID } from '../transaction-type.ts';
import { RULES } from '../transaction-types/list.ts';
import type { BodyAsks } from './body-asks.ts';
import type { EntityRefKind, EntityRefs, EntitySource } from './entity-source.ts';
import { atLeast, type RequiredKeys } from './required-key.ts';
import type { TypeRules } from './type-rules.ts';

type AllRules = { readonly [Name in TransactionTypeName]: (typeof RULES)[Name] };
type BodyOf<Rules> = Rules extends TypeRules<infer Body> ? Body : never;

/** A body with the message of its type, as far as rules read it. */
export type TransactionBodies = { readonly [Name in TransactionTypeName]?: BodyOf<AllRules[Name]> | undefined };

/** Rules for the message that they are given; which one that is has been looked up. */
type AnyRules = TypeRules<never>;

const BY_NAME: Readonly<Record<TransactionTypeName, AnyRules>> = RULES satisfies AllRules;
const NAMES = Object.keys(TYPE_ID) as TransactionTypeName[];
const NAME_OF_ID = new Map(NAMES.map((name) => [TYPE_ID[name], name]));

/** The rules of a type; undefined for one that this program does not know. */
export function typeRules(id: number): AnyRules | undefined {
  const name = NAME_OF_ID.get(id);
  return name === undefined ? undefined : BY_NAME[name];
}

/** Ids of the types that may have the EVM call a contract, or create one. */
export function typesRunning(what: 'call' | 'create'): readonly number[] {
  return NAMES.filter((name) => [what, 'either'].includes(BY_NAME[name].runsCode ?? '')).map((name) => TYPE_ID[name]);
}

/** What a body asks for, whatever came of it; nothing for one without a message of a known type. */
export function askedIn(body: TransactionBodies): BodyAsks {
  const name = nameOfBody(body);
  return name === undefined ? {} : BY_NAME[name].asks(body[name] as never);
}

/** What a transaction needs signatures of, beside those of its payer; nothing is known without its body. */
export function requiredKeys(body: TransactionBodies | undefined): RequiredKeys {
  const name = body && nameOfBody(body);
  return body === undefined || name === undefined ? atLeast() : BY_NAME[name].keys(body[name] as never);
}

function nameOfBody(body: TransactionBodies): TransactionTypeName | undefined {
  return NAMES.find((name) => body[name] !== undefined);
}

/** A transaction as far as its main entity is looked for in it. */
interface EntityFacts {
  readonly typeId: number;
  readonly body: TransactionBodies;
  readonly receipt: ReceiptRefs | undefined;
  /** What the result of its code names. */
  readonly resultContract: EntityRefs['contract'] | undefined;
  readonly payer: EntityId;
}

/** Entities that a receipt names. */
type ReceiptRefs = { readonly [Kind in EntityRefKind as `${Kind}ID`]?: EntityRefs[Kind] | undefined };

/** Finds the entity that a part of a message names; {@link NO_ENTITY} for none. */
type EntityReader = { readonly [Kind in EntityRefKind]: (ref: EntityRefs[Kind] | undefined) => EntityId };

/** The entity that a transaction is mainly about, from the receipt where the network says so there. */
export function mainEntity(facts: EntityFacts, read: EntityReader): EntityId {
  const name = NAME_OF_ID.get(facts.typeId);
  if (name === undefined) return NO_ENTITY;
  for (const source of BY_NAME[name].entity) {
    const id = entityIn(source, facts, read, facts.body[name]);
    if (id !== NO_ENTITY) return id;
  }
  return NO_ENTITY;
}

function entityIn(source: EntitySource<never>, facts: EntityFacts, read: EntityReader, message: unknown): EntityId {
  switch (source.from) {
    case 'receipt':
      return readRef(read, source.kind, facts.receipt?.[`${source.kind}ID`]);
    case 'body':
      return message === undefined ? NO_ENTITY : readRef(read, source.kind, source.id(message as never));
    case 'result':
      return read.contract(facts.resultContract);
    case 'payer':
      return facts.payer;
  }
}

function readRef(read: EntityReader, kind: EntityRefKind, ref: EntityRefs[EntityRefKind] | undefined): EntityId {
  return read[kind](ref as never);
}

/** The kind of entity that the receipt of a type names as the one that it is about; undefined for types without. */
export function receiptEntityKind(typeId: number): EntityRefKind | undefined {
  const [first] = typeRules(typeId)?.entity ?? [];
  return first?.from === 'receipt' ? first.kind : undefined;
}

const ACCOUNT: readonly EntityRefKind[] = ['account'];

/**
 * What the main entity of a type may be. An account may be a contract too: where an account may be meant, it says no more
 * than that. Rows do not say which of several is meant.
 */
export function mainEntityKinds(typeId: number): readonly EntityRefKind[] {
  const kinds = [...new Set(typeRules(typeId)?.entity.map(({ kind }) => kind))];
  return kinds.length === 0 || kinds.includes('account') ? ACCOUNT : kinds;
}
