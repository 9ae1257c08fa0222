import {
  type Erc20Move,
  type Erc20Transfer,
  eventCursor,
  type eventQuery,
  type ListReply,
  type QueryValue,
} from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import { hexText } from '@ledgerscope/ledger';
import { type Erc20TransferRow, erc20Transfers } from '@ledgerscope/ledger-store';
import { idFields, idOrNull, idText, requireStored, withTransactions } from '@ledgerscope/transactions/values';
import type { ApiContext } from '../../api-context.ts';
import { itself, listReply, pageToRead } from '../list-page.ts';
import { timeSpan } from '../time-span.ts';
import { contractTokens } from './token/contract-tokens.ts';

/** A page of the ERC-20 transfers that an account or contract takes part in. */
export async function erc20TransferList(
  context: ApiContext,
  party: EntityId,
  query: QueryValue<typeof eventQuery>,
): Promise<ListReply<Erc20Transfer>> {
  const { snapshot } = context;
  const { after, ...page } = pageToRead(query);
  const behind = after === undefined ? undefined : { ...after, logIndex: BigInt(after.logIndex) };
  const found = await erc20Transfers(snapshot, party, { ...page, ...timeSpan(snapshot, query), after: behind });
  return listReply(eventCursor, query, found, (rows) => replies(context, rows), itself);
}

async function replies(context: ApiContext, rows: readonly Erc20TransferRow[]): Promise<Erc20Transfer[]> {
  const [made, moves] = await Promise.all([
    withTransactions(context.snapshot, rows, 'a transfer'),
    erc20Moves(context, rows),
  ]);
  return made.map(([{ consensusNs }, transaction], place) => ({
    ...idFields(transaction),
    ...requireStored(moves[place], 'a transfer', consensusNs),
  }));
}

/** ERC-20 transfers as replies have them, with what their contracts say of the tokens that they are. */
export async function erc20Moves(context: ApiContext, rows: readonly Erc20TransferRow[]): Promise<Erc20Move[]> {
  const tokens = await contractTokens(
    context,
    rows.map(({ contract }) => contract),
  );
  return rows.map((row) => {
    const { name = null, symbol = null, decimals = null } = tokens.get(row.contract) ?? {};
    return {
      index: row.logIndex,
      contractID: idText(row.contract),
      sender: idOrNull(row.sender),
      receiver: idOrNull(row.receiver),
      senderAddress: hexText(row.senderAddress),
      receiverAddress: hexText(row.receiverAddress),
      amount: row.amount,
      name,
      symbol,
      decimals,
    };
  });
}
