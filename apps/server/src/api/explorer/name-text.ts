const QUOTED = /^(["'\u201c\u201e\u2018])(.+)["'\u201d\u201c\u2019]$/u;
const NO_WORD = /[^\p{L}\p{M}\p{N}*]+/u;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}*]+/gu;

const SPACES_AND_STARS = /[\s*]/u;

/**
 * What a text that is part of a name is compared as, with `*` for any run of characters: stars and quotes around it do not
 * count, nor how much space is between its words, and other signs between words stand for any.
 */
export function nameText(text: string): string {
  const trimmed = trimStars(text);
  const bare = (QUOTED.exec(trimmed)?.[2] ?? trimmed).trim();
  // A sign beside a word alone is what tells it apart: $X, C++.
  if (bare.split(NO_WORD).filter((word) => word !== '').length < 2) return bare;
  return bare.replace(BETWEEN_WORDS, (between) => (/^\s+$/u.test(between) ? ' ' : '*'));
}

function trimStars(text: string): string {
  const characters = [...text];
  const isKept = (character: string) => !SPACES_AND_STARS.test(character);
  const first = characters.findIndex(isKept);
  return first < 0 ? '' : characters.slice(first, characters.findLastIndex(isKept) + 1).join('');
}
