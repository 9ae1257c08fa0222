import { choiceInAddress } from '@ledgerscope/contract/transaction-choice';
import { useParams, useSearchParams } from 'react-router';
import { ConsensusRateProvider } from '../features/transaction-page/consensus-rate.tsx';
import { DetailsCard } from '../features/transaction-page/details-card.tsx';
import { FeeCard } from '../features/transaction-page/fee-card.tsx';
import { type TransactionKey, transactionQuery } from '../features/transaction-page/get-transaction.ts';
import { MessageCard } from '../features/transaction-page/message-card.tsx';
import { NetChangesCard } from '../features/transaction-page/net-changes-card.tsx';
import { WithoutRecord } from '../features/transaction-page/never-ran.tsx';
import { RawSection } from '../features/transaction-page/raw-section.tsx';
import { TransactionHeading } from '../features/transaction-page/transaction-heading.tsx';
import { TransactionSkeleton } from '../features/transaction-page/transaction-states.tsx';
import { TransactionTabs } from '../features/transaction-page/transaction-tabs.tsx';
import { isUnknown } from '../shared/api/get-entity.ts';
import { useReply } from '../shared/api/use-reply.ts';
import { LoadFailure } from '../shared/ui/load-failure.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { SectionError } from '../shared/ui/section-error.tsx';

/** One transaction, named by id, consensus timestamp or hash. */
export function Component() {
  const { ref = '', nonce } = useParams();
  const [search] = useSearchParams();
  const id: TransactionKey = { ref, ...choiceInAddress(search, nonce) };
  return (
    <div className="wrap page">
      <TransactionPage key={`${ref} ${id.nonce} ${id.scheduled}`} id={id} />
    </div>
  );
}

function TransactionPage({ id }: { id: TransactionKey }) {
  const { data, error, refetch } = useReply(transactionQuery(id));
  if (data === undefined) {
    if (isUnknown(error)) return <WithoutRecord id={id.ref} />;
    if (error === null) return <TransactionSkeleton here={id.ref} />;
    return (
      <>
        <PageTitle>Transaction</PageTitle>
        <h1 className="mono break">{id.ref}</h1>
        <LoadFailure error={error} retry={refetch} />
      </>
    );
  }
  return (
    <ConsensusRateProvider rate={data.exchangeRate}>
      <TransactionHeading transaction={data} />
      <SectionError what="Message">
        <MessageCard transaction={data} />
      </SectionError>
      <div className="pair">
        <SectionError what="Net changes">
          <NetChangesCard transaction={data} />
        </SectionError>
        <SectionError what="Fee">
          <FeeCard transaction={data} />
        </SectionError>
      </div>
      <SectionError what="Details">
        <DetailsCard transaction={data} />
      </SectionError>
      <SectionError what="Rows">
        <TransactionTabs transaction={data} />
      </SectionError>
      <SectionError what="Raw transaction">
        <RawSection id={id} isReported={data.proof?.proven === 'mirror'} />
      </SectionError>
    </ConsensusRateProvider>
  );
}
