import { toAmount } from '@ledgerscope/contract';
import { consensusNsOf, hexText } from '@ledgerscope/ledger';
import {
  type ContractLogRow,
  type LedgerSnapshot,
  type StoredTransaction,
  type TransactionRow,
  transactionRaws,
  transactionsAt,
} from '@ledgerscope/ledger-store';
import {
  type EventMessage,
  eventMessage,
  messageId,
  type TopicMessage,
  type TransactionMessage,
  topicMessage,
  transactionMessage,
} from '@ledgerscope/messages';
import type { NewMessage } from '@ledgerscope/portal-store';
import { eventOfEachLog, parsedEvents } from '../abi/decoded-reply.ts';
import type { ReadAbis } from '../foreign-abi/abi-registry.ts';
import { AbiStoppedError, type AbiThreads } from '../foreign-abi/abi-threads.ts';
import type { IndexedRule } from '../match/rule-index.ts';
import { readMessages } from '../moves/read-messages.ts';
import { storedParts } from '../reply/body-details.ts';
import { contractReply } from '../reply/contract-reply.ts';
import { transactionRowReply } from '../reply/transaction-row-reply.ts';
import { idText, payerId, requireStored, validStart } from '../values.ts';

/** Instants travel in the URL over HTTP. */
const INSTANTS_PER_STATEMENT = 200;

/** What a subscription is to be notified of. */
export interface Match {
  readonly rule: IndexedRule;
  readonly row: TransactionRow;
  /** Of a subscription for events: the log that it is notified of. */
  readonly log?: ContractLogRow;
}

/** The messages of matches, in their order, and why those of some rules are not among them: their ABI took more than it may. */
export interface Written {
  readonly messages: readonly NewMessage[];
  /** By the id of the rule. */
  readonly stopped: ReadonlyMap<bigint, string>;
}

/** Writes the messages of matches. */
export type WriteMessages = (snapshot: LedgerSnapshot, matches: readonly Match[]) => Promise<Written>;

/** What messages are written with. */
interface Writing {
  /** ABIs of single contracts, known beside those of the subscriptions. */
  readonly signatures: ReadAbis;
  /** Those of the process by default. */
  readonly threads?: AbiThreads | undefined;
}

type Body = TransactionMessage | TopicMessage | EventMessage;

/** Messages as queue consumers read them. */
export function messageWriter(writing: Writing): WriteMessages {
  return async (snapshot, matches) => {
    const transactions = matches.filter(({ log }) => log === undefined);
    const read = await readTransactions(snapshot, [...new Set(transactions.map(({ row }) => row.consensusNs))]);
    const bodies = new Map<Match, Body>();
    const stopped = new Map<bigint, string>();
    for (const [rule, some] of Map.groupBy(matches, (match) => match.rule))
      try {
        for (const [match, body] of await makeBodies({ ...writing, snapshot }, rule, some, read))
          bodies.set(match, body);
      } catch (error) {
        if (!(error instanceof AbiStoppedError)) throw error;
        stopped.set(rule.id, error.message);
      }
    return { messages: inOrder(matches, bodies, stopped), stopped };
  };
}

function inOrder(
  matches: readonly Match[],
  bodies: ReadonlyMap<Match, Body>,
  stopped: Written['stopped'],
): NewMessage[] {
  return matches.flatMap((match) => {
    const { rule, row, log } = match;
    const body = bodies.get(match);
    // Bytes of a ledger are hostile: what the ABI does not fit is no event of it.
    if (body === undefined || stopped.has(rule.id)) return [];
    const reported = { subscriptionId: rule.id, consensusNs: row.consensusNs };
    const id = messageId({ ...reported, logIndex: log?.logIndex });
    return [{ ...reported, userId: rule.userId, messageId: id, body: jsonOf(body) }];
  });
}

/** As JSON that goes through XML, in which the older protocol of queues answers: of these two that has none, and a memo can have them. */
function jsonOf(body: object): string {
  return JSON.stringify(body).replaceAll(/[\uFFFE\uFFFF]/g, (character) =>
    character === '\uFFFE' ? '\\ufffe' : '\\uffff',
  );
}

/** A transaction with what is beside it. */
interface Read {
  readonly row: StoredTransaction;
  readonly parts: ReturnType<typeof storedParts>;
}

async function readTransactions(snapshot: LedgerSnapshot, instants: readonly bigint[]): Promise<Map<bigint, Read>> {
  const read = new Map<bigint, Read>();
  for (let start = 0; start < instants.length; start += INSTANTS_PER_STATEMENT) {
    const some = instants.slice(start, start + INSTANTS_PER_STATEMENT);
    const [rows, raws] = await Promise.all([transactionsAt(snapshot, some), transactionRaws(snapshot, some)]);
    for (const row of rows) {
      const raw = requireStored(raws.get(row.consensusNs), 'the bytes of a transaction', row.consensusNs);
      read.set(row.consensusNs, { row, parts: storedParts(raw, readMessages(raw)) });
    }
  }
  return read;
}

interface WritingFrom extends Writing {
  readonly snapshot: LedgerSnapshot;
}

async function makeBodies(
  writing: WritingFrom,
  rule: IndexedRule,
  matches: readonly Match[],
  read: ReadonlyMap<bigint, Read>,
): Promise<ReadonlyMap<Match, Body>> {
  const [events, others] = [matches.filter(({ log }) => log), matches.filter(({ log }) => log === undefined)];
  const bodies = new Map<Match, Body>(await eventMessages(writing, rule, events));
  for (const match of others) {
    const body = await makeBody(writing, match, read.get(match.row.consensusNs));
    if (body !== undefined) bodies.set(match, body);
  }
  return bodies;
}

async function makeBody(
  writing: WritingFrom,
  { rule, row }: Match,
  found: Read | undefined,
): Promise<TransactionMessage | TopicMessage | undefined> {
  const read = requireStored(found, 'a transaction', row.consensusNs);
  if (rule.type === 'HCS_TOPIC') return submittedMessage(read);
  const events = await parsedEvents({ ...writing, own: ownAbi(rule) }, read.parts.logs);
  return transactionMessage({ row: transactionRowReply(read.row), call: contractReply(read.parts), events });
}

/** The ABI of the subscription counts before those that are known of the contract. */
function ownAbi({ userId, abi }: IndexedRule) {
  return abi && { abi, owner: `user ${userId}` };
}

function submittedMessage({ row, parts }: Read): TopicMessage | undefined {
  const { message } = parts;
  if (message === undefined) return undefined;
  return topicMessage({
    row: transactionRowReply(row),
    message: {
      bytes: hexText(message.message),
      topic: idText(message.topic),
      runningHash: hexText(message.runningHash),
      sequenceNumber: message.sequenceNumber === 0n ? null : toAmount(message.sequenceNumber),
    },
  });
}

async function eventMessages(
  { snapshot, threads }: WritingFrom,
  rule: IndexedRule,
  matches: readonly Match[],
): Promise<Map<Match, EventMessage>> {
  const logs = matches.flatMap(({ log }) => log ?? []);
  const events = await eventOfEachLog({ snapshot, threads, own: ownAbi(rule) }, logs);
  return new Map(
    matches.flatMap((match, index) => {
      const event = events[index];
      if (event === undefined || event === null) return [];
      const { row } = match;
      const transaction = { payer: payerId(row), validStartNs: validStart(row) };
      return [[match, eventMessage({ event, transaction, consensusNs: consensusNsOf(row.consensusNs) })] as const];
    }),
  );
}
