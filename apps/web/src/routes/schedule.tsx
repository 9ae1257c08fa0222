import { ENTITY_CALLS } from '@ledgerscope/contract/entity-calls';
import type { Schedule } from '@ledgerscope/contract/schedule';
import { useParams } from 'react-router';
import { EntityLink } from '../entities/entity/entity-link.tsx';
import { StatusBadge } from '../entities/transaction/status-badge.tsx';
import { Answer } from '../features/entity-page/answer.tsx';
import { EntityPage } from '../features/entity-page/entity-page.tsx';
import { KnownFromNote } from '../features/entity-page/known-from-note.tsx';
import { ScheduleEvents } from '../features/schedule-page/schedule-events.tsx';
import { ScheduleFacts } from '../features/schedule-page/schedule-facts.tsx';
import { ScheduleSigners } from '../features/schedule-page/schedule-signers.tsx';
import { addressOf } from '../shared/api/address.ts';
import { ApiView } from '../shared/ui/api-view.tsx';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { JsonView } from '../shared/ui/json-view.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { SectionError } from '../shared/ui/section-error.tsx';

const STATES: Readonly<Record<Schedule['state'], string>> = {
  PENDING: 'is waiting for signatures or its execution time',
  EXECUTED: 'was executed',
  DELETED: 'was deleted',
  EXPIRED: 'expired without being executed',
  UNKNOWN: 'was created before the first stored block',
};

/** One schedule: what it runs, who signed, and how it ended. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <EntityPage<Schedule>
      key={id}
      noun="Schedule"
      id={id}
      address={addressOf(ENTITY_CALLS.getSchedule, { id })}
      invalid="Invalid format! Should be x.y.z"
    >
      {(schedule) => <ScheduleView schedule={schedule} />}
    </EntityPage>
  );
}

function ScheduleView({ schedule }: { schedule: Schedule }) {
  const { scheduleID, state, executionStatus, params } = schedule;
  return (
    <>
      <PageTitle>{`Schedule ${scheduleID}`}</PageTitle>
      <Breadcrumbs here={scheduleID} />
      <Answer
        title="SCHEDULE SUMMARY"
        badges={executionStatus === null ? undefined : <StatusBadge status={executionStatus} focusable />}
      >
        Schedule <EntityLink kind="schedule" id={scheduleID} /> {STATES[state]}
      </Answer>
      <KnownFromNote by={schedule.knownFrom} />
      <div className="under-answer">
        <SectionError what="Summary">
          <ScheduleFacts schedule={schedule} />
        </SectionError>
      </div>
      {params === null ? null : (
        <section className="card json-card" aria-labelledby="body">
          <header>
            <h2 id="body">Scheduled transaction</h2>
          </header>
          <JsonView value={params} what="scheduled transaction as JSON" />
        </section>
      )}
      <SectionError what="Signatures">
        <ScheduleSigners schedule={schedule} />
      </SectionError>
      <SectionError what="History">
        <ScheduleEvents schedule={schedule} />
      </SectionError>
      <ApiView path={addressOf(ENTITY_CALLS.getSchedule, { id: scheduleID }).url} />
    </>
  );
}
