import { toAmount } from '@ledgerscope/contract';
import { unpackEntityId } from '@ledgerscope/ledger';
import {
  type ContractLogRow,
  type LedgerSnapshot,
  type StoredTransaction,
  type TransactionRow,
  transactionRaws,
  transactionsAt,
} from '@ledgerscope/ledger-store';
import type { NewMessage } from '@ledgerscope/portal-store';
import { eventOfEachLog } from '../../api/explorer/transaction/abi/decoded-reply.ts';
import { storedParts } from '../../api/explorer/transaction/body-details.ts';
import { contractReply } from '../../api/explorer/transaction/contract-reply.ts';
import { transactionRowReply } from '../../api/explorer/transaction/transaction-row-reply.ts';
import { hexText, idText, instantText, payerId, stored, validStart } from '../../api/explorer/values.ts';
import { readMessages } from '../../moves/read-messages.ts';
import type { ReadSignatures } from '../../portal/abi/abi-registry.ts';
import type { SignatureSet } from '../../portal/abi/signature-set.ts';
import type { IndexedRule } from '../match/rule-index.ts';
import type { EventMessage, TopicMessage, TransactionMessage } from './message-shapes.ts';

/** Instants travel in the URL over HTTP. */
const INSTANTS_PER_STATEMENT = 200;

/** What a subscription is to be notified of. */
export interface Match {
  readonly rule: IndexedRule;
  readonly row: TransactionRow;
  /** Of a subscription for events: the log that it is notified of. */
  readonly log?: ContractLogRow;
}

/** Writes the messages of matches, in their order. */
export type WriteMessages = (store: LedgerSnapshot, matches: readonly Match[]) => Promise<NewMessage[]>;

/** Messages as queue consumers read them. @param registry ABIs of single contracts, known beside those of the subscriptions */
export function messageWriter(registry: ReadSignatures): WriteMessages {
  return async (store, matches) => {
    const transactions = matches.filter(({ log }) => log === undefined);
    const read = await readTransactions(store, [...new Set(transactions.map(({ row }) => row.consensusNs))]);
    const events = new Map<Match, EventMessage>();
    for (const [rule, some] of Map.groupBy(
      matches.filter(({ log }) => log !== undefined),
      (match) => match.rule,
    ))
      for (const [match, event] of await eventMessages(store, rule, some)) events.set(match, event);
    const messages: NewMessage[] = [];
    const counts = new Map<string, number>();
    for (const match of matches) {
      const { rule, row } = match;
      const body =
        match.log === undefined ? await bodyOf(store, match, read.get(row.consensusNs), registry) : events.get(match);
      // Bytes of a ledger are hostile: what the ABI does not fit is no event of it.
      if (body === undefined) continue;
      const key = `${rule.id} ${row.consensusNs}`;
      const index = counts.get(key) ?? 0;
      counts.set(key, index + 1);
      messages.push({
        ...{ subscriptionId: rule.id, userId: rule.userId, consensusNs: row.consensusNs, index },
        body: jsonOf(body),
      });
    }
    return messages;
  };
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

async function readTransactions(store: LedgerSnapshot, instants: readonly bigint[]): Promise<Map<bigint, Read>> {
  const read = new Map<bigint, Read>();
  for (let start = 0; start < instants.length; start += INSTANTS_PER_STATEMENT) {
    const some = instants.slice(start, start + INSTANTS_PER_STATEMENT);
    const [rows, raws] = await Promise.all([
      transactionsAt(store, 'feeds:transactions', some),
      transactionRaws(store, some),
    ]);
    for (const row of rows) {
      const raw = stored(raws.get(row.consensusNs), 'the bytes of a transaction', row.consensusNs);
      read.set(row.consensusNs, { row, parts: storedParts(raw, readMessages(raw)) });
    }
  }
  return read;
}

async function bodyOf(
  store: LedgerSnapshot,
  { rule, row }: Match,
  found: Read | undefined,
  registry: ReadSignatures,
): Promise<TransactionMessage | TopicMessage | undefined> {
  const read = stored(found, 'a transaction', row.consensusNs);
  if (rule.type === 'HCS_TOPIC') return topicMessage(read);
  const { contractID, functionParameters, logInfo } = contractReply(read.parts);
  const signatures = readSignatures(rule.signatures, registry);
  const events = (await eventOfEachLog({ store, signatures }, read.parts.logs)).filter((event) => event !== null);
  const parsed = events.length === 0 ? {} : { parsedEvents: events };
  return { ...transactionRowReply(read.row), contractID, functionParameters, logInfo, ...parsed };
}

function topicMessage({ row, parts }: Read): TopicMessage | undefined {
  const { message } = parts;
  if (message === undefined) return undefined;
  const { transactionID, readableTransactionID, consensusTime, status } = transactionRowReply(row);
  return {
    ...{ transactionID, readableTransactionID, consensusTime },
    message: hexText(message.message),
    topic: idText(message.topic),
    topicRunningHash: hexText(message.runningHash),
    topicSequenceNumber: toAmount(message.sequenceNumber),
    status,
  };
}

async function eventMessages(
  store: LedgerSnapshot,
  { signatures }: IndexedRule,
  matches: readonly Match[],
): Promise<Map<Match, EventMessage>> {
  const logs = matches.flatMap(({ log }) => log ?? []);
  const own: ReadSignatures = async (contracts) =>
    new Map(signatures === undefined ? [] : contracts.map((contract) => [contract, [signatures]]));
  const events = await eventOfEachLog({ store, signatures: own }, logs);
  return new Map(
    matches.flatMap((match, index) => {
      const event = events[index];
      if (event === undefined || event === null) return [];
      const { functionName, functionType, inputNames, inputTypes, inputValues } = event;
      const message = { functionName, functionType, inputNames, inputTypes, inputValues };
      return [[match, { ...message, transactionID: transactionIdOf(match.row) }] as const];
    }),
  );
}

function transactionIdOf(row: TransactionRow): EventMessage['transactionID'] {
  const { shard, realm, num } = unpackEntityId(payerId(row));
  const accountID = { shardNum: toAmount(shard), realmNum: toAmount(realm), num: toAmount(num) };
  return { accountID, validStartDate: instantText(validStart(row)) };
}

/** The ABI of the subscription first, then those that are known of the contract. */
function readSignatures(own: SignatureSet | undefined, registry: ReadSignatures): ReadSignatures {
  if (own === undefined) return registry;
  return async (contracts, onIncomplete) => {
    const known = await registry(contracts, onIncomplete);
    return new Map(contracts.map((contract) => [contract, [own, ...(known.get(contract) ?? [])]]));
  };
}
