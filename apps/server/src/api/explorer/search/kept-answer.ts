/** An answer that is asked for at most once in `keptMs`; whoever asks in between gets the same one. */
export class KeptAnswer<T> {
  readonly #ask: () => Promise<T>;
  readonly #keptMs: number;
  #kept: { readonly since: number; readonly answer: Promise<T> } | undefined;

  constructor(ask: () => Promise<T>, keptMs: number) {
    this.#ask = ask;
    this.#keptMs = keptMs;
  }

  read(): Promise<T> {
    const now = performance.now();
    if (this.#kept !== undefined && now - this.#kept.since < this.#keptMs) return this.#kept.answer;
    const kept = { since: now, answer: this.#ask() };
    this.#kept = kept;
    // What failed is asked for again.
    kept.answer.catch(() => {
      if (this.#kept === kept) this.#kept = undefined;
    });
    return kept.answer;
  }
}
