import { type AbiLayout, type AbiParameter, headWords } from './abi-layout.ts';
import { ABI_LIMITS } from './abi-limits.ts';

/**
 * A value as text, in pieces: at odd places addresses (0x and 40 digits in lower case), which whoever knows whose they are writes as
 * ids, at even places what is around them. Lists and tuples are JSON with texts at their leaves.
 */
export type AbiText = readonly string[];

/** Bytes that do not fit the description. */
export class AbiDataError extends Error {
  override readonly name = 'AbiDataError';
}

const WORD = 32;
/** Values of data that an encoder wrote have a word of their own each; tuples around them may have none. */
const WORK_PER_WORD = 4;
const LEAST_WORK = 64;
const NAME_PER_WORK = 32;
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const SIGN_BIT = 1n << 255n;
const MODULUS = 1n << 256n;

/**
 * The values of parameters that data encodes. Work is bounded by the data: where offsets lead to the same bytes again and again, it ends.
 * @throws AbiDataError where the data does not fit
 */
export function decodeParameters(parameters: readonly AbiParameter[], data: Uint8Array): AbiText[] {
  const layouts = parameters.map(({ layout }) => layout);
  // First: most data of another kind is found out here.
  if (data.length > ABI_LIMITS.dataBytes || data.length < headWords(layouts) * WORD)
    throw new AbiDataError('the data has another size');
  return new Decoder(data).parts(layouts);
}

/**
 * The values of an event. What is indexed and has no word for its value is shown as its hash.
 * @param topics after the first, which names the event
 * @throws AbiDataError where they do not fit
 */
export function decodeEvent(
  parameters: readonly AbiParameter[],
  topics: readonly Uint8Array[],
  data: Uint8Array,
): AbiText[] {
  const indexed = parameters.filter((one) => one.indexed);
  if (indexed.length !== topics.length) throw new AbiDataError('the log has another number of topics');
  const ofTopics = indexed.map(({ layout }, index) => topicText(layout, topics[index] as Uint8Array));
  const ofData = decodeParameters(
    parameters.filter((one) => !one.indexed),
    data,
  );
  const [nextTopic, nextValue] = [ofTopics.values(), ofData.values()];
  return parameters.map((one) => (one.indexed ? nextTopic : nextValue).next().value as AbiText);
}

function topicText(layout: AbiLayout, topic: Uint8Array): AbiText {
  if (topic.length !== WORD) throw new AbiDataError('a topic has another size');
  const isHash = layout.isDynamic || layout.kind === 'list' || layout.kind === 'tuple';
  return isHash ? [hex(topic, 0, WORD)] : (new Decoder(topic).parts([layout])[0] as AbiText);
}

class Decoder {
  readonly #data: Uint8Array;
  readonly #view: DataView;
  #workLeft: number;
  /** What is written of the value that is being read. */
  #pieces: string[] = [''];

  constructor(data: Uint8Array) {
    this.#data = data;
    this.#view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    this.#workLeft = LEAST_WORK + (data.length / WORD) * WORK_PER_WORD;
  }

  /** Values beside one another, from the beginning of the data. */
  parts(layouts: readonly AbiLayout[]): AbiText[] {
    let head = 0;
    return layouts.map((layout) => {
      this.#pieces = [''];
      this.#read(layout, 0, head, false);
      head += layout.words * WORD;
      return this.#pieces;
    });
  }

  /** @param start of what the value is in, from which offsets count @param head where the value or its offset is */
  #read(layout: AbiLayout, start: number, head: number, isNested: boolean): void {
    this.#work(1);
    const at = layout.isDynamic ? start + this.#count(head) : head;
    if (layout.kind === 'list') this.#list(layout, at);
    else if (layout.kind === 'tuple') this.#tuple(layout, at);
    else this.#leaf(layout, at, isNested);
  }

  #list({ of, length }: AbiLayout & { readonly kind: 'list' }, at: number): void {
    const first = length === undefined ? at + WORD : at;
    const count = length ?? this.#count(at);
    const step = of.words * WORD;
    this.#check(first, count * step);
    this.#write('[');
    for (let index = 0; index < count; index++) {
      if (index > 0) this.#write(',');
      this.#read(of, first, first + index * step, true);
    }
    this.#write(']');
  }

  #tuple({ parts, names }: AbiLayout & { readonly kind: 'tuple' }, at: number): void {
    this.#write(names === undefined ? '[' : '{');
    let head = at;
    for (const [index, part] of parts.entries()) {
      const name = names?.[index];
      if (index > 0) this.#write(',');
      if (name !== undefined) {
        this.#work(Math.floor(name.length / NAME_PER_WORK));
        this.#write(`${JSON.stringify(name)}:`);
      }
      this.#read(part, at, head, true);
      head += part.words * WORD;
    }
    this.#write(names === undefined ? ']' : '}');
  }

  #leaf(layout: AbiLayout & { readonly kind: Leaf }, at: number, isNested: boolean): void {
    const quote = isNested ? '"' : '';
    switch (layout.kind) {
      case 'address':
        this.#check(at, WORD);
        this.#write(quote);
        this.#pieces.push(hex(this.#data, at + 12, at + WORD), quote);
        break;
      case 'string': {
        const text = this.#text(at);
        this.#write(isNested ? JSON.stringify(text) : text);
        break;
      }
      case 'bytes':
        this.#write(quote + this.#digits(layout.size, at) + quote);
        break;
      default:
        this.#write(quote + this.#number(layout.kind, at) + quote);
    }
  }

  #digits(size: number | undefined, at: number): string {
    if (size === undefined) return hex(this.#data, ...this.#bytes(at));
    this.#check(at, WORD);
    return hex(this.#data, at, at + size);
  }

  #number(kind: Leaf, at: number): string {
    this.#check(at, WORD);
    const value = this.#word(at);
    if (kind === 'int') return String(value >= SIGN_BIT ? value - MODULUS : value);
    if (kind === 'uint') return String(value);
    if (value > 1n) throw new AbiDataError('a truth value is neither');
    return String(value === 1n);
  }

  #word(at: number): bigint {
    let value = 0n;
    for (let part = at; part < at + WORD; part += 8) value = (value << 64n) | this.#view.getBigUint64(part);
    return value;
  }

  #text(at: number): string {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(this.#data.subarray(...this.#bytes(at)));
  }

  /** Where bytes behind their length begin and end. */
  #bytes(at: number): [number, number] {
    const length = this.#count(at);
    this.#check(at + WORD, length);
    this.#work(length / WORD);
    return [at + WORD, at + WORD + length];
  }

  /** A length or an offset: one that is larger than all of the data is wrong. */
  #count(at: number): number {
    this.#check(at, WORD);
    let count = 0;
    for (let index = at; index < at + WORD; index++) {
      count = count * 256 + (this.#data[index] as number);
      if (count > this.#data.length) throw new AbiDataError('a length or offset leads out of the data');
    }
    return count;
  }

  #check(at: number, length: number): void {
    if (at + length > this.#data.length) throw new AbiDataError('a value lies beyond the data');
  }

  #work(units: number): void {
    this.#workLeft -= units;
    if (this.#workLeft < 0) throw new AbiDataError('offsets lead to the same bytes too often');
  }

  #write(text: string): void {
    this.#pieces[this.#pieces.length - 1] += text;
  }
}

type Leaf = Exclude<AbiLayout['kind'], 'list' | 'tuple'>;

function hex(data: Uint8Array, start: number, end: number): string {
  let digits = '0x';
  for (let index = start; index < end; index++) digits += HEX[data[index] as number];
  return digits;
}
