/** A number of JSON as it was written, where a JavaScript number would be written otherwise: too long, too large, with zeros at its end. */
export class WrittenNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }

  /** Where engines can pass a number on as it is written, it leaves so; elsewhere as a text. */
  toJSON(): unknown {
    return rawJson === undefined ? this.text : rawJson(this.text);
  }
}

const rawJson = (JSON as unknown as { readonly rawJSON?: (text: string) => unknown }).rawJSON;
/** Texts, which are passed over, and numbers. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Reads JSON without rounding: numbers that a JavaScript number does not give back as they were written are {@link WrittenNumber}s.
 * @throws SyntaxError for what is no JSON
 */
export function parseWritten(text: string): unknown {
  // First: in what is no JSON the pattern would look for the end of each of its texts anew.
  const rounded: unknown = JSON.parse(text);
  // What stands for a number until all is read; no author of a document knows it.
  const mark = `\u0000${Math.random()}:`;
  let isExact = true;
  const marked = text.replace(TOKENS, (token) => {
    if (token.startsWith('"') || !NUMBER.test(token) || String(Number(token)) === token) return token;
    isExact = false;
    return JSON.stringify(mark + token);
  });
  if (isExact) return rounded;
  return JSON.parse(marked, (_name, value: unknown) =>
    typeof value === 'string' && value.startsWith(mark) ? new WrittenNumber(value.slice(mark.length)) : value,
  );
}

/** JSON of what {@link parseWritten} read, with numbers as they were written. */
export function writeJson(value: unknown, indent = 2): string {
  return write(value, '', ' '.repeat(indent));
}

function write(value: unknown, before: string, step: string): string {
  if (value instanceof WrittenNumber) return value.text;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const isList = Array.isArray(value);
  const inside = before + step;
  const parts = isList
    ? value.map((item) => write(item, inside, step))
    : Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${write(field, inside, step)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  return `${open}\n${parts.map((part) => inside + part).join(',\n')}\n${before}${close}`;
}
