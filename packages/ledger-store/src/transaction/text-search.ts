import { InvalidQueryError } from '../client/store-error.ts';
import { type Condition, NEVER } from '../condition.ts';

/**
 * Words that a text has to hold, all of them, whatever their case and order. In a word `*` stands for any run of
 * characters. Words are what stands between ASCII characters that are neither letters nor digits.
 */
export interface TextSearch {
  readonly words: readonly string[];
}

/** The texts that are searched, exactly as their indexes (migration 0030) have them. */
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
  const words = [...new Set(parts.filter((part) => /[^*]/.test(part)))];
  if (words.length > MAX_WORDS) throw new InvalidQueryError(`a search for more than ${MAX_WORDS} words`);
  return { words };
}

/** Whether the search reads every text instead of the index: for a star, the index helps only a little. */
export function hasWildcard({ words }: TextSearch): boolean {
  return words.some((word) => word.includes('*'));
}

/** The condition on a text; `name` keeps its parameters apart from others. The engine folds both sides by one rule. */
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
    // Both are constants to the engine: the literal lets the index's dictionary rule texts out before their words are split.
    parameters[`${name}Pattern${index}`] = pattern.replace(/\*+/g, '%');
    parameters[`${name}Literal${index}`] = `%${longestLiteral(pattern)}%`;
    parts.push(`${text} LIKE lowerUTF8({${name}Literal${index}:String})`);
    parts.push(`arrayExists(word -> word LIKE lowerUTF8({${name}Pattern${index}:String}), splitByNonAlpha(${text}))`);
  }
  return parts.length === 0 ? NEVER : { sql: parts.join(' AND '), parameters };
}

function longestLiteral(pattern: string): string {
  return pattern.split('*').reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}
