import {
  type ContractEvent,
  eventCursor,
  type eventQuery,
  type ListReply,
  type QueryValue,
} from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import { type ContractLogRow, contractEvents, transactionFacts } from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { itself, listReply, pageToRead } from '../list-page.ts';
import { stored } from '../stored.ts';
import { timeSpan } from '../time-span.ts';
import { type DecodeContext, eventOfEachLog } from '../transaction/abi/decoded-reply.ts';
import { idFields } from '../transaction/id-fields.ts';
import { hexText, idOrNull, idText } from '../values.ts';

/** A page of the logs that a contract wrote. */
export async function contractEventList(
  context: ApiContext,
  contract: EntityId,
  query: QueryValue<typeof eventQuery>,
): Promise<ListReply<ContractEvent>> {
  const { store } = context;
  const { after, ...page } = pageToRead(query);
  const behind = after === undefined ? undefined : { ...after, logIndex: BigInt(after.logIndex) };
  const found = await contractEvents(store, contract, { ...page, ...timeSpan(store, query), after: behind });
  return listReply(eventCursor, query, found, (rows) => contractEventReplies(context, rows), itself);
}

/** Logs with the ids of their transactions, decoded where their signature is known. */
export async function contractEventReplies(
  context: DecodeContext,
  logs: readonly ContractLogRow[],
): Promise<ContractEvent[]> {
  const [facts, events] = await Promise.all([
    transactionFacts(context.store, [...new Set(logs.map(({ consensusNs }) => consensusNs))]),
    eventOfEachLog(context, logs),
  ]);
  return logs.map((log, index) => {
    const transaction = stored(facts.get(log.consensusNs), 'the transaction of a log', log.consensusNs);
    return {
      ...idFields(transaction),
      index: log.logIndex,
      contractID: idText(log.contract),
      rootContractID: idOrNull(log.rootContract),
      payerID: idText(log.payer),
      data: hexText(log.data),
      topics: log.topics.map(hexText),
      bloom: hexText(log.bloom),
      parsedEvent: events[index] ?? null,
    };
  });
}
