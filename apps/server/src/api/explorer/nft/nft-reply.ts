import { type NftRow, nftMediaPath, toAmount } from '@ledgerscope/contract';
import {
  type LedgerStore,
  type NftState,
  nftMetadataOf,
  type TokenState,
  tokensById,
  transactionFacts,
} from '@ledgerscope/ledger-store';
import { idFields } from '../transaction/id-fields.ts';
import { hexText, idOrNull, idText, instantOrNull, utf8OrNull } from '../values.ts';

type Metadata = Awaited<ReturnType<typeof nftMetadataOf>>[number];

/** NFTs with the names of their collections, their metadata as far as it is resolved, and the transactions of their mints. */
export async function nftReplies(store: LedgerStore, nfts: readonly NftState[]): Promise<NftRow[]> {
  const mints = nfts.map(({ mintedNs }) => mintedNs).filter((mintedNs) => mintedNs !== 0n);
  const [tokens, metadata, facts] = await Promise.all([
    tokensById(
      store,
      nfts.map(({ token }) => token),
    ),
    nftMetadataOf(store, nfts),
    transactionFacts(store, mints),
  ]);
  return nfts.map((nft, index) => {
    const mint = facts.get(nft.mintedNs);
    const mintId = mint === undefined ? null : idFields(mint).readableTransactionID;
    return nftReply(nft, tokens.get(nft.token), metadata[index], mintId);
  });
}

function nftReply(nft: NftState, token: TokenState | undefined, metadata: Metadata, mintId: string | null): NftRow {
  const tokenId = idText(nft.token);
  return {
    id: `${tokenId}#${nft.serial}`,
    token: tokenId,
    tokenId,
    serialNumber: toAmount(nft.serial),
    ...nameReply(token, metadata),
    owner: idOrNull(nft.owner),
    creator: idOrNull(nft.creator),
    createdOn: instantOrNull(nft.mintedNs),
    mintTransaction: mintId,
    mintTransactionId: mintId,
    // Bytes of the ledger: what the metadata document says stands in the fields below.
    metaData: utf8OrNull(nft.metadata),
    metadataHex: hexText(nft.metadata),
    metadataBase64: Buffer.from(nft.metadata).toString('base64'),
    ...documentReply(nft, metadata),
    deleted: nft.deleted === 0 ? 0 : 1,
    spender: idOrNull(nft.spender),
    delegatingSpender: idOrNull(nft.delegatingSpender),
    changedOn: instantOrNull(nft.changedNs),
    marketplaceLink: null,
  };
}

function nameReply(token: TokenState | undefined, metadata: Metadata) {
  const nftName = metadata === undefined || metadata.name === '' ? null : metadata.name;
  const tokenName = token?.name ?? '';
  return { name: nftName ?? tokenName, nftName, tokenName, symbol: token?.symbol ?? '' };
}

function documentReply({ token, serial }: NftState, metadata: Metadata) {
  if (metadata?.status !== 'resolved') return { description: null, imageUrl: null, dataType: null };
  return {
    description: metadata.description === '' ? null : metadata.description,
    imageUrl: metadata.image === '' ? null : nftMediaPath(idText(token), serial, 0),
    dataType: metadata.dataType === '' ? null : metadata.dataType,
  };
}
