import { ACCOUNT_CALLS } from '@ledgerscope/contract/account-calls';
import type { InternalCall } from '@ledgerscope/contract/list-rows';
import { DecodedLine } from '../../entities/abi/decoded-view.tsx';
import { MethodName } from '../../entities/abi/method-view.tsx';
import { useAbi } from '../../entities/abi/use-abi.ts';
import { Amount } from '../../entities/amount/amount.tsx';
import { accountColumn, ageColumn, transactionColumn } from '../../entities/entity/columns.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { TabList } from '../../shared/table/tab-list.tsx';
import { ENTITY_PAGE_SIZE, type TableSpec } from '../../shared/table/table-state.ts';
import { TIME_FILTERS } from '../../shared/table/time-filter.tsx';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Hash } from '../../shared/ui/hash.tsx';

const SPEC: TableSpec = { prefix: 'internal', pageSize: ENTITY_PAGE_SIZE, filters: [...TIME_FILTERS] };
const SELECTOR_DIGITS = 8;

const COLUMNS: readonly Column<InternalCall>[] = [
  ageColumn('when', 'Consensus time', (row) => row.consensusTime, { width: '180px', fixed: true }),
  {
    id: 'kind',
    heading: 'Call',
    width: '104px',
    cell: (row) => <span className="badge plain">{row.callOperationType || row.callType}</span>,
  },
  accountColumn('from', 'From', (row) => row.caller, { width: '110px' }),
  { id: 'to', heading: 'To', width: '110px', cell: (row) => <Called row={row} /> },
  { id: 'method', heading: 'Method', width: '150px', cell: (row) => <Method row={row} /> },
  { id: 'decoded', heading: 'Decoded parameters', cell: (row) => <Parameters row={row} /> },
  {
    id: 'value',
    heading: 'Value',
    align: 'end',
    width: '90px',
    cell: (row) => <Amount tinybars={row.value} compact />,
  },
  transactionColumn((row) => row.consensusTime, { heading: 'Transaction ID', width: '220px' }),
];

function Called({ row: { recipient, targetedAddress } }: { row: InternalCall }) {
  if (recipient !== null) return <EntityLink kind="contract" id={recipient} />;
  return targetedAddress === null ? <span className="faint">None</span> : <Hash hex={targetedAddress} what="address" />;
}

function Method({ row: { recipient, input, method } }: { row: InternalCall }) {
  const own = useAbi(recipient)?.method(input);
  return (
    <MethodName
      method={own ?? method}
      selector={input.length < SELECTOR_DIGITS ? null : input.slice(0, SELECTOR_DIGITS)}
    />
  );
}

function Parameters({ row: { recipient, input, decodedInput } }: { row: InternalCall }) {
  const decoded = useAbi(recipient)?.call(input) ?? decodedInput;
  return decoded === null ? <span className="faint">Unknown</span> : <DecodedLine decoded={decoded} unnamed />;
}

/** Calls inside the EVM that an account or contract made or received, as far as sidecars have them. */
export function InternalCalls({ id }: { id: string }) {
  return (
    <TabList
      label="Internal calls"
      list={addressOf(ACCOUNT_CALLS.listInternalCalls, { id })}
      spec={SPEC}
      columns={COLUMNS}
      keyOf={(row) => `${row.consensusTime} ${row.index}`}
      empty="No internal calls."
      timed
      live="calls"
    />
  );
}
