/** What the server says of itself at one moment. */
export interface Figures {
  readonly rss: number;
  readonly heap: number;
  /** Seconds, since the last time that metrics were read. */
  readonly loopDelay: number;
  readonly lag: number;
  readonly transactions: number;
  readonly feedsLag: number;
  readonly waiting: number;
  /** Batches that were not taken. */
  readonly deliveriesFailed: number;
  /** Replies of 500 and above, whoever asked. */
  readonly serverErrors: number;
}

/** Reads the text form of Prometheus. */
export function figuresOf(text: string): Figures {
  const all = [...text.matchAll(/^(\w+)(\{.*\})? (\S+)$/gm)].map(([, name, labels = '', value]) => ({
    name,
    labels,
    value: Number(value),
  }));
  const sum = (wanted: string, having = /^/) =>
    all
      .filter(({ name, labels }) => name === wanted && having.test(labels))
      .reduce((total, { value }) => total + value, 0);
  return {
    rss: sum('process_resident_memory_bytes'),
    heap: sum('nodejs_heap_size_used_bytes'),
    loopDelay: sum('nodejs_eventloop_lag_p99_seconds'),
    lag: sum('ledgerscope_ingest_lag_seconds'),
    transactions: sum('ledgerscope_ingest_transactions_total'),
    feedsLag: sum('ledgerscope_feeds_lag_seconds'),
    waiting: sum('ledgerscope_waiting'),
    deliveriesFailed: sum('ledgerscope_deliveries_total', /outcome="failed"/),
    serverErrors: sum('ledgerscope_http_request_seconds_count', /status="5/),
  };
}

/** How much of the first the mean of the last is, between -1 and more; NaN without values. */
export function growth(first: readonly number[], last: readonly number[]): number {
  const mean = (of: readonly number[]) => of.reduce((total, one) => total + one, 0) / of.length;
  return mean(last) / mean(first) - 1;
}

/** The first and the last quarter of what was measured after the warm-up. */
export function quarters<T>(measured: readonly T[]): readonly [readonly T[], readonly T[]] {
  const size = Math.max(1, Math.floor(measured.length / 4));
  return [measured.slice(0, size), measured.slice(-size)];
}
