/** How following the ledger goes, as it is reported to other processes with the lease. */
export class FeedsHealth {
  /** Why nothing is to be stored; undefined where the disk is none of this process's. */
  readonly shortage: (() => string | undefined) | undefined;
  #failingSinceMs: number | undefined;

  constructor(shortage: (() => string | undefined) | undefined) {
    this.shortage = shortage;
  }

  /** Hears of each step: without an error it was done. What went wrong is in the log, and no business of others. */
  readonly onStep = (error?: unknown): void => {
    this.#failingSinceMs = error === undefined ? undefined : (this.#failingSinceMs ?? Date.now());
  };

  /** Empty while all is well. */
  report(): { readonly problem?: string } {
    const problem = this.shortage?.() ?? this.#failure();
    return problem === undefined ? {} : { problem };
  }

  #failure(): string | undefined {
    if (this.#failingSinceMs === undefined) return undefined;
    const since = new Date(this.#failingSinceMs).toISOString();
    return `Subscriptions and alerts have been failing since ${since}. Retrying.`;
  }
}
