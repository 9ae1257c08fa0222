import type { TransactionRowReply } from '@ledgerscope/contract';
import { TYPE_ID } from '@ledgerscope/ledger';
import { type StoredTransaction, transactionRaws } from '@ledgerscope/ledger-store';
import { readMessages } from '@ledgerscope/transactions/moves/read-messages';
import { utf8OrNull } from '@ledgerscope/transactions/values';
import type { ApiContext } from '../../api-context.ts';
import { historyStart } from '../topic/topic-routes.ts';

/** Characters of a message that a list shows, and how many of them stand before the first word that was found. */
const SHOWN = 240;
const BEFORE = 40;
const MOST_WORDS = 20;
const LOW_SURROGATE = /^[\uDC00-\uDFFF]/;

/** Rows of a list that was searched for words, with the part of a topic message that has one of them, as far back as messages are shown. */
export async function withFoundText(
  context: ApiContext,
  replies: readonly TransactionRowReply[],
  rows: readonly StoredTransaction[],
  words: readonly string[],
): Promise<readonly TransactionRowReply[]> {
  if (words.length === 0) return replies;
  const start = historyStart(context) ?? 0n;
  const messages = rows.filter(
    ({ type, consensusNs }) => type === TYPE_ID.consensusSubmitMessage && consensusNs >= start,
  );
  const raws = await transactionRaws(
    context.snapshot,
    messages.map(({ consensusNs }) => consensusNs),
  );
  return replies.map((reply, index) => {
    const raw = raws.get(rows[index]?.consensusNs ?? 0n);
    const bytes = raw && readMessages(raw).body.consensusSubmitMessage?.message;
    const found = bytes && textAround(utf8OrNull(bytes) ?? '', words);
    return found === undefined ? reply : { ...reply, foundText: found };
  });
}

/** The words of a search, without the stars for any run of characters. */
export function searchedWords(text: string | undefined): readonly string[] {
  const words = (text ?? '').toLowerCase().split(/[\s*]+/);
  return words.filter((word) => word !== '').slice(0, MOST_WORDS);
}

/** A text around the first of these words; undefined where none is in it. */
export function textAround(text: string, words: readonly string[]): string | undefined {
  const lower = text.toLowerCase();
  const places = words.map((word) => lower.indexOf(word)).filter((place) => place >= 0);
  if (places.length === 0) return undefined;
  const start = startBefore(text, Math.min(...places) - BEFORE);
  const end = startBefore(text, start + SHOWN);
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

/** No character of two units is cut in its middle. */
function startBefore(text: string, place: number): number {
  const start = Math.max(0, place);
  return start > 0 && LOW_SURROGATE.test(text.charAt(start)) ? start - 1 : start;
}
