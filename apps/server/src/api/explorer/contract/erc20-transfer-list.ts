import {
  type Erc20Transfer,
  eventCursor,
  type eventQuery,
  type ListReply,
  type QueryValue,
} from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import { contractAnswers, type Erc20TransferRow, erc20Transfers, transactionFacts } from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { itself, listReply, pageToRead } from '../list-page.ts';
import { stored } from '../stored.ts';
import { timeSpan } from '../time-span.ts';
import { idFields } from '../transaction/id-fields.ts';
import { hexText, idOrNull, idText } from '../values.ts';
import { type Erc20Metadata, erc20Metadata } from './erc20-metadata.ts';

const UNKNOWN: Erc20Metadata = { name: null, symbol: null, decimals: null };

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
  const [facts, answers] = await Promise.all([
    transactionFacts(store, [...new Set(rows.map(({ consensusNs }) => consensusNs))]),
    contractAnswers(
      store,
      rows.map(({ contract }) => contract),
    ),
  ]);
  const metadata = erc20Metadata(answers);
  return rows.map((row) => ({
    ...idFields(stored(facts.get(row.consensusNs), 'the transaction of a transfer', row.consensusNs)),
    index: row.logIndex,
    contractID: idText(row.contract),
    sender: idOrNull(row.sender),
    receiver: idOrNull(row.receiver),
    senderAddress: hexText(row.senderAddress),
    receiverAddress: hexText(row.receiverAddress),
    amount: row.amount,
    ...(metadata.get(row.contract) ?? UNKNOWN),
  }));
}
