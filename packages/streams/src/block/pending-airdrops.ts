import type {
  AccountID,
  PendingAirdropId,
  PendingAirdropRecord,
  TokenAirdropTransactionBody,
  TokenID,
  TransactionResult,
} from '../hapi/messages.ts';
import { accountKey, airdropKey, tokenKey } from './entity-key.ts';
import type { UnitState } from './unit-state.ts';

interface Airdrop {
  readonly id: PendingAirdropId;
  /** Undefined for an NFT. */
  readonly amount: bigint | undefined;
}

/**
 * Airdrops that wait for their receiver (HIP-904): those of the body whose token did not reach the receiver in the
 * transaction's transfers.
 */
export function pendingAirdrops(
  body: TokenAirdropTransactionBody,
  result: TransactionResult,
  state: UnitState,
): PendingAirdropRecord[] {
  const credited = creditsOf(result);
  const pending = body.tokenTransfers.flatMap((list) => {
    const airdrops = airdropsOf(list);
    return airdrops.filter(({ id }) => !credited.has(creditKey(id.receiverId, list.token)));
  });
  const records = pending.reverse().map(({ id, amount }) => {
    if (amount === undefined) return { pendingAirdropId: id, pendingAirdropValue: undefined };
    const value = state.takeAirdrop(airdropKey(id), amount) ?? amount;
    return { pendingAirdropId: id, pendingAirdropValue: { amount: value } };
  });
  return records.reverse();
}

function airdropsOf(list: TokenAirdropTransactionBody['tokenTransfers'][number]): Airdrop[] {
  const sender = list.transfers.find((transfer) => transfer.amount < 0n)?.accountID;
  const fungible = list.transfers
    .filter((transfer) => transfer.amount > 0n)
    .map(({ accountID, amount }) => ({ id: idOf(sender, accountID, list.token, undefined), amount }));
  const unique = list.nftTransfers.map((nft) => ({
    id: idOf(nft.senderAccountID, nft.receiverAccountID, list.token, nft.serialNumber),
    amount: undefined,
  }));
  return [...fungible, ...unique];
}

function idOf(
  senderId: AccountID | undefined,
  receiverId: AccountID | undefined,
  token: TokenID | undefined,
  serialNumber: bigint | undefined,
): PendingAirdropId {
  if (serialNumber === undefined) {
    return { senderId, receiverId, fungibleTokenType: token, nonFungibleToken: undefined };
  }
  return { senderId, receiverId, fungibleTokenType: undefined, nonFungibleToken: { token_ID: token, serialNumber } };
}

function creditsOf(result: TransactionResult): Set<string> {
  const credits = new Set<string>();
  for (const list of result.tokenTransferLists) {
    for (const { accountID, amount } of list.transfers) {
      if (amount > 0n) credits.add(creditKey(accountID, list.token));
    }
    for (const nft of list.nftTransfers) credits.add(creditKey(nft.receiverAccountID, list.token));
  }
  return credits;
}

function creditKey(receiver: AccountID | undefined, token: TokenID | undefined): string {
  return `${accountKey(receiver)} ${tokenKey(token)}`;
}
