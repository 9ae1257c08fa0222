import { grantEvents, packEntityId, removalEvents, type TokenEvent } from '@ledgerscope/ledger';
import type { hapi } from '@ledgerscope/streams';

interface Numbered {
  readonly shardNum: bigint;
  readonly realmNum: bigint;
}

/** The events of the allowances of tokens that a body grants or takes back; without an owner the payer is meant. */
export function eventsOfBody(
  { cryptoApproveAllowance, cryptoDeleteAllowance }: hapi.TransactionBody,
  payer: bigint,
): TokenEvent[] {
  const ownerOf = (owner: hapi.AccountID | undefined) => accountId(owner) || payer;
  const { nftAllowances = [], tokenAllowances = [] } = cryptoApproveAllowance ?? {};
  const granted = grantEvents({
    nfts: nftAllowances.map(({ tokenId: token, owner, spender, approvedForAll, serialNumbers }) => ({
      token: tokenId(token),
      owner: ownerOf(owner),
      spender: accountId(spender),
      forAll: approvedForAll?.value,
      serials: serialNumbers,
    })),
    tokens: tokenAllowances.map(({ tokenId: token, owner, spender, amount }) => ({
      token: tokenId(token),
      owner: ownerOf(owner),
      spender: accountId(spender),
      amount,
    })),
  });
  const removed = removalEvents(
    (cryptoDeleteAllowance?.nftAllowances ?? []).map(({ tokenId: token, owner, serialNumbers }) => ({
      token: tokenId(token),
      owner: ownerOf(owner),
      serials: serialNumbers,
    })),
  );
  return [...granted, ...removed];
}

/** 0 for none, and for what is named by an alias, which the network takes for no owner or spender. */
function accountId(id: hapi.AccountID | undefined): bigint {
  return id?.accountNum === undefined ? 0n : idOf(id, id.accountNum);
}

function tokenId(id: hapi.TokenID | undefined): bigint {
  return id === undefined ? 0n : idOf(id, id.tokenNum);
}

function idOf({ shardNum, realmNum }: Numbered, num: bigint): bigint {
  return packEntityId(shardNum, realmNum, num) ?? 0n;
}
