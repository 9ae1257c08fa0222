import type { QueueService } from '@ledgerscope/aws-queues/queue-service';
import type { EntityId } from '@ledgerscope/ledger';
import type { LedgerSnapshot, LedgerStore } from '@ledgerscope/ledger-store';
import type { Portal } from '@ledgerscope/portal/open-portal';
import type { PaymentWidget } from '@ledgerscope/portal/payment/payment-settings';
import type { Sealer } from '@ledgerscope/portal/secrets/sealer';
import type { ReadIngestStatus } from '@ledgerscope/process/ingest-status';
import type { ReadAbis } from '@ledgerscope/transactions/foreign-abi/abi-registry';
import type { Logger } from 'pino';
import type { Dispatcher } from 'undici';
import type { NodePlaces } from './explorer/node/bundled-places.ts';
import type { ReadGivenBook } from './explorer/node/stored-address-book.ts';
import type { OtherNetwork } from './explorer-settings.ts';
import type { Admission } from './plugins/admission.ts';
import type { ReadPrices } from './prices/price-feeds.ts';
import type { SiteOperatorConfig } from './site-settings.ts';

/** What requests are answered from besides the ledger. */
export interface SiteContext {
  readonly readIngestStatus: ReadIngestStatus;
  /** True once the process was asked to end: what is under way is finished, and it is not ready for more. */
  readonly isEnding?: (() => boolean) | undefined;
  /** Its name; known from the address book where the configuration names none. */
  readonly network: () => string;
  readonly trustUnsigned: boolean;
  /** Whether the network is the simulated one that runs beside the server. */
  readonly simulated: boolean;
  readonly log: Logger;
  /** Why the portal's embedded database is to store nothing new; undefined while there is room, and for one on a server. */
  readonly shortage?: (() => string | undefined) | undefined;
  /** Users, dapps and news; without it their calls answer 503. */
  readonly portal?: Portal | undefined;
  /** Encrypts the secrets of queue clients; without it their signatures cannot be checked. */
  readonly sealer?: Sealer | undefined;
  /** Connects to webhooks at public addresses; without it they cannot be tried. */
  readonly webhookDispatcher?: Dispatcher | undefined;
  /** Where the queues of new subscriptions are made; without it they are in the portal's database. */
  readonly queueService?: QueueService | undefined;
  /** ABIs of single contracts; without them calls are decoded by bundled signatures. */
  readonly signatures?: ReadAbis | undefined;
  /** The address that visitors reach the server under; undefined where none is configured. */
  readonly publicUrl?: string | undefined;
  /** Dapps with an external page, by ID, and where. */
  readonly dappRedirects?: Readonly<Record<string, string>> | undefined;
  /** False where texts go nowhere: mails leave the server, and no provider of texts is configured. */
  readonly sendsTexts?: boolean | undefined;
  /** The outside widget that takes payments; without it the sandbox page of the server does. */
  readonly paymentWidget?: PaymentWidget | undefined;
  /** The account that is paid in hbar; undefined where nobody can pay so. */
  readonly paymentAccount?: EntityId | undefined;
  /** Whether the sandbox was asked for, which it has to be where there is a public address. */
  readonly paymentSandbox?: boolean | undefined;
  /** Who runs this site and how visitors reach them. */
  readonly operator?: SiteOperatorConfig | undefined;
  /** The configured price feeds; without them prices are those of the ledger. */
  readonly prices?: ReadPrices | undefined;
  /** The address book that the operator named or put beside the files; without it the nodes' page goes by the ledger's files. */
  readonly givenAddressBook?: ReadGivenBook | undefined;
  /** Places of nodes by the operator's file; they win over the bundled ones. */
  readonly nodePlaces?: NodePlaces | undefined;
  /** Explorers of other networks. */
  readonly networks?: readonly OtherNetwork[] | undefined;
  /** The operator's folder of Solidity compilers, beside the one that the server comes with. */
  readonly compilersFolder?: string | undefined;
  /** Whether films of the largest video host may play on the pages of NFTs. */
  readonly videoEmbeds?: boolean | undefined;
  /** Whether the mirror node's API gives transactions as they were sent. */
  readonly mirrorBytes?: boolean | undefined;
  /** How far back messages of topics are shown; undefined for all. */
  readonly topicHistoryNs?: bigint | undefined;
  /** How many milliseconds a search waits for its slowest part; by default type-ahead, the page that is meant and counts have one each. */
  readonly searchMs?: number | undefined;
}

/** What one request is answered from. */
export interface ApiContext extends SiteContext {
  /** The ledger as of the head at which the request came. */
  readonly snapshot: LedgerSnapshot;
  /** To be called where a part of the reply could not be read: such a reply is not cached. */
  readonly onIncomplete?: (() => void) | undefined;
}

/** What the server answers from for as long as it runs. */
export interface ServerContext extends SiteContext {
  readonly store: LedgerStore;
  /** Where requests wait for their turn; without it each is begun at once. */
  readonly admission?: Admission;
}

/** What a request that comes now is answered from. */
export function contextNow(server: ServerContext): ApiContext {
  return { ...server, snapshot: server.store.snapshot() };
}
