import { DESK_CALLS } from '@ledgerscope/contract/desk-calls';
import { useReply } from '../../shared/api/use-reply.ts';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import styles from './desk.module.css';
import { DeskList } from './desk-list.tsx';
import { deskQuery } from './desk-query.ts';

/** What administrators did, the newest first. */
export function AuditTab() {
  const reply = useReply(deskQuery(DESK_CALLS.listAudit, { limit: 100 }));
  return (
    <DeskList state={reply} empty="No entries yet.">
      {(rows) => (
        <ul className={styles.deskRows} aria-label="Audit log">
          {rows.map(({ id, at, actor, action, subject, details }) => (
            <li key={id}>
              <div className="grow break">
                <b>{action}</b> <LedgerText text={subject} />
                <p className="muted small">
                  {at.slice(0, 19).replace('T', ' ')} UTC · {actor}
                  {Object.entries(details).map(([name, value]) => (
                    <span key={name}>
                      {' · '}
                      {name}: <LedgerText text={String(value)} />
                    </span>
                  ))}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </DeskList>
  );
}
