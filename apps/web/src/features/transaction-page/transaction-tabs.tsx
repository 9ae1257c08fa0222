import type { TransactionDetailReply } from '@ledgerscope/contract/transaction';
import { countWithNoun } from '@ledgerscope/ledger';
import { type TabSpec, UrlTabs } from '../../shared/ui/url-tabs.tsx';
import { ContractTab } from './contract-tab.tsx';
import { MessageTab } from './message-tab.tsx';
import { ProofTab } from './proof-tab.tsx';
import { RelatedTab } from './related-tab.tsx';
import { hasRelated, tabThatMatters } from './tab-that-matters.ts';
import { transferTabs } from './transfer-tabs.tsx';

/** The rows behind the answer; which tab is open is in the URL. */
export function TransactionTabs({ transaction }: { transaction: TransactionDetailReply }) {
  const tabs = tabsOf(transaction);
  const first = tabThatMatters(
    transaction,
    tabs.map(({ id }) => id),
  );
  return (
    <section className="card tabs-card" aria-label="Transaction in detail">
      <UrlTabs label="Transaction details" tabs={tabs} first={first} />
    </section>
  );
}

function tabsOf(transaction: TransactionDetailReply): readonly TabSpec[] {
  const { logInfo, message, related, proof } = transaction;
  const some = (present: boolean, tab: TabSpec) => (present ? [tab] : []);
  return [
    ...transferTabs(transaction),
    ...some(ranContract(transaction), {
      id: 'contract',
      label: 'Contract',
      count: logInfo.length === 0 ? undefined : countWithNoun(logInfo.length, 'log'),
      content: () => <ContractTab transaction={transaction} />,
    }),
    ...some(message !== null, {
      id: 'message',
      label: 'Message',
      content: () => <MessageTab transaction={transaction} />,
    }),
    ...some(hasRelated(transaction), {
      id: 'related',
      label: 'Related',
      count: related.length > 1 ? related.length - 1 : undefined,
      content: () => <RelatedTab transaction={transaction} />,
    }),
    ...(proof === null ? [] : [{ id: 'proof', label: 'Proof', content: () => <ProofTab proof={proof} /> }]),
  ];
}

function ranContract({
  contractID,
  gasOffered,
  gasUsed,
  functionParameters,
  ethereum,
}: TransactionDetailReply): boolean {
  return (
    contractID !== null || gasOffered !== null || gasUsed !== null || functionParameters !== null || ethereum !== null
  );
}
