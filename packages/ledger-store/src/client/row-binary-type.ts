/** A ClickHouse type as a tree: `Array(Nullable(UInt8))` is Array with one argument. */
export interface ColumnType {
  readonly name: string;
  readonly arguments: readonly (ColumnType | string)[];
}

/** Parses a type's text as results state it; arguments that are numbers or quoted texts stay texts. */
export function parseColumnType(text: string): ColumnType {
  const open = text.indexOf('(');
  if (open === -1) return { name: text.trim(), arguments: [] };
  const inner = text.slice(open + 1, text.lastIndexOf(')'));
  return { name: text.slice(0, open).trim(), arguments: splitArguments(inner).map(parseArgument) };
}

function parseArgument(text: string): ColumnType | string {
  const trimmed = text.trim();
  // Tuple elements may be named: `Tuple(a UInt8, b String)`.
  const named = /^(?:`[^`]*`|[a-z_][A-Za-z0-9_]*)\s+([A-Z].*)$/s.exec(trimmed);
  if (named?.[1] !== undefined) return parseColumnType(named[1]);
  return /^[A-Z]/.test(trimmed) ? parseColumnType(trimmed) : trimmed;
}

/** Splits at the commas outside of parentheses and quotes. */
function splitArguments(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quoted = false;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (quoted) {
      if (character === '\\') at += 1;
      else if (character === "'") quoted = false;
    } else if (character === "'") quoted = true;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === ',' && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}
