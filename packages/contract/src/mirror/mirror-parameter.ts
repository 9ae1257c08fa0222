/** How a value of a query is compared; `eq` where none is given. */
export type MirrorOperator = 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte';

/** One value of a parameter, as it was asked for. */
export interface MirrorFilter<Value> {
  readonly operator: MirrorOperator;
  readonly value: Value;
}

/** A parameter of the mirror node's API; several values of it are several filters. */
export interface MirrorParameter<Value> {
  readonly description: string;
  readonly operators: readonly MirrorOperator[];
  /** Undefined for a text that is refused. */
  readonly read: (text: string, operator: MirrorOperator) => Value | undefined;
  /** What is said of a text that is refused, where that is not the same for all parameters. */
  readonly refusal?: (text: string) => string | undefined;
  /** Whether a text is refused in the words of `rest`, whatever the program. */
  readonly isRefusedAsRest?: boolean;
  /** Of the program `java`: whether it has one value, without an operator. Of several values the first one counts. */
  readonly isSingle?: boolean;
  /** Of the program `java`: how many values it may have, and what they are called where there are more. */
  readonly most?: { readonly count: number; readonly name: string };
}

export type MirrorParameters = Readonly<Record<string, MirrorParameter<unknown>>>;

/** What a parameter's values are read as. */
export type MirrorValue<Parameter> = Parameter extends MirrorParameter<infer Value> ? Value : never;

export const EQUALS = ['eq'] as const;
export const BOUNDS = ['eq', 'gt', 'gte', 'lt', 'lte'] as const;
export const ALL_OPERATORS = [...BOUNDS, 'ne'] as const;

/** A parameter that is one of a few words, in any case. */
export function wordParameter<const Word extends string>(
  description: string,
  words: readonly Word[],
): MirrorParameter<Word> {
  const read = (text: string) => words.find((word) => word.toLowerCase() === text.toLowerCase());
  return { description, operators: ALL_OPERATORS, read };
}

/** A parameter that is `true` or `false`. */
export function booleanParameter(description: string): MirrorParameter<boolean> {
  const read = (text: string) => (/^(?:true|false)$/i.test(text) ? text.toLowerCase() === 'true' : undefined);
  return { description, operators: EQUALS, read };
}

/** The same parameter of the program `java`, with so many values at most. @param name what the program calls them */
export function atMost<Value>(count: number, name: string, parameter: MirrorParameter<Value>): MirrorParameter<Value> {
  return { ...parameter, most: { count, name } };
}

const MAX_LONG = 0x7fff_ffff_ffff_ffffn;

/** A parameter that is a whole number of 64 bits, from `least` on. */
export function longParameter(
  description: string,
  least: bigint,
  operators: readonly MirrorOperator[],
): MirrorParameter<bigint> {
  return { description, operators, read: (text) => readLong(text, least) };
}

/** Decimal digits of a number of 64 bits, from `least` on; undefined for any other text. */
export function readLong(text: string, least = 0n): bigint | undefined {
  if (!/^\d{1,19}$/.test(text)) return undefined;
  const value = BigInt(text);
  return value >= least && value <= MAX_LONG ? value : undefined;
}
