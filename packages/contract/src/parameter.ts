import { type ConsensusNs, parseTransactionRef, type TransactionRef } from '@ledgerscope/ledger';
import { instantNs } from './instant-ns.ts';
import type { ParameterSchema, Query } from './query.ts';
import type { QueryReader } from './query-value.ts';

/** Longest text that is searched for. */
export const SEARCH_TEXT_MAX = 400;
/** How a parameter names an account, contract, token or topic. */
export const ENTITY = 'shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias';
/** How instants are given. */
/** The forms in which parameters of time are given. */
export const TIME_FORMS =
  'Unix time in milliseconds (values below 10^11 are read as seconds), seconds.nanoseconds, or an ISO 8601 date (its start in UTC) or time';

/** What values a parameter takes: its schema, and how it is read under any of its names. */
export interface ParameterType<Value> {
  readonly schema: Omit<ParameterSchema, 'description'>;
  readonly required?: true;
  readonly read: (read: QueryReader, names: readonly [string, ...string[]]) => Value;
}

/** An entity as it was named, and the parameter that names it. Whom it means is the server's to find out. */
export interface NamedParameter {
  readonly name: string;
  readonly value: string;
}

type Names = string | readonly [string, ...string[]];
type FirstOf<Given extends Names> = Given extends readonly [infer First extends string, ...string[]]
  ? First
  : Given & string;
type EachOf<Given extends Names> = Given extends readonly string[] ? Given[number] : Given & string;

/**
 * One parameter.
 * @param given its name, or that and the others under which it is known; the first one that is present counts
 * @param field the field that it is read as, where that is not its name
 */
export function parameter<const Given extends Names, Value, const Field extends string = FirstOf<Given>>(
  given: Given,
  type: ParameterType<Value>,
  description: string,
  field?: Field,
): Query<EachOf<Given>, { readonly [One in Field]: Value }> {
  const all: Names = given;
  const names: readonly [string, ...string[]] = typeof all === 'string' ? [all] : all;
  const [name] = names;
  const schemaOf = (one: string) => ({
    ...type.schema,
    description: one === name ? description : `Same as \`${name}\`.`,
  });
  return {
    parameters: Object.fromEntries(names.map((one) => [one, schemaOf(one)])) as Record<EachOf<Given>, ParameterSchema>,
    required: type.required === true ? [name as EachOf<Given>] : [],
    read: (read) => ({ [field ?? name]: type.read(read, names) }) as { readonly [One in Field]: Value },
  };
}

/** How a parameter that may be absent is read: by this where it is there, else undefined. */
export function whereGiven<Value>(
  parse: (value: string, name: string, read: QueryReader) => Value,
): ParameterType<Value | undefined>['read'] {
  return (read, names) => {
    const found = read.one(...names);
    return found === undefined ? undefined : parse(found.value, found.name, read);
  };
}

/** A text to search for, trimmed; undefined where it is blank. */
export const searchText: ParameterType<string | undefined> = {
  schema: { type: 'string', maxLength: SEARCH_TEXT_MAX },
  read: whereGiven((value, name, read) => {
    if (value.length > SEARCH_TEXT_MAX) read.refuse(name, `must be at most ${SEARCH_TEXT_MAX} characters`);
    return value.trim() === '' ? undefined : value.trim();
  }),
};

/** Text that goes into PostgreSQL, which has none with U+0000. */
export function storedText(type: ParameterType<string | undefined>): ParameterType<string | undefined> {
  const read: typeof type.read = (reader, names) => {
    const found = reader.one(...names);
    if (found?.value.includes('\0')) reader.refuse(found.name, 'must not contain the character U+0000');
    return type.read(reader, names);
  };
  return { ...type, read };
}

/** Text of at most this length, as it is. */
export function shortText(maxLength: number): ParameterType<string | undefined> {
  return {
    schema: { type: 'string', maxLength },
    read: whereGiven((value, name, read) => {
      if (value.length > maxLength) read.refuse(name, `must be at most ${maxLength} characters`);
      return value;
    }),
  };
}

/** Text that the server makes sense of. */
export const text: ParameterType<string | undefined> = {
  schema: { type: 'string' },
  read: (read, names) => read.one(...names)?.value,
};

/** An entity, as it was named. */
export const named: ParameterType<NamedParameter | undefined> = {
  schema: { type: 'string' },
  read: whereGiven((value, name) => ({ name, value: value.trim() })),
};

/** True or false; null where absent. */
export const flag: ParameterType<boolean | null> = {
  schema: { type: 'boolean' },
  read: (read, [name]) => read.flag(name),
};

/** True or false; true where absent. */
export const flagOrTrue: ParameterType<boolean> = {
  schema: { type: 'boolean' },
  read: (read, [name]) => read.flag(name) ?? true,
};

/** A whole number in a range, or the default. */
export function whole(minimum: number, maximum: number, byDefault: number): ParameterType<number> {
  return {
    schema: { type: 'integer', minimum, maximum },
    read: (read, names) => read.whole(names, minimum, maximum, byDefault),
  };
}

/** An instant in any form of {@link instantNs}, where older clients send numbers; undefined where absent. */
export const epoch: ParameterType<ConsensusNs | undefined> = {
  schema: { type: ['integer', 'string'] },
  read: (read, names) => firstInstant(read, names),
};

/** The same where they send text. */
export const instantAt: ParameterType<ConsensusNs | undefined> = { ...epoch, schema: { type: 'string' } };

function firstInstant(read: QueryReader, names: readonly string[]): ConsensusNs | undefined {
  const given = names.find((name) => read.one(name) !== undefined);
  return given === undefined ? undefined : instantNs(read, given);
}

/** One of a few words, in any case; undefined where absent. @param rule what is said of other values */
export function oneOf<const Word extends string>(words: readonly Word[], rule = `must be one of: ${words.join(', ')}`) {
  const type: ParameterType<Word | undefined> = {
    schema: { enum: words },
    read: whereGiven((value, name, read) => {
      const word = words.find((one) => one.toLowerCase() === value.toLowerCase());
      return word ?? read.refuse(name, rule);
    }),
  };
  return type;
}

/** The same with a default. */
export function wordOr<const Word extends string>(byDefault: Word, type: ParameterType<Word | undefined>) {
  const or: ParameterType<Word> = { ...type, read: (read, names) => type.read(read, names) ?? byDefault };
  return or;
}

/** Some of a few words, in any case: repeated, or separated by commas. */
export function someOf<const Word extends string>(words: readonly Word[]) {
  const type: ParameterType<readonly Word[]> = {
    schema: { type: 'array', items: { enum: words } },
    read: (read, [name]) =>
      read.many(name).map((value) => {
        const found = words.find((one) => one.toLowerCase() === value.toLowerCase());
        return found ?? read.refuse(name, `must be one of: ${words.join(', ')}`);
      }),
  };
  return type;
}

/** Up to so many names, each once: repeated, or separated by commas. */
export function someTexts(most: number): ParameterType<readonly string[]> {
  return {
    schema: { type: 'array', items: { type: 'string' } },
    read: (read, names) => {
      const found = names.flatMap((name) => read.many(name));
      if (found.length > most) read.refuse(names[0], `can be given at most ${most} times`);
      return [...new Set(found)];
    },
  };
}

/** A number of tinybars; undefined where absent. */
export const tinybars: ParameterType<bigint | undefined> = {
  schema: { type: 'integer', minimum: 0 },
  read: whereGiven((value, name, read) => {
    if (!/^\d{1,19}$/.test(value)) read.refuse(name, 'must be a whole number of tinybars');
    return BigInt(value);
  }),
};

/** A serial number, with or without #; undefined where absent. @param minimum -1 means every serial number at once */
export function serialNumber(minimum: -1 | 0): ParameterType<bigint | undefined> {
  const pattern = minimum === -1 ? /^(-1|#?\d{1,18})$/ : /^#?\d{1,18}$/;
  return {
    schema: { type: 'integer', minimum },
    read: whereGiven((value, name, read) => {
      if (!pattern.test(value)) read.refuse(name, 'must be a serial number');
      return BigInt(value.replace('#', ''));
    }),
  };
}

const MOST_TOKEN_ID = 2n ** 256n - 1n;

/** A token ID of ERC-721 or ERC-1155, with or without #; undefined where absent. */
export const evmTokenId: ParameterType<bigint | undefined> = {
  schema: { type: 'string' },
  read: whereGiven((value, name, read) => {
    const id = /^#?\d{1,78}$/.test(value) ? BigInt(value.replace('#', '')) : MOST_TOKEN_ID + 1n;
    return id <= MOST_TOKEN_ID ? id : read.refuse(name, 'must be a token ID: digits, up to 2^256-1');
  }),
};

const TRANSACTION_RULE = 'must be a transaction id, a consensus timestamp or a transaction hash';

/** A transaction in any of the accepted forms; undefined where absent. */
export const transaction: ParameterType<TransactionRef | undefined> = {
  schema: { type: 'string' },
  read: whereGiven((value, name, read) => parseTransactionRef(value) ?? read.refuse(name, TRANSACTION_RULE)),
};

/** The same where one has to be given. */
export const theTransaction: ParameterType<TransactionRef> = {
  ...transaction,
  required: true,
  read: (read, names) => transaction.read(read, names) ?? read.refuse(names[0], TRANSACTION_RULE),
};
