import { CONTRACT_CALLS, type ContractEvent } from '@ledgerscope/contract';
import { DecodedLine } from '../../entities/abi/decoded-view.tsx';
import { type AbiDecoder, useAbi } from '../../entities/abi/use-abi.ts';
import { addressOf } from '../../shared/api/address.ts';
import type { TableSpec } from '../../shared/table/table-state.ts';
import { TIME_FILTERS } from '../../shared/table/time-filter.tsx';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Hash } from '../../shared/ui/hash.tsx';
import { LongText } from '../../shared/ui/long-text.tsx';
import { ageColumn, transactionColumn } from '../entity-page/columns.tsx';
import { TabList } from '../entity-page/tab-list.tsx';

const SPEC: TableSpec = { prefix: 'events', filters: [...TIME_FILTERS] };
const DATA_LENGTH = 70;

function columnsOf(abi: AbiDecoder | undefined): readonly Column<ContractEvent>[] {
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
      spec={SPEC}
      columns={columnsOf(useAbi(id))}
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
  return topic === undefined ? <span className="faint">Without topic</span> : <Hash hex={topic} what="first topic" />;
}
