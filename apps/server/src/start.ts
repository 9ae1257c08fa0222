import { flushCompileCache } from 'node:module';
import type { OpenNftContent } from '@ledgerscope/api/nft-metadata/open-nft-content';
import { checkSource } from '@ledgerscope/ingest/check-source';
import { reconcileNightly } from '@ledgerscope/ingest/reconcile/nightly';
import { startIngestThread } from '@ledgerscope/ingest/thread/start-ingest-thread';
import type { FinishedStatement, LedgerStore } from '@ledgerscope/ledger-store';
import { ConfigError } from '@ledgerscope/process/config-error';
import { keepReserve, useReserve } from '@ledgerscope/process/disk-reserve';
import { followHead } from '@ledgerscope/process/follow-head';
import { FreeSpace } from '@ledgerscope/process/free-space';
import type { ReadIngestStatus } from '@ledgerscope/process/ingest-status';
import { NewestReaders } from '@ledgerscope/process/newest-readers';
import { withFutureHead } from '@ledgerscope/telemetry/future-head';
import type { Metrics } from '@ledgerscope/telemetry/metrics/metrics';
import type { Traces } from '@ledgerscope/telemetry/traces/traces';
import { withUnfinishedRows } from '@ledgerscope/telemetry/unfinished-rows';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Dispatcher } from 'undici';
import { serveBackups } from './backup/serve-backups.ts';
import type { Config } from './config.ts';
import { noteDemoHistory } from './demo/note-demo-history.ts';
import { type RunningDemo, startDemo } from './demo/start-demo.ts';
import { ingestLater } from './ingest-later.ts';
import { makeLogger } from './make-logger.ts';
import { checkRowsPlace, openStore, storeText } from './open-store.ts';
import { openWithRoom } from './open-with-room.ts';
import { prepareDataFolder } from './prepare-data-folder.ts';
import { sayStarting, sayWhenRead } from './say-pages.ts';
import type { Served } from './serve-api.ts';
import { startMetrics } from './start-metrics.ts';
import { followOtherIngest, startDemoContent, startIngestOf, startPortal } from './start-portal.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { sayServing } from './supervised.ts';
import { untilEnd } from './until-end.ts';

/** Exit codes: of settings that cannot be, which a start alone does not mend, and of any other fault. */
const SETTINGS_CODE = 2;
const FAULT_CODE = 1;
/** What the system was asked where a port is taken or not allowed, or a host is not this machine. */
const OF_LISTENING: ReadonlySet<string> = new Set(['listen', 'getaddrinfo']);

/**
 * Opens the store, starts the roles, and runs until a signal asks to stop; then drains: requests are answered, the
 * batch under way is committed. Returns the exit code. Webhooks are posted to through `dispatcher` where one is given.
 */
export async function start(config: Config, dispatcher?: Dispatcher): Promise<number> {
  const log = makeLogger(config);
  sayStarting(config, log);
  const metrics = await openMetrics(config);
  const traces = await openTraces(config, log);
  const space = new FreeSpace(config.dataFolder, config.freeSpace);
  metrics?.observeDisk(space);
  const store = await openChecked(config, log, { metrics, traces, space }).catch((error: unknown) => {
    log.fatal(error instanceof Error ? error.message : String(error));
    return codeOf(error);
  });
  if (typeof store === 'number') return store;
  const abort = stopOnSignals(log);
  keepReserve(config.dataFolder, space, abort.signal);
  const portal = await startPortal(config, log, space.shortage);
  const { demo, app, measured, nft, code } = await runRoles(
    config,
    { store, portal, metrics, traces, log, space, dispatcher },
    abort.signal,
  );
  abort.abort();
  await demo?.stop();
  await app?.close();
  await measured?.close();
  await traces?.close();
  await nft?.close();
  await portal?.close();
  await store.close();
  return code;
}

async function openChecked(
  config: Config,
  log: Logger,
  { metrics, traces, space }: Pick<Opened, 'metrics' | 'traces' | 'space'>,
): Promise<LedgerStore> {
  checkRowsPlace(config);
  // The folder of a simulated network is made by whoever writes it.
  if (config.roles.has('ingest')) await checkSource(config, config.demo === undefined ? config.source : undefined);
  prepareDataFolder(config.dataFolder);
  useReserve(config.dataFolder, space);
  const onStatement = (statement: FinishedStatement) => {
    metrics?.onStatement(statement);
    traces?.onStatement(statement);
  };
  log.info(`ledger database: ${storeText(config)}`);
  // Who writes makes them, behind pages that say so.
  const leaveUnfinishedRows = config.roles.has('ingest');
  return openWithRoom(
    () => openStore(config, log, { onStatement, shortage: space.shortage, leaveUnfinishedRows }),
    log,
  );
}

/** What has to be closed when the roles have ended, and the exit code. */
interface Ended {
  demo: RunningDemo | undefined;
  app: FastifyInstance | undefined;
  measured: FastifyInstance | undefined;
  nft: OpenNftContent | undefined;
  code: number;
}

/** What all roles work with. */
interface Opened
  extends Pick<Served, 'store' | 'portal' | 'metrics' | 'traces' | 'log' | 'space'>,
    Partial<Pick<Served, 'readers'>> {
  readonly dispatcher?: Dispatcher | undefined;
}

async function runRoles(config: Config, opened: Opened, signal: AbortSignal): Promise<Ended> {
  const { store, portal, metrics, traces, log, space } = opened;
  const ended: Ended = { demo: undefined, app: undefined, measured: undefined, nft: undefined, code: 0 };
  try {
    const api = loadApi(config);
    const demo = beginDemo(config, store, log);
    ended.demo = demo;
    const readers = readersOf(config, store);
    const readOther = await followOtherIngest(config, store, portal, log, signal);
    const ingest = await startWriting(config, { store, portal, log, readers }, readOther, demo?.opened, signal);
    const readStatus = withUnfinishedRows(withFutureHead(ingest?.status ?? readOther, store), store);
    ended.measured = await startMetrics(config, opened, {
      status: readStatus,
      figures: ingest?.figures,
      isListening: () => !config.roles.has('api') || ended.app !== undefined,
      signal,
    });
    followOthers(config, store, log, signal);
    ended.nft = await startNftContent(config, opened);
    const nft = ended.nft?.content;
    const read = { store, ingest, readStatus, demo, portal, metrics, traces, log, space, nft, readers };
    ended.app = await (await api)?.serveApi(config, read, signal);
    // Pages come first: a server that was broken answers again while what it does besides is still starting.
    await demo?.opened;
    await startDemoContent(config, store, portal, log, signal);
    const night = nightlyLook(config, store, log, signal);
    const feeds = startFeeds(config, { ...opened, readers }, () => ended.app?.listeningOrigin, signal);
    sayServing(ended);
    void sayWhenRead(readStatus, () => ended.app?.listeningOrigin, log, signal);
    // Else only an end in good order would keep what this start compiled.
    flushCompileCache();
    await untilEnd({ demo, ingest, others: [night, feeds] }, signal);
  } catch (error) {
    logFatal(log, error);
    ended.code = codeOf(error);
  }
  return ended;
}

function beginDemo({ demo }: Config, store: LedgerStore, log: Logger): RunningDemo | undefined {
  if (demo === undefined) return undefined;
  noteDemoHistory(demo, log);
  return startDemo(demo, log, () => store.head?.lastNs);
}

/** Only who serves it pays for loading it; what else is waited for at the start takes little of this thread meanwhile. */
function loadApi({ roles }: Config) {
  if (!roles.has('api')) return undefined;
  const loading = import('./serve-api.ts');
  loading.catch(() => {
    // The start may fail before it waits for this; else whoever waits gets the error.
  });
  return loading;
}

/** Only who is asked to measure pays for it. */
async function openMetrics({ operation }: Config): Promise<Metrics | undefined> {
  if (operation.metrics === undefined) return undefined;
  const { Metrics: Measured } = await import('@ledgerscope/telemetry/metrics/metrics');
  return new Measured();
}

/** Only who is asked to trace pays for it. */
async function openTraces({ operation, roles }: Config, log: Logger): Promise<Traces | undefined> {
  const { traces: endpoint, traceShare: share } = operation;
  if (endpoint === undefined) return undefined;
  const { Traces: Sent } = await import('@ledgerscope/telemetry/traces/traces');
  log.info(`traces go to ${endpoint}`);
  return new Sent({ endpoint, share, roles }, log);
}

/** With a store of its own this process knows everybody who reads; of another's readers it does not hear. */
function readersOf({ roles }: Config, store: LedgerStore): NewestReaders | undefined {
  return store.client.kind === 'embedded' && roles.has('ingest') && roles.has('api') ? new NewestReaders() : undefined;
}

async function startWriting(
  config: Config,
  { store, portal, log, readers }: Pick<Opened, 'store' | 'portal' | 'log' | 'readers'>,
  readOther: ReadIngestStatus,
  mayBegin: Promise<void> = Promise.resolve(),
  signal: AbortSignal,
) {
  const inThread = (until: AbortSignal) => startIngestThread(config, store, log, until, { readers });
  const begin = (until: AbortSignal) => {
    // Who writes makes the copies: only here do batches wait for them.
    serveBackups(config.dataFolder, store, log, until);
    return ingestLater({ store, mayBegin, signal: until, begin: inThread });
  };
  const ingest = await startIngestOf(config, store, portal, log, signal, readOther, begin);
  ingest?.finished.catch(() => {
    // It may end before the server is ready to be notified: whoever waits for it later sees the error.
  });
  return ingest;
}

/** Who writes the store also follows the metadata of all NFTs: one process, however many serve it. */
async function startNftContent(
  config: Config,
  { store, log, space }: Pick<Opened, 'store' | 'log' | 'space'>,
): Promise<OpenNftContent | undefined> {
  const { nft, roles, contentFolder, dataFolder } = config;
  if (nft.metadata === 'off') return undefined;
  const { openNftContent } = await import('@ledgerscope/api/nft-metadata/open-nft-content');
  const follow = nft.metadata === 'all' && roles.has('ingest');
  return openNftContent(
    store,
    { ...nft, contentFolder, dataFolder, follow, serve: roles.has('api'), shortage: space.shortage },
    log,
  );
}

/** Sends what happens on the ledger to subscriptions: of all processes that could, one does. */
async function startFeeds(
  { roles, operation, port, dataFolder, portal: { secretKey, paymentAccount, queueService } }: Config,
  { store, portal, metrics, log, space, readers, dispatcher: given }: Opened,
  listening: () => string | undefined,
  signal: AbortSignal,
): Promise<void> {
  if (!roles.has('feeds') || portal === undefined) return;
  const [{ runFeeds }, { openQueueService }, { serverSealer }, { checkedAgent }, { isPublicAddress }] =
    await Promise.all([
      import('@ledgerscope/feeds/start-feeds'),
      import('@ledgerscope/aws-queues/open-queue-service'),
      import('@ledgerscope/portal/secrets/sealer'),
      import('@ledgerscope/outside/checked-agent'),
      import('@ledgerscope/outside/public-address'),
    ]);
  const { publicUrl, deliveryBatch: most, deliveryWaitMs: waitMs } = operation;
  const sealer = serverSealer(dataFolder, secretKey, log);
  const dispatcher = given ?? checkedAgent(isPublicAddress);
  const queues = await openQueueService(queueService);
  const sending = { dispatcher, queues, onDelivery: metrics?.onDelivery, batch: { most, waitMs } };
  // Without a public address mails stay in the development mailbox, whose reader is on this machine.
  const origin = () =>
    publicUrl ?? (listening() ?? `http://localhost:${port}`).replace(/\/\/(?:127\.0\.0\.1|0\.0\.0\.0)/, '//localhost');
  const feeds = {
    store,
    portal,
    publicUrl,
    paymentAccount,
    origin,
    sealer,
    sending,
    readers,
    shortage: space.shortage,
    log,
    signal,
  };
  await runFeeds(feeds).catch((error: unknown) => {
    log.error({ err: error }, 'feeds stopped; subscriptions and alerts are paused until restart');
  });
  await dispatcher.destroy();
  queues?.close();
}

/** Who writes the store also looks whether it agrees with itself: one process, however many serve it. */
function nightlyLook({ roles, operation }: Config, store: LedgerStore, log: Logger, signal: AbortSignal) {
  const { reconcileAtMinute } = operation;
  if (!roles.has('ingest') || reconcileAtMinute === undefined) return undefined;
  return reconcileNightly(store, reconcileAtMinute, log, signal);
}

/** Without the ingest role another process writes. */
function followOthers({ roles, pollMs }: Config, store: LedgerStore, log: Logger, signal: AbortSignal): void {
  if (!roles.has('ingest')) void followHead({ store, pollMs, log }, signal);
}

/** An error that an operator can act on is logged as one line; any other is a fault and is logged with its stack. */
function logFatal(log: Logger, error: unknown): void {
  const expected = error instanceof ConfigError || OF_LISTENING.has((error as NodeJS.ErrnoException).syscall ?? '');
  if (expected) log.fatal((error as Error).message);
  else log.fatal(error instanceof Error ? error : { error }, 'stopped by an error');
}

function codeOf(error: unknown): number {
  return error instanceof ConfigError ? SETTINGS_CODE : FAULT_CODE;
}
