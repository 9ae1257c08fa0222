import type { AccountStakingReward, CreatedEntityReply } from '@ledgerscope/contract/account';
import { ACCOUNT_CALLS } from '@ledgerscope/contract/account-calls';
import type { Amount as WireAmount } from '@ledgerscope/contract/amount';
import { ENTITY_CALLS } from '@ledgerscope/contract/entity-calls';
import { ENTITY_KINDS } from '@ledgerscope/contract/entity-kind';
import type { NftTransferRowReply } from '@ledgerscope/contract/list-rows';
import type { NftRowReply } from '@ledgerscope/contract/nft';
import { NFT_CALLS } from '@ledgerscope/contract/nft-calls';
import type { TopicRowReply } from '@ledgerscope/contract/topic';
import { Amount } from '../../entities/amount/amount.tsx';
import { ageColumn, numberColumn, transactionColumn } from '../../entities/entity/columns.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { NftLink } from '../../entities/nft/nft-link.tsx';
import { NftParty } from '../../entities/nft/nft-party.tsx';
import { NftPrice } from '../../entities/nft/nft-price.tsx';
import { TokenLink } from '../../entities/token/token-link.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { topicHref } from '../../shared/paths.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import { TabList } from '../../shared/table/tab-list.tsx';
import { ENTITY_PAGE_SIZE, type TableSpec } from '../../shared/table/table-state.ts';
import { TIME_FILTERS } from '../../shared/table/time-filter.tsx';
import { useTableState } from '../../shared/table/use-table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { LongText } from '../../shared/ui/long-text.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { TextValue } from '../../shared/ui/text-value.tsx';

const NFT_TRANSFERS: TableSpec = {
  prefix: 'nftTransfers',
  pageSize: ENTITY_PAGE_SIZE,
  sort: 'transferTime',
  filters: [...TIME_FILTERS],
};

const NFT_TRANSFER_COLUMNS: readonly Column<NftTransferRowReply>[] = [
  transactionColumn((row) => row.transferTime),
  { id: 'token', heading: 'Collection', width: '130px', cell: (row) => <TokenLink id={row.tokenId} /> },
  {
    id: 'serial',
    heading: 'Serial no.',
    width: '110px',
    cell: (row) => <NftLink tokenId={row.tokenId} serialNumber={row.serialNumber} />,
  },
  { id: 'from', heading: 'From', width: '130px', cell: (row) => <NftParty id={row.sender} nobody="MINT" /> },
  { id: 'to', heading: 'To', width: '130px', cell: (row) => <NftParty id={row.receiver} nobody="BURN" /> },
  { id: 'price', heading: 'Price', align: 'end', width: '190px', cell: (row) => <NftPrice price={row.price} /> },
  ageColumn('when', 'When', (row) => row.transferTime, { width: '180px' }),
];

/** Transfers of NFTs from and to an account. */
export function NftTransfersTab({ id }: { id: string }) {
  return (
    <TabList
      label="NFT Transfers"
      list={addressOf(NFT_CALLS.listNftTransfers, {})}
      params={{ account: id }}
      spec={NFT_TRANSFERS}
      columns={NFT_TRANSFER_COLUMNS}
      keyOf={(row) => `${row.consensusTime} ${row.tokenId} ${row.serialNumber} ${row.receiver}`}
      exportList={{ name: 'nft-transfers' }}
      timed
    />
  );
}

const NFTS: TableSpec = { prefix: 'nfts', pageSize: ENTITY_PAGE_SIZE, sort: 'createdOn', sortable: ['createdOn'] };
const METADATA_LENGTH = 60;

const NFT_COLUMNS: readonly Column<NftRowReply>[] = [
  {
    id: 'token',
    heading: 'Token',
    fixed: true,
    cell: (row) => (
      <span>
        <EntityLink kind="token" id={row.tokenId} />{' '}
        <span className="muted break">
          <LedgerText text={row.name} />
        </span>
      </span>
    ),
  },
  {
    id: 'serial',
    heading: 'Serial no.',
    width: '110px',
    cell: (row) => <NftLink tokenId={row.tokenId} serialNumber={row.serialNumber} />,
  },
  {
    id: 'metadata',
    heading: 'Meta data',
    cell: (row) => (
      <LongText
        text={row.metaData ?? row.metadataHex}
        length={METADATA_LENGTH}
        what="metadata"
        mono={row.metaData === null}
      />
    ),
  },
  ageColumn('created', 'Created on', (row) => row.createdOn, { width: '180px', sort: 'createdOn' }),
];

/** NFTs that an account owns. */
export function NftsTab({ id }: { id: string }) {
  return (
    <TabList
      label="NFTs"
      list={addressOf(NFT_CALLS.listNfts, {})}
      params={{ owner: id }}
      spec={NFTS}
      columns={NFT_COLUMNS}
      exportList={{ name: 'nfts' }}
      keyOf={(row) => row.id}
      empty="No NFTs found"
    />
  );
}

const REWARDS: TableSpec = { prefix: 'rewards', pageSize: ENTITY_PAGE_SIZE };

const REWARD_COLUMNS: readonly Column<AccountStakingReward>[] = [
  transactionColumn((row) => row.consensusTime),
  ageColumn('when', 'When', (row) => row.consensusTime),
  {
    id: 'amount',
    heading: 'Reward',
    align: 'end',
    fixed: true,
    cell: (row) => <Amount tinybars={row.amount} signed />,
  },
];

/** What staking paid to an account, and its sum. */
export function StakingRewardsTab({ id }: { id: string }) {
  return (
    <TabList
      label="Staking Rewards"
      list={addressOf(ACCOUNT_CALLS.listStakingRewards, { id })}
      spec={REWARDS}
      columns={REWARD_COLUMNS}
      exportList={{ name: 'staking-rewards', id }}
      keyOf={(row) => row.consensusTime}
      onReply={(reply) => <Total amount={(reply as { readonly totalAmount?: WireAmount }).totalAmount} />}
    />
  );
}

function Total({ amount }: { amount: WireAmount | undefined }) {
  if (amount === undefined) return null;
  return (
    <p className="lead">
      Total rewards: <Amount tinybars={amount} />
    </p>
  );
}

const CREATED: TableSpec = { prefix: 'created', pageSize: ENTITY_PAGE_SIZE, filters: ['kind'] };

const CREATED_COLUMNS: readonly Column<CreatedEntityReply>[] = [
  {
    id: 'id',
    heading: 'ID',
    fixed: true,
    cell: (row) =>
      row.kind === 'node' ? (
        <span className="mono">{row.id}</span>
      ) : (
        <EntityLink kind={row.kind} id={row.id} icon copy />
      ),
  },
  { id: 'kind', heading: 'Type', cell: (row) => <span className="badge plain">{row.kind}</span> },
  ageColumn('when', 'Created', (row) => row.createdOn),
];

/** Accounts, contracts, topics, tokens, files and schedules whose creation an account paid for. */
export function CreatedTab({ id }: { id: string }) {
  const table = useTableState(CREATED);
  return (
    <ListTable
      label="Created"
      heading={null}
      list={addressOf(ACCOUNT_CALLS.listCreated, { id })}
      table={table}
      columns={CREATED_COLUMNS}
      exportList={{ name: 'account-created', id }}
      keyOf={(row) => `${row.kind} ${row.id}`}
      tools={
        <Select
          label="Entity type"
          value={table.state.filters.kind ?? ''}
          options={[{ value: '', label: 'All types' }, ...ENTITY_KINDS.map((kind) => ({ value: kind, label: kind }))]}
          choose={(kind) => table.filter({ kind: kind || undefined })}
        />
      }
      flush
    />
  );
}

const TOPICS: TableSpec = {
  prefix: 'topics',
  pageSize: ENTITY_PAGE_SIZE,
  sort: 'createdDate',
  sortable: ['createdDate', 'memo'],
};

const TOPIC_COLUMNS: readonly Column<TopicRowReply>[] = [
  {
    id: 'topic',
    heading: 'ID',
    width: '150px',
    fixed: true,
    cell: (row) => <EntityLink kind="topic" id={row.topicID} copy />,
  },
  numberColumn('messages', 'Messages', (row) => row.numMessages, { width: '120px' }),
  ageColumn('created', 'Creation Date', (row) => row.createdDate, { sort: 'createdDate' }),
  { id: 'memo', heading: 'Memo', sort: 'memo', cell: (row) => <TextValue text={row.memo} what="memo" /> },
];

/** Topics that an account created. */
export function TopicsTab({ id }: { id: string }) {
  return (
    <TabList
      label="Topics"
      list={addressOf(ENTITY_CALLS.listTopics, {})}
      params={{ createdBy: id, facets: false }}
      spec={TOPICS}
      columns={TOPIC_COLUMNS}
      exportList={{ name: 'topics' }}
      keyOf={(row) => row.topicID}
      rowHref={(row) => topicHref(row.topicID)}
    />
  );
}
