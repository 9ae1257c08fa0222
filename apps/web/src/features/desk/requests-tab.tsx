import type { SubmissionReply } from '@ledgerscope/contract/desk';
import { DESK_CALLS } from '@ledgerscope/contract/desk-calls';
import { SUBMISSION_STATES } from '@ledgerscope/contract/submission-state';
import { useState } from 'react';
import { useReply } from '../../shared/api/use-reply.ts';
import styles from './desk.module.css';
import { DeskList } from './desk-list.tsx';
import { deskQuery } from './desk-query.ts';
import { RequestCard } from './request-card.tsx';

/** The operator's queue, and what was decided. */
export function RequestsTab() {
  const [state, setState] = useState<SubmissionReply['state']>('pending');
  const reply = useReply(deskQuery(DESK_CALLS.listSubmissions, { state, limit: 50 }));
  return (
    <>
      <div className={`flow ${styles.deskTools}`}>
        <label>
          Show{' '}
          <select
            className="text-input"
            value={state}
            onChange={({ target }) => setState(SUBMISSION_STATES.find((one) => one === target.value) ?? 'pending')}
          >
            {SUBMISSION_STATES.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <span className="muted num">{reply.data === undefined ? '' : `${reply.data.totalCount} in total`}</span>
      </div>
      <DeskList state={reply} empty="No pending requests.">
        {(rows) => (
          <ul className={styles.requests} aria-label="Requests">
            {rows.map((row) => (
              <RequestCard key={row.id} request={row} />
            ))}
          </ul>
        )}
      </DeskList>
    </>
  );
}
