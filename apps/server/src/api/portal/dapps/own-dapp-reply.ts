import { type OwnDapp, toAmount } from '@ledgerscope/contract';
import { formatEntityId, unpackEntityId } from '@ledgerscope/ledger';
import type { OwnDapp as StoredOwnDapp } from '@ledgerscope/portal-store';
import { logoUrlOf } from '../dapp-reply.ts';

/** A dapp as its owner and the operator see it. @param tokens which of its contracts are tokens */
export function ownDappReply(dapp: StoredOwnDapp, tokens: ReadonlySet<bigint>): OwnDapp {
  const { accountId, activeSince, contracts, userId } = dapp;
  const primary = contracts.find(({ isPrimary }) => isPrimary);
  return {
    id: dapp.id,
    title: dapp.title,
    company: dapp.company,
    description: dapp.description,
    website: dapp.website,
    androidAppLink: dapp.androidAppLink,
    iosAppLink: dapp.iosAppLink,
    deployed: dapp.deployed,
    accountId: accountId === null ? null : formatEntityId(accountId),
    accountNumber: accountId === null ? null : toAmount(unpackEntityId(accountId).num),
    contractId: primary === undefined ? null : formatEntityId(primary.contractId),
    active: dapp.active,
    activeSince: activeSince?.toISOString() ?? null,
    sortIndex: dapp.sortIndex,
    logoURL: logoUrlOf(dapp),
    userId: userId?.toString() ?? null,
    review: dapp.review,
    changePending: dapp.hasPendingChange,
    contracts: contracts.map(({ contractId, name, isPrimary, approved, abi, sourceCode, byteCode }) => ({
      id: formatEntityId(contractId),
      name,
      primary: isPrimary,
      token: tokens.has(contractId),
      approved,
      files: { abi: abi !== null, sourceCode: sourceCode !== null, byteCode: byteCode !== null },
    })),
  };
}
