import type { ContractLog, ParsedEvent, TransactionRowReply } from '@ledgerscope/contract';
import { transactionRaws, unpackTransactionParts } from '@ledgerscope/ledger-store';
import { type DecodeContext, eventOfEachLog } from '@ledgerscope/transactions/abi/decoded-reply';
import { logReply } from '@ledgerscope/transactions/reply/contract-reply';
import { instantText } from '@ledgerscope/transactions/values';

/** What a transaction logged; without events where no known signature reads any of it. */
export interface LogFields {
  readonly logInfo: ContractLog[];
  readonly parsedEvents?: ParsedEvent[];
}

/** The logs of the transactions at these instants, by consensus time, and what known signatures read of them. */
export async function logReplies(
  context: DecodeContext,
  instants: readonly bigint[],
): Promise<ReadonlyMap<string, LogFields>> {
  const raws = await transactionRaws(context.snapshot, instants);
  const logs = [...raws.values()].flatMap(({ parts, consensusNs }) => unpackTransactionParts(parts, consensusNs).logs);
  const events = logs.length === 0 ? [] : await eventOfEachLog(context, logs);
  const byTime = new Map<string, { logInfo: ContractLog[]; events: ParsedEvent[] }>();
  for (const [index, log] of logs.entries()) {
    const time = instantText(log.consensusNs);
    const known = byTime.get(time) ?? { logInfo: [], events: [] };
    known.logInfo.push(logReply(log));
    const event = events[index];
    if (event !== undefined && event !== null) known.events.push(event);
    byTime.set(time, known);
  }
  return new Map([...byTime].map(([time, found]) => [time, { logInfo: found.logInfo, ...eventsField(found.events) }]));
}

/** Events as a field of a reply, which is omitted where there are none. */
export function eventsField(events: readonly ParsedEvent[]): Pick<LogFields, 'parsedEvents'> {
  return events.length === 0 ? {} : { parsedEvents: [...events] };
}

/** Rows of a list with the events of those that logged some; `instants` are theirs, in their order. */
export async function withEvents(
  context: DecodeContext,
  replies: readonly TransactionRowReply[],
  instants: readonly bigint[],
): Promise<TransactionRowReply[]> {
  const logged = instants.filter((_, index) => (replies[index]?.logInfo.length ?? 0) > 0);
  const found = await logReplies(context, logged);
  return replies.map((reply) => ({ ...reply, ...eventsField(found.get(reply.consensusTime)?.parsedEvents ?? []) }));
}
