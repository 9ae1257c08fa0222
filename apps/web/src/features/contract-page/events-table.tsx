import { CONTRACT_CALLS, type ContractEvent } from '@ledgerscope/contract';
import { DecodedLine } from '../../entities/abi/decoded-view.tsx';
import { type AbiDecoder, useAbi } from '../../entities/abi/use-abi.ts';
import { addressOf } from '../../shared/api/address.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { TableSpec } from '../../shared/table/table-state.ts';
import { TIME_FILTERS } from '../../shared/table/time-filter.tsx';
import { useTableState } from '../../shared/table/use-table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Hash } from '../../shared/ui/hash.tsx';
import { LongText } from '../../shared/ui/long-text.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { TransactionIdCell } from '../entity-page/transaction-id-cell.tsx';

const SPEC: TableSpec = { prefix: 'events', filters: [...TIME_FILTERS] };
const DATA_LENGTH = 70;

function columnsOf(abi: AbiDecoder | undefined): readonly Column<ContractEvent>[] {
  return [
    {
      id: 'when',
      heading: 'Consensus time',
      width: '180px',
      fixed: true,
      cell: (row) => <Timestamp iso={row.consensusTime} age />,
    },
    { id: 'event', heading: 'Event', cell: (row) => <Event row={row} abi={abi} /> },
    {
      id: 'data',
      heading: 'Data',
      cell: (row) => <LongText text={row.data} length={DATA_LENGTH} what="log data" />,
    },
    {
      id: 'transaction',
      heading: 'Transaction ID',
      width: '245px',
      cell: (row) => <TransactionIdCell id={row.readableTransactionID} at={row.consensusTime} />,
    },
  ];
}

/** Logs that a contract wrote, newest first. */
export function EventsTable({ id }: { id: string }) {
  const table = useTableState(SPEC);
  return (
    <ListTable
      label="Events"
      heading={null}
      list={addressOf(CONTRACT_CALLS.listContractEvents, { id })}
      table={table}
      columns={columnsOf(useAbi(id))}
      exportList={{ name: 'contract-events', id }}
      keyOf={(row) => `${row.consensusTime} ${row.index}`}
      timed
      live="events"
      flush
    />
  );
}

function Event({ row, abi }: { row: ContractEvent; abi: AbiDecoder | undefined }) {
  const decoded = abi?.log(row.topics, row.data) ?? row.parsedEvent;
  if (decoded !== null) return <DecodedLine decoded={decoded} />;
  const [topic] = row.topics;
  return topic === undefined ? <span className="faint">Without topic</span> : <Hash hex={topic} what="first topic" />;
}
