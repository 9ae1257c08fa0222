/** Selector of Solidity's `Error(string)`, the usual revert reason. */
const ERROR_SELECTOR = '08c379a0';
const WORD = 64;
const PRINTABLE = /^[\x20-\x7e\n\t]+$/;

/** The text inside an error that the EVM reports in hex; null where it holds none (or is text already). */
export function readableError(message: string): string | null {
  const hex = /^0x((?:[0-9a-fA-F]{2})+)$/.exec(message)?.[1]?.toLowerCase();
  if (hex === undefined) return null;
  const bytes = hex.startsWith(ERROR_SELECTOR) ? stringArgument(hex.slice(ERROR_SELECTOR.length)) : hex;
  const text = new TextDecoder().decode(Uint8Array.from(bytes.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)));
  return PRINTABLE.test(text) ? text : null;
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
