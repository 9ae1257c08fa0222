/**
 * JSON of strangers may nest so deep where it is shown or written again: what goes through it by recursion runs out of stack
 * some thousand levels down, while `JSON.parse` itself follows without end.
 */
export const JSON_DEPTH = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Whether the lists and objects of a JSON text are more than `most` levels deep in one another. Time grows with the length alone. */
export function nestsDeeper(json: string, most: number = JSON_DEPTH): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfText(json, at);
    else if (isOpening(code) && ++depth > most) return true;
    else if (isClosing(code)) depth--;
  }
  return false;
}

/** Where the text that begins at `start` ends. */
function endOfText(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

function isOpening(code: number): boolean {
  return code === 0x5b || code === 0x7b;
}

function isClosing(code: number): boolean {
  return code === 0x5d || code === 0x7d;
}
