import { CONTRACT_CALLS } from '@ledgerscope/contract/contract-calls';
import type { ContractEvent, StorageSlotReply } from '@ledgerscope/contract/contract-entity';
import type { ContractCall } from '@ledgerscope/contract/list-rows';
import { DecodedLine } from '../../entities/abi/decoded-view.tsx';
import { MethodName } from '../../entities/abi/method-view.tsx';
import { type AbiDecoder, useAbi } from '../../entities/abi/use-abi.ts';
import { accountColumn, ageColumn, numberColumn, transactionColumn } from '../../entities/entity/columns.tsx';
import { methodFault } from '../../entities/filter/check-fields.ts';
import { FilterBox } from '../../entities/filter/filter-box.tsx';
import { StatusBadge } from '../../entities/transaction/status-badge.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import { TabList } from '../../shared/table/tab-list.tsx';
import { ENTITY_PAGE_SIZE, type TableSpec } from '../../shared/table/table-state.ts';
import { TIME_FILTERS } from '../../shared/table/time-filter.tsx';
import { useTableState } from '../../shared/table/use-table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Hash } from '../../shared/ui/hash.tsx';
import { LongText } from '../../shared/ui/long-text.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';

const CALLS: TableSpec = {
  prefix: 'calls',
  pageSize: ENTITY_PAGE_SIZE,
  filters: ['contractMethodName', 'status', ...TIME_FILTERS],
};
/** A name of a function, or a selector. */
const METHOD_FILTER = { name: 'contractMethodName', isText: (text: string) => methodFault(text) === undefined };
/** In a row there is room for the selector and little more; the page of the call shows the rest. */
const PARAMETERS_LENGTH = 18;

function callColumns(abi: AbiDecoder | undefined): readonly Column<ContractCall>[] {
  return [
    ageColumn('when', 'Consensus time', (row) => row.consensusTime, { width: '180px', fixed: true }),
    accountColumn('caller', 'Called by', (row) => row.calledBy, { width: '120px' }),
    {
      id: 'method',
      heading: 'Method',
      width: '130px',
      cell: (row) => (
        <MethodName method={abi?.method(row.functionParameters) ?? row.contractMethod} selector={row.selector} />
      ),
    },
    {
      id: 'parameters',
      heading: 'Function parameters',
      cell: (row) => <LongText text={row.functionParameters} length={PARAMETERS_LENGTH} what="function parameters" />,
    },
    {
      id: 'decoded',
      heading: 'Decoded parameters',
      cell: (row) => {
        const decoded = abi?.call(row.functionParameters) ?? row.decodedFunctionParams;
        return decoded === null ? (
          <span className="faint">Unknown. Add an ABI to decode.</span>
        ) : (
          <DecodedLine decoded={decoded} unnamed />
        );
      },
    },
    transactionColumn((row) => row.consensusTime, { heading: 'Transaction ID' }),
    { id: 'result', heading: 'Status', width: '160px', cell: (row) => <StatusBadge status={row.status} /> },
  ];
}

/** Calls of a contract, with their parameters decoded where a signature is known. */
export function CallsTable({ id }: { id: string }) {
  const table = useTableState(CALLS);
  return (
    <ListTable
      heading={null}
      flush
      label="Contract Calls"
      list={addressOf(CONTRACT_CALLS.listContractCalls, { id })}
      table={table}
      columns={callColumns(useAbi(id))}
      keyOf={(row) => row.consensusTime}
      exportList={{ name: 'contract-calls', id }}
      tools={<FilterBox table={table} label="Filter by method" hint="Method or selector" filter={METHOD_FILTER} />}
      timed
      live="calls"
    />
  );
}

const EVENTS: TableSpec = { prefix: 'events', pageSize: ENTITY_PAGE_SIZE, filters: [...TIME_FILTERS] };
const DATA_LENGTH = 70;

function eventColumns(abi: AbiDecoder | undefined): readonly Column<ContractEvent>[] {
  return [
    ageColumn('when', 'Consensus time', (row) => row.consensusTime, { width: '180px', fixed: true }),
    { id: 'event', heading: 'Event', cell: (row) => <Event row={row} abi={abi} /> },
    {
      id: 'data',
      heading: 'Data',
      cell: (row) => <LongText text={row.data} length={DATA_LENGTH} what="log data" />,
    },
    transactionColumn((row) => row.consensusTime, { heading: 'Transaction ID' }),
  ];
}

/** Logs that a contract wrote, newest first. */
export function EventsTable({ id }: { id: string }) {
  return (
    <TabList
      label="Events"
      list={addressOf(CONTRACT_CALLS.listContractEvents, { id })}
      spec={EVENTS}
      columns={eventColumns(useAbi(id))}
      exportList={{ name: 'contract-events', id }}
      keyOf={(row) => `${row.consensusTime} ${row.index}`}
      timed
      live="events"
    />
  );
}

function Event({ row, abi }: { row: ContractEvent; abi: AbiDecoder | undefined }) {
  const decoded = abi?.log(row.topics, row.data) ?? row.parsedEvent;
  if (decoded !== null) return <DecodedLine decoded={decoded} />;
  const [topic] = row.topics;
  return topic === undefined ? <span className="faint">No topics</span> : <Hash hex={topic} what="first topic" />;
}

const STORAGE: TableSpec = { prefix: 'storage', pageSize: ENTITY_PAGE_SIZE };

const SLOT_COLUMNS: readonly Column<StorageSlotReply>[] = [
  { id: 'slot', heading: 'Slot', fixed: true, cell: (row) => <Hash hex={row.slot} what="slot" /> },
  { id: 'value', heading: 'Current value', cell: (row) => <Hash hex={row.value} what="value" /> },
  {
    id: 'changed',
    heading: 'Last written',
    width: '190px',
    cell: ({ changedTime }) =>
      changedTime === null ? <span className="faint">at genesis</span> : <Timestamp iso={changedTime} age />,
  },
  numberColumn('writes', 'Writes', (row) => row.writes, { width: '110px' }),
];

/** The storage of a contract, as far as sidecars carry it. */
export function StorageTable({ id }: { id: string }) {
  return (
    <TabList
      label="Storage"
      list={addressOf(CONTRACT_CALLS.listContractState, { id })}
      spec={STORAGE}
      columns={SLOT_COLUMNS}
      exportList={{ name: 'contract-state', id }}
      keyOf={(row) => row.slot}
    />
  );
}
