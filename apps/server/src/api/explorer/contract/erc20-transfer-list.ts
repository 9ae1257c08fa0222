import {
  type Erc20Transfer,
  eventCursor,
  type eventQuery,
  type ListReply,
  type QueryValue,
} from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import { type Erc20TransferRow, erc20Transfers, transactionFacts } from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { itself, listReply, pageToRead } from '../list-page.ts';
import { stored } from '../stored.ts';
import { timeSpan } from '../time-span.ts';
import { idFields } from '../transaction/id-fields.ts';
import { erc20Moves } from './erc20-moves.ts';

/** A page of the ERC-20 transfers that an account or contract takes part in. */
export async function erc20TransferList(
  { store }: ApiContext,
  party: EntityId,
  query: QueryValue<typeof eventQuery>,
): Promise<ListReply<Erc20Transfer>> {
  const { after, ...page } = pageToRead(query);
  const behind = after === undefined ? undefined : { ...after, logIndex: BigInt(after.logIndex) };
  const found = await erc20Transfers(store, party, { ...page, ...timeSpan(store, query), after: behind });
  return listReply(eventCursor, query, found, (rows) => replies(store, rows), itself);
}

async function replies(store: ApiContext['store'], rows: readonly Erc20TransferRow[]): Promise<Erc20Transfer[]> {
  const [facts, moves] = await Promise.all([
    transactionFacts(store, [...new Set(rows.map(({ consensusNs }) => consensusNs))]),
    erc20Moves(store, rows),
  ]);
  return rows.map(({ consensusNs }, place) => ({
    ...idFields(stored(facts.get(consensusNs), 'the transaction of a transfer', consensusNs)),
    ...stored(moves[place], 'a transfer', consensusNs),
  }));
}
