import { entityChecksum, formatEntityId, parseChecksummedId } from '@ledgerscope/ledger';
import { useParams } from 'react-router';
import { ledgerIdBytes } from '../features/search/search-target.ts';
import { TransactionList } from '../features/transactions/transaction-list.tsx';
import { useSiteConfig } from '../shared/api/get-network.ts';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { CopyButton } from '../shared/ui/copy-button.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';

/** An account or contract: the transactions that touch it. */
export function Component() {
  const { id: text = '' } = useParams();
  const ledgerId = ledgerIdBytes(useSiteConfig().data?.ledgerID ?? null);
  const parsed = parseChecksummedId(text);
  if (parsed === undefined) return <NoAccount />;
  const id = formatEntityId(parsed.id);
  return (
    <div className="wrap page">
      <PageTitle>{`Account ${id}`}</PageTitle>
      <Breadcrumbs here={id} />
      <div className="page-head">
        <h1>
          Account <span className="mono">{id}</span>
          {ledgerId === null ? null : <span className="mono faint">-{entityChecksum(parsed.id, ledgerId)}</span>}
          <CopyButton text={id} what={`account ID ${id}`} />
        </h1>
        <p className="muted">
          The transactions that touch this ID, whether it paid, sent, received, was called or was acted on. Balance,
          keys and tokens are not shown yet.
        </p>
      </div>
      <TransactionList key={id} account={id} label={`Transactions of ${id}`} />
    </div>
  );
}

function NoAccount() {
  return (
    <div className="wrap lone-message">
      <PageTitle>Invalid account</PageTitle>
      <h1>Invalid format! Should be x.y.z</h1>
      <p className="muted">An account or contract is named by shard, realm and number, as in 0.0.1001.</p>
    </div>
  );
}
