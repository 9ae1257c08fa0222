import {
  entityExists,
  QueryLimitError,
  RetryableStoreError,
  StoreStoppedError,
  topicStates,
} from '@ledgerscope/ledger-store';
import { BusyError } from '@ledgerscope/process/bounded-limit';
import { idText } from '@ledgerscope/transactions/values';
import { contextNow, type ServerContext } from '../../api-context.ts';
import { historyStart } from '../../explorer/topic/topic-routes.ts';
import { ClientPlaces } from '../../plugins/client-places.ts';
import type { GrpcCall, GrpcHandler } from '../grpc/grpc-call.ts';
import { GrpcError, invalidArgument } from '../grpc/grpc-status.ts';
import type { AdmitAsRest } from './admit-as-rest.ts';
import { sendNodes } from './get-nodes.ts';
import { healthService } from './health-service.ts';
import { TopicHub } from './topic-hub.ts';
import { newestStart, readTopicQuery, type TopicQuery } from './topic-query.ts';
import { type SubscriptionPatience, TopicSubscription } from './topic-subscription.ts';

/** Calls by gRPC that a process answers at once. */
export const MOST_SUBSCRIPTIONS = 4_000;
const [CONSENSUS, NETWORK] = ['ConsensusService', 'NetworkService'].map(
  (name) => `com.hedera.mirror.api.proto.${name}`,
) as [string, string];

/** What a call about nodes costs is what this one does. */
const ONE_NODE = '/network/nodes?limit=1';

/** How many subscriptions there may be, and how long their clients may take. */
export interface SubscriptionLimits {
  /** Of one client address. */
  readonly each: number;
  readonly all?: number;
  readonly patience?: SubscriptionPatience;
}

/** The mirror node's services, by the paths of their calls. */
export function mirrorServices(
  server: ServerContext,
  { each, all = MOST_SUBSCRIPTIONS, patience }: SubscriptionLimits,
  admit: AdmitAsRest,
): Readonly<Record<string, GrpcHandler>> {
  const hub = new TopicHub(server.store, server.log);
  const places = new ClientPlaces({ each, all });
  const withPlace =
    (handler: GrpcHandler): GrpcHandler =>
    async (call) => {
      const leave = places.take(call.client);
      if (leave === 'client')
        throw new GrpcError('resourceExhausted', `The limit of ${each} open calls per IP address has been reached.`);
      if (leave === 'all') throw new GrpcError('resourceExhausted', 'Too many calls are open. Please retry later');
      try {
        await handler(call);
      } finally {
        leave();
      }
    };
  const health = healthService(server, [CONSENSUS, NETWORK]);
  return {
    [`/${CONSENSUS}/subscribeTopic`]: withPlace((call) => subscribe(server, { hub, admit, patience }, call)),
    [`/${NETWORK}/getNodes`]: withPlace(async (call) => {
      await admit(call, ONE_NODE);
      await sendNodes(server, call);
    }),
    ...Object.fromEntries(Object.entries(health).map(([path, handler]) => [path, withPlace(handler)])),
  };
}

/** What a client hears of a store that does not answer, as from the mirror node; undefined for any other error. */
export function storeRefusal(error: unknown): GrpcError | undefined {
  const mayTryAgain =
    error instanceof RetryableStoreError ||
    error instanceof QueryLimitError ||
    error instanceof StoreStoppedError ||
    error instanceof BusyError;
  return mayTryAgain ? new GrpcError('unavailable', 'Error querying the data source. Please retry later') : undefined;
}

interface Subscribing {
  readonly hub: TopicHub;
  readonly admit: AdmitAsRest;
  readonly patience: SubscriptionPatience | undefined;
}

async function subscribe(server: ServerContext, { hub, admit, patience }: Subscribing, call: GrpcCall): Promise<void> {
  const context = contextNow(server);
  const { head } = context.snapshot;
  const query = readTopicQuery(call.message, newestStart(head?.lastNs, Date.now()));
  await admit(call, `/topics/${idText(query.topic)}`);
  await checkTopic(server, query);
  call.begin();
  // What is not shown any more is omitted.
  const shownFrom = historyStart(context) ?? 0n;
  const asked = query.fromNs ?? (head?.lastNs ?? 0n) + 1n;
  await new TopicSubscription(query, asked > shownFrom ? asked : shownFrom, hub, call, patience).run();
}

/** @throws GrpcError where there is no such topic */
async function checkTopic({ store }: ServerContext, { topic }: TopicQuery): Promise<void> {
  const snapshot = store.snapshot();
  if ((await topicStates(snapshot, [topic])).has(topic)) return;
  if (await entityExists(snapshot, topic)) throw invalidArgument('Not a valid topic');
  throw new GrpcError('notFound', `${idText(topic)} does not exist`);
}
