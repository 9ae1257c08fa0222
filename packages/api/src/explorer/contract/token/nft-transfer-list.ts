import {
  type ContractNftTransfer,
  contractNftCursor,
  type contractNftQuery,
  type ListReply,
  type NamedParameter,
  type QueryValue,
} from '@ledgerscope/contract';
import { type EntityId, hexText } from '@ledgerscope/ledger';
import { type ContractNftMove, contractNftTransfers } from '@ledgerscope/ledger-store';
import { idFields, idOrNull, idText, withTransactions } from '@ledgerscope/transactions/values';
import type { ApiContext } from '../../../api-context.ts';
import { entityInQuery, evmAddressIn } from '../../entity-named.ts';
import { itself, listReply, pageToRead } from '../../list-page.ts';
import { timeSpan } from '../../time-span.ts';
import { accountsOfAddresses, findAddresses } from './accounts-of-addresses.ts';

/** A page of the transfers of the ERC-721 or ERC-1155 token that a contract is. */
export async function contractNftTransferList(
  context: ApiContext,
  contract: EntityId,
  query: QueryValue<typeof contractNftQuery>,
): Promise<ListReply<ContractNftTransfer>> {
  const { snapshot } = context;
  const parties = await findAddressesInQuery(context, query.account);
  const page = { ...pageToRead(query), ...timeSpan(snapshot, query), parties, token: query.token };
  const found = await contractNftTransfers(snapshot, contract, page);
  return listReply(contractNftCursor, query, found, (rows) => replies(context, contract, rows), itself);
}

/** Addresses that logs have of an account; of an address that nobody is known to have, the address itself. */
async function findAddressesInQuery(
  context: ApiContext,
  account: NamedParameter | undefined,
): Promise<readonly Uint8Array[] | undefined> {
  const party = await entityInQuery(context, account);
  if (account === undefined || party === undefined) return undefined;
  if (party !== 'nobody') return findAddresses(context.snapshot, party);
  const address = evmAddressIn(account.value);
  return address === undefined ? [] : [address];
}

async function replies(
  context: ApiContext,
  contract: EntityId,
  rows: readonly ContractNftMove[],
): Promise<ContractNftTransfer[]> {
  const addresses = rows.flatMap(({ sender, receiver }) => [sender, receiver]).map(hexText);
  const [made, accountOf] = await Promise.all([
    withTransactions(context.snapshot, rows, 'a transfer'),
    accountsOfAddresses(context.snapshot, addresses),
  ]);
  return made.map(([{ logIndex, entry, sender, receiver, token, amount }, transaction]) => ({
    ...idFields(transaction),
    index: logIndex,
    entry,
    contractID: idText(contract),
    tokenSerial: token,
    sender: idOrNull(accountOf(hexText(sender))),
    receiver: idOrNull(accountOf(hexText(receiver))),
    senderAddress: hexText(sender),
    receiverAddress: hexText(receiver),
    amount: amount === '' ? null : amount,
  }));
}
