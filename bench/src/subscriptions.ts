// Subscribers of topics by gRPC: how far they lag behind the commit, how fast a long topic is read, and what silent ones cost.
import { GrpcClient, timestamp } from '@ledgerscope/api/mirror/grpc/testing/grpc-client';
import { openTopicLedger, TOPIC_START_NS, type TopicLedger } from '@ledgerscope/api/mirror/grpc/testing/topic-ledger';
import { startTestEngine } from '@ledgerscope/ledger-store/testing/open-test-store';
import { percentile } from './percentile.ts';

const SUBSCRIBERS = 1_000;
const CONNECTIONS = 20;
const BLOCKS = 15;
const BLOCK_MS = 1_000;
const MESSAGES = 1_000_000;
const OF_A_BLOCK = 20_000;
const MESSAGE_BYTES = 200;
const SILENT = 200;
const FIRST_TOPIC = 7_000;
const MEGABYTE = 1024 * 1024;

/** `npm run bench -- subscriptions [--messages n]`. */
export async function benchSubscriptions(args: readonly string[]): Promise<void> {
  const given = args[args.indexOf('--messages') + 1];
  const messages = args.includes('--messages') ? Number(given) : MESSAGES;
  const engine = await startTestEngine('embedded');
  const ledger = await openTopicLedger(engine, { subscriptions: { each: 4_000 } });
  try {
    console.log(`subscriptions of topics by gRPC: ${SUBSCRIBERS} at once over ${CONNECTIONS} connections`);
    await measureLag(ledger, 'of one topic', [FIRST_TOPIC]);
    await measureLag(
      ledger,
      `of ${SUBSCRIBERS} topics`,
      Array.from({ length: SUBSCRIBERS }, (_, place) => FIRST_TOPIC + 1 + place),
    );
    await measureHistory(ledger, messages);
  } finally {
    await ledger.stop();
    await engine.stop();
  }
}

/** From the commit of a block until each subscriber has the message of its topic in it. */
async function measureLag(ledger: TopicLedger, name: string, topics: readonly number[]): Promise<void> {
  const each = Object.fromEntries(topics.map((topic) => [topic, 1]));
  await ledger.submit(each);
  const clients = Array.from({ length: CONNECTIONS }, () => new GrpcClient(ledger.grpc));
  const subscribers = clients.flatMap((client, connection) =>
    Array.from({ length: SUBSCRIBERS / CONNECTIONS }, (_, place) =>
      client.subscribe({
        topicID: { topicNum: BigInt(topics[(connection + place * CONNECTIONS) % topics.length] ?? 0) },
        consensusStartTime: timestamp(TOPIC_START_NS),
      }),
    ),
  );
  let count = 1;
  await Promise.all(subscribers.map((one) => one.has(count)));
  const lags: number[] = [];
  let usedMs = 0;
  for (let block = 0; block < BLOCKS; block++) {
    count++;
    const received = subscribers.map(async (one) => {
      await one.has(count);
      return performance.now();
    });
    await ledger.submit(each);
    const committed = performance.now();
    const before = process.cpuUsage();
    for (const at of await Promise.all(received)) lags.push(Math.max(0, at - committed));
    const { user, system } = process.cpuUsage(before);
    usedMs += (user + system) / 1_000 / BLOCKS;
    await new Promise((resolve) => setTimeout(resolve, BLOCK_MS));
  }
  const wrong = subscribers.filter(
    (one) => one.numbers.join() !== Array.from({ length: count }, (_, n) => n + 1).join(),
  );
  const figures = [percentile(lags, 50), percentile(lags, 95), Math.max(...lags)].map((ms) => `${ms.toFixed(0)} ms`);
  console.log(
    `  ${name.padEnd(16)} lag behind the commit p50 ${figures[0]}, p95 ${figures[1]}, most ${figures[2]}; processor ${usedMs.toFixed(0)} ms a block, clients too; ${wrong.length} with gaps`,
  );
  for (const client of clients) await client.close();
}

/** A long topic from its start: alone, and beside subscribers who never read. */
async function measureHistory(ledger: TopicLedger, messages: number): Promise<void> {
  const topic = FIRST_TOPIC - 1;
  for (let count = 0; count < messages; count += OF_A_BLOCK)
    await ledger.submit({ [topic]: Math.min(OF_A_BLOCK, messages - count) }, MESSAGE_BYTES);
  const query = { topicID: { topicNum: BigInt(topic) }, consensusStartTime: timestamp(TOPIC_START_NS) };
  const read = async () => {
    const client = new GrpcClient(ledger.grpc);
    const started = performance.now();
    const reader = client.subscribe(query);
    await reader.has(messages);
    const ms = performance.now() - started;
    const isWhole = reader.numbers.every((number, place) => number === BigInt(place + 1));
    await client.close();
    return `${Math.round(messages / (ms / 1_000)).toLocaleString('en')} a second${isWhole ? '' : ', WITH GAPS'}`;
  };
  console.log(`  a topic of ${messages.toLocaleString('en')} messages from its start: ${await read()}`);
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const silent = Array.from({ length: SILENT }, () => {
    const client = new GrpcClient(ledger.grpc);
    client.subscribe(query).stream.pause();
    return client;
  });
  const beside = await read();
  const more = (process.memoryUsage().rss - before) / MEGABYTE;
  console.log(
    `  beside ${SILENT} subscribers of it who never read: ${beside}; ${more.toFixed(0)} MB more in memory, with the readers`,
  );
  for (const client of silent) await client.close();
}
