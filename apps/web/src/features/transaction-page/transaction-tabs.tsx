import type { Transaction } from '@ledgerscope/contract';
import { counted } from '@ledgerscope/ledger';
import { type TabSpec, UrlTabs } from '../../shared/ui/url-tabs.tsx';
import { ContractTab } from './contract-tab.tsx';
import { MessageTab } from './message-tab.tsx';
import { ProofTab } from './proof-tab.tsx';
import { RelatedTab } from './related-tab.tsx';
import { Erc20Transfers, HbarTransfers, Nfts, NftTransfers, TokenTransfers } from './transfer-tabs.tsx';

/** Types whose NFTs have a tab of their own. */
const NFT_TYPES = new Set(['TOKENMINT', 'TOKENBURN', 'TOKENWIPE']);

/** The rows behind the answer; which tab is open is in the URL. */
export function TransactionTabs({ transaction }: { transaction: Transaction }) {
  return (
    <section className="card tabs-card" aria-label="Transaction in detail">
      <UrlTabs label="Parts of the transaction" tabs={tabsOf(transaction)} />
    </section>
  );
}

function tabsOf(transaction: Transaction): readonly TabSpec[] {
  const { transfers, tokenTransfers, nftTransfers, erc20Transfers, nfts, type, logInfo, message, related, proof } =
    transaction;
  const some = (present: boolean, tab: TabSpec) => (present ? [tab] : []);
  return [
    {
      id: 'hbar',
      label: 'HBAR Transfers',
      count: countOf(transfers),
      content: () => <HbarTransfers rows={transfers} />,
    },
    {
      id: 'tokens',
      label: 'Token Transfers',
      count: countOf(tokenTransfers),
      content: () => <TokenTransfers rows={tokenTransfers} />,
    },
    {
      id: 'nft-transfers',
      label: 'NFT Transfers',
      count: countOf(nftTransfers),
      content: () => <NftTransfers rows={nftTransfers} />,
    },
    ...some(erc20Transfers.length > 0, {
      id: 'erc20',
      label: 'ERC-20 Transfers',
      count: countOf(erc20Transfers),
      content: () => <Erc20Transfers rows={erc20Transfers} />,
    }),
    ...some(NFT_TYPES.has(type) && nfts.length > 0, {
      id: 'nfts',
      label: 'NFTs',
      count: countOf(nfts),
      content: () => <Nfts rows={nfts} />,
    }),
    ...some(ranContract(transaction), {
      id: 'contract',
      label: 'Contract',
      count: logInfo.length === 0 ? undefined : counted(logInfo.length, 'log'),
      content: () => <ContractTab transaction={transaction} />,
    }),
    ...some(message !== null, {
      id: 'message',
      label: 'Message',
      content: () => <MessageTab transaction={transaction} />,
    }),
    ...some(related.length > 1, {
      id: 'related',
      label: 'Related',
      count: related.length - 1,
      content: () => <RelatedTab transaction={transaction} />,
    }),
    ...(proof === null ? [] : [{ id: 'proof', label: 'Proof', content: () => <ProofTab proof={proof} /> }]),
  ];
}

function countOf(rows: readonly unknown[]): number | undefined {
  return rows.length === 0 ? undefined : rows.length;
}

function ranContract({ contractID, gasUsed, functionParameters, ethereum }: Transaction): boolean {
  return contractID !== null || gasUsed !== null || functionParameters !== null || ethereum !== null;
}
