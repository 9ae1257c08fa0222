/**
 * C0 and C1 controls but tab and line feed, line and paragraph separators, characters that change the direction of text, and those
 * that nobody sees: of zero width, soft hyphens, fillers and tags.
 */
const HIDDEN = String.raw`(?![\t\n])[\p{Cc}\p{Zl}\p{Zp}\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0000}-\u{e0fff}]`;
const HAS_HIDDEN = new RegExp(HIDDEN, 'u');
/** Scripts whose letters a joiner joins or holds apart. */
const JOINING = `[${['Arabic', 'Syriac', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'].map((script) => `\\p{Script=${script}}`).join('')}]`;
const PICTURE = String.raw`\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*`;
/** The same characters where they mean something: in an emoji of several, the flag of a region, a word of such a script, around numbers, a form of an ideograph. */
const MEANT = [
  String.raw`${PICTURE}(?:\u200d${PICTURE})+`,
  String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,6}\u{e007f}`,
  String.raw`(?<=${JOINING})[\u200c\u200d]`,
  String.raw`[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]`,
  String.raw`(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]`,
  // Forms of emojis, digits in boxes, and forms of ideographs and signs.
  String.raw`(?<=(?![0-9#*])\p{Emoji})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=[\p{Script=Han}\p{Script=Myanmar}\p{Script=Phags_Pa}\p{Sm}\u3000-\u303f\uff00-\uffef])[\ufe00-\ufe0f]`,
].join('|');
const MEANT_OR_HIDDEN = new RegExp(`(?<meant>${MEANT})|${HIDDEN}`, 'gu');
const CONTROL_PICTURES = 0x24_00;
const DELETE = 0x7f;

/**
 * Foreign text with its control characters and those that nobody sees shown: each as its Unicode picture (`␀`) or its number
 * (`⟨U+202E⟩`). What is left cannot turn the words around it, nor read as another text.
 */
export function visibleControls(text: string): string {
  if (!HAS_HIDDEN.test(text)) return text;
  return text.replace(MEANT_OR_HIDDEN, (found: string, meant: string | undefined) =>
    meant === undefined ? shownCharacter(found.codePointAt(0) ?? 0) : found,
  );
}

function shownCharacter(code: number): string {
  if (code < 0x20) return String.fromCharCode(CONTROL_PICTURES + code);
  if (code === DELETE) return '␡';
  return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`;
}

/** Hebrew, Arabic and the other scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * Foreign text for places that hold no elements, such as titles, labels and tips: its control characters are shown, and its
 * direction ends with it.
 */
export function isolatedText(text: string): string {
  const shown = visibleControls(text);
  return RIGHT_TO_LEFT.test(shown) ? `${FIRST_STRONG_ISOLATE}${shown}${POP_ISOLATE}` : shown;
}
