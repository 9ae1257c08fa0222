import {
  type LedgerSnapshot,
  type NftTransferPage,
  nftHistory,
  type StoredNftTransfer,
} from '@ledgerscope/ledger-store';

/** More moves than this are listed without the treasury changes. */
const MOST_MOVES = 1_000;

/** A page of transfers, one row more where there is a next page, and how many there are in all. */
interface Moves {
  readonly found: StoredNftTransfer[];
  readonly total: bigint;
}

/**
 * Everywhere one NFT has been. A treasury change moves every NFT of the old treasury in one entry without serial numbers,
 * which the rows of the NFT alone do not show. Undefined where the page is about something else.
 */
export async function historyOfNft(store: LedgerSnapshot, page: NftTransferPage): Promise<Moves | undefined> {
  const { token, serial } = page;
  if (token === undefined || serial === undefined || serial < 1n) return undefined;
  if (page.account !== undefined || page.instants !== undefined) return undefined;
  const { rows, totalCount } = await nftHistory(store, token, serial, { limit: MOST_MOVES });
  if (totalCount > BigInt(MOST_MOVES)) return undefined;
  const moves = rows
    .filter(({ consensusNs }) => isWithin(consensusNs, page))
    .map(({ consensusNs, sender, receiver }) => ({ token, serial, consensusNs, sender, receiver }));
  if (page.order === 'asc') moves.reverse();
  return { found: cut(moves, page), total: BigInt(moves.length) };
}

function cut(moves: readonly StoredNftTransfer[], page: NftTransferPage): StoredNftTransfer[] {
  const start = page.after === undefined ? (page.offset ?? 0) : moves.findIndex((move) => isBehind(move, page));
  return start < 0 ? [] : moves.slice(start, start + page.limit);
}

function isWithin(consensusNs: bigint, { from, until }: NftTransferPage): boolean {
  return (from === undefined || consensusNs >= from) && (until === undefined || consensusNs < until);
}

/** A transaction moves an NFT once. */
function isBehind({ consensusNs }: StoredNftTransfer, { after, order }: NftTransferPage): boolean {
  if (after === undefined) return true;
  return order === 'asc' ? consensusNs > after.consensusNs : consensusNs < after.consensusNs;
}
