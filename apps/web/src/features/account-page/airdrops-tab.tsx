import { ACCOUNT_CALLS, type PendingAirdrop } from '@ledgerscope/contract';
import { TokenLink } from '../../entities/token/token-link.tsx';
import { TokenUnits } from '../../entities/token/token-units.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { accountColumn, ageColumn } from '../entity-page/columns.tsx';
import { TabList } from '../entity-page/tab-list.tsx';

const TOKEN: Column<PendingAirdrop> = {
  id: 'token',
  heading: 'Token',
  fixed: true,
  cell: (row) => <TokenLink id={row.tokenId} />,
};
const REST: readonly Column<PendingAirdrop>[] = [
  ageColumn('when', 'Since', (row) => row.pendingSince),
  { id: 'amount', heading: 'Amount', align: 'end', cell: (row) => <What row={row} /> },
];
const SENDER = accountColumn<PendingAirdrop>('sender', 'Sender', (row) => row.sender);
const RECEIVER = accountColumn<PendingAirdrop>('receiver', 'Receiver', (row) => row.receiver);

const SIDES = [
  {
    label: 'Waiting to be claimed by it',
    params: { side: 'received' },
    spec: { prefix: 'toclaim' },
    columns: [TOKEN, SENDER, ...REST],
  },
  {
    label: 'Sent and not claimed',
    params: { side: 'sent' },
    spec: { prefix: 'unclaimed' },
    columns: [TOKEN, RECEIVER, ...REST],
  },
];

/** Airdrops that wait for a claim, received and sent. */
export function AirdropsTab({ id }: { id: string }) {
  const shared = {
    list: addressOf(ACCOUNT_CALLS.listAirdrops, { id }),
    exportList: { name: 'account-airdrops', id },
    keyOf: (row: PendingAirdrop) => `${row.sender} ${row.receiver} ${row.tokenId} ${row.serialNumber}`,
  } as const;
  return SIDES.map((side) => <TabList key={side.label} {...shared} {...side} heading={side.label} />);
}

function What({ row: { tokenId, serialNumber, amount } }: { row: PendingAirdrop }) {
  if (serialNumber !== null) return <span className="num">NFT #{wholeText(serialNumber)}</span>;
  return <TokenUnits tokenId={tokenId} units={amount} />;
}
