import type { Schedule } from '@ledgerscope/contract/schedule';
import { Link } from 'react-router';
import { EntityFact, FactIf, IdFact, TextFact, TimeFact } from '../../entities/entity/summary-facts.tsx';
import { KeyPopup } from '../../entities/key/key-popup.tsx';
import { transactionAtHref } from '../../entities/transaction/transaction-href.ts';
import { TransactionLink } from '../../entities/transaction/transaction-link.tsx';
import { Absent } from '../../shared/ui/absent.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Fact } from '../../shared/ui/facts.tsx';
import { FactsCard } from '../../shared/ui/facts-card.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { TipFocus } from '../../shared/ui/tip-focus.ts';

/** What a schedule will do, or did. */
export function ScheduleFacts({ schedule }: { schedule: Schedule }) {
  const { scheduledTransactionID, executedTime, deletedTime } = schedule;
  return (
    <FactsCard>
      <IdFact name="Schedule ID" kind="schedule" id={schedule.scheduleID} checksum={schedule.checksum} />
      <Fact name="Scheduled transaction">{schedule.scheduledTypeLabel}</Fact>
      <Fact name="Scheduled transaction ID">
        {scheduledTransactionID === null ? null : <Execution id={scheduledTransactionID} at={executedTime} />}
      </Fact>
      <EntityFact name="Created by" kind="account" id={schedule.createdBy} />
      <TimeFact name="Created" iso={schedule.createdOn} />
      <EntityFact name="Paid by" kind="account" id={schedule.payerID} />
      <Fact name={schedule.waitForExpiry ? 'Executes at expiration' : 'Expires'}>
        <Expiry schedule={schedule} />
      </Fact>
      {executedTime === null ? null : (
        <Fact name="Executed">
          <Link to={transactionAtHref(executedTime)}>
            <TipFocus value={false}>
              <Timestamp iso={executedTime} />
            </TipFocus>
          </Link>
        </Fact>
      )}
      <FactIf name="Deleted" value={deletedTime} view={(iso) => <Timestamp iso={iso} copy />} />
      <Fact name="Admin key">
        <KeyPopup value={schedule.adminKey} title="Admin key" />
      </Fact>
      <TextFact name="Memo" text={schedule.memo} what="memo" />
    </FactsCard>
  );
}

/** Without an instant of its own a schedule lives as long as networks have every other one live. */
function Expiry({ schedule: { expirationTime, createdOn } }: { schedule: Schedule }) {
  if (expirationTime !== null) return <Timestamp iso={expirationTime} copy />;
  return createdOn === null ? <Absent /> : '30 minutes after creation (default)';
}

/** The execution shares its id with the creation: there is a page of it once it happened. */
function Execution({ id, at }: { id: string; at: string | null }) {
  if (at !== null) return <TransactionLink id={id} at={at} copy />;
  return (
    <span className="with-copy">
      <span className="mono">{id}</span>
      <CopyButton text={id} what="transaction ID" />
    </span>
  );
}
