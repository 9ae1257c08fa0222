import type { Erc20Move, Nft, NftTransfer, TokenTransfer, Transfer } from '@ledgerscope/contract';
import { TokenAmount } from '../../entities/amount/amount.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { NftLink } from '../../entities/nft/nft-link.tsx';
import { Erc20Party } from '../../entities/token/erc20-party.tsx';
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

const ERC20: readonly Column<Placed<Erc20Move>>[] = [
  {
    id: 'token',
    heading: 'Token',
    cell: (row) => <EntityLink kind="contract" id={row.contractID} name={row.name ?? row.symbol} />,
  },
  { id: 'from', heading: 'From', cell: (row) => <Erc20Party move={row} side="sender" /> },
  { id: 'to', heading: 'To', cell: (row) => <Erc20Party move={row} side="receiver" /> },
  {
    id: 'amount',
    heading: 'Quantity',
    align: 'end',
    cell: (row) => <TokenAmount units={BigInt(row.amount)} decimals={row.decimals} symbol={row.symbol} />,
  },
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

/** Every row of a transfer list, in the order of the record; an account may be in it more than once. */
export function HbarTransfers({ rows }: { rows: readonly Transfer[] }) {
  return <Table rows={rows} columns={HBAR} label="Hbar transfers" />;
}

export function TokenTransfers({ rows }: { rows: readonly TokenTransfer[] }) {
  return <Table rows={rows} columns={TOKEN} label="Token transfers" />;
}

export function NftTransfers({ rows }: { rows: readonly NftTransfer[] }) {
  return <Table rows={rows} columns={NFT} label="NFT transfers" />;
}

/** Transfers of ERC-20 tokens, by the logs of their contracts. */
export function Erc20Transfers({ rows }: { rows: readonly Erc20Move[] }) {
  return <Table rows={rows} columns={ERC20} label="ERC-20 transfers" />;
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
