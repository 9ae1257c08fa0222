import { ACCOUNT_CALLS, type PendingAirdrop } from '@ledgerscope/contract';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { TokenLink } from '../../entities/token/token-link.tsx';
import { TokenUnits } from '../../entities/token/token-units.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { TableSpec } from '../../shared/table/table-state.ts';
import { useTableState } from '../../shared/table/use-table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';

const RECEIVED: TableSpec = { prefix: 'toclaim' };
const SENT: TableSpec = { prefix: 'unclaimed' };

const TOKEN: Column<PendingAirdrop> = {
  id: 'token',
  heading: 'Token',
  fixed: true,
  cell: (row) => <TokenLink id={row.tokenId} />,
};
const REST: readonly Column<PendingAirdrop>[] = [
  {
    id: 'when',
    heading: 'Since',
    width: '190px',
    cell: (row) =>
      row.pendingSince === null ? <span className="faint">N/A</span> : <Timestamp iso={row.pendingSince} age />,
  },
  { id: 'amount', heading: 'Amount', align: 'end', cell: (row) => <What row={row} /> },
];
const SENDER: Column<PendingAirdrop> = {
  id: 'sender',
  heading: 'Sender',
  cell: (row) => <EntityLink kind="account" id={row.sender} />,
};
const RECEIVER: Column<PendingAirdrop> = {
  id: 'receiver',
  heading: 'Receiver',
  cell: (row) => <EntityLink kind="account" id={row.receiver} />,
};

/** Airdrops that wait for a claim, received and sent. */
export function AirdropsTab({ id }: { id: string }) {
  const received = useTableState(RECEIVED);
  const sent = useTableState(SENT);
  const list = addressOf(ACCOUNT_CALLS.listAirdrops, { id });
  const keyOf = (row: PendingAirdrop) => `${row.sender} ${row.receiver} ${row.tokenId} ${row.serialNumber}`;
  return (
    <>
      <ListTable
        label="Waiting to be claimed by it"
        list={list}
        params={{ side: 'received' }}
        table={received}
        exportList={{ name: 'account-airdrops', id }}
        columns={[TOKEN, SENDER, ...REST]}
        keyOf={keyOf}
        flush
      />
      <ListTable
        label="Sent and not claimed"
        list={list}
        params={{ side: 'sent' }}
        table={sent}
        exportList={{ name: 'account-airdrops', id }}
        columns={[TOKEN, RECEIVER, ...REST]}
        keyOf={keyOf}
        flush
      />
    </>
  );
}

function What({ row: { tokenId, serialNumber, amount } }: { row: PendingAirdrop }) {
  if (serialNumber !== null) return <span className="num">NFT #{wholeText(serialNumber)}</span>;
  return <TokenUnits tokenId={tokenId} units={amount} />;
}
