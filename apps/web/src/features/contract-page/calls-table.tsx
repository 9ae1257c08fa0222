import { CONTRACT_CALLS, type ContractCall } from '@ledgerscope/contract';
import { DecodedLine } from '../../entities/abi/decoded-view.tsx';
import { type AbiDecoder, useAbi } from '../../entities/abi/use-abi.ts';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { StatusBadge } from '../../entities/transaction/status-badge.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { TableSpec } from '../../shared/table/table-state.ts';
import { TIME_FILTERS } from '../../shared/table/time-filter.tsx';
import { useTableState } from '../../shared/table/use-table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { LongText } from '../../shared/ui/long-text.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { TransactionIdCell } from '../entity-page/transaction-id-cell.tsx';

const SPEC: TableSpec = { prefix: 'calls', filters: ['contractMethodName', 'status', ...TIME_FILTERS] };
/** In a row there is room for the selector and little more; the page of the call shows the rest. */
const PARAMETERS_LENGTH = 18;

function columnsOf(abi: AbiDecoder | undefined): readonly Column<ContractCall>[] {
  return [
    {
      id: 'when',
      heading: 'Consensus time',
      width: '180px',
      fixed: true,
      cell: (row) => <Timestamp iso={row.consensusTime} age />,
    },
    {
      id: 'caller',
      heading: 'Called by',
      width: '120px',
      cell: (row) => <EntityLink kind="account" id={row.calledBy} />,
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
          <span className="faint">Unknown: add an ABI</span>
        ) : (
          <DecodedLine decoded={decoded} />
        );
      },
    },
    {
      id: 'transaction',
      heading: 'Transaction ID',
      width: '245px',
      cell: (row) => <TransactionIdCell id={row.readableTransactionID} at={row.consensusTime} />,
    },
    { id: 'result', heading: 'Result', width: '150px', cell: (row) => <StatusBadge status={row.status} /> },
  ];
}

/** Calls of a contract, with their parameters decoded where a signature is known. */
export function CallsTable({ id }: { id: string }) {
  const table = useTableState(SPEC);
  return (
    <ListTable
      label="Contract Calls"
      heading={null}
      list={addressOf(CONTRACT_CALLS.listContractCalls, { id })}
      table={table}
      columns={columnsOf(useAbi(id))}
      keyOf={(row) => row.consensusTime}
      exportList={{ name: 'contract-calls', id }}
      timed
      live="calls"
      flush
    />
  );
}
