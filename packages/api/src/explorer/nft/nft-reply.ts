import { type NftRowReply, nftMediaPath, toAmount } from '@ledgerscope/contract';
import { type EntityId, hexText } from '@ledgerscope/ledger';
import {
  type LedgerSnapshot,
  type NftState,
  type NftTransferPage,
  nftBySerial,
  nftHistory,
  readNftMetadata,
  type StoredNftTransfer,
  type TokenName,
  tokenNames,
  transactionFacts,
} from '@ledgerscope/ledger-store';
import { marketplaceLinks, PortalRetryError, type ReadMarketplaceLink } from '@ledgerscope/portal-store';
import { idFields, idOrNull, idText, instantOrNull, utf8OrNull } from '@ledgerscope/transactions/values';
import type { ApiContext } from '../../api-context.ts';
import { addressOrNull } from '../../nft-metadata/content-reference.ts';
import { mediaVersion } from '../../nft-metadata/media-version.ts';
import { sameBytes } from '../../nft-metadata/resolve-nft.ts';

type Metadata = Awaited<ReturnType<typeof readNftMetadata>>[number];

/** One NFT as {@link nftReplies} has it; undefined where the stream never named it. */
export async function readNftReply(
  context: ApiContext,
  id: EntityId,
  serial: bigint,
): Promise<NftRowReply | undefined> {
  const { snapshot } = context;
  // All of this is found by the key: nothing has to wait for the NFT itself.
  const [nft, tokens, [metadata], links] = await Promise.all([
    nftBySerial(snapshot, id, serial),
    tokenNames(snapshot, [id]),
    readNftMetadata(snapshot, [{ token: id, serial }]),
    readLinks(context),
  ]);
  if (nft === undefined) return undefined;
  return nftReply(nft, tokens.get(id), metadata, mintIdOf(nft, await mintFacts(snapshot, [nft])), links);
}

/** NFTs with the names of their collections, their metadata as far as it is resolved, and the transactions of their mints. */
export async function nftReplies(context: ApiContext, nfts: readonly NftState[]): Promise<NftRowReply[]> {
  const { snapshot } = context;
  const ids = nfts.map(({ token }) => token);
  const [tokens, metadata, facts, links] = await Promise.all([
    tokenNames(snapshot, ids),
    readNftMetadata(snapshot, nfts),
    mintFacts(snapshot, nfts),
    readLinks(context),
  ]);
  return nfts.map((nft, index) => nftReply(nft, tokens.get(nft.token), metadata[index], mintIdOf(nft, facts), links));
}

/** The approved marketplace links; while the portal does not answer there are none, and the reply is not cached. */
async function readLinks({ portal, onIncomplete, log }: ApiContext): Promise<ReadMarketplaceLink> {
  const none = () => null;
  const store = portal?.store();
  if (store === undefined) return none;
  try {
    return await marketplaceLinks(store);
  } catch (error) {
    if (!(error instanceof PortalRetryError)) throw error;
    log.warn({ err: error }, 'NFTs are returned without their marketplace links');
    onIncomplete?.();
    return none;
  }
}

type Facts = Awaited<ReturnType<typeof transactionFacts>>;

function mintFacts(snapshot: LedgerSnapshot, nfts: readonly NftState[]): Promise<Facts> {
  const mints = nfts.map(({ mintedNs }) => mintedNs).filter((mintedNs) => mintedNs !== 0n);
  return transactionFacts(snapshot, mints);
}

function mintIdOf({ mintedNs }: NftState, facts: Facts): string | null {
  const mint = facts.get(mintedNs);
  return mint === undefined ? null : idFields(mint).readableTransactionID;
}

function nftReply(
  nft: NftState,
  token: TokenName | undefined,
  stored: Metadata,
  mintId: string | null,
  links: ReadMarketplaceLink,
): NftRowReply {
  // What was read of earlier metadata says nothing of this NFT any more.
  const metadata = stored !== undefined && sameBytes(stored.reference, nft.metadata) ? stored : undefined;
  const tokenId = idText(nft.token);
  return {
    id: `${tokenId}#${nft.serial}`,
    token: tokenId,
    tokenID: tokenId,
    tokenId,
    serialNumber: toAmount(nft.serial),
    ...nameReply(token, metadata),
    owner: idOrNull(nft.owner),
    creator: idOrNull(nft.creator),
    createdOn: instantOrNull(nft.mintedNs),
    mintTransaction: mintId,
    mintTransactionId: mintId,
    // Bytes of the ledger: what the metadata document says is in the fields below.
    metaData: utf8OrNull(nft.metadata),
    metadataHex: hexText(nft.metadata),
    metadataBase64: Buffer.from(nft.metadata).toString('base64'),
    ...documentReply(nft, metadata),
    deleted: nft.deleted === 0 ? 0 : 1,
    spender: idOrNull(nft.spender),
    delegatingSpender: idOrNull(nft.delegatingSpender),
    changedOn: instantOrNull(nft.changedNs),
    marketplaceLink: links(nft.token, nft.serial),
  };
}

function nameReply(token: TokenName | undefined, metadata: Metadata) {
  const nftName = metadata === undefined || metadata.name === '' ? null : metadata.name;
  const tokenName = token?.name ?? '';
  return { name: nftName ?? tokenName, nftName, tokenName, symbol: token?.symbol ?? '' };
}

function documentReply({ token, serial }: NftState, metadata: Metadata) {
  if (metadata?.status !== 'resolved') return { description: null, imageUrl: null, image: null, dataType: null };
  return {
    description: metadata.description === '' ? null : metadata.description,
    imageUrl: metadata.image === '' ? null : nftMediaPath(idText(token), serial, 0, mediaVersion(metadata.image)),
    image: addressOrNull(metadata.image),
    dataType: metadata.dataType === '' ? null : metadata.dataType,
  };
}

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
export async function historyOfNft(snapshot: LedgerSnapshot, page: NftTransferPage): Promise<Moves | undefined> {
  const { token, serial } = page;
  if (token === undefined || serial === undefined || serial < 1n) return undefined;
  if (page.account !== undefined || page.instants !== undefined) return undefined;
  const { rows, totalCount } = await nftHistory(snapshot, token, serial, { limit: MOST_MOVES });
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
