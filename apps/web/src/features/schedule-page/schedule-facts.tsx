import type { Schedule } from '@ledgerscope/contract';
import { Link } from 'react-router';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { KeyPopup } from '../../entities/key/key-popup.tsx';
import { transactionAtHref } from '../../entities/transaction/transaction-href.ts';
import { TransactionLink } from '../../entities/transaction/transaction-link.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { TipFocus } from '../../shared/ui/tip-focus.ts';
import { TextValue } from '../entity-page/text-value.tsx';

/** What a schedule will do, or did. */
export function ScheduleFacts({ schedule }: { schedule: Schedule }) {
  const { scheduledTransactionID, expirationTime, executedTime, deletedTime } = schedule;
  return (
    <section className="card" aria-labelledby="summary">
      <header>
        <h2 id="summary">Summary</h2>
      </header>
      <Facts>
        <Fact name="Schedule ID">
          <EntityLink kind="schedule" id={schedule.scheduleID} copy />
          {schedule.checksum === null ? null : <span className="mono faint">-{schedule.checksum}</span>}
        </Fact>
        <Fact name="Scheduled transaction">{schedule.scheduledTypeLabel}</Fact>
        <Fact name="Its transaction ID">
          {scheduledTransactionID === null ? null : <Execution id={scheduledTransactionID} at={executedTime} />}
        </Fact>
        <Fact name="Created by">
          {schedule.createdBy === null ? null : <EntityLink kind="account" id={schedule.createdBy} />}
        </Fact>
        <Fact name="Created">{schedule.createdOn === null ? null : <Timestamp iso={schedule.createdOn} copy />}</Fact>
        <Fact name="Paid by">
          {schedule.payerID === null ? null : <EntityLink kind="account" id={schedule.payerID} />}
        </Fact>
        <Fact name={schedule.waitForExpiry ? 'Runs when it expires' : 'Expires'}>
          {expirationTime === null ? null : <Timestamp iso={expirationTime} copy />}
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
        {deletedTime === null ? null : (
          <Fact name="Deleted">
            <Timestamp iso={deletedTime} copy />
          </Fact>
        )}
        <Fact name="Admin key">
          <KeyPopup value={schedule.adminKey} title="Admin key" />
        </Fact>
        <Fact name="Memo">
          <TextValue text={schedule.memo} what="memo" />
        </Fact>
      </Facts>
    </section>
  );
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
