import type { MirrorCall } from '@ledgerscope/contract/mirror/mirror-call';
import type {
  MirrorFilter,
  MirrorOperator,
  MirrorParameter,
  MirrorParameters,
  MirrorValue,
} from '@ledgerscope/contract/mirror/mirror-parameter';
import { MIRROR_ROWS } from '@ledgerscope/contract/mirror/mirror-parameters';
import { MirrorError, type MirrorMessage } from './mirror-error.ts';

/** Values of one parameter that are read. */
const MOST_VALUES = 100;
const OPERATORS: ReadonlySet<string> = new Set<MirrorOperator>(['eq', 'ne', 'gt', 'gte', 'lt', 'lte']);
/** Parameters whose values are written back in lower case. */
const IN_LOWER_CASE: ReadonlySet<string> = new Set(['order', 'result']);

/** `key[]` and `key[3]` are values of a list, as repetitions of `key` are; `key[name]` is an object, which no parameter takes. */
const OF_A_LIST = /^([^[\]]+)\[(.*)\]$/s;
const PLACE_IN_A_LIST = /^\d{0,2}$/;

/** Values as they were asked for, by parameter, in the order of the request. */
export type AskedValues = ReadonlyMap<string, readonly string[]>;

/** What a request asks for, checked. */
export class MirrorQuery<Params extends MirrorParameters = MirrorParameters> {
  readonly asked: AskedValues;
  readonly #filters: ReadonlyMap<string, readonly MirrorFilter<unknown>[]>;
  readonly #order: 'asc' | 'desc';

  constructor(
    asked: AskedValues,
    filters: ReadonlyMap<string, readonly MirrorFilter<unknown>[]>,
    order: 'asc' | 'desc',
  ) {
    this.asked = asked;
    this.#filters = filters;
    this.#order = order;
  }

  /** Every value of a parameter. */
  all<Key extends keyof Params & string>(key: Key): readonly MirrorFilter<MirrorValue<Params[Key]>>[] {
    return (this.#filters.get(key) ?? []) as readonly MirrorFilter<MirrorValue<Params[Key]>>[];
  }

  /** The last value of a parameter; undefined where it has none. */
  last<Key extends keyof Params & string>(key: Key): MirrorValue<Params[Key]> | undefined {
    return this.all(key).at(-1)?.value;
  }

  /** Rows of the page. */
  get limit(): number {
    return (this.#filters.get('limit')?.at(-1)?.value as number | undefined) ?? MIRROR_ROWS.byDefault;
  }

  /** One that is given twice is as good as none. */
  get order(): 'asc' | 'desc' {
    const [first, second] = this.#filters.get('order') ?? [];
    return second === undefined && first !== undefined ? (first.value as 'asc' | 'desc') : this.#order;
  }
}

/**
 * Reads the query of an address.
 * @throws MirrorError naming every value and every parameter that is refused
 */
export function readMirrorQuery<Params extends MirrorParameters>(
  call: MirrorCall<Params>,
  search: string,
): MirrorQuery<Params> {
  const { params, unknownInOrder, order } = call;
  const asked = valuesIn(search, call.dialect === 'rest');
  const filters = new Map<string, MirrorFilter<unknown>[]>();
  const faults: MirrorMessage[] = [];
  const unknown: MirrorMessage[] = [];
  for (const [key, values] of asked) {
    const parameter = Object.hasOwn(params, key) ? params[key] : undefined;
    if (parameter === undefined) {
      if (call.dialect === 'rest')
        (unknownInOrder ? faults : unknown).push(...values.map(() => ({ message: `Unknown query parameter: ${key}` })));
      continue;
    }
    const read = readValues(call, key, parameter, values);
    faults.push(...read.faults);
    filters.set(key, read.filters);
  }
  faults.push(...unknown);
  if (faults.length > 0) throw new MirrorError(400, faults.slice(0, MOST_VALUES));
  return new MirrorQuery(asked, filters, order);
}

/** The values of a parameter, and what is said of those that are refused. */
function readValues(
  call: MirrorCall,
  key: string,
  parameter: MirrorParameter<unknown>,
  values: readonly string[],
): { readonly filters: MirrorFilter<unknown>[]; readonly faults: readonly MirrorMessage[] } {
  const isSingle = call.dialect === 'java' && parameter.isSingle === true;
  if (isSingle && values.length > 1 && call.refusesRepetition)
    return { filters: [], faults: [refusalOf(key, 'java', `Only a single instance is supported for ${key}`)] };
  const fault = countFault(call, key, parameter, values.length);
  if (fault !== undefined) return { filters: [], faults: [fault] };
  const texts = isSingle ? values.slice(0, 1) : values;
  const read = texts.map((text) => filterOf(parameter, text, isSingle));
  const refused = texts.filter((_, index) => read[index] === undefined);
  const words = parameter.isRefusedAsRest === true ? 'rest' : call.dialect;
  return {
    filters: read.filter((one) => one !== undefined),
    faults: refused.map((text) => refusalOf(key, words, parameter.refusal?.(text))),
  };
}

/** What is said where a parameter has more values than it may have. */
function countFault(
  call: MirrorCall,
  key: string,
  parameter: MirrorParameter<unknown>,
  count: number,
): MirrorMessage | undefined {
  const { count: most, name } = parameter.most ?? { count: MOST_VALUES, name: key };
  if (count <= most) return undefined;
  if (call.dialect === 'java') return refusalOf(key, 'java', `${name} size must be between 0 and ${most}`);
  return { message: `Parameter values count exceeds maximum number allowed: ${key} count: ${count} max: ${most}` };
}

/** What each program says of a value that is none. */
function refusalOf(key: string, dialect: MirrorCall['dialect'], detail = `Failed to convert '${key}'`): MirrorMessage {
  if (dialect === 'java') return { message: 'Bad Request', detail };
  return { message: `Invalid parameter: ${key}` };
}

/** Values by parameter, in the order in which the address first names each. The program `java` takes one that is blank as none. */
function valuesIn(search: string, asRest: boolean): Map<string, string[]> {
  const asked = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(`&${search}`)) {
    // One without a name is not read.
    if (name === '' || (!asRest && value.trim() === '')) continue;
    const { key, isPlain } = asRest ? nameOf(name) : { key: name, isPlain: true };
    const written = isPlain ? value : '';
    const text = IN_LOWER_CASE.has(key) ? written.toLowerCase() : written;
    const known = asked.get(key);
    if (known === undefined) asked.set(key, [text]);
    else known.push(text);
  }
  return asked;
}

/** Which parameter a name is of, and whether what it has is a value. */
function nameOf(name: string): { readonly key: string; readonly isPlain: boolean } {
  const [, listed = name, place = ''] = OF_A_LIST.exec(name) ?? [];
  return { key: listed.toLowerCase(), isPlain: PLACE_IN_A_LIST.test(place) };
}

/** A value with its operator; undefined for one that is refused. */
function filterOf(
  parameter: MirrorParameter<unknown>,
  text: string,
  isWhole: boolean,
): MirrorFilter<unknown> | undefined {
  const parts = text.split(':');
  if (parts.length > (isWhole ? 1 : 2)) return undefined;
  const operator = parts.length === 1 ? 'eq' : (parts[0] ?? '').toLowerCase();
  if (!OPERATORS.has(operator)) return undefined;
  const known = operator as MirrorOperator;
  if (!parameter.operators.includes(known)) return undefined;
  const value = parameter.read(parts.at(-1) ?? '', known);
  return value === undefined ? undefined : { operator: known, value };
}
