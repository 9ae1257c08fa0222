import { setTimeout as sleep } from 'node:timers/promises';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import type { FastifyInstance } from 'fastify';
import pino, { type Logger } from 'pino';
import type { ApiContext } from './api/api-context.ts';
import { type AppOptions, createApp } from './api/app.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';
import { demoLineStatus } from './demo/demo-line-status.ts';
import { type RunningDemo, startDemo } from './demo/start-demo.ts';
import { startIngest } from './ingest/start-ingest.ts';
import type { LineStatus } from './line-status.ts';
import { type OpenNftContent, openNftContent } from './nft-metadata/open-nft-content.ts';
import { noteDemoHistory } from './note-demo-history.ts';
import { openStore } from './open-store.ts';
import { abiRegistry } from './portal/abi/abi-registry.ts';
import type { LeasedIngest } from './portal/ingest-with-lease.ts';
import type { Portal } from './portal/open-portal.ts';
import { startDemoContent, startIngestOf, startPortal } from './portal/start-portal.ts';
import { type ReadPrices, startPriceFeeds } from './prices/price-feeds.ts';
import { reconcileNightly } from './reconcile/nightly.ts';

const PORTAL_WAIT_MS = 5_000;

/**
 * Opens the store, starts the roles, and runs until a signal asks to stop; then drains: requests are answered, the
 * batch under way is committed. Returns the exit code.
 */
export async function start(config: Config): Promise<number> {
  const log = makeLogger(config);
  const store = await openStore(config, log).catch((error: unknown) => {
    log.fatal(error instanceof Error ? error.message : String(error));
    return undefined;
  });
  if (store === undefined) return 1;
  const abort = stopOnSignals(log);
  const portal = startPortal(config, log);
  const { demo, app, nft, code } = await runRoles(config, store, portal, log, abort.signal);
  abort.abort();
  await demo?.stop();
  await app?.close();
  await nft?.close();
  await portal?.close();
  await store.close();
  return code;
}

/** What has to be closed when the roles have ended, and the exit code. */
interface Ended {
  demo: RunningDemo | undefined;
  app: FastifyInstance | undefined;
  nft: OpenNftContent | undefined;
  code: number;
}

async function runRoles(
  config: Config,
  store: LedgerStore,
  portal: Portal | undefined,
  log: Logger,
  signal: AbortSignal,
): Promise<Ended> {
  const ended: Ended = { demo: undefined, app: undefined, nft: undefined, code: 0 };
  try {
    if (config.demo !== undefined) {
      noteDemoHistory(config.demo, log);
      ended.demo = await startDemo(config.demo, log, () => store.head?.lastNs);
    }
    const { demo } = ended;
    const begin = (until: AbortSignal) => startIngest(config, store, log, until);
    const ingest = startIngestOf(config, store, portal, log, signal, begin);
    startDemoContent(config, store, portal, log, signal);
    followHead(config, store, log, signal);
    const night = nightlyLook(config, store, log, signal);
    ended.nft = await startNftContent(config, store, log);
    if (config.roles.has('api')) {
      const prices = startPriceFeeds(config.explorer.priceFeeds, log, signal);
      ended.app = await createApp(
        apiContext(config, { store, ingest, demo, portal, log, prices }),
        appOptions(config, ended.nft?.content),
      );
      await openSoon(portal, signal);
      await listen(ended.app, config, log);
    }
    await Promise.race([aborted(signal), ingest?.finished ?? new Promise(() => {})]);
    // First the writer, then the reader: a batch under way has all its files.
    await demo?.stop();
    await Promise.all([ingest?.finished, signal.aborted ? night : undefined]);
  } catch (error) {
    logFatal(log, error);
    ended.code = 1;
  }
  return ended;
}

/** The first pages find their announcements and dapps; a database that is slow or absent keeps no page waiting for long. */
async function openSoon(portal: Portal | undefined, signal: AbortSignal): Promise<void> {
  await Promise.race([portal?.opened, sleep(PORTAL_WAIT_MS, undefined, { signal, ref: false }).catch(() => {})]);
}

function appOptions({ contentFolder, operation }: Config, nftContent: AppOptions['nftContent']): AppOptions {
  const { requestRate, trustProxy, exportsAtOnce } = operation;
  return { webApp: true, contentFolder, nftContent, requestRate, trustProxy, exportsAtOnce };
}

/** Who writes the store also follows the metadata of all NFTs: one process, however many serve it. */
async function startNftContent(config: Config, store: LedgerStore, log: Logger): Promise<OpenNftContent | undefined> {
  const { nft, roles, contentFolder, dataFolder } = config;
  if (nft.metadata === 'off') return undefined;
  const follow = nft.metadata === 'all' && roles.has('ingest');
  return openNftContent(store, { ...nft, contentFolder, dataFolder, follow, serve: roles.has('api') }, log);
}

/** Who writes the store also looks whether it agrees with itself: one process, however many serve it. */
function nightlyLook({ roles, operation }: Config, store: LedgerStore, log: Logger, signal: AbortSignal) {
  const { reconcileAtMinute } = operation;
  if (!roles.has('ingest') || reconcileAtMinute === undefined) return undefined;
  return reconcileNightly(store, reconcileAtMinute, log, signal);
}

/** Without the ingest role another process writes: what it commits becomes visible here within a poll. */
function followHead(config: Config, store: LedgerStore, log: Logger, signal: AbortSignal): void {
  if (config.roles.has('ingest')) return;
  const refresh = async () => {
    while (!signal.aborted) {
      await store
        .refreshHead()
        .catch((error: unknown) => log.warn({ err: error }, 'the newest block could not be asked for'));
      await sleep(config.pollMs, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  void refresh();
}

async function listen(app: FastifyInstance, config: Config, log: Logger): Promise<void> {
  const address = await app.listen({ port: config.port, host: config.host });
  log.info(`pages at ${address.replace('127.0.0.1', 'localhost')}/hedera`);
}

interface Running {
  readonly store: LedgerStore;
  readonly ingest: LeasedIngest | undefined;
  readonly portal: Portal | undefined;
  readonly demo: RunningDemo | undefined;
  readonly log: Logger;
  readonly prices: ReadPrices;
}

function apiContext(config: Config, { store, ingest, demo, portal, log, prices }: Running): ApiContext {
  const readLine = ingest?.status ?? (() => storedLine(store));
  return {
    store,
    log,
    readLine: demo === undefined ? readLine : demoLineStatus(readLine, demo),
    network: () => config.network ?? ingest?.network() ?? 'unnamed network',
    trustUnsigned: config.trustUnsigned,
    simulated: config.demo !== undefined,
    prices,
    nodePlaces: config.explorer.nodePlaces,
    topicHistoryNs: config.explorer.topicHistoryNs,
    portal,
    signatures: portal === undefined ? undefined : abiRegistry(portal, log),
    dappRedirects: config.portal.dappRedirects,
  };
}

/** What an operator can act on is one line; anything else is a fault and keeps its stack. */
function logFatal(log: Logger, error: unknown): void {
  const expected = error instanceof ConfigError || (error as { code?: string }).code === 'EADDRINUSE';
  if (expected) log.fatal((error as Error).message);
  else log.fatal(error instanceof Error ? error : { error }, 'stopped by an error');
}

function makeLogger(config: Config): Logger {
  const pretty = process.stderr.isTTY;
  return pino(
    { level: config.logLevel, base: null },
    pretty
      ? pino.transport({
          target: 'pino-pretty',
          options: { destination: 2, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' },
        })
      : pino.destination(2),
  );
}

function stopOnSignals(log: Logger): AbortController {
  const abort = new AbortController();
  const stop = (signal: string) => {
    // A second signal ends the process at once; the store survives that too.
    if (abort.signal.aborted) process.exit(130);
    log.info(`${signal}: finishing the batch under way`);
    abort.abort();
  };
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));
  return abort;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Without an ingest role in this process, the line's status is what the store holds. */
function storedLine(store: LedgerStore): LineStatus {
  return {
    state: 'live',
    halt: undefined,
    caughtUp: true,
    filesRead: 0,
    filesLeft: undefined,
    transactionsRead: 0,
    lastConsensusNs: store.head?.lastNs,
  };
}
