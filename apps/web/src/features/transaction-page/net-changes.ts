import type { Amount } from '@ledgerscope/contract/amount';
import type { Erc20Move } from '@ledgerscope/contract/contract-result';
import type { RelatedMoves, RelatedTransaction, TransactionDetailReply } from '@ledgerscope/contract/transaction';
import type { NftTransfer } from '@ledgerscope/contract/transfer';

/** A change of one asset of one account. */
export type Change =
  | { readonly kind: 'hbar'; readonly amount: bigint }
  | { readonly kind: 'token'; readonly tokenID: string; readonly amount: bigint }
  | { readonly kind: 'erc20'; readonly token: Erc20Move; readonly amount: bigint }
  | { readonly kind: 'nft'; readonly tokenID: string; readonly serialNumber: Amount; readonly received: boolean };

/** What a transaction changed for one account. */
export interface AccountChanges {
  /** Its id; of a party to an ERC-20 transfer that no account is known for, the EVM address (40 hex digits). */
  readonly accountID: string;
  readonly changes: readonly Change[];
}

/**
 * Net changes per account, those of children and of the transactions of a batch too: payer first, then who gave, then who
 * got; fees apart where all of them can be distinguished.
 */
export function netChanges(transaction: TransactionDetailReply): {
  accounts: readonly AccountChanges[];
  feesApart: boolean;
} {
  const records: readonly Moving[] = [transaction, ...transaction.related.flatMap(movingOf)];
  const changes = new Map<string, Change[]>();
  const push = (account: string, change: Change) => changes.set(account, [...(changes.get(account) ?? []), change]);
  for (const [account, amount] of sumByKey(records.flatMap(hbarChangesOf))) push(account, { kind: 'hbar', amount });
  for (const [key, amount] of tokenSums(records)) {
    const [account = '', tokenID = ''] = key.split(' ');
    push(account, { kind: 'token', tokenID, amount });
  }
  for (const { party, token, amount } of erc20Sums(transaction.erc20Transfers))
    push(party, { kind: 'erc20', token, amount });
  for (const transfer of records.flatMap(({ nftTransfers }) => nftTransfers)) pushNft(push, transfer);
  const accounts = [...changes].map(([accountID, list]) => ({ accountID, changes: list }));
  return {
    accounts: accounts.sort((one, other) => rank(one, transaction) - rank(other, transaction)),
    feesApart: records.every(({ feesApart }) => feesApart),
  };
}

type Moving = Pick<RelatedMoves, 'hbarChanges' | 'feesApart' | 'tokenTransfers' | 'nftTransfers'>;

function movingOf({ moves }: RelatedTransaction): readonly Moving[] {
  return moves === null ? [] : [moves];
}

function hbarChangesOf({ hbarChanges }: Moving): readonly (readonly [string, bigint])[] {
  return hbarChanges.map(({ accountID, amount }) => [accountID, BigInt(amount)]);
}

function tokenSums(records: readonly Moving[]): ReadonlyMap<string, bigint> {
  const moved = records.flatMap(({ tokenTransfers }) => tokenTransfers);
  return sumByKey(moved.map(({ accountID, tokenID, amount }) => [`${accountID} ${tokenID}`, BigInt(amount)]));
}

interface Erc20Sum {
  readonly party: string;
  /** One of the transfers, which has the names of its token. */
  readonly token: Erc20Move;
  readonly amount: bigint;
}

const NOBODY = '0'.repeat(40);

/** Of each party and ERC-20 token, in the order of the logs; a mint or a burn has one party. */
function erc20Sums(moves: readonly Erc20Move[]): Erc20Sum[] {
  const parts = moves.flatMap((token): Erc20Sum[] => [
    ...partOf(token, token.sender, token.senderAddress, -BigInt(token.amount)),
    ...partOf(token, token.receiver, token.receiverAddress, BigInt(token.amount)),
  ]);
  const keyOf = ({ party, token }: Erc20Sum) => `${party} ${token.contractID}`;
  const sums = sumByKey(parts.map((part) => [keyOf(part), part.amount]));
  const firsts = new Map(parts.toReversed().map((part) => [keyOf(part), part]));
  return [...sums].flatMap(([key, amount]) => {
    const first = firsts.get(key);
    return first === undefined ? [] : [{ ...first, amount }];
  });
}

function partOf(token: Erc20Move, id: string | null, address: string, amount: bigint): Erc20Sum[] {
  return address === NOBODY ? [] : [{ party: id ?? address, token, amount }];
}

/** Sums by key, without those that came to nothing. */
function sumByKey(amounts: readonly (readonly [string, bigint])[]): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const [key, amount] of amounts) sums.set(key, (sums.get(key) ?? 0n) + amount);
  return new Map([...sums].filter(([, amount]) => amount !== 0n));
}

function pushNft(push: (account: string, change: Change) => unknown, transfer: NftTransfer): void {
  const { tokenID, serialNumber, sender, receiver } = transfer;
  // 0.0.0 means a mint or a burn: nobody gave or got it.
  if (sender !== '0.0.0') push(sender, { kind: 'nft', tokenID, serialNumber, received: false });
  if (receiver !== '0.0.0') push(receiver, { kind: 'nft', tokenID, serialNumber, received: true });
}

function rank({ accountID, changes }: AccountChanges, { payerID }: TransactionDetailReply): number {
  if (accountID === payerID) return 0;
  const [first] = changes;
  const gave = first !== undefined && (first.kind === 'nft' ? !first.received : first.amount < 0n);
  return gave ? 1 : 2;
}
