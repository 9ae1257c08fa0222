import type { LedgerSnapshot } from '@ledgerscope/ledger-store';
import type { ChartWindow } from '../charts/chart-window.ts';

/** How long an answer stands: it reads much, and changes little in this time. */
const KEPT_MS = 60_000;
const MAX_KEPT = 50;

type Read<Reply> = (store: LedgerSnapshot, window: ChartWindow | undefined) => Promise<Reply>;

/** Keeps what was read of a span for a minute; readers of the same span wait for the same answer. */
export class SpanCache<Reply> {
  readonly #read: Read<Reply>;
  readonly #kept = new Map<string, { readonly since: number; readonly reply: Promise<Reply> }>();

  constructor(read: Read<Reply>) {
    this.#read = read;
  }

  read(store: LedgerSnapshot, window: ChartWindow | undefined): Promise<Reply> {
    // A span up to the newest instant goes on under its name; one with an end of its own stands.
    const end = window === undefined || window.range.last === store.head?.lastNs ? '' : ` ${window.range.last}`;
    const key = `${window?.period ?? String(window?.range.first)}${end}`;
    const now = performance.now();
    const known = this.#kept.get(key);
    if (known !== undefined && now - known.since < KEPT_MS) return known.reply;
    const reply = this.#read(store, window);
    if (this.#kept.size >= MAX_KEPT) this.#kept.clear();
    this.#kept.set(key, { since: now, reply });
    // What failed is not kept.
    reply.catch(() => this.#kept.delete(key));
    return reply;
  }
}
