import type { TopAccount } from '@ledgerscope/contract/top-accounts';
import { countWithNoun } from '@ledgerscope/ledger';
import type { ComponentProps } from 'react';
import { Amount } from '../../entities/amount/amount.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import type { dataQuery } from '../../shared/api/data-query.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import {
  topCollectionsQuery,
  topCreatorsQuery,
  topHoldersQuery,
  topOwnersQuery,
  topTreasuriesQuery,
} from './get-statistics.ts';
import { RankCard, type Ranked } from './rank-card.tsx';

const SHARE_DIGITS = 2;

/** Who holds and makes most, as it is now. */
export function HolderLists() {
  return (
    <>
      <TopCard
        title="Hbar holders"
        unit="Balance and share of supply"
        hasDetails
        query={topHoldersQuery}
        rankedOf={({ accountID, balance, share }) => ({
          ...account(accountID),
          value: <Amount tinybars={balance} compact />,
          size: Number(balance),
          detail: share === null ? undefined : `${Number(share).toFixed(SHARE_DIGITS)}%`,
        })}
      />
      <TopCard title="Top NFT owners" unit="NFTs" query={topOwnersQuery} rankedOf={accountRow} />
      <TopCard
        title="Collections"
        unit="NFTs"
        hasDetails
        query={topCollectionsQuery}
        rankedOf={({ tokenId, name, nfts, holders }) => ({
          key: tokenId,
          name: <EntityLink kind="token" id={tokenId} name={name} />,
          ...counts(nfts),
          detail: holders === null ? undefined : `${wholeText(holders)} holders`,
        })}
      />
      <TopCard
        title="Treasury accounts"
        unit="NFTs in their collections"
        hasDetails
        query={topTreasuriesQuery}
        rankedOf={(row) => ({ ...accountRow(row), detail: countWithNoun(row.collections, 'collection') })}
      />
      <TopCard title="Creators" unit="NFTs minted" query={topCreatorsQuery} rankedOf={accountRow} />
    </>
  );
}

function account(id: string) {
  return { key: id, name: <EntityLink kind="account" id={id} /> };
}

function counts(value: TopAccount['value']) {
  return { value: wholeText(value), size: Number(value) };
}

function accountRow({ accountID, value }: TopAccount): Ranked {
  return { ...account(accountID), ...counts(value) };
}

interface TopCardProps<Row> extends Pick<ComponentProps<typeof RankCard>, 'title' | 'unit' | 'hasDetails'> {
  readonly query: ReturnType<typeof dataQuery<readonly Row[]>>;
  readonly rankedOf: (row: Row) => Ranked;
}

function TopCard<Row>({ query, rankedOf, ...card }: TopCardProps<Row>) {
  const { data, error, refetch } = useReply(query);
  return <RankCard {...card} rows={data?.map(rankedOf)} error={error} retry={refetch} />;
}
