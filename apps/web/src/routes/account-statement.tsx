import type { Account } from '@ledgerscope/contract/account';
import { ACCOUNT_CALLS } from '@ledgerscope/contract/account-calls';
import { useParams } from 'react-router';
import { EntityPage } from '../features/entity-page/entity-page.tsx';
import { StatementView } from '../features/statement/statement-view.tsx';
import { addressOf } from '../shared/api/address.ts';
import { accountHref } from '../shared/paths.ts';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';

/** The statement of one account: its balance at both ends of a time range, and what moved it. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <EntityPage<Account>
      key={id}
      noun="Account"
      list={{ name: `Account ${id}`, href: accountHref(id) }}
      id={id}
      address={addressOf(ACCOUNT_CALLS.getAccount, { id })}
      invalid="Invalid format! Should be x.y.z"
    >
      {(account) => (
        <>
          <PageTitle>{`Statement of account ${account.accountID}`}</PageTitle>
          <Breadcrumbs
            list={{ name: `Account ${account.accountID}`, href: accountHref(account.accountID) }}
            here="Statement"
          />
          <h1 className="break">
            Statement of account <span className="mono">{account.accountID}</span>
          </h1>
          <StatementView account={account} />
        </>
      )}
    </EntityPage>
  );
}
