import type { TopAccount } from '@ledgerscope/contract';
import { counted } from '@ledgerscope/ledger';
import { Amount } from '../../entities/amount/amount.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { type ReplyState, useReply } from '../../shared/api/use-reply.ts';
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
  const [owners, creators] = [useReply(topOwnersQuery), useReply(topCreatorsQuery)];
  return (
    <>
      <HbarHolders />
      <RankCard title="Top NFT owners" unit="NFTs" {...stateOf(owners)} rows={owners.data?.map(accountRow)} />
      <Collections />
      <Treasuries />
      <RankCard title="Creators" unit="NFTs minted" {...stateOf(creators)} rows={creators.data?.map(accountRow)} />
    </>
  );
}

function stateOf({ error, refetch }: ReplyState<unknown>) {
  return { error, retry: refetch };
}

function accountRow({ accountID, value }: TopAccount): Ranked {
  return {
    key: accountID,
    name: <EntityLink kind="account" id={accountID} />,
    value: wholeText(value),
    size: Number(value),
  };
}

function HbarHolders() {
  const query = useReply(topHoldersQuery);
  return (
    <RankCard
      title="Hbar holders"
      unit="Balance and share of supply"
      hasDetails
      {...stateOf(query)}
      rows={query.data?.map(({ accountID, balance, share }) => ({
        key: accountID,
        name: <EntityLink kind="account" id={accountID} />,
        value: <Amount tinybars={balance} compact />,
        size: Number(balance),
        detail: share === null ? undefined : `${Number(share).toFixed(SHARE_DIGITS)}%`,
      }))}
    />
  );
}

function Collections() {
  const query = useReply(topCollectionsQuery);
  return (
    <RankCard
      title="Collections"
      unit="NFTs"
      hasDetails
      {...stateOf(query)}
      rows={query.data?.map(({ tokenId, name, nfts, holders }) => ({
        key: tokenId,
        name: <EntityLink kind="token" id={tokenId} name={name} />,
        value: wholeText(nfts),
        size: Number(nfts),
        detail: holders === null ? undefined : `${wholeText(holders)} holders`,
      }))}
    />
  );
}

function Treasuries() {
  const query = useReply(topTreasuriesQuery);
  return (
    <RankCard
      title="Treasury accounts"
      unit="NFTs of their collections"
      hasDetails
      {...stateOf(query)}
      rows={query.data?.map(({ accountID, value, collections }) => ({
        key: accountID,
        name: <EntityLink kind="account" id={accountID} />,
        value: wholeText(value),
        size: Number(value),
        detail: counted(collections, 'collection'),
      }))}
    />
  );
}
