import { type IdPattern, InvalidQueryError, parseTextSearch, type TextSearch } from '@ledgerscope/ledger-store';
import { ApiError } from '../api-error.ts';

/**
 * The words of a text that is searched for; undefined where it holds none, so that nothing can match.
 * @throws ApiError for too many words, naming the parameter
 */
export function searchWords(text: string, parameter: string): TextSearch | undefined {
  try {
    return parseTextSearch(text);
  } catch (error) {
    if (!(error instanceof InvalidQueryError)) throw error;
    throw new ApiError('invalid_parameter', `Query parameter ${parameter} contains too many words.`, parameter);
  }
}

const QUOTED = /^(["'\u201c\u201e\u2018])(.+)["'\u201d\u201c\u2019]$/u;
const NO_WORD = /[^\p{L}\p{M}\p{N}*]+/u;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}*]+/gu;

const SPACES_AND_STARS = /[\s*]/u;

/**
 * The pattern that a text which is part of a name is compared as, with `*` for any run of characters: stars and quotes around
 * the text do not count, nor how much space is between its words, and other signs between words match any sign.
 */
export function nameText(text: string): string {
  const trimmed = trimStars(text);
  const bare = (QUOTED.exec(trimmed)?.[2] ?? trimmed).trim();
  // A sign beside a single word makes it a different word: $X, C++.
  if (bare.split(NO_WORD).filter((word) => word !== '').length < 2) return bare;
  return bare.replace(BETWEEN_WORDS, (between) => (/^\s+$/u.test(between) ? ' ' : '*'));
}

function trimStars(text: string): string {
  const characters = [...text];
  const isText = (character: string) => !SPACES_AND_STARS.test(character);
  const first = characters.findIndex(isText);
  return first < 0 ? '' : characters.slice(first, characters.findLastIndex(isText) + 1).join('');
}

/** An id or its beginning; a star in front says no more than the beginning does. */
const ID_PATTERN = /^\*?(\d{1,4})\.(\d{1,5})\.([\d*?]{0,20})$/;
/** A number of the first shard and realm, or the beginning of one. */
const NUMBER_PATTERN = /^\d[\d*?]{0,11}$/;
const MAX_SHARD = 0x3ffn;
const MAX_REALM = 0xffffn;

/**
 * The ids that a text names: an id or its beginning, in which `*` matches any run of digits and `?` one digit, or the same
 * of a number alone in 0.0. 'none' for a shard or realm that no id has, undefined for a text of another form.
 */
export function idPatternOf(text: string): IdPattern | 'none' | undefined {
  const bare = NUMBER_PATTERN.test(text) ? `0.0.${text}` : text;
  const [, shardText, realmText, num = ''] = ID_PATTERN.exec(bare) ?? [];
  if (shardText === undefined || realmText === undefined) return undefined;
  const [shard, realm] = [BigInt(shardText), BigInt(realmText)];
  if (shard > MAX_SHARD || realm > MAX_REALM) return 'none';
  return { shard, realm, num: /[*?]/.test(num) ? num : `${num}*` };
}

/** What is in both lists; a list that is omitted does not restrict. */
export function inBoth<Item>(
  some: readonly Item[] | undefined,
  others: readonly Item[] | undefined,
): readonly Item[] | undefined {
  return some === undefined || others === undefined ? (some ?? others) : some.filter((item) => others.includes(item));
}
