import { ACCOUNT_CALLS } from '@ledgerscope/contract/account-calls';
import type { Dapp } from '@ledgerscope/contract/dapp';
import { PORTAL_CALLS } from '@ledgerscope/contract/portal-calls';
import { PaymentsTable } from '../entities/account/payments-table.tsx';
import { TransactionsTable } from '../entities/transaction/transactions-table.tsx';
import { AccountSummary } from '../features/account-page/account-summary.tsx';
import { FilesList } from '../features/account-page/files-list.tsx';
import { TokenTransfersTab } from '../features/account-page/token-transfers-tab.tsx';
import { SeriesView } from '../features/chart-page/series-view.tsx';
import { UsersPanel } from '../features/contract-page/contract-charts.tsx';
import { CallsTable } from '../features/contract-page/contract-lists.tsx';
import { DappTransactions } from '../features/dapps/dapp-transactions.tsx';
import { AlertsPanel } from '../features/saved-accounts/alerts-panel.tsx';
import { addressOf } from '../shared/api/address.ts';
import { entityQuery } from '../shared/api/get-entity.ts';
import { useReply } from '../shared/api/use-reply.ts';
import { LoadFailure } from '../shared/ui/load-failure.tsx';
import { SectionError } from '../shared/ui/section-error.tsx';
import { type TabSpec, UrlTabs } from '../shared/ui/url-tabs.tsx';

/** What a dapp with contracts shows of its primary one. */
export function ContractParts({ dapp, contractId }: { dapp: Dapp; contractId: string }) {
  const token = dapp.contracts.find((contract) => contract.token);
  return (
    <>
      <section className="card tabs-card" aria-label="Dapp activity">
        <UrlTabs label="Dapp details" tabs={tabsOf(dapp, contractId)} />
      </section>
      <div className="pair even">
        <SectionError what="Transaction volume">
          <SeriesView name="contract-txn-vol" id={contractId} prefix="volume" title="Transaction Volume" period="1W" />
        </SectionError>
        <SectionError what="Users">
          <UsersPanel id={contractId} period="1W" />
        </SectionError>
      </div>
      {token === undefined ? null : (
        <SectionError what="Token volume">
          <SeriesView name="dapp-token-volume" id={token.id} prefix="token" title="Token Volume" />
        </SectionError>
      )}
      {dapp.accountId === null ? null : (
        <SectionError what="Balance history">
          <SeriesView name="dapp-acc-bal" id={dapp.accountId} prefix="balance" title="Balance History of the Account" />
        </SectionError>
      )}
    </>
  );
}

function tabsOf({ id, contracts }: Dapp, contractId: string): readonly TabSpec[] {
  const [first] = contracts;
  return [
    {
      id: 'transactions',
      label: 'ALL TRANSACTIONS',
      content: () => <DappTransactions id={id} contractId={contractId} />,
    },
    { id: 'calls', label: 'CONTRACT CALLS', content: () => <CallsTable id={contractId} /> },
    ...(first?.token === true
      ? [
          {
            id: 'transfers',
            label: 'TOKEN TRANSFERS',
            content: () => (
              <TokenTransfersTab
                id={first.id}
                call={{
                  list: addressOf(PORTAL_CALLS.listDappTokenTransfers, { id }),
                  params: { contractID: first.id },
                }}
              />
            ),
          },
        ]
      : []),
  ];
}

/** What a dapp without contracts shows of its account. */
export function AccountParts({ accountId }: { accountId: string }) {
  const { data, error, refetch } = useReply(entityQuery(addressOf(ACCOUNT_CALLS.getAccount, { id: accountId })));
  return (
    <>
      {error !== null && data === undefined ? (
        <div className="card">
          <LoadFailure error={error} retry={refetch} />
        </div>
      ) : data === undefined ? null : (
        <div className="pair">
          <AccountSummary account={data} title="Account Summary" />
          <div className="stack">
            <FilesList id={accountId} />
            <AlertsPanel accountId={accountId} />
          </div>
        </div>
      )}
      <PaymentsTable kind="accounts" id={accountId} flush={false} />
      <TransactionsTable
        list={addressOf(ACCOUNT_CALLS.listAccountTransactions, { id: accountId })}
        exportList={{ name: 'account-transactions', id: accountId }}
        flush={false}
      />
      <SectionError what="Balance history">
        <SeriesView name="dapp-acc-bal" id={accountId} title="Balance History" />
      </SectionError>
    </>
  );
}
