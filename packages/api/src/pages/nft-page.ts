import type { NftRowReply } from '@ledgerscope/contract';
import { accountLine, entityFacts, line, moment, sentenceOf, short, transactionLine } from './entity-lines.ts';
import type { CallApi, PageFacts } from './page-facts.ts';

const MISSING = { title: 'NFT not found', description: 'No NFT found with this collection and serial number.' };
const SERIAL = /^#?([1-9]\d{0,17})$/;

/** The document of one NFT: its collection is in the path, its serial number in the query. */
export async function nftPage(call: CallApi, name: string, query: URLSearchParams): Promise<PageFacts | undefined> {
  const serial = SERIAL.exec(query.get('serialNumber')?.trim() ?? '')?.[1];
  if (serial === undefined) return { status: 404, ...MISSING, lines: [] };
  return entityFacts<NftRowReply>(call, `/api/nfts/nfts/${encodeURIComponent(name)}/${serial}`, MISSING, (nft) => ({
    canonical: `/nft/${nft.tokenId}?serialNumber=${nft.serialNumber}`,
    title: `${nft.name === '' ? 'NFT' : short(nft.name)} (${nft.tokenId} #${nft.serialNumber})`,
    description: sentenceOf([
      `NFT #${nft.serialNumber} of ${nft.tokenName === '' ? nft.tokenId : short(nft.tokenName)}`,
      nft.deleted === 1 ? 'burned or wiped' : '',
      nft.createdOn === null ? '' : `minted ${moment(nft.createdOn)}`,
      short(nft.description ?? ''),
    ]),
    lines: [
      ...line('Token ID', nft.tokenId, `/tokens/${nft.tokenId}`),
      ...line('Serial #', String(nft.serialNumber)),
      ...line('Collection', nft.tokenName),
      ...line('Minted time', nft.createdOn),
      ...line('Metadata', nft.metaData),
      ...transactionLine('Create Transaction', nft.mintTransactionId, nft.createdOn),
      ...accountLine('Minted by', nft.creator),
      ...accountLine('Current Owner', nft.owner),
    ],
  }));
}
