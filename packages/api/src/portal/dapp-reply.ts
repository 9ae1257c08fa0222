import { type Dapp, type OwnDappReply, toAmount } from '@ledgerscope/contract';
import { NS_PER_MS, unpackEntityId } from '@ledgerscope/ledger';
import { type DappActivity, type LedgerSnapshot, tokensById } from '@ledgerscope/ledger-store';
import type { DappContractSummary, StoredDapp, OwnDapp as StoredOwnDapp } from '@ledgerscope/portal-store';
import { idText, instantText } from '@ledgerscope/transactions/values';

/** Which of the contracts of these dapps are tokens of the token service. */
export async function tokensAmong(
  snapshot: LedgerSnapshot,
  dapps: readonly { readonly contracts: readonly Pick<DappContractSummary, 'contractId'>[] }[],
): Promise<ReadonlySet<bigint>> {
  const contracts = dapps.flatMap((dapp) => dapp.contracts.map(({ contractId }) => contractId));
  return new Set((await tokensById(snapshot, contracts)).keys());
}

/** A dapp as lists show it. */
export function dappReply(dapp: StoredDapp, used: DappActivity, tokens: ReadonlySet<bigint>): Dapp {
  const { accountId, activeSince, contracts } = dapp;
  const primary = contracts.find(({ isPrimary }) => isPrimary);
  return {
    ...textsOf(dapp),
    active: dapp.active,
    sortIndex: dapp.sortIndex,
    logoURL: logoUrlOf(dapp),
    ...entitiesOf(dapp),
    activeSince: activeSince === null ? null : instantText(BigInt(activeSince.getTime()) * NS_PER_MS),
    numTransactions: Number(used.transactions),
    numTransactionsIsLowerBound: used.lowerBound,
    numAccounts: contracts.length === 0 && accountId === null ? null : Number(used.users),
    numAccountsIsApproximate: used.approximate,
    files: { ...filesOf(primary), logoURL: uploadedLogoOf(dapp) },
    contracts: contracts.map(({ contractId, name, isPrimary }) => ({
      id: idText(contractId),
      name,
      primary: isPrimary,
      token: tokens.has(contractId),
    })),
  };
}

/** What was said of a dapp when it was registered. */
function textsOf(dapp: StoredDapp | StoredOwnDapp) {
  const { id, title, company, description, website, androidAppLink, iosAppLink, deployed } = dapp;
  return { id, title, company, description, website, androidAppLink, iosAppLink, deployed };
}

/** The account of a dapp and its primary contract. */
function entitiesOf({ accountId, contracts }: StoredDapp | StoredOwnDapp) {
  const primary = contracts.find(({ isPrimary }) => isPrimary);
  return {
    accountId: accountId === null ? null : idText(accountId),
    accountNumber: accountId === null ? null : toAmount(unpackEntityId(accountId).num),
    contractId: primary === undefined ? null : idText(primary.contractId),
  };
}

/** Where a logo is: the one that was uploaded, else the one that the operator named. */
function logoUrlOf({ id, logoUrl, logoHash }: Pick<StoredDapp, 'id' | 'logoUrl' | 'logoHash'>): string | null {
  return logoHash === null ? logoUrl : `/api/dapps/${encodeURIComponent(id)}/logo/${logoHash}`;
}

/** Where the logo is that was uploaded; null for one that the operator named. */
function uploadedLogoOf(dapp: Pick<StoredDapp, 'id' | 'logoUrl' | 'logoHash'>): string | null {
  return dapp.logoHash === null ? null : logoUrlOf(dapp);
}

/** Which files there are of a contract; of none where there is no contract. */
function filesOf(contract: Omit<DappContractSummary, 'contractId' | 'name' | 'isPrimary'> | undefined) {
  if (contract === undefined) return { abi: false, sourceCode: false, byteCode: false };
  return { abi: contract.hasAbi, sourceCode: contract.hasSourceCode, byteCode: contract.hasByteCode };
}

/** A dapp as its owner and the operator see it. @param tokens which of its contracts are tokens */
export function ownDappReply(dapp: StoredOwnDapp, tokens: ReadonlySet<bigint>): OwnDappReply {
  const { activeSince, contracts, owner } = dapp;
  const primary = contracts.find(({ isPrimary }) => isPrimary);
  return {
    ...textsOf(dapp),
    ...entitiesOf(dapp),
    active: dapp.active,
    activeSince: activeSince?.toISOString() ?? null,
    sortIndex: dapp.sortIndex,
    logoURL: logoUrlOf(dapp),
    ...ownerReply(owner),
    files: { ...filesOf(primary), logoURL: uploadedLogoOf(dapp) },
    review: dapp.review,
    changePending: dapp.hasPendingChange,
    contracts: contracts.map(({ contractId, name, isPrimary, approved, ...files }) => ({
      id: idText(contractId),
      name,
      primary: isPrimary,
      token: tokens.has(contractId),
      approved,
      files: filesOf(files),
    })),
  };
}

function ownerReply(
  owner: StoredOwnDapp['owner'],
): Pick<OwnDappReply, 'userId' | 'userName' | 'userEmail' | 'userCompany'> {
  if (owner === null) return { userId: null, userName: null, userEmail: null, userCompany: null };
  const { id, name, email, company } = owner;
  return { userId: id.toString(), userName: name, userEmail: email, userCompany: company };
}
