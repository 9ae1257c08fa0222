import { DESK_CALLS } from '@ledgerscope/contract/desk-calls';
import { sendCall } from '../../shared/api/send-call.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import styles from './desk.module.css';
import { DeskList } from './desk-list.tsx';
import { deskQuery } from './desk-query.ts';
import { useAction } from './use-action.ts';

const MEANINGS: Readonly<Record<string, string>> = {
  PAYMENT: 'Users can buy units.',
  OWN_DAPP: 'Users can request ownership of dapps without an owner.',
};

/** What can be switched on and off for everybody. */
export function FeaturesTab() {
  const reply = useReply(deskQuery(DESK_CALLS.listFeatures));
  const { isBusy, run } = useAction();
  return (
    <DeskList state={reply} empty="No feature switches.">
      {(rows) => (
        <ul className={styles.deskRows} aria-label="Features">
          {rows.map(({ name, enabled }) => (
            <li key={name}>
              <label className={`grow ${styles.switch}`}>
                <input
                  type="checkbox"
                  checked={enabled}
                  disabled={isBusy}
                  onChange={() => void run(() => sendCall(DESK_CALLS.switchFeature, { name }, { enabled: !enabled }))}
                />
                <b>{name}</b> <span className="muted">{MEANINGS[name]}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </DeskList>
  );
}
