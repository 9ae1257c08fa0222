import type { ContractAnswer } from '@ledgerscope/ledger-store';
import { decodeAbiParameters, type Hex } from 'viem';
import { hexText } from '../values.ts';

/** What a contract says of the token that it is; null for what no stored call asked, or what is no answer. */
export interface Erc20Metadata {
  readonly name: string | null;
  readonly symbol: string | null;
  readonly decimals: number | null;
}

/** Selectors of the optional functions of ERC-20. */
const SELECTORS = { name: '06fdde03', symbol: '95d89b41', decimals: '313ce567' } as const;
const WORD_BYTES = 32;
const MAX_DECIMALS = 255n;
const MAX_TEXT = 200;

/** The answers of contracts to name(), symbol() and decimals(), by contract. */
export function erc20Metadata(answers: readonly ContractAnswer[]): ReadonlyMap<bigint, Erc20Metadata> {
  const found = new Map<bigint, Erc20Metadata>();
  for (const { contract, selector, answer } of answers) {
    const known = found.get(contract) ?? { name: null, symbol: null, decimals: null };
    if (selector === SELECTORS.name) found.set(contract, { ...known, name: textOf(answer) });
    if (selector === SELECTORS.symbol) found.set(contract, { ...known, symbol: textOf(answer) });
    if (selector === SELECTORS.decimals) found.set(contract, { ...known, decimals: decimalsOf(answer) });
  }
  return found;
}

function decimalsOf(answer: Uint8Array): number | null {
  if (answer.length !== WORD_BYTES) return null;
  const value = BigInt(`0x${hexText(answer)}`);
  return value > MAX_DECIMALS ? null : Number(value);
}

/** A string, or the 32 bytes that some of the first tokens answer. */
function textOf(answer: Uint8Array): string | null {
  const text = answer.length === WORD_BYTES ? fixedText(answer) : stringOf(answer);
  return text === null || text === '' ? null : text.slice(0, MAX_TEXT);
}

function fixedText(answer: Uint8Array): string {
  const end = answer.indexOf(0);
  return new TextDecoder().decode(end === -1 ? answer : answer.subarray(0, end));
}

/** Whatever the decoder refuses is no text. */
function stringOf(answer: Uint8Array): string | null {
  try {
    const [text] = decodeAbiParameters([{ type: 'string' }], `0x${hexText(answer)}` satisfies Hex);
    return text;
  } catch {
    return null;
  }
}
