import { setImmediate } from 'node:timers/promises';
import type { NftMetadataChange } from '@ledgerscope/contract';
import { askedIn, type EntityId, hexText, RESPONSE_CODE, TYPE_ID } from '@ledgerscope/ledger';
import {
  type LedgerSnapshot,
  type NftState,
  nftBySerial,
  type StoredTransaction,
  transactionPage,
  transactionRaws,
  transactionsAt,
} from '@ledgerscope/ledger-store';
import { bodyOf, readMessages } from '@ledgerscope/transactions/moves/read-messages';
import { idFields, utf8OrNull } from '@ledgerscope/transactions/values';

/** So many updates of a collection are looked through, the newest first. */
const MOST_UPDATES = 1_001;
/** Updates whose bytes are read in one go. */
const AT_ONCE = 100;

interface Change {
  readonly row: StoredTransaction;
  readonly event: NftMetadataChange['event'];
  readonly metadata: Uint8Array;
}

/**
 * What an NFT had as its metadata, newest first: by its mint and by every update since (HIP-657). What was set before the stored
 * ledger begins, or before the collection's last {@link MOST_UPDATES} updates, is not known. Undefined where the ledger has no such NFT.
 */
export async function metadataHistory(
  snapshot: LedgerSnapshot,
  token: EntityId,
  serial: bigint,
): Promise<NftMetadataChange[] | undefined> {
  const nft = await nftBySerial(snapshot, token, serial);
  if (nft === undefined) return undefined;
  const [found, minted] = await Promise.all([findUpdates(snapshot, token, serial), findMint(snapshot, nft)]);
  const changes = minted === undefined ? found.changes : [...found.changes, minted];
  return changes.map((change, index) => {
    const before = found.isWhole || index + 1 < found.changes.length ? changes[index + 1] : undefined;
    return changeReply(change, before);
  });
}

async function findUpdates(snapshot: LedgerSnapshot, token: EntityId, serial: bigint) {
  const rows = await transactionPage(snapshot, {
    entity: token,
    types: [TYPE_ID.tokenUpdateNfts],
    results: [RESPONSE_CODE.SUCCESS],
    order: 'desc',
    limit: MOST_UPDATES,
  });
  const changes: Change[] = [];
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    changes.push(...(await updatesAmong(snapshot, rows.slice(start, start + AT_ONCE), serial)));
    // Other requests are answered between two parts.
    await setImmediate();
  }
  return { changes, isWhole: rows.length < MOST_UPDATES };
}

async function updatesAmong(
  snapshot: LedgerSnapshot,
  rows: readonly StoredTransaction[],
  serial: bigint,
): Promise<Change[]> {
  const raws = await transactionRaws(
    snapshot,
    rows.map(({ consensusNs }) => consensusNs),
  );
  return rows.flatMap((row): Change[] => {
    const raw = raws.get(row.consensusNs);
    const update = raw && askedIn(bodyOf(raw)).metadataUpdate;
    const { metadata } = update ?? {};
    return metadata !== undefined && update?.serials.includes(serial) === true
      ? [{ row, event: 'update', metadata }]
      : [];
  });
}

/** A mint lists the metadata of its NFTs in the order of the serial numbers that its receipt has. */
async function findMint(snapshot: LedgerSnapshot, { mintedNs, serial }: NftState): Promise<Change | undefined> {
  if (mintedNs === 0n) return undefined;
  const [[row], raws] = await Promise.all([
    transactionsAt(snapshot, [mintedNs]),
    transactionRaws(snapshot, [mintedNs]),
  ]);
  const raw = raws.get(mintedNs);
  if (row === undefined || raw === undefined) return undefined;
  const { body, record } = readMessages(raw);
  const place = record.receipt?.serialNumbers.indexOf(serial) ?? -1;
  const metadata = body.tokenMint?.metadata[place];
  return metadata === undefined ? undefined : { row, event: 'mint', metadata };
}

function changeReply({ row, event, metadata }: Change, before: Change | undefined): NftMetadataChange {
  return {
    ...idFields(row),
    event,
    metadata: utf8OrNull(metadata),
    metadataHex: hexText(metadata),
    previousMetadata: before === undefined ? null : utf8OrNull(before.metadata),
    previousMetadataHex: before === undefined ? null : hexText(before.metadata),
  };
}
