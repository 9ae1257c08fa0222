import {
  type ContractEvent,
  formatSubListCursor,
  type ListReply,
  parseEventQuery,
  type RawQuery,
} from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import { type ContractLogRow, contractEvents, transactionFacts } from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { accepted } from '../accepted.ts';
import { timeSpan } from '../time-span.ts';
import { type DecodeContext, eventOfEachLog } from '../transaction/abi/decoded-reply.ts';
import { idFields } from '../transaction/id-fields.ts';
import { hexText, idOrNull, idText } from '../values.ts';

/** A page of the logs that a contract wrote. */
export async function contractEventList(
  context: ApiContext,
  contract: EntityId,
  query: RawQuery,
): Promise<ListReply<ContractEvent>> {
  const { store } = context;
  const request = accepted(parseEventQuery(query));
  const { limit, offset, order, after } = request;
  const page = { limit: limit === 0 ? 0 : limit + 1, offset, order, ...timeSpan(store, request) };
  const behind = after === undefined ? undefined : { consensusNs: after.ns, logIndex: after.among };
  const { rows, totalCount } = await contractEvents(store, contract, { ...page, after: behind });
  const data = await contractEventReplies(context, rows.slice(0, limit));
  const last = rows[limit - 1];
  const more = last !== undefined && rows.length > limit;
  const next = more ? formatSubListCursor({ ns: last.consensusNs, among: BigInt(last.logIndex) }) : null;
  return { data, totalCount: Number(totalCount), size: data.length, next };
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
    const transaction = facts.get(log.consensusNs);
    if (transaction === undefined) throw new Error(`the log at ${log.consensusNs} has no transaction`);
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
