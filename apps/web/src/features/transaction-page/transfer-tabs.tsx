import type { Nft, NftTransfer, TokenTransfer, Transfer } from '@ledgerscope/contract';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { NftLink } from '../../entities/nft/nft-link.tsx';
import { TokenLink } from '../../entities/token/token-link.tsx';
import { TokenUnits } from '../../entities/token/token-units.tsx';
import { type Column, DataTable } from '../../shared/ui/data-table.tsx';
import { PaidAmount } from './consensus-rate.tsx';

type Placed<Row> = Row & { readonly place: number };

const approval = <Row extends { isApproval: boolean }>(): Column<Row> => ({
  id: 'approval',
  heading: 'By allowance',
  width: '140px',
  cell: (row) => (row.isApproval ? 'Yes' : <span className="faint">No</span>),
});

const HBAR: readonly Column<Placed<Transfer>>[] = [
  { id: 'account', heading: 'Account', cell: (row) => <EntityLink kind="account" id={row.accountID} /> },
  approval(),
  { id: 'amount', heading: 'Amount', align: 'end', cell: (row) => <PaidAmount tinybars={row.amount} signed /> },
];
const TOKEN: readonly Column<Placed<TokenTransfer>>[] = [
  { id: 'token', heading: 'Token', cell: (row) => <TokenLink id={row.tokenID} copy /> },
  { id: 'account', heading: 'Account', cell: (row) => <EntityLink kind="account" id={row.accountID} /> },
  approval(),
  {
    id: 'amount',
    heading: 'Amount',
    align: 'end',
    cell: (row) => <TokenUnits tokenId={row.tokenID} units={row.amount} signed />,
  },
];
const NFT: readonly Column<Placed<NftTransfer>>[] = [
  { id: 'token', heading: 'Collection', cell: (row) => <TokenLink id={row.tokenID} copy /> },
  {
    id: 'serial',
    heading: 'Serial no.',
    cell: (row) => <NftLink tokenId={row.tokenID} serialNumber={row.serialNumber} />,
  },
  { id: 'from', heading: 'From', cell: (row) => <Side id={row.sender} nobody="MINT" /> },
  { id: 'to', heading: 'To', cell: (row) => <Side id={row.receiver} nobody="BURN" /> },
  approval(),
];

const OWNED: readonly Column<Placed<Nft>>[] = [
  { id: 'token', heading: 'Collection', cell: (row) => <TokenLink id={row.tokenID} copy /> },
  {
    id: 'serial',
    heading: 'Serial no.',
    cell: (row) => <NftLink tokenId={row.tokenID} serialNumber={row.serialNumber} />,
  },
];

/** NFTs that were minted, burned or wiped. */
export function Nfts({ rows }: { rows: readonly Nft[] }) {
  return <Table rows={rows} columns={OWNED} label="NFTs" />;
}

/** Every row of a transfer list, in the order of the record; an account may stand in it more than once. */
export function HbarTransfers({ rows }: { rows: readonly Transfer[] }) {
  return <Table rows={rows} columns={HBAR} label="Hbar transfers" />;
}

export function TokenTransfers({ rows }: { rows: readonly TokenTransfer[] }) {
  return <Table rows={rows} columns={TOKEN} label="Token transfers" />;
}

export function NftTransfers({ rows }: { rows: readonly NftTransfer[] }) {
  return <Table rows={rows} columns={NFT} label="NFT transfers" />;
}

function Table<Row>({
  rows,
  columns,
  label,
}: {
  rows: readonly Row[];
  columns: readonly Column<Placed<Row>>[];
  label: string;
}) {
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows.map((row, place) => ({ ...row, place }))}
      keyOf={(row) => String(row.place)}
      expected={2}
      empty="No data available"
    />
  );
}

function Side({ id, nobody }: { id: string; nobody: string }) {
  return id === '0.0.0' ? <span className="badge plain">{nobody}</span> : <EntityLink kind="account" id={id} />;
}
