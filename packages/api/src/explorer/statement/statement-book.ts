import { accountHbars, consensusNsOf, type EntityId, otherSidesOfToken, tokenMoves } from '@ledgerscope/ledger';
import {
  type BalanceBounds,
  countByKind,
  countTokenTransfers,
  hbarBounds,
  type LedgerSnapshot,
  type TimeRange,
  type TransactionFacts,
  tokenBounds,
  tokenTransfers,
  transactionPage,
} from '@ledgerscope/ledger-store';
import { readMoveFacts } from '@ledgerscope/transactions/moves/read-move-facts';
import { withTransactions } from '@ledgerscope/transactions/values';

/** What a transaction did to a balance: `change = amount - fee + feeEarned + reward`. */
export interface Move {
  readonly transaction: TransactionFacts;
  readonly otherSides: readonly bigint[];
  readonly amount: bigint;
  /** The parts of `amount`, neither of them negative: `amount = received - sent`. */
  readonly received: bigint;
  readonly sent: bigint;
  readonly serials: MovedSerials;
  readonly fee: bigint;
  readonly feeEarned: bigint;
  readonly reward: bigint;
  readonly change: bigint;
  /** What all moves of the transaction did; `change` but where a token moved twice in it. */
  readonly changeOfAll: bigint;
}

/** The serial numbers of NFTs that an account got and gave; -1 for every one of an old treasury. */
export interface MovedSerials {
  readonly received: readonly bigint[];
  readonly sent: readonly bigint[];
}

const NO_SERIALS: MovedSerials = { received: [], sent: [] };

/** A part of a list of moves. */
export interface MovePage extends TimeRange {
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset?: number;
  /** Goes on behind so many moves of this instant. */
  readonly after?: { readonly consensusNs: bigint; readonly rows: number } | undefined;
}

/** An account's balance of hbar or one token (of a collection: the number of its NFTs), and what moved it. */
export interface Book {
  bounds(snapshot: LedgerSnapshot, span: TimeRange): Promise<BalanceBounds>;
  moves(snapshot: LedgerSnapshot, page: MovePage): Promise<readonly Move[]>;
  count(snapshot: LedgerSnapshot, span: TimeRange): Promise<{ readonly total: bigint; readonly lowerBound: boolean }>;
}

/** What moves of tokens do not have. */
export const NO_HBARS = { fee: 0n, feeEarned: 0n, reward: 0n };

function amountOf(amount: bigint): Pick<Move, 'amount' | 'received' | 'sent'> {
  return amount > 0n ? { amount, received: amount, sent: 0n } : { amount, received: 0n, sent: -amount };
}

/** The hbar of an account. */
export function hbarBook(account: EntityId): Book {
  const filterOf = ({ first, last }: TimeRange) => ({
    balanceOf: account,
    from: consensusNsOf(first),
    until: consensusNsOf(last + 1n),
  });
  return {
    bounds: (snapshot, span) => hbarBounds(snapshot, account, span),
    moves: async (snapshot, { order, limit, offset, after, ...span }) => {
      const page = { ...filterOf(span), tag: 'transfer:account', order, limit, offset: offset ?? 0 };
      const behind = after === undefined ? {} : { after: consensusNsOf(after.consensusNs) };
      const rows = await transactionPage(snapshot, { ...page, ...behind });
      return (await readMoveFacts(snapshot, rows)).map((row) => {
        const { moved, paid, earned, reward, change, otherSides } = accountHbars(row, account);
        const parts = { ...amountOf(moved), fee: paid, feeEarned: earned, reward, change };
        return { transaction: row, otherSides, serials: NO_SERIALS, ...parts, changeOfAll: change };
      });
    },
    count: async (snapshot, span) => {
      const { totalCount, lowerBound } = await countByKind(snapshot, filterOf(span));
      return { total: totalCount, lowerBound };
    },
  };
}

/** What an account has of a fungible token. */
export function tokenBook(account: EntityId, token: EntityId): Book {
  const filterOf = ({ first, last }: TimeRange) => ({
    account,
    token,
    from: consensusNsOf(first),
    until: consensusNsOf(last + 1n),
  });
  return {
    bounds: (snapshot, span) => tokenBounds(snapshot, account, token, span),
    moves: async (snapshot, { order, limit, offset, after, ...span }) => {
      const page = { ...filterOf(span), order, limit, offset: offset ?? 0, after };
      const rows = await tokenTransfers(snapshot, page);
      return (await withTransactions(snapshot, rows, 'a transfer')).map(([row, transaction]) => ({
        transaction,
        otherSides: otherSidesOfToken(transaction, row),
        ...amountOf(row.amount),
        ...NO_HBARS,
        serials: NO_SERIALS,
        change: row.amount,
        changeOfAll: tokenMoves(transaction).get(token)?.get(account) ?? 0n,
      }));
    },
    count: async (snapshot, span) => {
      const page = { ...filterOf(span), order: 'asc', limit: 1 } as const;
      return { total: await countTokenTransfers(snapshot, page), lowerBound: false };
    },
  };
}
