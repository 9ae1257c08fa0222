import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerContext } from '@ledgerscope/api/api-context';
import { type AppOptions, createApp } from '@ledgerscope/api/app';
import type { ReadGivenBook } from '@ledgerscope/api/explorer/node/stored-address-book';
import { openMirrorPorts } from '@ledgerscope/api/mirror/mirror-ports';
import type { NftContent } from '@ledgerscope/api/nft-metadata/nft-content';
import { REPLIES_AT_ONCE } from '@ledgerscope/api/plugins/admission';
import { type ReadPrices, startPriceFeeds } from '@ledgerscope/api/prices/price-feeds';
import { watchComponents } from '@ledgerscope/api/status/watch-components';
import { openQueueService } from '@ledgerscope/aws-queues/open-queue-service';
import { folderOf } from '@ledgerscope/ingest/settings/source-settings';
import { DirectorySource } from '@ledgerscope/ingest/source/directory-source';
import { givenAddressBook } from '@ledgerscope/ingest/verify/given-address-book';
import { consensusNsOf } from '@ledgerscope/ledger';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import { checkedAgent } from '@ledgerscope/outside/checked-agent';
import { isPublicAddress } from '@ledgerscope/outside/public-address';
import { mailTransport } from '@ledgerscope/portal/mail/mail-transport';
import { sendMails } from '@ledgerscope/portal/mail/send-mails';
import { smsTransport } from '@ledgerscope/portal/mail/sms-transport';
import type { Portal } from '@ledgerscope/portal/open-portal';
import { paymentText } from '@ledgerscope/portal/payment/payment-settings';
import { serverSealer } from '@ledgerscope/portal/secrets/sealer';
import type { FreeSpace } from '@ledgerscope/process/free-space';
import type { ReadIngestStatus, RunningIngest } from '@ledgerscope/process/ingest-status';
import type { NewestReaders } from '@ledgerscope/process/newest-readers';
import type { AddressBook } from '@ledgerscope/streams';
import type { Metrics } from '@ledgerscope/telemetry/metrics/metrics';
import type { Traces } from '@ledgerscope/telemetry/traces/traces';
import { abiRegistry } from '@ledgerscope/transactions/foreign-abi/abi-registry';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { demoIngestStatus } from './demo/demo-ingest-status.ts';
import type { RunningDemo } from './demo/start-demo.ts';
import { sayPages } from './say-pages.ts';
import { storedNetwork } from './stored-network.ts';

/** Asked by machines that watch the server. */
const PROBES = /^\/(?:health|ready)\b/;
const PORTAL_WAIT_MS = 5_000;

/** What the API serves from. */
export interface Served {
  readonly store: LedgerStore;
  readonly ingest: RunningIngest | undefined;
  /** How ingest goes on, here or in another process. */
  readonly readStatus: ReadIngestStatus;
  readonly portal: Portal | undefined;
  readonly demo: RunningDemo | undefined;
  readonly metrics: Metrics | undefined;
  readonly traces: Traces | undefined;
  readonly log: Logger;
  readonly space: FreeSpace;
  readonly nft: NftContent | undefined;
  /** Is called for every request but those that ask whether the server lives. */
  readonly readers: NewestReaders | undefined;
}

/** Serves pages and API until the app is closed. Rejects where a port is taken. */
export async function serveApi(config: Config, served: Served, signal: AbortSignal): Promise<FastifyInstance> {
  const prices = startPriceFeeds(config.explorer.priceFeeds, served.log, signal);
  const queueService = await openQueueService(config.portal.queueService);
  const given = givenBookOf(config, served.store, served.log);
  const network = await findNetwork(config, served, given);
  const context = {
    ...apiContext(config, served, prices),
    givenAddressBook: given,
    network,
    queueService,
    isEnding: () => signal.aborted,
  };
  const app = await createApp(context, appOptions(config, served));
  countReaders(app, served.readers);
  startMails(config, served, signal);
  await openSoon(served.portal, signal);
  await openMirror(app, context, config);
  await listen(app, config, served.log);
  watchSite(app, context, served, signal);
  return app;
}

/** Ports of the mirror node, where they are asked for; they close before the app does. */
async function openMirror(
  app: FastifyInstance,
  context: ServerContext,
  { host, explorer: { mirrorPorts: ports }, operation: { openPerClient, trustProxy } }: Config,
): Promise<void> {
  if (ports === undefined) return;
  // As long as it may have hooks.
  let close = async () => {};
  app.addHook('preClose', () => close());
  await app.ready();
  const opened = await openMirrorPorts(app, context, {
    host,
    ports,
    trustProxy,
    subscriptions: { each: openPerClient },
  });
  close = opened.close;
  context.log.info(`mirror node API: REST on port ${opened.rest}, gRPC on port ${opened.grpc}`);
}

/** Notes how the site does for as long as the server runs, where there is somewhere to note it. */
function watchSite(
  app: FastifyInstance,
  { store, readIngestStatus }: ServerContext,
  { portal, log }: Served,
  signal: AbortSignal,
): void {
  if (portal === undefined) return;
  void watchComponents({ app, store, portal: portal.store, readIngestStatus, log, signal });
}

function countReaders(app: FastifyInstance, readers: NewestReaders | undefined): void {
  if (readers === undefined) return;
  app.server.on('request', ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    if (!PROBES.test(url)) response.once('close', readers.begin());
  });
}

/** Names what the portal works with, and sends what is in the outbox for as long as the server runs. */
function startMails(
  { portal: { mail, ...ways }, operation: { publicUrl } }: Config,
  { portal, metrics, log }: Served,
  signal: AbortSignal,
): void {
  if (portal === undefined) return;
  const [mails, texts] = [mailTransport(mail), smsTransport(mail)];
  log.info(`mail: ${mails.description}`);
  log.info(`SMS: ${texts.description}`);
  log.info(paymentText({ ...ways, publicUrl }));
  log.info('uploaded files: in the portal database');
  for (const transport of [mails, texts]) void sendMails(portal, transport, log, signal, metrics?.onMail);
}

/** The first pages find their announcements and dapps; a database that is slow or absent delays no page for long. */
async function openSoon(portal: Portal | undefined, signal: AbortSignal): Promise<void> {
  await Promise.race([portal?.opened, sleep(PORTAL_WAIT_MS, undefined, { signal, ref: false }).catch(() => {})]);
}

function appOptions(
  { contentFolder, dataFolder, explorer, operation, portal: { mail } }: Config,
  { nft: nftContent, metrics, traces }: Served,
): AppOptions {
  const { requestRate, keyRate, trustProxy, exportsAtOnce, openPerClient, queriesAtOnce, publicUrl } = operation;
  // Where mails leave the server there is no mailbox, for texts neither: it would hold what happened to other people's accounts.
  const mailbox = mail.smtp !== undefined ? undefined : mail.openMailbox ? 'open' : 'local';
  const mailboxChannels = mail.sms === undefined ? (['email', 'sms'] as const) : (['email'] as const);
  return {
    webApp: true,
    contentFolder,
    nftContent,
    requestRate,
    keyRate,
    meterFolder: path.join(dataFolder, 'meter'),
    trustProxy,
    exportsAtOnce,
    openPerClient,
    repliesAtOnce: Math.max(REPLIES_AT_ONCE, queriesAtOnce ?? 0),
    publicUrl,
    mirrorApi: explorer.mirrorApi,
    mailbox,
    mailboxChannels,
    metrics,
    traces,
  };
}

async function listen(app: FastifyInstance, config: Config, log: Logger): Promise<void> {
  const address = await app.listen({ port: config.port, host: config.host });
  sayPages(address, log);
}

function apiContext(
  config: Config,
  { store, readStatus, demo, portal, log, space }: Served,
  prices: ReadPrices,
): Omit<ServerContext, 'network' | 'givenAddressBook'> {
  return {
    store,
    log,
    shortage: config.portal.databaseUrl === undefined ? space.shortage : undefined,
    readIngestStatus: demo === undefined ? readStatus : demoIngestStatus(readStatus, demo),
    trustUnsigned: config.trustUnsigned,
    simulated: config.demo !== undefined,
    prices,
    nodePlaces: config.explorer.nodePlaces,
    topicHistoryNs: config.explorer.topicHistoryNs,
    networks: config.explorer.networks,
    compilersFolder: config.explorer.compilersFolder,
    videoEmbeds: config.explorer.videoEmbeds,
    mirrorBytes: config.explorer.mirrorBytes,
    portal,
    sealer: portal === undefined ? undefined : serverSealer(config.dataFolder, config.portal.secretKey, log),
    webhookDispatcher: portal === undefined ? undefined : checkedAgent(isPublicAddress),
    signatures: portal === undefined ? undefined : abiRegistry(portal, log),
    dappRedirects: config.portal.dappRedirects,
    sendsTexts: config.portal.mail.sms !== undefined || config.portal.mail.smtp === undefined,
    paymentWidget: config.portal.paymentWidget,
    paymentAccount: config.portal.paymentAccount,
    paymentSandbox: config.portal.paymentSandbox,
    operator: config.operator,
    publicUrl: config.operation.publicUrl,
  };
}

/** By the setting, else by the address book in force: that of the ingest here, or of what is stored. */
async function findNetwork(
  { network }: Config,
  { store, ingest, log }: Served,
  given: ReadGivenBook,
): Promise<() => string> {
  if (network !== undefined) return () => network;
  const stored = storedNetwork(store, given, log);
  // Where ingest will not say it soon, the first page has it all the same.
  if (ingest === undefined || store.unfinishedRows !== undefined) await stored.asked();
  return () => ingest?.network() ?? stored.name() ?? 'unnamed network';
}

/** Read when first asked for, and until it is there: the folder of a source may be filled later. */
function givenBookOf(config: Config, store: LedgerStore, log: Logger): ReadGivenBook {
  const folder = config.source === undefined ? undefined : folderOf(config.source);
  const source = folder === undefined ? undefined : new DirectorySource(folder);
  let known: AddressBook | undefined;
  return async () => {
    if (known !== undefined) return known;
    try {
      known = (await givenAddressBook(config, source, () => consensusNsOf(store.head?.lastNs ?? 0n)))?.book;
    } catch (error) {
      // Who ingests with it stops at it; the pages continue with the bundled book.
      log.warn({ err: error }, 'the configured address book cannot be shown');
    }
    return known;
  };
}
