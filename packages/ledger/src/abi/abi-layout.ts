import { ABI_LIMITS, AbiError, AbiLimitError } from './abi-limits.ts';

/** How values of a type lie in data, as the ABI specification of Solidity has it. */
export type AbiLayout = (WordLayout | BytesLayout | ListLayout | TupleLayout) & {
  /** Words in the head of what it is in: one, an offset, where it is dynamic. */
  readonly words: number;
  readonly isDynamic: boolean;
  /** Values that it has at least, itself among them. */
  readonly values: number;
};

interface WordLayout {
  readonly kind: 'uint' | 'int' | 'address' | 'bool';
}

interface BytesLayout {
  readonly kind: 'bytes' | 'string';
  /** Undefined where each value has its own length. */
  readonly size: number | undefined;
}

interface ListLayout {
  readonly kind: 'list';
  readonly of: AbiLayout;
  /** Undefined where each value has its own length. */
  readonly length: number | undefined;
}

interface TupleLayout {
  readonly kind: 'tuple';
  readonly parts: readonly AbiLayout[];
  /** Their names; undefined where they do not distinguish them, which is then done by position. */
  readonly names: readonly string[] | undefined;
}

/** A parameter of a function, event or error. */
export interface AbiParameter {
  /** Empty where it has none. */
  readonly name: string;
  /** With tuples written out, as `(address,uint256)[]`. */
  readonly type: string;
  readonly indexed: boolean;
  readonly layout: AbiLayout;
}

/** Counts the parameters and components that were read. */
export interface AbiCount {
  parameters: number;
}

/** A type and the dimensions of its lists. */
const TYPE = /^([a-z]{3,8}\d{0,3})((?:\[(?:0|[1-9]\d{0,3})?\]){0,9})$/;
const LONGEST_TYPE = 80;
/** Of a parameter: what separates parameters would make it another signature. */
const NAME = /^[^(),]*$/;
const NUMBER = /^\d+$/;
const FUNCTION_BYTES = 24;
const WORD = { words: 1, isDynamic: false, values: 1 } as const;
const DYNAMIC = { words: 1, isDynamic: true, values: 1 } as const;
const EIGHTHS = Array.from({ length: 32 }, (_, index) => index + 1);

/** Types that are made of no others, by what they are called. */
const ELEMENTARY: ReadonlyMap<string, Element> = new Map([
  ...(['uint', 'int'] as const).flatMap((kind) => [
    elementary(kind, { kind, ...WORD }, `${kind}256`),
    ...EIGHTHS.map((bytes) => elementary(`${kind}${bytes * 8}`, { kind, ...WORD })),
  ]),
  ...EIGHTHS.map((size) => elementary(`bytes${size}`, { kind: 'bytes', size, ...WORD })),
  elementary('address', { kind: 'address', ...WORD }),
  elementary('bool', { kind: 'bool', ...WORD }),
  elementary('function', { kind: 'bytes', size: FUNCTION_BYTES, ...WORD }),
  elementary('bytes', { kind: 'bytes', size: undefined, ...DYNAMIC }),
  elementary('string', { kind: 'string', size: undefined, ...DYNAMIC }),
]);

/** @param type as signatures have it */
function elementary(name: string, layout: AbiLayout, type = name): readonly [string, Element] {
  return [name, { type, layout }];
}

/**
 * Reads parameters as an ABI describes them.
 * @throws AbiError where they cannot be read or ask for more than one may
 */
export function readParameters(value: unknown, count: AbiCount, depth = 0): AbiParameter[] {
  if (!Array.isArray(value)) throw new AbiError('its parameters are no list');
  if (count.parameters + value.length > ABI_LIMITS.parametersOfItem)
    throw new AbiLimitError(`it has more than ${ABI_LIMITS.parametersOfItem} parameters and components`);
  count.parameters += value.length;
  const parameters = value.map((one: unknown) => readParameter(one, count, depth));
  checkValues(valuesOf(parameters.map(({ layout }) => layout)));
  return parameters;
}

function readParameter(value: unknown, count: AbiCount, depth: number): AbiParameter {
  if (typeof value !== 'object' || value === null) throw new AbiError('a parameter of it is none');
  const { name = '', type, components, indexed } = value as Readonly<Record<string, unknown>>;
  if (!isName(name)) throw new AbiError('the name of a parameter cannot be read');
  const { base, dimensions } = typeOf(type);
  const element = base === 'tuple' ? tupleOf(components, count, depth) : ELEMENTARY.get(base);
  if (element === undefined) throw new AbiError('it has a parameter of an unknown type');
  return {
    name,
    type: element.type + dimensions,
    indexed: indexed === true,
    layout: listOf(element.layout, dimensions),
  };
}

function typeOf(text: unknown): { readonly base: string; readonly dimensions: string } {
  const found = typeof text === 'string' && text.length <= LONGEST_TYPE ? TYPE.exec(text) : null;
  return { base: found?.[1] ?? '', dimensions: found?.[2] ?? '' };
}

function isName(name: unknown): name is string {
  return typeof name === 'string' && name.length <= ABI_LIMITS.name && NAME.test(name);
}

interface Element {
  readonly type: string;
  readonly layout: AbiLayout;
}

function tupleOf(components: unknown, count: AbiCount, depth: number): Element {
  if (depth >= ABI_LIMITS.depth) throw new AbiLimitError(`it has tuples in more than ${ABI_LIMITS.depth} others`);
  const parts = readParameters(components, count, depth + 1);
  if (parts.length === 0) throw new AbiLimitError('it has a tuple without components');
  const layouts = parts.map(({ layout }) => layout);
  const isDynamic = layouts.some((layout) => layout.isDynamic);
  return {
    type: `(${parts.map(({ type }) => type).join(',')})`,
    layout: {
      kind: 'tuple',
      parts: layouts,
      names: distinct(parts.map(({ name }) => name)),
      words: isDynamic ? 1 : headWords(layouts),
      isDynamic,
      values: 1 + valuesOf(layouts),
    },
  };
}

/** Names that make an object of a tuple: none is missing or double, and none is a number, which an object would put in other places. */
function distinct(names: readonly string[]): readonly string[] | undefined {
  const areNames = new Set(names).size === names.length && names.every((name) => name !== '' && !NUMBER.test(name));
  return areNames ? names : undefined;
}

function listOf(element: AbiLayout, dimensions: string): AbiLayout {
  const lengths = dimensions === '' ? [] : dimensions.slice(1, -1).split('][');
  if (lengths.length > ABI_LIMITS.dimensions)
    throw new AbiLimitError(`it has lists in more than ${ABI_LIMITS.dimensions - 1} others`);
  return lengths.reduce<AbiLayout>((of, text) => {
    if (text === '') return { kind: 'list', of, length: undefined, ...DYNAMIC };
    const length = Number(text);
    if (length === 0) throw new AbiLimitError('it has a list of nothing');
    const values = 1 + length * of.values;
    checkValues(values);
    return {
      kind: 'list',
      of,
      length,
      words: of.isDynamic ? 1 : length * of.words,
      isDynamic: of.isDynamic,
      values,
    };
  }, element);
}

function checkValues(values: number): void {
  if (values > ABI_LIMITS.values) throw new AbiLimitError(`it describes more than ${ABI_LIMITS.values} values`);
}

/** Words in the head of what these are the parts of. */
export function headWords(layouts: readonly AbiLayout[]): number {
  return layouts.reduce((sum, { words }) => sum + words, 0);
}

function valuesOf(layouts: readonly AbiLayout[]): number {
  return layouts.reduce((sum, { values }) => sum + values, 0);
}
