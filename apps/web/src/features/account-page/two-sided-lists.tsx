import type { AllowanceReply, PendingAirdropReply } from '@ledgerscope/contract/account';
import { ACCOUNT_CALLS } from '@ledgerscope/contract/account-calls';
import { Amount } from '../../entities/amount/amount.tsx';
import { accountColumn, ageColumn } from '../../entities/entity/columns.tsx';
import { ApprovalNote, ContractApprovals } from '../../entities/token/contract-approvals.tsx';
import { TokenLink } from '../../entities/token/token-link.tsx';
import { TokenUnits } from '../../entities/token/token-units.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { TabList } from '../../shared/table/tab-list.tsx';
import { ENTITY_PAGE_SIZE } from '../../shared/table/table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';

/** Characters of an amount in its column. */
const AMOUNT_LENGTH = 20;

const WHAT: Column<AllowanceReply> = { id: 'asset', heading: 'Asset', fixed: true, cell: (row) => <Asset row={row} /> };
const OWNER = accountColumn<AllowanceReply>('owner', 'Owner', (row) => row.owner);
const SPENDER = accountColumn<AllowanceReply>('spender', 'Spender', (row) => row.spender);
const ALLOWANCE_COLUMNS: readonly Column<AllowanceReply>[] = [
  ageColumn('when', 'Granted', (row) => row.grantedTime),
  {
    id: 'grantedAmount',
    heading: 'Amount granted',
    align: 'end',
    cell: (row) => <Value row={row} of={row.amountGranted} />,
  },
  { id: 'left', heading: 'Remaining', align: 'end', cell: (row) => <Value row={row} of={row.amount} /> },
];

const ALLOWANCES = [
  {
    label: 'Allowances granted',
    params: { side: 'granted' },
    spec: { prefix: 'granted', pageSize: ENTITY_PAGE_SIZE },
    columns: [WHAT, SPENDER, ...ALLOWANCE_COLUMNS],
  },
  {
    label: 'Allowances received',
    params: { side: 'received' },
    spec: { prefix: 'mayspend', pageSize: ENTITY_PAGE_SIZE },
    columns: [WHAT, OWNER, ...ALLOWANCE_COLUMNS],
  },
];

/** Of tokens that are contracts, by their logs. */
const APPROVALS = [
  {
    label: 'Contract token approvals granted',
    of: 'owner',
    params: { side: 'granted' },
    spec: { prefix: 'approved', pageSize: ENTITY_PAGE_SIZE },
  },
  {
    label: 'Contract token approvals received',
    of: 'spender',
    params: { side: 'received' },
    spec: { prefix: 'approvedfor', pageSize: ENTITY_PAGE_SIZE },
  },
] as const;

/** What others may spend of an account, and what it may spend of others. */
export function AllowancesTab({ id }: { id: string }) {
  const shared = {
    list: addressOf(ACCOUNT_CALLS.listAllowances, { id }),
    exportList: { name: 'account-allowances', id },
    keyOf: (row: AllowanceReply) => `${row.kind} ${row.owner} ${row.spender} ${row.tokenId}`,
  } as const;
  return (
    <>
      {ALLOWANCES.map((side) => (
        <TabList key={side.label} {...shared} {...side} heading={side.label} />
      ))}
      <ApprovalNote />
      {APPROVALS.map((side) => (
        <ContractApprovals
          key={side.label}
          list={addressOf(ACCOUNT_CALLS.listTokenApprovals, { id })}
          {...side}
          heading={side.label}
        />
      ))}
    </>
  );
}

function Asset({ row: { kind, tokenId } }: { row: AllowanceReply }) {
  if (tokenId === null) return 'Hbar';
  return (
    <span>
      {kind === 'nft' ? 'All NFTs of ' : ''}
      <TokenLink id={tokenId} />
    </span>
  );
}

function Value({ row, of }: { row: AllowanceReply; of: AllowanceReply['amount'] }) {
  if (of === null) return <span className="faint">All</span>;
  return row.tokenId === null ? (
    <Amount tinybars={of} most={AMOUNT_LENGTH} />
  ) : (
    <TokenUnits tokenId={row.tokenId} units={of} />
  );
}

const TOKEN: Column<PendingAirdropReply> = {
  id: 'token',
  heading: 'Token',
  fixed: true,
  cell: (row) => <TokenLink id={row.tokenId} />,
};
const AIRDROP_COLUMNS: readonly Column<PendingAirdropReply>[] = [
  ageColumn('when', 'Pending since', (row) => row.pendingSince),
  { id: 'amount', heading: 'Amount', align: 'end', cell: (row) => <What row={row} /> },
];
const SENDER = accountColumn<PendingAirdropReply>('sender', 'Sender', (row) => row.sender);
const RECEIVER = accountColumn<PendingAirdropReply>('receiver', 'Receiver', (row) => row.receiver);

const AIRDROPS = [
  {
    label: 'Pending airdrops received',
    params: { side: 'received' },
    spec: { prefix: 'toclaim', pageSize: ENTITY_PAGE_SIZE },
    columns: [TOKEN, SENDER, ...AIRDROP_COLUMNS],
  },
  {
    label: 'Pending airdrops sent',
    params: { side: 'sent' },
    spec: { prefix: 'unclaimed', pageSize: ENTITY_PAGE_SIZE },
    columns: [TOKEN, RECEIVER, ...AIRDROP_COLUMNS],
  },
];

/** Airdrops that wait for a claim, received and sent. */
export function AirdropsTab({ id }: { id: string }) {
  const shared = {
    list: addressOf(ACCOUNT_CALLS.listAirdrops, { id }),
    exportList: { name: 'account-airdrops', id },
    keyOf: (row: PendingAirdropReply) => `${row.sender} ${row.receiver} ${row.tokenId} ${row.serialNumber}`,
  } as const;
  return AIRDROPS.map((side) => <TabList key={side.label} {...shared} {...side} heading={side.label} />);
}

function What({ row: { tokenId, serialNumber, amount } }: { row: PendingAirdropReply }) {
  if (serialNumber !== null) return <span className="num">NFT #{wholeText(serialNumber)}</span>;
  return <TokenUnits tokenId={tokenId} units={amount} />;
}
