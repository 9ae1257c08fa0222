import type { NftMetadataChange, NftRowReply } from '@ledgerscope/contract/nft';
import { NFT_CALLS } from '@ledgerscope/contract/nft-calls';
import { queryOptions } from '@tanstack/react-query';
import { TransactionLink } from '../../entities/transaction/transaction-link.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import { ENTITY_PAGE_SIZE, type TableSpec } from '../../shared/table/table-state.ts';
import { useTableState } from '../../shared/table/use-table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { LongText } from '../../shared/ui/long-text.tsx';
import { NotKnown } from '../../shared/ui/not-known.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';

const SPEC: TableSpec = { prefix: 'metadata', pageSize: ENTITY_PAGE_SIZE };
const LENGTH = 100;

const COLUMNS: readonly Column<NftMetadataChange>[] = [
  {
    id: 'event',
    heading: 'Set by',
    width: '110px',
    cell: ({ event }) => (event === 'mint' ? 'Mint' : 'Update'),
  },
  {
    id: 'before',
    heading: 'Old metadata',
    cell: ({ event, previousMetadata: text, previousMetadataHex: hex }) =>
      event === 'mint' ? <span className="faint">None</span> : <Metadata text={text} hex={hex} />,
  },
  {
    id: 'after',
    heading: 'New metadata',
    fixed: true,
    cell: ({ metadata, metadataHex }) => <Metadata text={metadata} hex={metadataHex} />,
  },
  {
    id: 'transaction',
    heading: 'Transaction',
    width: '280px',
    cell: ({ readableTransactionID, consensusTime }) => (
      <TransactionLink id={readableTransactionID} at={consensusTime} copy />
    ),
  },
  {
    id: 'when',
    heading: 'Time',
    width: '200px',
    fixed: true,
    cell: ({ consensusTime }) => <Timestamp iso={consensusTime} />,
  },
];

function Metadata({ text, hex }: { text: string | null; hex: string | null }) {
  if (hex === null) return <NotKnown />;
  if (hex === '') return <span className="faint">None</span>;
  return <LongText text={text ?? `0x${hex}`} length={LENGTH} what="the metadata" />;
}

/** Every metadata that an NFT had; nothing where it has that of its mint. */
export function MetadataHistory({ nft: { tokenId, serialNumber } }: { nft: NftRowReply }) {
  const { data: count } = useReply(countQuery(tokenId, String(serialNumber)));
  return (count ?? 0) < 2 ? null : <Changes tokenId={tokenId} serial={String(serialNumber)} />;
}

function countQuery(tokenId: string, serial: string) {
  const address = addressOf(NFT_CALLS.listNftMetadataChanges, { tokenId, serial }, { limit: 1 });
  return queryOptions({
    queryKey: [address.url],
    queryFn: async ({ signal }) => (await fetchReply(address, signal)).totalCount,
    staleTime: 60_000,
  });
}

function Changes({ tokenId, serial }: { tokenId: string; serial: string }) {
  const table = useTableState(SPEC);
  return (
    <ListTable
      label="METADATA HISTORY"
      list={addressOf(NFT_CALLS.listNftMetadataChanges, { tokenId, serial })}
      params={{}}
      table={table}
      columns={COLUMNS}
      keyOf={({ consensusTime }) => consensusTime}
      empty="No metadata found"
    />
  );
}
