import type { Draft, hapi } from '@ledgerscope/streams';
import { accountId, amountOf, tokenId } from '../../world/ids.ts';
import type { EntityNum } from '../../world/world-state.ts';

/** Tinybars from one account to another. */
export interface HbarMove {
  readonly from: EntityNum;
  readonly to: EntityNum;
  readonly amount: bigint;
}

/** Smallest units of a fungible token. */
export interface TokenMove extends HbarMove {
  readonly token: EntityNum;
  /** The payer spends the sender's allowance. */
  readonly isApproval?: boolean;
}

/** One serial of a collection. */
export interface SerialMove {
  readonly token: EntityNum;
  readonly serial: bigint;
  readonly from: EntityNum;
  readonly to: EntityNum;
  readonly isApproval?: boolean;
}

/** What one CryptoTransfer (or airdrop) is asked to move, before custom fees. */
export interface TransferPlan {
  readonly hbar?: readonly HbarMove[];
  readonly tokens?: readonly TokenMove[];
  readonly nfts?: readonly SerialMove[];
}

/** The body's token lists: one for each token, in the order named. */
export function tokenLists(
  plan: TransferPlan,
  decimalsOf?: (token: EntityNum) => number,
): Draft<hapi.TokenTransferList>[] {
  const lists: Draft<hapi.TokenTransferList>[] = [];
  for (const [token, moves] of Map.groupBy(plan.tokens ?? [], (move) => move.token)) {
    const own = moves.filter((move) => move.isApproval !== true);
    const approved = moves.filter((move) => move.isApproval === true);
    lists.push({
      token: tokenId(token),
      transfers: [...netLines(own), ...netLines(approved, true)],
      ...(decimalsOf === undefined ? {} : { expectedDecimals: { value: decimalsOf(token) } }),
    });
  }
  for (const [token, moves] of Map.groupBy(plan.nfts ?? [], (move) => move.token)) {
    lists.push({
      token: tokenId(token),
      nftTransfers: moves.map(({ from, to, serial, isApproval }) => ({
        senderAccountID: accountId(from),
        receiverAccountID: accountId(to),
        serialNumber: serial,
        isApproval: isApproval ?? false,
      })),
    });
  }
  return lists;
}

/** What each account gains or loses. */
export function netOf(moves: readonly HbarMove[]): Map<EntityNum, bigint> {
  const net = new Map<EntityNum, bigint>();
  for (const { from, to, amount } of moves) {
    net.set(from, (net.get(from) ?? 0n) - amount);
    net.set(to, (net.get(to) ?? 0n) + amount);
  }
  return net;
}

/** Accounts that give something away of their own will, so that they must sign. */
export function givers(plan: TransferPlan): Set<EntityNum> {
  const accounts = new Set<EntityNum>();
  for (const { from } of plan.hbar ?? []) accounts.add(from);
  for (const { from, isApproval } of plan.tokens ?? []) if (isApproval !== true) accounts.add(from);
  for (const { from, isApproval } of plan.nfts ?? []) if (isApproval !== true) accounts.add(from);
  return accounts;
}

/** A list in the body: one line for each account. */
export function netLines(moves: readonly HbarMove[], isApproval = false): Draft<hapi.AccountAmount>[] {
  return [...netOf(moves)].map(([num, amount]) => amountOf(num, amount, isApproval && amount < 0n));
}
