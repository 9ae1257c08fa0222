/** A piece of a text: what was searched for is marked. */
export interface MarkedPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Of longer searches the first words are marked. */
const MOST_WORDS = 20;
/** Characters before the first word that is found. */
const BEFORE = 16;
/** What means something in a pattern; escaping anything else is an error in one of Unicode. */
const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;
const LOW_SURROGATE = /^[\uDC00-\uDFFF]/;

/**
 * A text around the first of the searched words, with all of them marked; its beginning where none is in it.
 * @param length most characters that are shown
 */
export function markedPieces(text: string, searched: string, length: number): readonly MarkedPiece[] {
  const words = searched.split(/[\s*]+/).filter((word) => word !== '');
  if (words.length === 0) return cutPieces(text, length, undefined);
  // The longest first: of two words of which one begins the other, the longer one is marked.
  const first = words.slice(0, MOST_WORDS).toSorted((one, other) => other.length - one.length);
  const all = first.map((word) => word.replaceAll(SPECIAL, '\\$&'));
  return cutPieces(text, length, new RegExp(all.join('|'), 'giu'));
}

function cutPieces(text: string, length: number, words: RegExp | undefined): readonly MarkedPiece[] {
  const first = words === undefined ? -1 : text.search(words);
  const shown = text.length <= length ? text : cutFrom(text, Math.min(first - BEFORE, text.length - length), length);
  return words === undefined || first === -1 ? [{ text: shown, isMarked: false }] : markIn(shown, words);
}

function cutFrom(text: string, place: number, length: number): string {
  const start = startBefore(text, place);
  const end = startBefore(text, start + length);
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

function markIn(shown: string, words: RegExp): readonly MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let at = 0;
  for (const { index, 0: found } of shown.matchAll(words)) {
    pieces.push({ text: shown.slice(at, index), isMarked: false }, { text: found, isMarked: true });
    at = index + found.length;
  }
  return [...pieces, { text: shown.slice(at), isMarked: false }].filter(({ text }) => text !== '');
}

/** No character of two units is cut in its middle. */
function startBefore(text: string, place: number): number {
  const start = Math.max(0, place);
  return start > 0 && LOW_SURROGATE.test(text.charAt(start)) ? start - 1 : start;
}
