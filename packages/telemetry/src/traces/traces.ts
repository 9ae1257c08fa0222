import { AsyncLocalStorage } from 'node:async_hooks';
import type { FinishedStatement } from '@ledgerscope/ledger-store';
import type { MeasuredIngest } from '@ledgerscope/process/ingest-status';
import { VERSION } from '@ledgerscope/process/version';
import { type Context, DiagLogLevel, diag, ROOT_CONTEXT, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

/** A collector that does not answer must not hold up the end of the process. */
const SEND_MS = 3_000;
const INGEST_MS = 10_000;

/** Where traces are sent. */
export interface TracesOptions {
  /** Base address of an OTLP/HTTP collector. */
  readonly endpoint: string;
  /** Of which share of the requests, from 0 to 1. */
  readonly share: number;
  /** Roles of the process, by which collectors distinguish processes. */
  readonly roles: Iterable<string>;
}

/**
 * Sends spans to an OpenTelemetry collector: of each request, of the statements of the ledger store within it, and of what ingest
 * did. They name routes and jobs, never what a visitor asked for. Where a request comes from is not believed: its trace begins here.
 */
export class Traces {
  readonly #provider: TracerProvider;
  readonly #current = new AsyncLocalStorage<Context>();
  readonly #contexts = new WeakMap<FastifyRequest, Context>();
  #ingest: ReturnType<typeof setInterval> | undefined;
  #lookAtIngest = (): void => {};

  constructor({ endpoint, share, roles }: TracesOptions, log: Logger) {
    const warn = (message: string): void => log.warn(`traces: ${message}`);
    diag.setLogger(
      { error: warn, warn, info: () => {}, debug: () => {}, verbose: () => {} },
      { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
    );
    const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
    this.#provider = new TracerProvider({
      resource: defaultResource().merge(
        resourceFromAttributes({
          'service.name': 'ledgerscope',
          'service.version': VERSION,
          'ledgerscope.roles': [...roles],
        }),
      ),
      sampler: new TraceIdRatioBasedSampler(share),
      spanProcessors: [
        new BatchSpanProcessor({
          exporter: new OTLPTraceExporter({ url, timeoutMillis: SEND_MS }),
          exportTimeoutMillis: SEND_MS,
        }),
      ],
    });
  }

  /** A span for each request of an app. To be added before the routes. */
  observeRequests(app: FastifyInstance): void {
    app.addHook('onRequest', (request, _, done) => {
      const span = this.#tracer.startSpan(`${request.method} ${request.routeOptions.url ?? 'none'}`, {}, ROOT_CONTEXT);
      this.#contexts.set(request, trace.setSpan(ROOT_CONTEXT, span));
      done();
    });
    // Later than the body, whose events would lose what is set here.
    app.addHook('preValidation', (request, _, done) => {
      this.#current.run(this.#contexts.get(request) ?? ROOT_CONTEXT, done);
    });
    app.addHook('onResponse', async (request, { statusCode }) => {
      const span = this.#spanOf(request);
      span?.setAttributes({
        'http.request.method': request.method,
        'http.route': request.routeOptions.url ?? 'none',
        'http.response.status_code': statusCode,
      });
      if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    });
  }

  /** A span for a statement that ended, within the request that asked for it. */
  readonly onStatement = ({ tag, elapsedMs, waitedMs, rowsRead, failed }: FinishedStatement): void => {
    const endTime = Date.now();
    const attributes = {
      'db.system.name': 'clickhouse',
      'db.operation.name': tag,
      'ledgerscope.waited_ms': waitedMs,
      ...(rowsRead === undefined ? {} : { 'ledgerscope.rows_read': rowsRead }),
    };
    const begun = { startTime: endTime - elapsedMs, attributes };
    const span = this.#tracer.startSpan(tag, begun, this.#current.getStore() ?? ROOT_CONTEXT);
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(endTime);
  };

  /** Every ten seconds in which files were read a span that says how long each stage was busy. */
  observeIngest({ status, figures }: MeasuredIngest): void {
    let before = { at: Date.now(), ...status(), stages: figures().stagesMs };
    this.#lookAtIngest = () => {
      const now = { at: Date.now(), ...status(), stages: figures().stagesMs };
      const files = now.filesRead - before.filesRead;
      if (files > 0) {
        const busy = Object.entries(now.stages).map(([stage, ms]) => [
          `ledgerscope.stage.${stage}_ms`,
          Math.round(ms - (before.stages[stage] ?? 0)),
        ]);
        const attributes = {
          ...Object.fromEntries(busy),
          'ledgerscope.files': files,
          'ledgerscope.transactions': now.transactionsRead - before.transactionsRead,
        };
        this.#tracer.startSpan('ingest', { startTime: before.at, attributes }, ROOT_CONTEXT).end(now.at);
      }
      before = now;
    };
    this.#ingest = setInterval(this.#lookAtIngest, INGEST_MS).unref();
  }

  /** Sends what is left. */
  async close(): Promise<void> {
    clearInterval(this.#ingest);
    this.#lookAtIngest();
    await this.#provider.shutdown().catch(() => {
      // The process ends: what nobody takes is lost.
    });
  }

  get #tracer() {
    return this.#provider.getTracer('ledgerscope', VERSION);
  }

  #spanOf(request: FastifyRequest): Span | undefined {
    const context = this.#contexts.get(request);
    return context === undefined ? undefined : trace.getSpan(context);
  }
}
