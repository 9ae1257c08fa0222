import { hexText } from '@ledgerscope/ledger';
import { decodeParameters, readParameters } from '@ledgerscope/ledger/abi';

/** Selectors of what tokens are asked: the optional functions of ERC-20 and its supply. */
export const SELECTORS = {
  name: '06fdde03',
  symbol: '95d89b41',
  decimals: '313ce567',
  totalSupply: '18160ddd',
  supportsInterface: '01ffc9a7',
} as const;

const WORD_BYTES = 32;
const MAX_DECIMALS = 255n;
const MAX_TEXT = 200;

/** A whole number of 256 bits; null where the answer is none. */
export function wholeOf(answer: Uint8Array): bigint | null {
  return answer.length === WORD_BYTES ? BigInt(`0x${hexText(answer)}`) : null;
}

/** Decimals of a token; null where the answer is no number of 8 bits. */
export function decimalsOf(answer: Uint8Array): number | null {
  const value = wholeOf(answer);
  return value === null || value > MAX_DECIMALS ? null : Number(value);
}

/** A string, or the 32 bytes that some of the first tokens answer; null where it is empty or no text. */
export function textOf(answer: Uint8Array): string | null {
  const text = answer.length === WORD_BYTES ? fixedText(answer) : stringOf(answer);
  return text === null || text === '' ? null : text.slice(0, MAX_TEXT);
}

function fixedText(answer: Uint8Array): string {
  const end = answer.indexOf(0);
  return new TextDecoder().decode(end === -1 ? answer : answer.subarray(0, end));
}

const STRING = readParameters([{ type: 'string' }], { parameters: 0 });

function stringOf(answer: Uint8Array): string | null {
  try {
    const [text = []] = decodeParameters(STRING, answer);
    return text.join('');
  } catch {
    // Whatever the decoder refuses is no text.
    return null;
  }
}
