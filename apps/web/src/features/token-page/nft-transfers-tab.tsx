import { NFT_CALLS } from '@ledgerscope/contract/nft-calls';
import { NFT_HISTORY_COLUMNS, nftHistoryKey } from '../../entities/nft/nft-history-columns.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { TabList } from '../../shared/table/tab-list.tsx';
import type { TableSpec } from '../../shared/table/table-state.ts';
import { TIME_FILTERS } from '../../shared/table/time-filter.tsx';

const SPEC: TableSpec = { prefix: 'history', pageSize: 10, sort: 'transferTime', filters: [...TIME_FILTERS] };

/** Every change of hands of the NFTs of a collection, mints and burns too. */
export function NftTransfersTab({ id }: { id: string }) {
  return (
    <TabList
      label="NFT transfers"
      list={addressOf(NFT_CALLS.listNftTransfers, {})}
      params={{ tokenId: id }}
      spec={SPEC}
      columns={NFT_HISTORY_COLUMNS}
      keyOf={nftHistoryKey}
      empty="No Nft Transfer available"
      exportList={{ name: 'nft-transfers' }}
      timed
    />
  );
}
