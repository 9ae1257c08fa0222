import { InvalidQueryError } from '../client/store-error.ts';
import { type Condition, NEVER } from '../condition.ts';

/**
 * Words that a text has to contain, all of them, whatever their case and order. In a word `*` matches any run of
 * characters. Words are what is between ASCII characters that are neither letters nor digits; in scripts that write without
 * spaces a word is any part of such a run.
 */
export interface TextSearch {
  readonly words: readonly string[];
}

/** The texts that are searched, exactly as their indexes have them. */
export const MEMO_TEXT = 'lowerUTF8(memo)';
export const MESSAGE_TEXT = "if(isValidUTF8(message), lowerUTF8(message), '')";

const MAX_WORDS = 16;
const BETWEEN_WORDS = /[^0-9A-Za-z*\u0080-\u{10ffff}]+/u;

/**
 * The words of a text as a person types it; undefined where it has none. Only stars restrict nothing: no words.
 * Throws InvalidQueryError for more than 16 words.
 */
export function parseTextSearch(text: string): TextSearch | undefined {
  const parts = text.split(BETWEEN_WORDS).filter((part) => part !== '');
  if (parts.length === 0) return undefined;
  const words = [...new Set(parts.filter((part) => /[^*]/.test(part)).map(asPart))];
  if (words.length > MAX_WORDS) throw new InvalidQueryError(`a search for more than ${MAX_WORDS} words`);
  return { words };
}

const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Chinese or Japanese text is in one run without spaces: what is looked for is a part of it. */
function asPart(word: string): string {
  return WITHOUT_SPACES.test(word) ? `*${word}*`.replaceAll(/\*+/g, '*') : word;
}

/** Whether the search reads every text: a word without a star is looked up in the index, and the others in what it finds. */
export function hasWildcard({ words }: TextSearch): boolean {
  return words.every((word) => word.includes('*'));
}

/** The condition on a text; `name` makes its parameters different from others. The engine folds both sides by one rule. */
export function textCondition(name: string, text: string, search: TextSearch): Condition {
  const plain = search.words.filter((word) => !word.includes('*'));
  const patterns = search.words.filter((word) => word.includes('*'));
  const parameters: Record<string, string> = {};
  const parts: string[] = [];
  for (const [index, word] of plain.entries()) parameters[`${name}Word${index}`] = word;
  if (plain.length > 0)
    parts.push(
      `hasAllTokens(${text}, [${plain.map((_, index) => `lowerUTF8({${name}Word${index}:String})`).join(', ')}])`,
    );
  for (const [index, pattern] of patterns.entries()) {
    // Both are constants to the engine: the literal rules texts out by the index's dictionary before the pattern is tried.
    parameters[`${name}Pattern${index}`] = wordPattern(pattern);
    parameters[`${name}Literal${index}`] = `%${longestLiteral(pattern)}%`;
    parts.push(`${text} LIKE lowerUTF8({${name}Literal${index}:String})`);
    parts.push(`match(${text}, lowerUTF8({${name}Pattern${index}:String}))`);
  }
  return parts.length === 0 ? NEVER : { sql: parts.join(' AND '), parameters };
}

/** The condition on a short text, such as the memo of an entity, in which a word can be any part of it, as in names. */
export function partsCondition(name: string, text: string, search: TextSearch): Condition {
  const parameters: Record<string, string> = {};
  const parts = search.words.map((word, index) => {
    // Words are letters and digits: a star alone has a meaning in them.
    parameters[`${name}Part${index}`] = `%${word.replace(/\*+/g, '%')}%`;
    return `${text} LIKE lowerUTF8({${name}Part${index}:String})`;
  });
  return parts.length === 0 ? NEVER : { sql: parts.join(' AND '), parameters };
}

/** A character of a word, in RE2: what {@link BETWEEN_WORDS} does not hold, in lower case. */
const IN_WORD = '[0-9a-z\\x{80}-\\x{10ffff}]';
const NOT_IN_WORD = '[^0-9a-z\\x{80}-\\x{10ffff}]';

/** A regular expression for texts that hold a word of this pattern: words are letters and digits, nothing to escape. */
function wordPattern(pattern: string): string {
  return `(?:^|${NOT_IN_WORD})${pattern.split(/\*+/).join(`${IN_WORD}*`)}(?:$|${NOT_IN_WORD})`;
}

function longestLiteral(pattern: string): string {
  return pattern.split('*').reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}
