import type { ServiceType, TransactionTypeFacts } from './transaction-type-facts.ts';
import { TYPES } from './transaction-types/list.ts';

/** One transaction body type: `id` is its field number in TransactionBody, `name` its protobuf name. */
export interface TransactionType {
  readonly id: number;
  readonly name: string;
  /** Upper-case name without separators, as mirror REST APIs print it. */
  readonly code: string;
  readonly label: string;
  readonly service: ServiceType;
}

/** One that this program knows. */
type KnownType = TransactionType & TransactionTypeFacts;

type Listed = (typeof TYPES)[number];
export type TransactionTypeName = Listed['name'];
export type TransactionTypeCode = Uppercase<TransactionTypeName>;
/** A name under which subscriptions are narrowed to a type or a part of it. */
export type TypeFilter = Listed['filters'][number];

/** Every transaction type that this program knows, by ascending id. */
export const TRANSACTION_TYPES: readonly KnownType[] = TYPES.map((type) => ({
  ...type,
  code: type.name.toUpperCase(),
})).sort((one, other) => one.id - other.id);

/** The id of each type that this program knows, by its protobuf name. */
export const TYPE_ID = Object.fromEntries(TYPES.map(({ id, name }) => [name, id])) as Readonly<
  Record<TransactionTypeName, number>
>;

/** What subscriptions can be narrowed to, in the order in which they offer it. */
export const TRANSACTION_FILTERS: readonly TypeFilter[] = TYPES.flatMap(({ filters }) => [...filters]);

const BY_ID = new Map(TRANSACTION_TYPES.map((type) => [type.id, type]));
const BY_CODE = new Map(TRANSACTION_TYPES.map((type) => [type.code, type]));
const BY_FILTER = new Map(TRANSACTION_TYPES.flatMap((type) => type.filters.map((filter) => [filter, type] as const)));

/** The type with this id; a type newer than this program is named after its number and counted as NETWORK. */
export function transactionType(id: number): TransactionType {
  return (
    BY_ID.get(id) ?? {
      id,
      name: `unknown${id}`,
      code: `UNKNOWN${id}`,
      label: id === 0 ? 'Type not known' : `Unknown type ${id}`,
      service: 'NETWORK',
    }
  );
}

/** The type with this code (`CRYPTOTRANSFER`, in any case); undefined when no such type is known. */
export function transactionTypeByCode(code: string): KnownType | undefined {
  return BY_CODE.get(code.toUpperCase());
}

/** The type of a filter's name, or of a code with underscores anywhere, in any case; undefined where it names none. */
export function transactionTypeByName(name: string): TransactionType | undefined {
  return BY_FILTER.get(name.toUpperCase()) ?? transactionTypeByCode(name.replaceAll('_', ''));
}

/** Whether only the network's nodes send transactions of this type, to each other. */
export function isNodeTransactionType(id: number): boolean {
  return BY_ID.get(id)?.fromNodes === true;
}
