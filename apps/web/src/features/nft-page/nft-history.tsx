import type { NftRowReply } from '@ledgerscope/contract/nft';
import { NFT_CALLS } from '@ledgerscope/contract/nft-calls';
import { NFT_HISTORY_COLUMNS, nftHistoryKey } from '../../entities/nft/nft-history-columns.tsx';
import { NoNfts } from '../../entities/nft/no-nfts.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { TableSpec } from '../../shared/table/table-state.ts';
import { useTableState } from '../../shared/table/use-table-state.ts';

const SPEC: TableSpec = { prefix: 'history', sort: 'transferTime' };

/** Every owner that an NFT had. */
export function NftHistory({ nft: { tokenId, serialNumber } }: { nft: NftRowReply }) {
  const table = useTableState(SPEC);
  return (
    <ListTable
      label="HISTORICAL TRANSFERS"
      list={addressOf(NFT_CALLS.listNftTransfers, {})}
      params={{ tokenId, serialNumber }}
      table={table}
      columns={NFT_HISTORY_COLUMNS}
      keyOf={nftHistoryKey}
      empty={<NoNfts />}
      exportList={{ name: 'nft-transfers' }}
    />
  );
}
