import type { DeskUser } from '@ledgerscope/contract/desk';
import { DESK_CALLS } from '@ledgerscope/contract/desk-calls';
import { type FormEvent, useState } from 'react';
import { sendCall } from '../../shared/api/send-call.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import styles from './desk.module.css';
import { DeskList } from './desk-list.tsx';
import { deskQuery } from './desk-query.ts';
import { useAction } from './use-action.ts';

const PAGE = 50;
const STATE_TEXT: Readonly<Record<DeskUser['state'], string>> = {
  waiting: 'Not activated',
  active: 'Active',
  suspended: 'Suspended',
};

/** Users, to be found by their address, name or company. */
export function UsersTab({ ownId }: { ownId: string }) {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const reply = useReply(deskQuery(DESK_CALLS.listUsers, { q, limit: PAGE }));
  const search = (event: FormEvent) => {
    event.preventDefault();
    setQ(typed.trim());
  };
  return (
    <>
      <form className={`flow ${styles.deskTools}`} onSubmit={search}>
        <input
          className="text-input"
          type="search"
          aria-label="Search by email, name or company"
          placeholder="Email, name or company"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className="button primary">
          Look up
        </button>
        <span className="muted num">{reply.data === undefined ? '' : `${reply.data.totalCount} found`}</span>
      </form>
      <DeskList state={reply} empty="No users found.">
        {(rows) => (
          <ul className={styles.deskRows} aria-label="Users">
            {rows.map((user) => (
              <UserRow key={user.id} user={user} isSelf={user.id === ownId} />
            ))}
          </ul>
        )}
      </DeskList>
    </>
  );
}

function UserRow({ user, isSelf }: { user: DeskUser; isSelf: boolean }) {
  const { id, name, email, company, role, state, created } = user;
  const { isBusy, run } = useAction();
  const isSuspended = state === 'suspended';
  return (
    <li>
      <div className="grow break">
        <b>
          <LedgerText text={name} />
        </b>{' '}
        {email}
        <p className="muted small">
          {STATE_TEXT[state]} · {role} · since {created.slice(0, 10)}
          {company === null ? '' : ' · '}
          <LedgerText text={company ?? ''} />
        </p>
      </div>
      {state === 'waiting' ? (
        <button
          type="button"
          className="button small"
          disabled={isBusy}
          aria-label={`Resend the activation link to ${email}`}
          onClick={() => void run(() => sendCall(DESK_CALLS.resendActivationTo, { id }))}
        >
          Resend activation
        </button>
      ) : null}
      {isSelf ? null : (
        <button
          type="button"
          className={isSuspended ? 'button small' : 'button small danger'}
          disabled={isBusy}
          aria-label={`${isSuspended ? 'Reinstate' : 'Suspend'} ${email}`}
          onClick={() => void run(() => sendCall(DESK_CALLS.suspendUser, { id }, { suspended: !isSuspended }))}
        >
          {isSuspended ? 'Reinstate' : 'Suspend'}
        </button>
      )}
    </li>
  );
}
