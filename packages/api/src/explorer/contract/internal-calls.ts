import {
  eventCursor,
  type eventQuery,
  type InternalCall,
  type ListReply,
  type QueryValue,
} from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import { type ContractActionRow, internalCalls } from '@ledgerscope/ledger-store';
import { decodedActions } from '@ledgerscope/transactions/abi/decoded-reply';
import { actionReply } from '@ledgerscope/transactions/reply/contract-reply';
import { idFields, withTransactions } from '@ledgerscope/transactions/values';
import type { ApiContext } from '../../api-context.ts';
import { listReply, pageToRead } from '../list-page.ts';
import { timeSpan } from '../time-span.ts';

/** A page of the calls inside the EVM that an account or contract made or got. */
export async function internalCallList(
  context: ApiContext,
  party: EntityId,
  query: QueryValue<typeof eventQuery>,
): Promise<ListReply<InternalCall>> {
  const { snapshot } = context;
  const { after, ...page } = pageToRead(query);
  const behind = after === undefined ? undefined : { ...after, logIndex: BigInt(after.logIndex) };
  const found = await internalCalls(snapshot, party, { ...page, ...timeSpan(snapshot, query), after: behind });
  return listReply(eventCursor, query, found, (rows) => replies(context, rows), placeOf);
}

async function replies(context: ApiContext, rows: readonly ContractActionRow[]): Promise<InternalCall[]> {
  const [made, decoded] = await Promise.all([
    withTransactions(context.snapshot, rows, 'an internal call'),
    decodedActions(context, rows),
  ]);
  return made.map(([action, transaction], place) => ({
    ...idFields(transaction),
    ...actionReply(action, decoded[place]),
  }));
}

function placeOf({ consensusNs, actionIndex }: ContractActionRow) {
  return { consensusNs, logIndex: actionIndex };
}
