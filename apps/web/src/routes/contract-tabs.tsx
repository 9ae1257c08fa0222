import { CONTRACT_CALLS } from '@ledgerscope/contract/contract-calls';
import type { Contract, ContractToken } from '@ledgerscope/contract/contract-entity';
import { AbiPanel } from '../entities/abi/abi-panel.tsx';
import { PaymentsTable } from '../entities/account/payments-table.tsx';
import { TransactionsTable } from '../entities/transaction/transactions-table.tsx';
import { Erc20Transfers } from '../features/account-page/erc20-transfers.tsx';
import { InternalCalls } from '../features/account-page/internal-calls.tsx';
import { TokenBalancesTab } from '../features/account-page/token-balances-tab.tsx';
import { TokenTransfersTab } from '../features/account-page/token-transfers-tab.tsx';
import { CallsTable, EventsTable, StorageTable } from '../features/contract-page/contract-lists.tsx';
import { ContractNftTransfers } from '../features/contract-page/contract-nfts.tsx';
import { ContractHolders, TokenApprovals, useContractToken } from '../features/contract-page/contract-token.tsx';
import { addressOf } from '../shared/api/address.ts';
import { type TabSpec, UrlTabs } from '../shared/ui/url-tabs.tsx';

/** The lists of a contract. */
export function ContractTabs({ contract }: { contract: Contract }) {
  const id = contract.contractID;
  const token = useContractToken(id);
  return (
    <section className="card tabs-card" aria-labelledby="parts">
      <header>
        <h2 id="parts">Activity</h2>
        <span className="grow" />
        <AbiPanel id={id} />
      </header>
      <UrlTabs label="Contract details" tabs={[...tabsOf(id), ...(token ? tokenTabsOf(id, token) : [])]} />
    </section>
  );
}

function tabsOf(id: string): readonly TabSpec[] {
  return [
    {
      id: 'transactions',
      label: 'Transactions',
      content: () => (
        <TransactionsTable
          list={addressOf(CONTRACT_CALLS.listContractTransactions, { id })}
          exportList={{ name: 'account-transactions', id }}
          flush
        />
      ),
    },
    { id: 'payments', label: 'Payments and Receipts', content: () => <PaymentsTable kind="contracts" id={id} flush /> },
    { id: 'calls', label: 'Contract Calls', content: () => <CallsTable id={id} /> },
    { id: 'internal', label: 'Internal Calls', content: () => <InternalCalls id={id} /> },
    { id: 'events', label: 'Events', content: () => <EventsTable id={id} /> },
    { id: 'storage', label: 'Storage', content: () => <StorageTable id={id} /> },
    { id: 'balances', label: 'Token Balances', content: () => <TokenBalancesTab id={id} /> },
    { id: 'transfers', label: 'Token Transfers', content: () => <TokenTransfersTab id={id} /> },
    { id: 'erc20', label: 'ERC-20 Transfers', content: () => <Erc20Transfers id={id} /> },
  ];
}

const NFT_TABS = { ERC721: 'ERC-721 Transfers', ERC1155: 'ERC-1155 Transfers' } as const;

/** The lists of the token that a contract is; transfers of ERC-20 are listed of every contract. */
function tokenTabsOf(id: string, { standard }: ContractToken): readonly TabSpec[] {
  const transfers =
    standard === 'ERC20'
      ? []
      : [
          {
            id: 'nfts',
            label: NFT_TABS[standard],
            content: () => <ContractNftTransfers id={id} standard={standard} />,
          },
        ];
  return [
    ...transfers,
    { id: 'holders', label: 'Holders', content: () => <ContractHolders id={id} /> },
    { id: 'approvals', label: 'Approvals', content: () => <TokenApprovals id={id} /> },
  ];
}
