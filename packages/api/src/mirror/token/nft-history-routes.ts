import { readLong } from '@ledgerscope/contract/mirror/mirror-parameter';
import { readMirrorInstant } from '@ledgerscope/contract/mirror/mirror-parameters';
import type { EntityId } from '@ledgerscope/ledger';
import {
  type LedgerSnapshot,
  type NftState,
  nftBySerial,
  nftMoves,
  type TransactionRow,
  tokenById,
  transactionsAt,
} from '@ledgerscope/ledger-store';
import { idOrNull } from '@ledgerscope/transactions/values';
import { invalidParameter } from '../mirror-error.ts';
import { type MirrorHandlers, NO_LINKS } from '../mirror-route.ts';
import { timeText } from '../mirror-values.ts';
import { spanOf, timeFilter } from '../time-filter.ts';
import { mirrorTransactionId, transactionName } from '../transaction/mirror-transaction.ts';
import { tokenOfPath } from './nft-routes.ts';

/** What moved an NFT. */
export const MIRROR_NFT_HISTORY_HANDLERS = {
  mirrorNftTransactions: async ({ snapshot, path, query, linkBehind }) => {
    const nft = { token: tokenOfPath(path), serial: serialOf(path) };
    const span = spanOf(timeFilter(query.all('timestamp')));
    const { order, limit } = query;
    const state = await nftBySerial(snapshot, nft.token, nft.serial);
    const instants = span === undefined ? [] : await readInstants(snapshot, nft, state, { ...span, order, limit });
    const page = (await readInOrder(snapshot, instants, order)).slice(0, limit);
    const end = page.length === limit ? page.at(-1) : undefined;
    const links =
      end === undefined
        ? NO_LINKS
        : linkBehind([{ key: 'timestamp', value: timeText(end.consensusNs) }], readMirrorInstant);
    const transactions = page.map((row) => mirrorMove(row, nft));
    return { body: { transactions, links }, status: page.length > 0 && !wasMinted(state) ? 206 : 200 };
  },
} satisfies Partial<MirrorHandlers>;

/** Whether its mint was read. */
function wasMinted(state: NftState | undefined): boolean {
  return state !== undefined && state.mintedNs !== 0n;
}

/** When it moved, and when its collection was deleted. */
async function readInstants(
  snapshot: LedgerSnapshot,
  nft: { readonly token: EntityId; readonly serial: bigint },
  state: NftState | undefined,
  page: Parameters<typeof nftMoves>[2],
): Promise<readonly bigint[]> {
  const moves = await nftMoves(snapshot, nft, page);
  const deletedNs = (await tokenById(snapshot, nft.token))?.deletedNs ?? 0n;
  const isShown =
    state !== undefined && deletedNs > state.mintedNs && deletedNs >= page.first && deletedNs <= page.last;
  return [...new Set([...moves.map(({ consensusNs }) => consensusNs), ...(isShown ? [deletedNs] : [])])];
}

/** @throws MirrorError for a text that is no serial number */
function serialOf({ serialNumber = '' }: Readonly<Record<string, string>>): bigint {
  const serial = readLong(serialNumber, 1n);
  if (serial === undefined) throw invalidParameter('serialnumber');
  return serial;
}

async function readInOrder(
  snapshot: LedgerSnapshot,
  instants: readonly bigint[],
  order: 'asc' | 'desc',
): Promise<readonly TransactionRow[]> {
  const rows = await transactionsAt(snapshot, instants);
  return order === 'asc' ? rows : rows.toReversed();
}

function mirrorMove(row: TransactionRow, { token, serial }: { readonly token: bigint; readonly serial: bigint }) {
  const place = row.nftTransferToken.findIndex((id, index) => id === token && row.nftTransferSerial[index] === serial);
  return {
    consensus_timestamp: timeText(row.consensusNs),
    is_approval: row.nftTransferApproval[place] === 1,
    nonce: row.nonce,
    receiver_account_id: idOrNull(row.nftTransferReceiver[place] ?? 0n),
    sender_account_id: idOrNull(row.nftTransferSender[place] ?? 0n),
    transaction_id: mirrorTransactionId(row),
    type: transactionName(row.type),
  };
}
