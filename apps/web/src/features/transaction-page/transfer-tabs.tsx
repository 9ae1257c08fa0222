import type { Erc20Move } from '@ledgerscope/contract/contract-result';
import type { TransactionDetailReply } from '@ledgerscope/contract/transaction';
import type { Nft, NftTransfer, TokenTransfer, Transfer } from '@ledgerscope/contract/transfer';
import { TokenAmount } from '../../entities/amount/amount.tsx';
import { accountColumn } from '../../entities/entity/columns.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { NftLink } from '../../entities/nft/nft-link.tsx';
import { NftParty } from '../../entities/nft/nft-party.tsx';
import { EvmSide } from '../../entities/token/evm-side.tsx';
import { TokenLink } from '../../entities/token/token-link.tsx';
import { TokenUnits } from '../../entities/token/token-units.tsx';
import { type Column, DataTable } from '../../shared/ui/data-table.tsx';
import type { TabSpec } from '../../shared/ui/url-tabs.tsx';
import { PaidAmount } from './consensus-rate.tsx';
import { RequestedNfts, RequestedTokens, unmetTransfers } from './requested-transfers.tsx';

type Placed<Row> = Row & { readonly place: number };

const approval = <Row extends { isApproval: boolean }>(): Column<Row> => ({
  id: 'approval',
  heading: 'By allowance',
  width: '140px',
  cell: (row) => (row.isApproval ? 'Yes' : <span className="faint">No</span>),
});

const COLLECTION: Column<Nft> = {
  id: 'token',
  heading: 'Collection',
  cell: (row) => <TokenLink id={row.tokenID} copy />,
};
const SERIAL: Column<Nft> = {
  id: 'serial',
  heading: 'Serial no.',
  cell: (row) => <NftLink tokenId={row.tokenID} serialNumber={row.serialNumber} />,
};

const HBAR: readonly Column<Placed<Transfer>>[] = [
  accountColumn('account', 'Account', (row) => row.accountID),
  approval(),
  { id: 'amount', heading: 'Amount', align: 'end', cell: (row) => <PaidAmount tinybars={row.amount} signed /> },
];
const TOKEN: readonly Column<Placed<TokenTransfer>>[] = [
  { id: 'token', heading: 'Token', cell: (row) => <TokenLink id={row.tokenID} copy /> },
  accountColumn('account', 'Account', (row) => row.accountID),
  approval(),
  {
    id: 'amount',
    heading: 'Amount',
    align: 'end',
    cell: (row) => <TokenUnits tokenId={row.tokenID} units={row.amount} signed />,
  },
];
const NFT: readonly Column<Placed<NftTransfer>>[] = [
  COLLECTION,
  SERIAL,
  { id: 'from', heading: 'From', cell: (row) => <NftParty id={row.sender} nobody="MINT" /> },
  { id: 'to', heading: 'To', cell: (row) => <NftParty id={row.receiver} nobody="BURN" /> },
  approval(),
];

const ERC20: readonly Column<Placed<Erc20Move>>[] = [
  {
    id: 'token',
    heading: 'Token',
    cell: (row) => <EntityLink kind="contract" id={row.contractID} name={row.name ?? row.symbol} />,
  },
  { id: 'from', heading: 'From', cell: (row) => <EvmSide move={row} side="sender" /> },
  { id: 'to', heading: 'To', cell: (row) => <EvmSide move={row} side="receiver" /> },
  {
    id: 'amount',
    heading: 'Quantity',
    align: 'end',
    cell: (row) => <TokenAmount units={BigInt(row.amount)} decimals={row.decimals} symbol={row.symbol} />,
  },
];

const OWNED: readonly Column<Placed<Nft>>[] = [COLLECTION, SERIAL];

/** Every row of a list of transfers, in the order of the record; an account may be in it more than once. */
export function transferTabs(transaction: TransactionDetailReply): readonly TabSpec[] {
  const { transfers, tokenTransfers, nftTransfers, erc20Transfers, nfts } = transaction;
  const unmet = unmetTransfers(transaction);
  const erc20 = tabOf('erc20', 'ERC-20 Transfers', 'ERC-20 transfers', erc20Transfers, ERC20);
  return [
    tabOf('hbar', 'HBAR Transfers', 'Hbar transfers', transfers, HBAR),
    unmet.tokens.length === 0
      ? tabOf('tokens', 'Token Transfers', 'Token transfers', tokenTransfers, TOKEN)
      : unmetTab('tokens', 'Token Transfers', unmet.tokens.length, () => <RequestedTokens rows={unmet.tokens} />),
    unmet.nfts.length === 0
      ? tabOf('nft-transfers', 'NFT Transfers', 'NFT transfers', nftTransfers, NFT)
      : unmetTab('nft-transfers', 'NFT Transfers', unmet.nfts.length, () => <RequestedNfts rows={unmet.nfts} />),
    ...(erc20Transfers.length > 0 ? [erc20] : []),
    ...(nfts.length > 0 ? [tabOf('nfts', 'NFTs', 'NFTs', nfts, OWNED)] : []),
  ];
}

/** The lines that a failed transaction asked for. */
function unmetTab(id: string, label: string, lines: number, content: TabSpec['content']): TabSpec {
  return { id, label, count: `${lines} requested`, content };
}

function tabOf<Row>(
  id: string,
  label: string,
  table: string,
  rows: readonly Row[],
  columns: readonly Column<Placed<Row>>[],
): TabSpec {
  const content = () => (
    <DataTable
      label={table}
      columns={columns}
      rows={rows.map((row, place) => ({ ...row, place }))}
      keyOf={(row) => String(row.place)}
      expected={2}
      empty="No data available"
    />
  );
  return { id, label, count: rows.length === 0 ? undefined : rows.length, content };
}
