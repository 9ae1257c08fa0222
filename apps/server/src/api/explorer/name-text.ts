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
