import { ACCOUNT_CALLS } from '@ledgerscope/contract/account-calls';
import type { Statement, StatementMovement } from '@ledgerscope/contract/statement';
import { OtherSides } from '../../entities/account/other-sides.tsx';
import { TransactionIdCell } from '../../entities/transaction/transaction-id-cell.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { cutEnd } from '../../shared/format/cut.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { UrlTable } from '../../shared/table/use-table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { exactInstant } from '../../shared/ui/timestamp.tsx';
import { MovedNfts } from './moved-nfts.tsx';
import { StatementAmount, type StatementAsset, UsdText } from './statement-amount.tsx';

const MEMO_LENGTH = 60;
const TWO_LINES = 62;
const HBAR: StatementAsset = { tokenID: null, tokenType: null, symbol: 'ℏ', decimals: 8 };

/** The movements of a statement with the balance after each. */
export function StatementMovements({
  id,
  table,
  statement,
}: {
  id: string;
  table: UrlTable;
  statement: Statement | undefined;
}) {
  return (
    <ListTable<StatementMovement>
      label="Movements"
      list={addressOf(ACCOUNT_CALLS.listStatementMovements, { id })}
      table={table}
      columns={columnsOf(statement ?? HBAR)}
      keyOf={(row) => `${row.consensusTime} ${row.change}`}
      exportList={{ name: 'account-statement', id }}
      empty="No movements in this time range"
      emptyFiltered="No movements in this time range"
    />
  );
}

/** What a statement is in, and its sums where they are known. */
type ShownAsset = StatementAsset & { readonly totals?: Statement['totals'] };

function columnsOf(asset: ShownAsset): readonly Column<StatementMovement>[] {
  const isHbar = asset.tokenID === null;
  const amounts: readonly (Column<StatementMovement> | false)[] = [
    nftColumn(asset, 'Received', ({ serialsReceived }) => serialsReceived),
    nftColumn(asset, 'Sent', ({ serialsSent }) => serialsSent),
    {
      id: 'moved',
      heading: 'Amount',
      align: 'end',
      width: isHbar || isNft(asset) ? '180px' : '220px',
      cell: ({ amount }) => <Part asset={asset} value={BigInt(amount)} />,
    },
    isHbar && {
      id: 'fee',
      heading: 'Fee',
      align: 'end',
      width: '152px',
      cell: ({ fee }) => <Part asset={asset} value={-BigInt(fee)} />,
    },
    isHbar &&
      hasEarnings(asset) && {
        id: 'earned',
        heading: 'Rewards, earned',
        align: 'end',
        width: '150px',
        cell: (row) => <Part asset={asset} value={BigInt(row.feeEarned) + BigInt(row.stakingReward)} />,
      },
    isHbar && { id: 'usd', heading: 'USD', align: 'end', width: '102px', tip: RATE, cell: usdCell },
    {
      id: 'balance',
      heading: 'Balance',
      align: 'end',
      width: isHbar || isNft(asset) ? '180px' : '220px',
      fixed: true,
      cell: (row) => <StatementAmount of={asset} value={row.balance} />,
    },
  ];
  return [...ABOUT, ...amounts.filter((column) => column !== false)];
}

function isNft({ tokenType }: StatementAsset): boolean {
  return tokenType === 'NON_FUNGIBLE_UNIQUE';
}

/** The NFTs that came or went by a movement, in statements of collections. */
function nftColumn(
  asset: StatementAsset,
  heading: string,
  read: (row: StatementMovement) => StatementMovement['serialsSent'],
): Column<StatementMovement> | false {
  const { tokenID } = asset;
  if (tokenID === null || !isNft(asset)) return false;
  const cell = (row: StatementMovement) => <MovedNfts tokenId={tokenID} serials={read(row)} />;
  return { id: heading.toLowerCase(), heading: `NFTs ${heading.toLowerCase()}`, width: '170px', cell };
}

const RATE = 'At the network’s exchange rate at consensus time';

const ABOUT: readonly Column<StatementMovement>[] = [
  {
    id: 'transaction',
    heading: 'Transaction, time (UTC)',
    width: '230px',
    height: TWO_LINES,
    bare: true,
    fixed: true,
    cell: ({ readableTransactionID, consensusTime }) => (
      <div>
        <TransactionIdCell id={readableTransactionID} at={consensusTime} />
        <div>
          <UtcTime iso={consensusTime} />
        </div>
      </div>
    ),
  },
  {
    id: 'sides',
    heading: 'Counterparty, memo',
    cell: ({ toFromAccount, typeLabel, memo }) => (
      <div>
        <OtherSides ids={toFromAccount} none={typeLabel} />
        {memo === '' ? null : (
          <div className="muted small break">
            <LedgerText text={cutEnd(memo, MEMO_LENGTH)} />
          </div>
        )}
      </div>
    ),
  },
];

function UtcTime({ iso }: { iso: string }) {
  return (
    <time className="num nowrap muted small" dateTime={iso} data-tip={exactInstant(iso)}>
      {iso.slice(0, 19).replace('T', ' ')}
    </time>
  );
}

function usdCell(row: StatementMovement) {
  return <UsdText usd={row.usd} />;
}

/** Whether the column of what came along is worth its place. */
function hasEarnings({ totals = null }: ShownAsset): boolean {
  return totals === null || BigInt(totals.feesEarned) !== 0n || BigInt(totals.stakingRewards) !== 0n;
}

function Part({ asset, value }: { asset: StatementAsset; value: bigint }) {
  return value === 0n ? <None /> : <StatementAmount of={asset} value={value} signed />;
}

function None() {
  return <span className="faint">None</span>;
}
