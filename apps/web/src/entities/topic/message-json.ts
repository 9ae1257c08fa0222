import { nestsDeeper, parseWritten } from '@ledgerscope/ledger';

/** Longer texts, and those that nest deeper than a tree follows, are shown as text. */
const LONGEST = 500_000;

/** The JSON object or list that a text is; undefined for every other text (a lone number is text to its readers). */
export function messageJson(text: string | null): unknown {
  if (text === null || text.length > LONGEST || !/^\s*[[{]/.test(text) || nestsDeeper(text)) return undefined;
  try {
    return parseWritten(text);
  } catch {
    // It only begins like JSON.
    return undefined;
  }
}
