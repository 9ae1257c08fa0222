/** Selector of Solidity's `Error(string)`, the usual revert reason. */
const ERROR_SELECTOR = '08c379a0';
/** Selector of Solidity's `Panic(uint256)`, by which the compiler's own checks fail. */
const PANIC_SELECTOR = '4e487b71';
const WORD = 64;
const PRINTABLE = /^[\x20-\x7e\n\t]+$/;

/** What the codes of a panic mean (Solidity's documentation, "Panic via assert and Error via require"). */
const PANICS: Readonly<Record<string, string>> = {
  '0x0': 'compiler panic',
  '0x1': 'assertion failed',
  '0x11': 'arithmetic overflow or underflow',
  '0x12': 'division by zero',
  '0x21': 'value outside of its enum',
  '0x22': 'incorrectly encoded storage array',
  '0x31': 'pop from an empty array',
  '0x32': 'array index out of bounds',
  '0x41': 'out of memory',
  '0x51': 'call of an uninitialized function',
};

/** The text inside an error that the EVM reports in hex, or what the code of a panic means; null where it holds none (or is text already). */
export function readableError(message: string): string | null {
  const hex = /^0x((?:[0-9a-fA-F]{2})+)$/.exec(message)?.[1]?.toLowerCase();
  if (hex === undefined) return null;
  if (hex.startsWith(PANIC_SELECTOR) && hex.length === PANIC_SELECTOR.length + WORD)
    return panicText(hex.slice(PANIC_SELECTOR.length));
  const bytes = hex.startsWith(ERROR_SELECTOR) ? stringArgument(hex.slice(ERROR_SELECTOR.length)) : hex;
  const text = new TextDecoder().decode(Uint8Array.from(bytes.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)));
  return PRINTABLE.test(text) ? text : null;
}

function panicText(word: string): string {
  const code = `0x${BigInt(`0x${word}`).toString(16)}`;
  return `${PANICS[code] ?? 'unknown panic'} (panic code ${code})`;
}

/** What the EVM or a contract said, as far as it is text: `undefined` where there is none to read. */
export function reasonText(message: string | null): string | undefined {
  if (message === null || message === '') return undefined;
  return readableError(message) ?? (message.startsWith('0x') ? undefined : message);
}

/** Hex of an ABI-encoded string: offset word, length word, bytes. */
function stringArgument(words: string): string {
  const length = Number.parseInt(words.slice(WORD, 2 * WORD), 16);
  return Number.isSafeInteger(length) ? words.slice(2 * WORD, 2 * WORD + 2 * length) : '';
}
