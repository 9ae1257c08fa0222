import type { TokenReply } from '@ledgerscope/contract/token';
import { TRANSACTION_CALLS } from '@ledgerscope/contract/transaction-calls';
import { TransactionsTable } from '../../entities/transaction/transactions-table.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { type TabSpec, UrlTabs } from '../../shared/ui/url-tabs.tsx';
import { FeeHistoryTab } from './fee-history-tab.tsx';
import { HoldersTab } from './holders-tab.tsx';
import { NftTransfersTab } from './nft-transfers-tab.tsx';
import { NftsTab } from './nfts-tab.tsx';
import { TokenTransfersTab } from './token-transfers-tab.tsx';

/** The lists of a token. */
export function TokenTabs({ token }: { token: TokenReply }) {
  return (
    <section className="card tabs-card" aria-labelledby="parts">
      <header>
        <h2 id="parts">Activity</h2>
      </header>
      <UrlTabs label="Token details" tabs={tabsOf(token)} />
    </section>
  );
}

function tabsOf(token: TokenReply): readonly TabSpec[] {
  const { tokenId: id, holders } = token;
  const all: TabSpec = {
    id: 'transactions',
    label: 'ALL TRANSACTIONS',
    content: () => (
      <TransactionsTable
        list={addressOf(TRANSACTION_CALLS.listTransactions, {})}
        params={{ tokenID: id }}
        exportList={{ name: 'transactions' }}
        flush
      />
    ),
  };
  const rest: readonly TabSpec[] = [
    { id: 'holders', label: 'HOLDERS', count: holders ?? undefined, content: () => <HoldersTab token={token} /> },
    { id: 'fees', label: 'FEE HISTORY', content: () => <FeeHistoryTab id={id} /> },
  ];
  if (token.tokenType === 'FUNGIBLE_COMMON')
    return [{ id: 'transfers', label: 'TOKEN TRANSFERS', content: () => <TokenTransfersTab id={id} /> }, all, ...rest];
  return [
    all,
    { id: 'nft-transfers', label: 'NFT TRANSFERS', content: () => <NftTransfersTab id={id} /> },
    ...nftTab(token),
    ...rest,
  ];
}

/** Burned and wiped NFTs count: the list shows them too. */
function nftTab({ tokenId, serials }: TokenReply): readonly TabSpec[] {
  if (BigInt(serials) === 0n) return [];
  return [{ id: 'nfts', label: 'NFTs', count: serials, content: () => <NftsTab id={tokenId} /> }];
}
