import {
  type LedgerStore,
  type NftMetadataFields,
  type NftMetadataRow,
  nftMetadataCursor,
  readNftDocument,
  saveNftMetadataCursor,
} from '@ledgerscope/ledger-store';
import type { ContentSource } from './content-source.ts';
import { readMetadataDocument } from './metadata-document.ts';
import { foundRow, type NftReference, referenceText, resolveNft } from './resolve-nft.ts';

/** Raised where something else is read of the same content: then what is stored is read again. */
export const READING_RULES = 1;
const NAME = `again-${READING_RULES}` as const;

/** Before which mint reading again goes on; 0 where it is done, undefined where it has not begun. */
export function readAgainFrom(store: LedgerStore): Promise<bigint | undefined> {
  return nftMetadataCursor(store, NAME);
}

/** Saves before which mint it goes on; 0 where it is done. */
export function saveReadAgain(store: LedgerStore, mintedNs: bigint, savedNs: bigint): Promise<void> {
  return saveNftMetadataCursor(store, NAME, mintedNs, savedNs);
}

/**
 * What today's rules read of an NFT; undefined where that is what is stored. A document that is stored is not fetched again. What could be
 * read before is never replaced by a failure.
 */
export async function readNftAgain(
  store: LedgerStore,
  source: ContentSource,
  { nft, before, nowNs }: { readonly nft: NftReference; readonly before: NftMetadataFields; readonly nowNs: bigint },
): Promise<NftMetadataRow | undefined> {
  const text = await readNftDocument(store, nft);
  const row = storedAgain(nft, text, before, nowNs) ?? (await resolveNft(source, nft, before, nowNs));
  if (before.status === 'resolved' && row.status !== 'resolved') return undefined;
  return isSame(row, before) && row.document === text ? undefined : row;
}

function storedAgain(
  nft: NftReference,
  text: string,
  { fetchedNs }: NftMetadataFields,
  nowNs: bigint,
): NftMetadataRow | undefined {
  const document = text === '' ? undefined : readMetadataDocument(Buffer.from(text));
  if (document === undefined) return undefined;
  const at = fetchedNs >= nowNs ? fetchedNs + 1n : nowNs;
  return foundRow(nft, at, referenceText(nft) ?? '', { kind: 'document', document });
}

/** Whether both say the same, whenever they were read and however often that failed. */
function isSame({ document: _, ...row }: NftMetadataRow, before: NftMetadataFields): boolean {
  const textOf = ({ fetchedNs: _fetched, attempts: _attempts, nextTryNs: _next, ...fields }: NftMetadataFields) =>
    JSON.stringify({ ...fields, reference: Buffer.from(fields.reference).toString('hex') }, (_name, value: unknown) =>
      typeof value === 'bigint' ? `${value}` : value,
    );
  return textOf(row) === textOf(before);
}
