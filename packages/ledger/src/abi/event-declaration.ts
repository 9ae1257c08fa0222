import { ABI_LIMITS, AbiError } from './abi-limits.ts';
import { type AbiEntry, type AbiItem, abiEntries } from './read-abi.ts';

/** Longer declarations are of no contract. */
export const MAX_DECLARATION = 2_000;

const TOKEN = /\s*(?:([A-Za-z_$][\w$]*)|((?:\[\d*\])+)|([(),]))/y;
const START = /^\s*(?:event\s+)?/;
const ENDS: ReadonlySet<string> = new Set(['', ';', 'anonymous', 'anonymous;', 'anonymous ;']);

/**
 * An event as a contract declares it: `Transfer(address indexed from, address indexed to, uint256 value)`, with or without `event` before
 * and `;` behind it. Structs are written as tuples.
 * @throws AbiError where it is none or asks for more than an ABI may
 */
export function readEventDeclaration(text: string): { readonly item: AbiItem; readonly entry: AbiEntry } {
  if (text.length > MAX_DECLARATION) throw new AbiError(`a declaration has at most ${MAX_DECLARATION} characters`);
  const start = START.exec(text)?.[0].length ?? 0;
  const reader = new Declaration(text, start);
  const item = { type: 'event', name: reader.name(), inputs: reader.parameters(0) };
  if (!ENDS.has(text.slice(reader.at).trim().replaceAll(/\s+/g, ' ')))
    throw new AbiError('something stands behind the declaration');
  const [entry] = abiEntries([item]);
  if (entry === undefined) throw new AbiError('it declares no event');
  return { item, entry };
}

interface Declared {
  readonly type: string;
  readonly name: string;
  readonly indexed: boolean;
  readonly components?: readonly Declared[];
}

class Declaration {
  readonly #text: string;
  at: number;

  constructor(text: string, at: number) {
    this.#text = text;
    this.at = at;
  }

  name(): string {
    const { word } = this.#next();
    if (word === undefined) throw new AbiError('a name is missing');
    return word;
  }

  /** What stands in brackets. */
  parameters(depth: number): readonly Declared[] {
    if (depth > ABI_LIMITS.depth) throw new AbiError(`it has tuples in more than ${ABI_LIMITS.depth} others`);
    this.#expect('(');
    if (this.#takes(')')) return [];
    const found: Declared[] = [];
    // Ends with the text: each parameter takes some of it, or is refused.
    do found.push(this.#parameter(depth));
    while (this.#takes(','));
    this.#expect(')');
    return found;
  }

  #parameter(depth: number): Declared {
    const base = this.#takesWord();
    // `tuple(…)` is written by some for `(…)`.
    const isTuple = base === undefined || (base === 'tuple' && this.#peek().mark === '(');
    const components = isTuple ? { components: this.parameters(depth + 1) } : {};
    const { lists = '' } = this.#peek();
    if (lists !== '') this.#next();
    const word = this.#takesWord();
    const name = word === 'indexed' ? this.#takesWord() : word;
    return { type: `${base ?? 'tuple'}${lists}`, name: name ?? '', indexed: word === 'indexed', ...components };
  }

  #takesWord(): string | undefined {
    const { word } = this.#peek();
    if (word !== undefined) this.#next();
    return word;
  }

  #expect(mark: string): void {
    if (!this.#takes(mark)) throw new AbiError(`“${mark}” is missing`);
  }

  #takes(mark: string): boolean {
    if (this.#peek().mark !== mark) return false;
    this.#next();
    return true;
  }

  #next() {
    const { end, ...token } = this.#peek();
    this.at = end;
    return token;
  }

  #peek() {
    TOKEN.lastIndex = this.at;
    const [, word, lists, mark] = TOKEN.exec(this.#text) ?? [];
    const isThere = word !== undefined || lists !== undefined || mark !== undefined;
    return { word, lists, mark, end: isThere ? TOKEN.lastIndex : this.at };
  }
}
