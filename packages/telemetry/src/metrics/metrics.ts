import { MS_PER_SECOND, NS_PER_MS } from '@ledgerscope/ledger';
import type { FinishedStatement, LedgerStore } from '@ledgerscope/ledger-store';
import type { Backlog } from '@ledgerscope/portal-store';
import type { DiskFigures, FreeSpace } from '@ledgerscope/process/free-space';
import type { IngestStatus, MeasuredIngest } from '@ledgerscope/process/ingest-status';
import { VERSION } from '@ledgerscope/process/version';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const BACKLOG_MS = 1_000;
const MAX_PATHS = 100;
/** Seconds; an answer from the cache takes a millisecond, a wide search some seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const STATES: readonly IngestStatus['state'][] = ['starting', 'catching-up', 'live', 'waiting', 'stopped'];
/** The route of a request that no route answers: its path is the client's choice and must not become a label. */
const NO_ROUTE = 'none';

/**
 * The metrics of one process in the form of Prometheus. Names begin with `ledgerscope_`; those of Node.js (memory, garbage
 * collection, event-loop delay) are the usual ones of `prom-client`.
 */
export class Metrics {
  readonly registry = newRegistry();
  readonly #registers = [this.registry];
  readonly #statementSeconds = this.#histogram(
    'ledgerscope_store_statement_seconds',
    'Duration of ledger database queries, by route or job.',
    ['tag', 'outcome'],
  );
  readonly #statementWaitSeconds = this.#histogram(
    'ledgerscope_store_statement_wait_seconds',
    'Time that ledger database queries waited for a free connection.',
  );
  readonly #requestWaitSeconds = this.#histogram(
    'ledgerscope_http_wait_seconds',
    'Time that requests for ledger data waited until their response was started or rejected.',
  );
  readonly #requestSeconds = this.#histogram(
    'ledgerscope_http_request_seconds',
    'Time from a request to the end of the response, by route and status.',
    ['method', 'route', 'status'],
  );
  readonly #mails = new Counter({
    registers: this.#registers,
    name: 'ledgerscope_mails_total',
    help: 'Emails and text messages that this process tried to send, by channel and outcome.',
    labelNames: ['channel', 'outcome'],
  });
  readonly #deliveries = new Counter({
    registers: this.#registers,
    name: 'ledgerscope_deliveries_total',
    help: 'Message batches that this process posted to webhooks, by outcome.',
    labelNames: ['outcome'],
  });

  #histogram<Label extends string>(name: string, help: string, labelNames: readonly Label[] = []): Histogram<Label> {
    return new Histogram({ registers: this.#registers, name, help, labelNames: [...labelNames], buckets: BUCKETS });
  }

  /** Counts a mail or a text that was tried. */
  readonly onMail = (channel: string, isSent: boolean): void => {
    this.#mails.inc({ channel, outcome: isSent ? 'sent' : 'failed' });
  };

  /** Counts a batch that was posted to a webhook. */
  readonly onDelivery = (isDelivered: boolean): void => {
    this.#deliveries.inc({ outcome: isDelivered ? 'delivered' : 'failed' });
  };

  /** Counts a statement that ended. */
  readonly onStatement = ({ tag, elapsedMs, waitedMs, failed }: FinishedStatement): void => {
    this.#statementSeconds.observe({ tag, outcome: failed ? 'failed' : 'done' }, elapsedMs / MS_PER_SECOND);
    this.#statementWaitSeconds.observe(waitedMs / MS_PER_SECOND);
  };

  /** Counts a request whose reply was begun, or refused. */
  readonly onTurn = (waitedMs: number): void => {
    this.#requestWaitSeconds.observe(waitedMs / MS_PER_SECOND);
  };

  /** Counts the requests of an app. */
  observeRequests(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? NO_ROUTE;
      const labels = { method: request.method, route, status: `${reply.statusCode}` };
      this.#requestSeconds.observe(labels, reply.elapsedTime / MS_PER_SECOND);
    });
  }

  /** Shows what an ingest has done whenever the metrics are read. */
  observeIngest({ status, figures }: MeasuredIngest): void {
    const registers = [this.registry];
    gauge(registers, 'ledgerscope_ingest_lag_seconds', 'Time since the last stored consensus time.', () => {
      const last = status().lastConsensusNs;
      return last === undefined ? undefined : Math.max(0, Date.now() - Number(last / NS_PER_MS)) / MS_PER_SECOND;
    });
    gauge(registers, 'ledgerscope_ingest_files_left', 'Source files not yet ingested.', () => {
      return status().filesLeft;
    });
    counter(registers, 'ledgerscope_ingest_files_total', 'Files ingested since the start.', () => status().filesRead);
    counter(registers, 'ledgerscope_ingest_transactions_total', 'Transactions ingested since the start.', () => {
      return status().transactionsRead;
    });
    new Gauge({
      registers,
      name: 'ledgerscope_ingest_state',
      help: '1 for the current ingest state, 0 for the others.',
      labelNames: ['state'],
      collect() {
        const { state } = status();
        for (const each of STATES) this.set({ state: each }, each === state ? 1 : 0);
      },
    });
    new Counter({
      registers,
      name: 'ledgerscope_ingest_stage_seconds_total',
      help: 'Duration of each ingest stage; "write" runs in parallel with the others, and "write: ..." are its parts.',
      labelNames: ['stage'],
      collect() {
        this.reset();
        for (const [stage, ms] of Object.entries(figures().stagesMs)) this.inc({ stage }, ms / MS_PER_SECOND);
      },
    });
    new Counter({
      registers,
      name: 'ledgerscope_source_requests_total',
      help: 'Requests to the source bucket, including repeated ones, by billing type: list or get.',
      labelNames: ['kind'],
      collect() {
        this.reset();
        for (const [kind, requests] of Object.entries(figures().requests)) this.inc({ kind }, requests);
      },
    });
  }

  /** For how long those who write the ledger, and who follow it for the feeds, have said nothing: of every process, whatever its role. */
  observeHeartbeats(read: () => Promise<Readonly<Record<string, number>>>): void {
    new Gauge({
      registers: [this.registry],
      name: 'ledgerscope_heartbeat_age_seconds',
      help: 'Time since the last heartbeat of the process that does this work.',
      labelNames: ['work'],
      async collect() {
        const ages = await read().catch(() => {
          // The portal's store does not answer: nobody knows.
          return {};
        });
        this.reset();
        for (const [work, seconds] of Object.entries(ages)) this.set({ work }, seconds);
      },
    });
  }

  /**
   * Shows what waits in the portal store, over all processes, whenever the metrics are read. What cannot be read is omitted.
   * @param headNs the newest stored instant, which the feeds follow
   */
  observePortal(read: () => Promise<Backlog | undefined>, headNs: () => bigint | undefined): void {
    const registers = [this.registry];
    const backlog = readOnce(read);
    const addBacklogGauge = (
      name: string,
      help: string,
      valuesOf: (found: Backlog) => Readonly<Record<string, number>>,
    ) =>
      new Gauge({
        registers,
        name,
        help,
        labelNames: ['what'],
        async collect() {
          const found = await backlog();
          this.reset();
          for (const [what, value] of Object.entries(found === undefined ? {} : valuesOf(found)))
            this.set({ what }, value);
        },
      });
    addBacklogGauge(
      'ledgerscope_waiting',
      'Pending items in the portal database: emails, text messages, deliveries to webhooks and queues at Amazon, and messages of embedded queues.',
      ({ mails, texts, deliveries, queued }) => ({
        mails: mails.count,
        texts: texts.count,
        deliveries: deliveries.count,
        queued,
      }),
    );
    addBacklogGauge(
      'ledgerscope_waiting_seconds',
      'Waiting time of the oldest item without an attempt.',
      ({ mails, texts, deliveries }) => ({
        mails: mails.oldestSeconds,
        texts: texts.oldestSeconds,
        deliveries: deliveries.oldestSeconds,
      }),
    );
    gauge(
      registers,
      'ledgerscope_feeds_lag_seconds',
      'Lag of the feeds behind the latest stored consensus time.',
      async () => {
        const [followed, head] = [(await backlog())?.followedNs, headNs()];
        if (followed === undefined || followed === null || head === undefined) return undefined;
        return Math.max(0, Number((head - followed) / NS_PER_MS)) / MS_PER_SECOND;
      },
    );
  }

  /** Shows what was met of fields that are not known, of the most frequent paths, whenever the metrics are read. */
  observeUnknownFields(read: () => Promise<readonly { readonly path: string; readonly fields: bigint }[]>): void {
    new Gauge({
      registers: [this.registry],
      name: 'ledgerscope_unknown_fields',
      help: 'Unknown fields of stored messages by path, for the 100 most frequent paths.',
      labelNames: ['path'],
      async collect() {
        const paths = await read().catch(() => {
          // The store does not answer, which other figures show: of these there are none.
          return [];
        });
        this.reset();
        for (const { path, fields } of paths.slice(0, MAX_PATHS)) this.set({ path }, Number(fields));
      },
    });
  }

  /** Shows how the disk of the data folder does whenever the metrics are read. */
  observeDisk(space: Pick<FreeSpace, 'figures'>): void {
    const registers = [this.registry];
    const show = (name: string, help: string, of: (figures: DiskFigures) => number) =>
      gauge(registers, name, help, () => {
        const figures = space.figures();
        return figures === undefined ? undefined : of(figures);
      });
    show('ledgerscope_disk_free_bytes', 'Free bytes on the disk of the data folder.', ({ freeBytes }) => freeBytes);
    show('ledgerscope_disk_kept_bytes', 'Bytes to keep free on that disk.', ({ keptBytes }) => keptBytes);
    show('ledgerscope_disk_short', '1 while nothing new is stored on that disk, otherwise 0.', ({ isShort }) =>
      Number(isShort),
    );
  }

  /** Shows the use of the store's cache whenever the metrics are read. */
  observeStore(store: Pick<LedgerStore, 'cacheUse'>): void {
    const registers = [this.registry];
    gauge(registers, 'ledgerscope_cache_bytes', 'Bytes of cached responses.', () => store.cacheUse().bytes);
    gauge(registers, 'ledgerscope_cache_entries', 'Cached responses.', () => store.cacheUse().entries);
    counter(registers, 'ledgerscope_cache_hits_total', 'Cache hits.', () => store.cacheUse().hits);
    counter(registers, 'ledgerscope_cache_misses_total', 'Cache misses.', () => {
      return store.cacheUse().misses;
    });
  }
}

/** With the metrics of Node.js, and of which version runs. */
function newRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    registers: [registry],
    name: 'ledgerscope_build_info',
    help: 'Always 1; the label is the running version.',
    labelNames: ['version'],
  }).set({ version: VERSION }, 1);
  return registry;
}

/** A gauge without labels that is read when asked for; undefined is not shown. */
function gauge(
  registers: Registry[],
  name: string,
  help: string,
  read: () => number | undefined | Promise<number | undefined>,
): void {
  new Gauge({
    registers,
    name,
    help,
    async collect() {
      const value = await read();
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });
}

/** Reads at most once in {@link BACKLOG_MS}: one look at the metrics asks several times. */
function readOnce(read: () => Promise<Backlog | undefined>): () => Promise<Backlog | undefined> {
  let last: { readonly at: number; readonly found: Promise<Backlog | undefined> } | undefined;
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at > BACKLOG_MS) {
      const found = read().catch(() => {
        // The portal's store does not answer: of these figures there are none.
        return undefined;
      });
      last = { at: now, found };
    }
    return last.found;
  };
}

/** A counter without labels of what is counted elsewhere. */
function counter(registers: Registry[], name: string, help: string, read: () => number): void {
  new Counter({
    registers,
    name,
    help,
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}
