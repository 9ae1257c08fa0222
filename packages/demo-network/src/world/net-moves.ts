import type { Draft, hapi } from '@ledgerscope/streams';
import { accountId, amountOf, tokenId } from './ids.ts';
import type { EntityNum } from './world-state.ts';

/** One serial changing hands; `from` is undefined for a mint, `to` for a burn. */
export interface NetNftMove {
  readonly token: EntityNum;
  readonly serial: bigint;
  readonly from: EntityNum | undefined;
  readonly to: EntityNum | undefined;
  readonly isApproval: boolean;
}

/** The netted transfers of one transaction. Hbar moves always balance; token moves need not (mint, burn, wipe). */
export class NetMoves {
  readonly hbar = new Map<EntityNum, bigint>();
  readonly tokens = new Map<EntityNum, Map<EntityNum, bigint>>();
  readonly nfts: NetNftMove[] = [];
  readonly #approved = new Set<EntityNum>();

  /** Moves tinybars. */
  moveHbar(from: EntityNum, to: EntityNum, amount: bigint, isApproval = false): void {
    add(this.hbar, from, -amount);
    add(this.hbar, to, amount);
    if (isApproval) this.#approved.add(from);
  }

  /** Adds tinybar changes that sum to zero; those approved in `from` stay so. */
  addHbar(changes: ReadonlyMap<EntityNum, bigint>, from?: NetMoves): void {
    for (const [num, amount] of changes) add(this.hbar, num, amount);
    if (from === undefined) return;
    for (const num of from.#approved) this.#approved.add(num);
  }

  /** Moves smallest units of a fungible token. */
  moveToken(token: EntityNum, from: EntityNum, to: EntityNum, amount: bigint): void {
    this.changeToken(token, from, -amount);
    this.changeToken(token, to, amount);
  }

  /** One side alone: minting to the treasury, burning from it, wiping. */
  changeToken(token: EntityNum, account: EntityNum, amount: bigint): void {
    let list = this.tokens.get(token);
    if (list === undefined) {
      list = new Map();
      this.tokens.set(token, list);
    }
    add(list, account, amount);
  }

  moveNft(move: NetNftMove): void {
    this.nfts.push(move);
  }

  /** The record's hbar transfer list: accounts ascending, no zeros. */
  transferList(): Draft<hapi.AccountAmount>[] {
    return lines(this.hbar, this.#approved);
  }

  /** The record's token transfer lists: tokens ascending. */
  tokenTransferLists(): Draft<hapi.TokenTransferList>[] {
    const byToken = new Map<EntityNum, Draft<hapi.TokenTransferList>>();
    for (const [token, list] of this.tokens) {
      const transfers = lines(list, NONE);
      if (transfers.length > 0) byToken.set(token, { token: tokenId(token), transfers });
    }
    for (const [token, moves] of Map.groupBy(this.nfts, (move) => move.token)) {
      byToken.set(token, { token: tokenId(token), nftTransfers: moves.map(nftLine) });
    }
    return [...byToken].sort(([a], [b]) => a - b).map(([, list]) => list);
  }
}

const NONE: ReadonlySet<EntityNum> = new Set();

function lines(net: ReadonlyMap<EntityNum, bigint>, approved: ReadonlySet<EntityNum>): Draft<hapi.AccountAmount>[] {
  const present = [...net].filter(([, amount]) => amount !== 0n).sort(([a], [b]) => a - b);
  return present.map(([num, amount]) => amountOf(num, amount, amount < 0n && approved.has(num)));
}

function nftLine(move: NetNftMove): Draft<hapi.NftTransfer> {
  return {
    // A mint comes from 0.0.0, a burn goes there.
    senderAccountID: accountId(move.from ?? 0),
    receiverAccountID: accountId(move.to ?? 0),
    serialNumber: move.serial,
    isApproval: move.isApproval,
  };
}

function add(net: Map<EntityNum, bigint>, account: EntityNum, amount: bigint): void {
  net.set(account, (net.get(account) ?? 0n) + amount);
}
