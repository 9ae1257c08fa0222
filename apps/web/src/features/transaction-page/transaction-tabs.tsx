import type { Transaction } from '@ledgerscope/contract';
import { Skeleton, Tabs } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { ContractTab } from './contract-tab.tsx';
import type { TransactionKey } from './get-transaction.ts';
import { MessageTab } from './message-tab.tsx';
import { ProofTab } from './proof-tab.tsx';
import { RelatedTab } from './related-tab.tsx';
import { HbarTransfers, NftTransfers, TokenTransfers } from './transfer-tabs.tsx';

const RawTab = lazy(() => import('./raw-tab.tsx'));

interface Tab {
  readonly id: string;
  readonly name: string;
  readonly count?: string;
  readonly view: ReactNode;
}

/** The rows behind the answer; which tab is open stands in the URL. */
export function TransactionTabs({ transaction, id }: { transaction: Transaction; id: TransactionKey }) {
  const [search, setSearch] = useSearchParams();
  const tabs = tabsOf(transaction, id);
  const open = tabs.find((tab) => tab.id === search.get('tab')) ?? tabs[0];
  const choose = (tab: string | null) =>
    setSearch(
      (previous) => {
        const next = new URLSearchParams(previous);
        next.set('tab', tab ?? '');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <section className="card tabs-card" aria-label="Transaction in detail">
      <Tabs value={open?.id ?? null} onChange={choose} keepMounted={false} activateTabWithKeyboard={false}>
        <Tabs.List aria-label="Parts of the transaction">
          {tabs.map(({ id: tab, name, count }) => (
            <Tabs.Tab key={tab} value={tab}>
              {name}
              {count === undefined ? null : <span className="count">{count}</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ id: tab, view }) => (
          <Tabs.Panel key={tab} value={tab} tabIndex={0}>
            {view}
          </Tabs.Panel>
        ))}
      </Tabs>
    </section>
  );
}

function tabsOf(transaction: Transaction, id: TransactionKey): readonly Tab[] {
  const { transfers, tokenTransfers, nftTransfers, logInfo, message, related, proof } = transaction;
  const some = (present: boolean, tab: Tab) => (present ? [tab] : []);
  return [
    { id: 'hbar', name: 'HBAR Transfers', ...counted(transfers), view: <HbarTransfers rows={transfers} /> },
    ...some(tokenTransfers.length > 0, {
      id: 'tokens',
      name: 'Token Transfers',
      ...counted(tokenTransfers),
      view: <TokenTransfers rows={tokenTransfers} />,
    }),
    ...some(nftTransfers.length > 0, {
      id: 'nfts',
      name: 'NFT Transfers',
      ...counted(nftTransfers),
      view: <NftTransfers rows={nftTransfers} />,
    }),
    ...some(ranContract(transaction), {
      id: 'contract',
      name: 'Contract',
      ...(logInfo.length > 0 ? { count: `${wholeText(logInfo.length)} logs` } : {}),
      view: <ContractTab transaction={transaction} />,
    }),
    ...some(message !== null, { id: 'message', name: 'Message', view: <MessageTab transaction={transaction} /> }),
    ...some(related.length > 1, {
      id: 'related',
      name: 'Related',
      count: wholeText(related.length - 1),
      view: <RelatedTab transaction={transaction} />,
    }),
    ...(proof === null ? [] : [{ id: 'proof', name: 'Proof', view: <ProofTab proof={proof} /> }]),
    {
      id: 'raw',
      name: 'Raw',
      view: (
        <Suspense fallback={<Skeleton height={400} radius={6} />}>
          <RawTab id={id} />
        </Suspense>
      ),
    },
  ];
}

function counted(rows: readonly unknown[]): { count?: string } {
  return rows.length === 0 ? {} : { count: wholeText(rows.length) };
}

function ranContract({ contractID, gasUsed, functionParameters, ethereum }: Transaction): boolean {
  return contractID !== null || gasUsed !== null || functionParameters !== null || ethereum !== null;
}
