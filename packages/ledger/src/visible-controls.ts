/** C0 and C1 controls but tab and line feed, line and paragraph separators, and characters that change the direction of text. */
const CONTROLS = /(?![\t\n])[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const CONTROL_PICTURES = 0x24_00;
const DELETE = 0x7f;

/**
 * Foreign text with its control characters shown: each as its Unicode picture (`␀`) or its number (`⟨U+202E⟩`). What is left
 * cannot turn the words around it.
 */
export function visibleControls(text: string): string {
  return text.replace(CONTROLS, (character) => {
    const code = character.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(CONTROL_PICTURES + code);
    if (code === DELETE) return '␡';
    return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`;
  });
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
