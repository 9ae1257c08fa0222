import { type EntityId, type NftMove, nftMoves, type TokenFacts, tokenMoves } from '@ledgerscope/ledger';
import {
  countNftBook,
  gainOf,
  nftBookInstants,
  nftBounds,
  type TreasuryChange,
  treasuryChanges,
} from '@ledgerscope/ledger-store';
import { withTransactions } from '@ledgerscope/transactions/values';
import { type Book, type Move, type MovePage, NO_HBARS } from './statement-book.ts';

/** Serial of the entry that moves every NFT of an old treasury. */
const EVERY_SERIAL = -1n;

/** The NFTs that an account has of a collection: one move for each transaction, with the serials that came and went. */
export function nftBook(account: EntityId, token: EntityId): Book {
  const of = { account, token };
  return {
    bounds: (snapshot, span) => nftBounds(snapshot, of, span),
    moves: async (snapshot, { limit, offset = 0, ...page }) => {
      const skipped = page.after === undefined ? offset : 0;
      const { order } = page;
      const rest = { ...spanBehind(page), order, limit, offset: skipped };
      const [instants, changes] = await Promise.all([
        nftBookInstants(snapshot, of, rest),
        treasuryChanges(snapshot, token),
      ]);
      const rows = instants.map((consensusNs) => ({ consensusNs }));
      const byTime = new Map(changes.map((change) => [change.consensusNs, change]));
      return (await withTransactions(snapshot, rows, 'a transfer')).map(([{ consensusNs }, transaction]) => ({
        transaction,
        ...NO_HBARS,
        ...nftMove(transaction, of, byTime.get(consensusNs)),
      }));
    },
    count: async (snapshot, span) => ({ total: await countNftBook(snapshot, of, span), lowerBound: false }),
  };
}

/** A transaction is one move: a list goes on at the next one. */
function spanBehind({ first, last, order, after }: Omit<MovePage, 'limit'>): Pick<MovePage, 'first' | 'last'> {
  if (after === undefined) return { first, last };
  return order === 'asc' ? { first: after.consensusNs + 1n, last } : { first, last: after.consensusNs - 1n };
}

/** What a transaction did to an account's NFTs of a collection. */
function nftMove(
  facts: TokenFacts,
  { account, token }: { readonly account: EntityId; readonly token: EntityId },
  change: TreasuryChange | undefined,
): Pick<Move, 'otherSides' | 'amount' | 'received' | 'sent' | 'serials' | 'change' | 'changeOfAll'> {
  const moves = nftMoves(facts, account).filter((move) => move.token === token);
  const single = change === undefined ? moves.filter(({ serial }) => serial > 0n) : [];
  const countOf = (isReceived: boolean) => BigInt(single.filter((move) => move.isReceived === isReceived).length);
  // Who leaves a deleted collection loses its NFTs as an amount, without serials.
  const lost = tokenMoves(facts).get(token)?.get(account) ?? 0n;
  const shared = change === undefined ? lost : lost + gainOf(change, account);
  const received = countOf(true) + (shared > 0n ? shared : 0n);
  const sent = countOf(false) + (shared < 0n ? -shared : 0n);
  const amount = received - sent;
  return {
    otherSides: otherSides(facts, account, token),
    serials: serialsOf(change === undefined ? single : moves.filter(({ serial }) => serial === EVERY_SERIAL)),
    amount,
    received,
    sent,
    change: amount,
    changeOfAll: amount,
  };
}

function serialsOf(moves: readonly NftMove[]): Move['serials'] {
  const serials = (isReceived: boolean) =>
    moves.filter((move) => move.isReceived === isReceived).map(({ serial }) => serial);
  return { received: serials(true), sent: serials(false) };
}

/** Who gave or got the NFTs; nobody does where they are minted, burned or wiped. */
function otherSides(
  { nftTransferToken, nftTransferSender, nftTransferReceiver }: TokenFacts,
  account: bigint,
  token: bigint,
): bigint[] {
  const sides = nftTransferToken.flatMap((moved, index) => {
    const parties = [nftTransferSender[index] ?? 0n, nftTransferReceiver[index] ?? 0n];
    return moved === token && parties.includes(account) ? parties.filter((id) => id !== account && id !== 0n) : [];
  });
  return [...new Set(sides)];
}
