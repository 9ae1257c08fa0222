import { CONTRACT_CALLS, type ContractCall } from '@ledgerscope/contract';
import { DecodedLine } from '../../entities/abi/decoded-view.tsx';
import { type AbiDecoder, useAbi } from '../../entities/abi/use-abi.ts';
import { StatusBadge } from '../../entities/transaction/status-badge.tsx';
import { addressOf } from '../../shared/api/address.ts';
import type { TableSpec } from '../../shared/table/table-state.ts';
import { TIME_FILTERS } from '../../shared/table/time-filter.tsx';
import type { Column } from '../../shared/ui/data-table.tsx';
import { LongText } from '../../shared/ui/long-text.tsx';
import { accountColumn, ageColumn, transactionColumn } from '../entity-page/columns.tsx';
import { TabList } from '../entity-page/tab-list.tsx';

const SPEC: TableSpec = { prefix: 'calls', filters: ['contractMethodName', 'status', ...TIME_FILTERS] };
/** In a row there is room for the selector and little more; the page of the call shows the rest. */
const PARAMETERS_LENGTH = 18;

function columnsOf(abi: AbiDecoder | undefined): readonly Column<ContractCall>[] {
  return [
    ageColumn('when', 'Consensus time', (row) => row.consensusTime, { width: '180px', fixed: true }),
    accountColumn('caller', 'Called by', (row) => row.calledBy, { width: '120px' }),
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
    transactionColumn((row) => row.consensusTime, { heading: 'Transaction ID' }),
    { id: 'result', heading: 'Result', width: '150px', cell: (row) => <StatusBadge status={row.status} /> },
  ];
}

/** Calls of a contract, with their parameters decoded where a signature is known. */
export function CallsTable({ id }: { id: string }) {
  return (
    <TabList
      label="Contract Calls"
      list={addressOf(CONTRACT_CALLS.listContractCalls, { id })}
      spec={SPEC}
      columns={columnsOf(useAbi(id))}
      keyOf={(row) => row.consensusTime}
      exportList={{ name: 'contract-calls', id }}
      timed
      live="calls"
    />
  );
}
