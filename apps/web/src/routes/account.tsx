import type { Account } from '@ledgerscope/contract/account';
import { ACCOUNT_CALLS } from '@ledgerscope/contract/account-calls';
import { Link, useParams } from 'react-router';
import { AccountSentence } from '../features/account-page/account-sentence.tsx';
import { AccountSummary } from '../features/account-page/account-summary.tsx';
import { AccountTabs } from '../features/account-page/account-tabs.tsx';
import { FilesList } from '../features/account-page/files-list.tsx';
import { StakingSummary } from '../features/account-page/staking-summary.tsx';
import { TokenBalancesCard } from '../features/account-page/token-balances-card.tsx';
import { Answer } from '../features/entity-page/answer.tsx';
import { BalanceHistoryPanel } from '../features/entity-page/balance-history.tsx';
import { EntityPage } from '../features/entity-page/entity-page.tsx';
import { KnownFromNote } from '../features/entity-page/known-from-note.tsx';
import { AlertsPanel } from '../features/saved-accounts/alerts-panel.tsx';
import { addressOf } from '../shared/api/address.ts';
import { contractHref, PATHS } from '../shared/paths.ts';
import { ApiView } from '../shared/ui/api-view.tsx';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { SectionError } from '../shared/ui/section-error.tsx';

const LIST = { name: 'Accounts', href: PATHS.accounts };

/** One account: what it holds and what it did. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <EntityPage<Account>
      key={id}
      noun="Account"
      list={LIST}
      id={id}
      address={addressOf(ACCOUNT_CALLS.getAccount, { id })}
      invalid="Invalid format! Should be x.y.z"
    >
      {(account) => <AccountView account={account} />}
    </EntityPage>
  );
}

function AccountView({ account }: { account: Account }) {
  const { accountID, isNodeAccount } = account;
  return (
    <>
      <PageTitle>{`${isNodeAccount ? 'Node account' : 'Account'} ${accountID}`}</PageTitle>
      <Breadcrumbs list={LIST} here={accountID} />
      <Answer title={isNodeAccount ? 'NODE ACCOUNT SUMMARY' : 'ACCOUNT SUMMARY'} badges={<Badges account={account} />}>
        <AccountSentence account={account} />
      </Answer>
      <KnownFromNote by={account.knownFrom} known={account.balance === null ? undefined : 'its balance'} />
      <div className="pair under-answer level">
        <SectionError what="Summary">
          <AccountSummary account={account} />
        </SectionError>
        <div className="stack">
          <SectionError what="Staking summary">
            <StakingSummary staking={account} />
          </SectionError>
          <SectionError what="Tokens">
            <TokenBalancesCard id={accountID} />
          </SectionError>
          <SectionError what="Notifications">
            <AlertsPanel accountId={accountID} />
          </SectionError>
        </div>
      </div>
      <ApiView path={addressOf(ACCOUNT_CALLS.getAccount, { id: accountID }).url} />
      <SectionError what="Lists">
        <AccountTabs account={account} />
      </SectionError>
      <SectionError what="Balance history">
        <BalanceHistoryPanel kind="account" id={accountID} />
      </SectionError>
      <SectionError what="Files">
        <FilesList id={accountID} />
      </SectionError>
    </>
  );
}

function Badges({ account: { isContract, deleted, accountID } }: { account: Account }) {
  return (
    <>
      {deleted ? <span className="badge bad">Deleted</span> : null}
      {isContract ? (
        <Link className="badge soft" to={contractHref(accountID)}>
          View as contract
        </Link>
      ) : null}
    </>
  );
}
