import { TRANSACTION_TYPES, TYPE_ID, transactionTypeByName } from '@ledgerscope/ledger';
import { type ParameterType, parameter } from './parameter.ts';
import type { Query } from './query.ts';
import type { QueryReader } from './query-value.ts';

/** In `status`: every result but SUCCESS. */
export const STATUS_FAILED = 'FAILED';

const STATUS_NAME = /^[A-Z][A-Z0-9_]{1,79}$/;

/** Names of services that clients use besides the ones of this API. */
const SERVICE_NAMES: Readonly<Record<string, string>> = { HCS: 'CONSENSUS', HTS: 'TOKEN', SYSTEM: 'NETWORK' };
const SERVICES = new Set<string>(TRANSACTION_TYPES.map((type) => type.service));

/** Types and results that a list of transactions is narrowed to. */
export interface KindsRequest {
  /** Field numbers of TransactionBody's data; empty for all types. */
  readonly typeIds: readonly number[];
  /** True where the types and services asked for have no type in common: nothing passes. */
  readonly noType: boolean;
  /** Of crypto transfers those alone that move tokens: TOKEN_TRANSFER is asked for, and not CRYPTO_TRANSFER. */
  readonly tokensOnly: boolean;
  /** ResponseCodeEnum names; empty for all results. */
  readonly statuses: readonly string[];
  /** Every result but SUCCESS. */
  readonly failedOnly: boolean;
}

const texts = { type: 'array', items: { type: 'string' } } as const;

/** Ids of the types that are named, each once. */
const types: ParameterType<readonly number[]> = {
  schema: texts,
  read: (read, [name]) => {
    const ids = read.many(name).map((given) => {
      return transactionTypeByName(given)?.id ?? read.refuse(name, `names no transaction type: ${quoteText(given)}`);
    });
    return [...new Set(ids)];
  },
};

/** Transaction types alone. */
export const transactionTypes = parameter(
  'transactionTypes',
  types,
  'Transaction type codes or public names, such as CRYPTOTRANSFER, or TOKEN_TRANSFER for token transfers; repeatable or comma-separated.',
  'typeIds',
);

/** `transactionTypes`, `serviceTypes` and `status`; a type has to be among both of the first two. */
export const kinds: Query<'transactionTypes' | 'serviceTypes' | 'status', KindsRequest> = {
  parameters: {
    ...transactionTypes.parameters,
    serviceTypes: { ...texts, description: 'Services, such as TOKEN; repeatable or comma-separated.' },
    status: { ...texts, description: 'ResponseCodeEnum names, or FAILED for all but SUCCESS; repeatable.' },
  },
  read: readKinds,
};

function readKinds(read: QueryReader): KindsRequest {
  const { typeIds: named } = transactionTypes.read(read);
  const services = read.many('serviceTypes').map((name) => {
    const service = SERVICE_NAMES[name.toUpperCase()] ?? name.toUpperCase();
    return SERVICES.has(service) ? service : read.refuse('serviceTypes', `names no service: ${quoteText(name)}`);
  });
  const ofServices = TRANSACTION_TYPES.filter((type) => services.includes(type.service)).map((type) => type.id);
  const typeIds =
    services.length === 0 ? named : named.length === 0 ? ofServices : named.filter((id) => ofServices.includes(id));
  const statuses = readStatuses(read);
  return {
    typeIds,
    tokensOnly: isOfTokensOnly(read),
    noType: typeIds.length === 0 && services.length + named.length > 0,
    statuses: statuses.filter((status) => status !== STATUS_FAILED),
    failedOnly: statuses.includes(STATUS_FAILED),
  };
}

const TOKEN_TRANSFER = 'TOKEN_TRANSFER';

/** Both names are of one type: token transfers are crypto transfers with tokens. */
function isOfTokensOnly(read: QueryReader): boolean {
  const names = read.many('transactionTypes').map((name) => name.toUpperCase());
  const others = names.filter((name) => name !== TOKEN_TRANSFER);
  return (
    others.length < names.length && others.every((name) => transactionTypeByName(name)?.id !== TYPE_ID.cryptoTransfer)
  );
}

function readStatuses(read: QueryReader): readonly string[] {
  const names = read.many('status').map((name) => name.toUpperCase());
  const bad = names.find((name) => !STATUS_NAME.test(name));
  if (bad !== undefined) read.refuse('status', `names no result: ${quoteText(bad)}`);
  return [...new Set(names)];
}

/** Foreign text inside a message, cut so that a message stays one line. */
function quoteText(text: string): string {
  return JSON.stringify(text.slice(0, 40));
}
