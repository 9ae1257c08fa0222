import type { RequestedNftTransfer, RequestedTokenTransfer } from '@ledgerscope/contract/requested';
import type { TransactionDetailReply } from '@ledgerscope/contract/transaction';
import { isSuccessName } from '@ledgerscope/ledger';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { NftLink } from '../../entities/nft/nft-link.tsx';
import { TokenLink } from '../../entities/token/token-link.tsx';
import { TokenUnits } from '../../entities/token/token-units.tsx';
import { type Column, DataTable } from '../../shared/ui/data-table.tsx';
import { NotKnown } from '../../shared/ui/not-known.tsx';
import styles from './transaction-page.module.css';

type Asked = Pick<TransactionDetailReply, 'status' | 'requested' | 'tokenTransfers' | 'nftTransfers'>;

/** The lines of token and NFT transfers that a failed transaction asked for and that did not happen. */
export function unmetTransfers({ status, requested, tokenTransfers, nftTransfers }: Asked): {
  readonly tokens: readonly RequestedTokenTransfer[];
  readonly nfts: readonly RequestedNftTransfer[];
} {
  if (isSuccessName(status) || requested === null) return { tokens: [], nfts: [] };
  return {
    tokens: tokenTransfers.length > 0 ? [] : requested.tokenTransfers,
    nfts: nftTransfers.length > 0 ? [] : requested.nftTransfers,
  };
}

type Placed<Row> = Row & { readonly place: number };

const TOKEN: readonly Column<Placed<RequestedTokenTransfer>>[] = [
  { id: 'token', heading: 'Token', cell: (row) => <TokenLink id={row.tokenID} copy /> },
  { id: 'account', heading: 'Account', cell: (row) => <Party id={row.accountID} alias={row.alias} /> },
  {
    id: 'amount',
    heading: 'Amount',
    align: 'end',
    cell: (row) => <TokenUnits tokenId={row.tokenID} units={row.amount} signed />,
  },
];
const NFT: readonly Column<Placed<RequestedNftTransfer>>[] = [
  { id: 'token', heading: 'Collection', cell: (row) => <TokenLink id={row.tokenID} copy /> },
  {
    id: 'serial',
    heading: 'Serial no.',
    cell: (row) => <NftLink tokenId={row.tokenID} serialNumber={row.serialNumber} />,
  },
  { id: 'from', heading: 'From', cell: (row) => <Party id={row.sender} alias={row.senderAlias} /> },
  { id: 'to', heading: 'To', cell: (row) => <Party id={row.receiver} alias={row.receiverAlias} /> },
];

/** Token transfers that a failed transaction asked for. */
export function RequestedTokens({ rows }: { rows: readonly RequestedTokenTransfer[] }) {
  return <Requested label="Requested token transfers" rows={rows} columns={TOKEN} />;
}

/** NFT transfers that a failed transaction asked for. */
export function RequestedNfts({ rows }: { rows: readonly RequestedNftTransfer[] }) {
  return <Requested label="Requested NFT transfers" rows={rows} columns={NFT} />;
}

interface RequestedProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Placed<Row>>[];
}

function Requested<Row>({ label, rows, columns }: RequestedProps<Row>) {
  return (
    <>
      <p className={`muted small ${styles.requestedNote}`}>Requested, but not transferred: the transaction failed.</p>
      <DataTable
        label={label}
        columns={columns}
        rows={rows.map((row, place) => ({ ...row, place }))}
        keyOf={(row) => String(row.place)}
        expected={2}
        empty="No data available"
      />
    </>
  );
}

/** An account by its number, or by the alias that the body has in its place. */
function Party({ id, alias }: { id: string | null; alias: string | null }) {
  if (alias !== null) return <span className="mono break">0x{alias}</span>;
  return id === null ? <NotKnown /> : <EntityLink kind="account" id={id} />;
}
