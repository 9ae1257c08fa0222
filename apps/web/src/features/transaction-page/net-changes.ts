import type { Amount, NftTransfer, Transaction } from '@ledgerscope/contract';
import { hbarChanges } from '../../entities/transaction/hbar-changes.ts';

/** A change of one asset of one account. */
export type Change =
  | { readonly kind: 'hbar'; readonly amount: bigint }
  | { readonly kind: 'token'; readonly tokenID: string; readonly amount: bigint }
  | { readonly kind: 'nft'; readonly tokenID: string; readonly serialNumber: Amount; readonly received: boolean };

/** What a transaction changed for one account. */
export interface AccountChanges {
  readonly accountID: string;
  readonly changes: readonly Change[];
}

/** Net changes per account: payer first, then who gave, then who got; fees apart where they can be told apart. */
export function netChanges(transaction: Transaction): { accounts: readonly AccountChanges[]; feesApart: boolean } {
  const { byAccount, feesApart } = hbarChanges(transaction);
  const changes = new Map<string, Change[]>();
  const push = (account: string, change: Change) => changes.set(account, [...(changes.get(account) ?? []), change]);
  for (const [account, amount] of byAccount) push(account, { kind: 'hbar', amount });
  for (const [key, amount] of tokenSums(transaction)) {
    const [account = '', tokenID = ''] = key.split(' ');
    if (amount !== 0n) push(account, { kind: 'token', tokenID, amount });
  }
  for (const transfer of transaction.nftTransfers) pushNft(push, transfer);
  const accounts = [...changes].map(([accountID, list]) => ({ accountID, changes: list }));
  return { accounts: accounts.sort((one, other) => rank(one, transaction) - rank(other, transaction)), feesApart };
}

function tokenSums({ tokenTransfers }: Transaction): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { accountID, tokenID, amount } of tokenTransfers) {
    const key = `${accountID} ${tokenID}`;
    sums.set(key, (sums.get(key) ?? 0n) + BigInt(amount));
  }
  return sums;
}

function pushNft(push: (account: string, change: Change) => unknown, transfer: NftTransfer): void {
  const { tokenID, serialNumber, sender, receiver } = transfer;
  // 0.0.0 stands for a mint or a burn: nobody gave or got it.
  if (sender !== '0.0.0') push(sender, { kind: 'nft', tokenID, serialNumber, received: false });
  if (receiver !== '0.0.0') push(receiver, { kind: 'nft', tokenID, serialNumber, received: true });
}

function rank({ accountID, changes }: AccountChanges, { payerID }: Transaction): number {
  if (accountID === payerID) return 0;
  const [first] = changes;
  const gave = first !== undefined && (first.kind === 'nft' ? !first.received : first.amount < 0n);
  return gave ? 1 : 2;
}
