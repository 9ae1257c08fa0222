import type { Account } from '@ledgerscope/contract/account';
import { ACCOUNT_CALLS } from '@ledgerscope/contract/account-calls';
import { PaymentsTable } from '../../entities/account/payments-table.tsx';
import { TransactionsTable } from '../../entities/transaction/transactions-table.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { type TabSpec, UrlTabs } from '../../shared/ui/url-tabs.tsx';
import { CreatedTab, NftsTab, NftTransfersTab, StakingRewardsTab, TopicsTab } from './account-lists.tsx';
import { Erc20Transfers } from './erc20-transfers.tsx';
import { InternalCalls } from './internal-calls.tsx';
import { TokenBalancesTab } from './token-balances-tab.tsx';
import { TokenTransfersTab } from './token-transfers-tab.tsx';
import { AirdropsTab, AllowancesTab } from './two-sided-lists.tsx';

/** The lists of an account. */
export function AccountTabs({ account }: { account: Account }) {
  return (
    <section className="card tabs-card" id="parts" aria-label="Account in detail">
      <UrlTabs label="Account details" tabs={tabsOf(account)} />
    </section>
  );
}

function tabsOf(account: Account): readonly TabSpec[] {
  const id = account.accountID;
  const airdrops = account.pendingAirdropsReceived + account.pendingAirdropsSent;
  return [
    {
      id: 'payments',
      label: 'Payments and Receipts',
      content: () => <PaymentsTable kind="accounts" id={id} flush />,
    },
    {
      id: 'transactions',
      label: 'Transactions',
      content: () => (
        <TransactionsTable
          list={addressOf(ACCOUNT_CALLS.listAccountTransactions, { id })}
          exportList={{ name: 'account-transactions', id }}
          flush
        />
      ),
    },
    { id: 'balances', label: 'Token Balances', content: () => <TokenBalancesTab id={id} /> },
    { id: 'transfers', label: 'Token Transfers', content: () => <TokenTransfersTab id={id} /> },
    { id: 'erc20', label: 'ERC-20 Transfers', content: () => <Erc20Transfers id={id} /> },
    { id: 'internal', label: 'Internal Calls', content: () => <InternalCalls id={id} /> },
    { id: 'topics', label: 'Topics', content: () => <TopicsTab id={id} /> },
    { id: 'nft-transfers', label: 'NFT Transfers', content: () => <NftTransfersTab id={id} /> },
    ...(account.numNfts > 0
      ? [{ id: 'nfts', label: 'NFTs', count: account.numNfts, content: () => <NftsTab id={id} /> }]
      : []),
    { id: 'allowances', label: 'Allowances', content: () => <AllowancesTab id={id} /> },
    { id: 'rewards', label: 'Staking Rewards', content: () => <StakingRewardsTab id={id} /> },
    { id: 'created', label: 'Created', content: () => <CreatedTab id={id} /> },
    ...(airdrops > 0
      ? [{ id: 'airdrops', label: 'Airdrops', count: airdrops, content: () => <AirdropsTab id={id} /> }]
      : []),
  ];
}
