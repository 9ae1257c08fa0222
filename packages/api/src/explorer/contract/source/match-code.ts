/** Where bytes are, in the code. */
interface Place {
  readonly start: number;
  readonly length: number;
}

/** What the compiler says of one contract; `legacyAssembly` holds what it appends to the code of the contract and of those that it creates. */
export interface CompiledCode {
  readonly deployedBytecode: {
    /** Hexadecimal digits; names of libraries are written as `__$…$__`. */
    readonly object: string;
    readonly immutableReferences?: Readonly<Record<string, readonly Place[]>>;
    readonly linkReferences?: Readonly<Record<string, Readonly<Record<string, readonly Place[]>>>>;
  };
  readonly legacyAssembly?: unknown;
}

/** `ipfs` or `bzzr1` as a CBOR key with its hash. */
const METADATA_HASH = /6469706673582212|65627a7a72315820|65627a7a72305820/;
/** PUSH20 of its own address, with which the code of a library begins. */
const LIBRARY_ADDRESS: Place = { start: 1, length: 20 };
const LIBRARY_START = `73${'00'.repeat(20)}`;

/**
 * How far the code that a contract runs is what the compiler made: `full` where it is the same with the metadata's hash,
 * `partial` where only appended metadata differs or holds no hash, as Sourcify defines them. Immutables, libraries' addresses
 * and a library's own address are known only once it is deployed, and do not count.
 * @param runtime hexadecimal digits
 */
export function matchCode(runtime: string, compiled: CompiledCode): 'full' | 'partial' | undefined {
  const { object, immutableReferences = {}, linkReferences = {} } = compiled.deployedBytecode;
  if (object === '' || object.length !== runtime.length) return undefined;
  const set = [
    ...Object.values(immutableReferences).flat(),
    ...Object.values(linkReferences).flatMap((libraries) => Object.values(libraries).flat()),
    ...(object.startsWith(LIBRARY_START) ? [LIBRARY_ADDRESS] : []),
  ];
  const [own, made] = [without(runtime, set), without(object, set)];
  const appended = appendedTo(compiled);
  if (own === made) return appended.some((one) => METADATA_HASH.test(one)) ? 'full' : 'partial';
  const places = appended.flatMap((one) => placesOf(one, made));
  return without(own, places) === without(made, places) ? 'partial' : undefined;
}

function without(code: string, places: readonly Place[]): string {
  let left = code;
  for (const { start, length } of places)
    left = `${left.slice(0, start * 2)}${'0'.repeat(length * 2)}${left.slice((start + length) * 2)}`;
  return left;
}

function placesOf(part: string, code: string): Place[] {
  const places: Place[] = [];
  for (let at = code.indexOf(part); at !== -1; at = code.indexOf(part, at + part.length))
    places.push({ start: at / 2, length: part.length / 2 });
  return places;
}

/** The metadata that is appended to this code and to code inside it, in hexadecimal digits. */
function appendedTo({ deployedBytecode, legacyAssembly }: CompiledCode): string[] {
  const found = new Set([lastOf(deployedBytecode.object)]);
  JSON.stringify(legacyAssembly ?? null, (name, value: unknown) => {
    if (name === '.auxdata' && typeof value === 'string') found.add(value);
    return value;
  });
  found.delete('');
  return [...found];
}

/** Code ends with the length of what is appended, in two bytes that do not count themselves. */
function lastOf(object: string): string {
  const length = Number.parseInt(object.slice(-4), 16) * 2 + 4;
  return Number.isNaN(length) || length > object.length ? '' : object.slice(-length);
}
