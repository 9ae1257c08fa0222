import type { AccountRowReply } from '@ledgerscope/contract/account';
import type { ContractRowReply } from '@ledgerscope/contract/contract-entity';
import { hbarText } from '../../shared/format/hbar-text.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { MemoText } from '../../shared/ui/memo-text.tsx';
import { Amount } from '../amount/amount.tsx';
import { accountColumn, timeColumn } from '../entity/columns.tsx';
import { EntityLink } from '../entity/entity-link.tsx';

type AccountLike = Omit<AccountRowReply, 'accountID' | 'alias' | 'isContract' | 'isNodeAccount'>;

const SHARED: readonly Column<AccountLike>[] = [
  accountColumn('creator', 'CREATED BY', ({ payerID }) => payerID, { width: '130px', sort: 'payerID' }),
  timeColumn('created', 'CREATED ON', ({ createdOn }) => createdOn, { sort: 'createdOn' }),
  timeColumn('expiry', 'EXPIRY', ({ expiry }) => expiry, { sort: 'expiry' }),
  {
    id: 'balance',
    heading: 'BALANCE',
    align: 'end',
    // The whole supply in tinybars fits beside a list of filters.
    width: '276px',
    sort: 'balance',
    cell: (row) => <Balance row={row} />,
  },
  {
    id: 'memo',
    heading: 'MEMO',
    width: '132px',
    sort: 'memo',
    cell: ({ memo }) => <MemoText memo={memo} />,
  },
];

/** Columns of a list of accounts. */
export const ACCOUNT_COLUMNS: readonly Column<AccountRowReply>[] = [
  {
    id: 'id',
    heading: 'ID',
    width: '200px',
    fixed: true,
    bare: true,
    cell: (row) => (
      <>
        <EntityLink kind="account" id={row.accountID} icon />
        {row.isNodeAccount ? <span className="badge soft tag">node</span> : null}
        {row.isContract ? <span className="badge soft tag">contract</span> : null}
        {row.deleted ? <span className="badge bad tag">deleted</span> : null}
      </>
    ),
  },
  ...SHARED,
];

/** Columns of a list of contracts. */
export const CONTRACT_COLUMNS: readonly Column<ContractRowReply>[] = [
  {
    id: 'id',
    heading: 'ID',
    width: '200px',
    fixed: true,
    bare: true,
    cell: (row) => (
      <>
        <EntityLink kind="contract" id={row.contractID} icon />
        {row.deleted ? <span className="badge bad tag">deleted</span> : null}
      </>
    ),
  },
  ...SHARED,
];

/** Without an anchor only the change since the first stored block is known; a wrong balance is never shown. */
function Balance({ row: { balance, balanceChange } }: { row: AccountLike }) {
  if (balance !== null) return <Amount tinybars={balance} />;
  return (
    <span className="faint" data-tip={`Net change since the first stored block: ${hbarText(BigInt(balanceChange))}`}>
      Unknown
    </span>
  );
}
