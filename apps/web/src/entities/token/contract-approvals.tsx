import type { ContractApproval } from '@ledgerscope/contract/contract-entity';
import type { ListTableProps } from '../../shared/table/list-table.tsx';
import { TabList } from '../../shared/table/tab-list.tsx';
import type { TableSpec } from '../../shared/table/table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { TokenAmount } from '../amount/amount.tsx';
import { ageColumn, transactionColumn } from '../entity/columns.tsx';
import { EntityLink } from '../entity/entity-link.tsx';
import styles from './contract-approvals.module.css';
import { EvmParty } from './evm-party.tsx';

const TOKEN: Column<ContractApproval> = {
  id: 'token',
  heading: 'Token',
  fixed: true,
  cell: (row) => <EntityLink kind="contract" id={row.contractID} name={row.name ?? row.symbol} />,
};
const OWNER: Column<ContractApproval> = {
  id: 'owner',
  heading: 'Owner',
  cell: (row) => <EvmParty id={row.ownerID} address={row.ownerAddress} />,
};
const SPENDER: Column<ContractApproval> = {
  id: 'spender',
  heading: 'Spender',
  cell: (row) => <EvmParty id={row.spenderID} address={row.spenderAddress} />,
};
const OTHERS: readonly Column<ContractApproval>[] = [
  { id: 'approved', heading: 'Approved', align: 'end', fixed: true, cell: (row) => <Approved row={row} /> },
  ageColumn('when', 'When', (row) => row.consensusTime),
  transactionColumn((row) => row.consensusTime),
];

/** Columns of a list, by whose it is: of a token, of an owner or of a spender. */
const COLUMNS = {
  token: [OWNER, SPENDER, ...OTHERS],
  owner: [TOKEN, SPENDER, ...OTHERS],
  spender: [TOKEN, OWNER, ...OTHERS],
} as const;

interface ContractApprovalsProps {
  readonly label: string;
  readonly heading?: string;
  readonly list: ListTableProps<ContractApproval>['list'];
  readonly params?: Readonly<Record<string, string>>;
  readonly spec: TableSpec;
  readonly of: keyof typeof COLUMNS;
}

/** Approvals of tokens that are contracts, as far as logs tell. */
export function ContractApprovals({ of, heading, params, ...list }: ContractApprovalsProps) {
  return (
    <TabList
      {...list}
      {...(heading === undefined ? {} : { heading })}
      {...(params === undefined ? {} : { params })}
      columns={COLUMNS[of]}
      keyOf={(row: ContractApproval) =>
        `${row.contractID} ${row.ownerAddress} ${row.spenderAddress} ${row.approvedForAll} ${row.tokenSerial}`
      }
      empty="No approvals found"
    />
  );
}

/** What wallets approve for an allowance without an end: contracts do not count it down. */
const UNLIMITED = 2n ** 256n - 1n;

/** What approvals by logs cannot tell. */
export function ApprovalNote() {
  return (
    <p className={`${styles.note} muted small`}>
      Computed from the Approval and ApprovalForAll logs of token contracts. Amounts are as approved: spending writes no
      such log, so less may remain. The approval of a single NFT (ERC-721) ends with its next Transfer or Approval log.
      Approvals without a log, or before the first block stored here, are not included.
    </p>
  );
}

function Approved({ row: { amount, decimals, symbol, tokenSerial } }: { row: ContractApproval }) {
  if (tokenSerial !== null) return <span className="num break">#{tokenSerial}</span>;
  if (amount === null) return <span className="faint">All</span>;
  if (BigInt(amount) === UNLIMITED)
    return (
      <span className="faint" data-tip="2^256 - 1 units, the largest amount">
        Unlimited
      </span>
    );
  return <TokenAmount units={BigInt(amount)} decimals={decimals} symbol={symbol} />;
}
