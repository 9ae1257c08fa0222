import { CONTRACT_CALLS } from '@ledgerscope/contract/contract-calls';
import type { ContractNftTransfer } from '@ledgerscope/contract/list-rows';
import { ageColumn, transactionColumn } from '../../entities/entity/columns.tsx';
import { ACCOUNT_FILTER, AccountFilter } from '../../entities/filter/account-filter.tsx';
import { FilterBox } from '../../entities/filter/filter-box.tsx';
import { EvmSide } from '../../entities/token/evm-side.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import { ENTITY_PAGE_SIZE, type TableSpec } from '../../shared/table/table-state.ts';
import { TIME_FILTERS } from '../../shared/table/time-filter.tsx';
import { useTableState } from '../../shared/table/use-table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import styles from './contract-page.module.css';

/** Standards whose tokens have IDs. */
type NftStandard = 'ERC721' | 'ERC1155';

const SERIAL_FILTER = { name: 'tokenSerial', isText: (text: string) => /^(#?\d{1,78})?$/.test(text.trim()) };
const SPEC: TableSpec = {
  prefix: 'nfts',
  pageSize: ENTITY_PAGE_SIZE,
  filters: [ACCOUNT_FILTER, SERIAL_FILTER.name, ...TIME_FILTERS],
};

const AMOUNT: Column<ContractNftTransfer> = {
  id: 'amount',
  heading: 'Units',
  align: 'end',
  fixed: true,
  cell: ({ amount }) => (amount === null ? null : <span className="num break">{wholeText(amount)}</span>),
};
const COLUMNS: readonly Column<ContractNftTransfer>[] = [
  transactionColumn((row) => row.consensusTime),
  {
    id: 'token',
    heading: 'Token ID',
    fixed: true,
    cell: ({ tokenSerial }) => <span className="num break">#{tokenSerial}</span>,
  },
  { id: 'from', heading: 'From', cell: (row) => <EvmSide move={row} side="sender" /> },
  { id: 'to', heading: 'To', cell: (row) => <EvmSide move={row} side="receiver" /> },
  ageColumn('when', 'When', (row) => row.consensusTime, { width: '210px' }),
];
const COLUMNS_OF = { ERC721: COLUMNS, ERC1155: [...COLUMNS, AMOUNT] } as const;
const LABELS = { ERC721: 'ERC-721 transfers', ERC1155: 'ERC-1155 transfers' } as const;

/** By what logs transfers are listed, and what these do not tell. */
const NOTES = {
  ERC721:
    'From the Transfer logs of the contract. NFTs moved without such a log, or before the first block stored here, are not included.',
  ERC1155:
    'From the TransferSingle and TransferBatch logs of the contract: one row for each token ID. Units moved without such a log, or before the first block stored here, and logs that cannot be decoded are not included.',
} as const;

/** Transfers of the ERC-721 or ERC-1155 token that a contract is, by its logs. */
export function ContractNftTransfers({ id, standard }: { id: string; standard: NftStandard }) {
  const table = useTableState(SPEC);
  return (
    <>
      <p className={`${styles.holdersNote} muted small`}>{NOTES[standard]}</p>
      <ListTable
        label={LABELS[standard]}
        heading={null}
        list={addressOf(CONTRACT_CALLS.listContractNftTransfers, { id })}
        table={table}
        columns={COLUMNS_OF[standard]}
        keyOf={(row) => `${row.consensusTime} ${row.index} ${row.entry}`}
        empty="No transfers found"
        tools={
          <>
            <AccountFilter table={table} label="Only transfers for an account" />
            <FilterBox table={table} label="Only transfers of a token ID" hint="Token ID" filter={SERIAL_FILTER} />
          </>
        }
        timed
        live="transfers"
        flush
      />
    </>
  );
}
