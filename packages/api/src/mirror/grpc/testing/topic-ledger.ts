import type { LedgerStore } from '@ledgerscope/ledger-store';
import { inRowsAlone } from '@ledgerscope/ledger-store/testing/in-rows-alone';
import { startTestEngine } from '@ledgerscope/ledger-store/testing/open-test-store';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import pino from 'pino';
import { createApp } from '../../../app.ts';
import { testContext } from '../../../testing/test-context.ts';
import { type MirrorPortOptions, type OpenMirrorPorts, openMirrorPorts } from '../../mirror-ports.ts';

/** A type of transaction: a message is submitted. */
const SUBMIT = 27;
/** A millisecond between two messages. */
const STEP_NS = 1_000_000n;
/** When its first message was submitted. */
export const TOPIC_START_NS = 1_700_000_000_000_000_000n;

/** For tests: a ledger whose topics get messages, block by block, and the mirror node's ports over it. */
export interface TopicLedger extends OpenMirrorPorts {
  readonly store: LedgerStore;
  /** Commits one block with so many messages of each of these topics; without any, a block in which nothing happens. */
  submit(messages: Readonly<Record<string, number>>, size?: number): Promise<void>;
  /** When the message of a number was submitted. */
  instantOf(topic: bigint, number: number): bigint;
  stop(): Promise<void>;
}

/** Where a topic ledger gets an empty store of its own. */
export interface TopicStores {
  readonly open: () => Promise<LedgerStore>;
}

/** An empty column store, beside which ledgers have rows of their own, and no others. */
export interface TopicColumns extends TopicStores {
  readonly columns: LedgerStore;
  stop(): Promise<void>;
}

/** Opens it, which takes longer than most tests. */
export async function openTopicColumns(): Promise<TopicColumns> {
  const engine = await startTestEngine('embedded');
  const columns = await engine.open();
  return { columns, open: () => inRowsAlone(columns), stop: () => columns.close().then(engine.stop) };
}

/** Opens it; any free ports, and 100 subscriptions of one client unless other options are given. */
export async function openTopicLedger(
  { open }: TopicStores,
  options: Partial<MirrorPortOptions> = {},
): Promise<TopicLedger> {
  const store = await open();
  const context = testContext(store, { log: pino({ level: 'silent' }) });
  const app = await createApp(context, { webApp: false });
  await app.ready();
  const ports = await openMirrorPorts(app, context, {
    host: '127.0.0.1',
    ports: { rest: 0, grpc: 0 },
    trustProxy: [],
    subscriptions: { each: 100 },
    ...options,
  });
  const writer = new TopicWriter(store);
  return {
    ...ports,
    store,
    submit: (messages, size) => writer.submit(messages, size),
    instantOf: (topic, number) => writer.instantOf(topic, number),
    stop: async () => {
      await ports.close();
      await app.close();
      await store.close();
    },
  };
}

/** Writes blocks of messages, one after another. */
class TopicWriter {
  readonly #store: LedgerStore;
  readonly #instants = new Map<string, bigint[]>();
  #sequence = 0n;
  #lastNs = TOPIC_START_NS;

  constructor(store: LedgerStore) {
    this.#store = store;
  }

  instantOf(topic: bigint, number: number): bigint {
    return this.#instants.get(String(topic))?.[number - 1] ?? 0n;
  }

  async submit(messages: Readonly<Record<string, number>>, size = 20): Promise<void> {
    const sequence = this.#sequence++;
    const batch = `topics-${sequence}`;
    const rows = Object.entries(messages).flatMap(([topic, count]) =>
      Array.from({ length: count }, () => this.#next(topic)),
    );
    const firstNs = this.#lastNs + 1n;
    this.#lastNs += STEP_NS;
    const message = Buffer.alloc(size, 'm');
    await this.#store.writeBatch({
      batch: { sequence, batch, fileNames: [batch], fileHashes: [''] },
      rows: sampleRows({
        transaction: rows.map(({ topic: entity, sequenceNumber: topicSequenceNumber, consensusNs }) =>
          sampleTransaction({ consensusNs, block: sequence, type: SUBMIT, entity, topicSequenceNumber }),
        ),
        transactionRaw: rows.map(({ consensusNs }) => sampleRow('transactionRaw', { consensusNs })),
        topicMessage: rows.map((row) => sampleRow('topicMessage', { ...row, message, runningHashVersion: 3 })),
      }),
      blocks: [sampleBlock({ sequence, batch, firstNs, lastNs: this.#lastNs, transactions: rows.length })],
    });
  }

  #next(topic: string) {
    const own = this.#instants.get(topic) ?? [];
    this.#lastNs += STEP_NS;
    own.push(this.#lastNs);
    this.#instants.set(topic, own);
    return { topic: BigInt(topic), sequenceNumber: BigInt(own.length), consensusNs: this.#lastNs };
  }
}
