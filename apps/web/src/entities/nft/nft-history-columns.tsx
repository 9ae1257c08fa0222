import type { NftTransferRowReply } from '@ledgerscope/contract/list-rows';
import { Link } from 'react-router';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { TokenLink } from '../token/token-link.tsx';
import { transactionAtHref } from '../transaction/transaction-href.ts';
import { NftLink } from './nft-link.tsx';
import { NftParty } from './nft-party.tsx';
import { NftPrice } from './nft-price.tsx';

/** Columns of a history of NFTs; the time leads to the transaction. */
export const NFT_HISTORY_COLUMNS: readonly Column<NftTransferRowReply>[] = [
  { id: 'token', heading: 'Token ID', cell: (row) => <TokenLink id={row.tokenId} /> },
  {
    id: 'serial',
    heading: 'Serial Number',
    fixed: true,
    cell: (row) => <NftLink tokenId={row.tokenId} serialNumber={row.serialNumber} />,
  },
  { id: 'from', heading: 'FROM', cell: (row) => <NftParty id={row.sender} nobody="MINT" /> },
  { id: 'to', heading: 'TO', cell: (row) => <NftParty id={row.receiver} nobody="BURN" /> },
  { id: 'price', heading: 'PRICE', align: 'end', width: '190px', cell: (row) => <NftPrice price={row.price} /> },
  {
    id: 'when',
    heading: 'TRANSFER ON',
    width: '220px',
    fixed: true,
    cell: (row) => (
      <Link to={transactionAtHref(row.transferTime)}>
        <Timestamp iso={row.transferTime} />
      </Link>
    ),
  },
];

/** An NFT changes hands at most once in a transaction for each pair of accounts. */
export function nftHistoryKey(row: NftTransferRowReply): string {
  return `${row.consensusTime} ${row.serialNumber} ${row.sender} ${row.receiver}`;
}
