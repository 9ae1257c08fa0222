import { type OwnDapp, toAmount } from '@ledgerscope/contract';
import { formatEntityId, unpackEntityId } from '@ledgerscope/ledger';
import type { OwnDapp as StoredOwnDapp } from '@ledgerscope/portal-store';
import { filesOf, logoUrlOf, uploadedLogoOf } from '../dapp-reply.ts';

/** A dapp as its owner and the operator see it. @param tokens which of its contracts are tokens */
export function ownDappReply(dapp: StoredOwnDapp, tokens: ReadonlySet<bigint>): OwnDapp {
  const { accountId, activeSince, contracts, owner } = dapp;
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
    ...ownerReply(owner),
    files: { ...filesOf(primary), logoURL: uploadedLogoOf(dapp) },
    review: dapp.review,
    changePending: dapp.hasPendingChange,
    contracts: contracts.map(({ contractId, name, isPrimary, approved, ...files }) => ({
      id: formatEntityId(contractId),
      name,
      primary: isPrimary,
      token: tokens.has(contractId),
      approved,
      files: filesOf(files),
    })),
  };
}

function ownerReply(owner: StoredOwnDapp['owner']): Pick<OwnDapp, 'userId' | 'userName' | 'userEmail' | 'userCompany'> {
  if (owner === null) return { userId: null, userName: null, userEmail: null, userCompany: null };
  const { id, name, email, company } = owner;
  return { userId: id.toString(), userName: name, userEmail: email, userCompany: company };
}
