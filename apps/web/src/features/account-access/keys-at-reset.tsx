import type { KeyAtReset } from '@ledgerscope/contract/api-key';
import { AUTH_CALLS } from '@ledgerscope/contract/auth-calls';
import { queryOptions } from '@tanstack/react-query';
import { sendCall } from '../../shared/api/send-call.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import styles from './account-access.module.css';

/** The keys of the account of a reset link; an expired link is the form's to report. */
export function useKeysAtReset(token: string) {
  return useReply(
    queryOptions({
      queryKey: ['keys-at-reset', token],
      queryFn: async () => (await sendCall(AUTH_CALLS.listKeysAtReset, {}, { token })).data,
      retry: false,
    }),
  );
}

interface KeysAtResetProps {
  readonly reply: ReturnType<typeof useKeysAtReset>;
  /** Access keys that end with the old password. */
  readonly chosen: readonly string[];
  readonly choose: (accessKeys: readonly string[]) => void;
}

/** The API keys that live, each with the choice to end it. */
export function KeysAtReset({ reply: { data, error, refetch }, chosen, choose }: KeysAtResetProps) {
  if (error !== null) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (data === undefined) return <p className="muted">Loading...</p>;
  if (data.length === 0) return null;
  return (
    <fieldset className={styles.keysAtReset}>
      <legend>API keys of this account</legend>
      <p className="muted">
        A new password does not delete them. Delete any key that someone else may know, or that you did not create.
      </p>
      <ul>
        {data.map((key) => (
          <li key={key.accessKey}>
            <KeyChoice
              apiKey={key}
              isChosen={chosen.includes(key.accessKey)}
              toggle={(isOn) =>
                choose(isOn ? [...chosen, key.accessKey] : chosen.filter((one) => one !== key.accessKey))
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface KeyChoiceProps {
  readonly apiKey: KeyAtReset;
  readonly isChosen: boolean;
  readonly toggle: (isOn: boolean) => void;
}

function KeyChoice({
  apiKey: { accessKey, key, state, created, lastUsed, endsAnyway },
  isChosen,
  toggle,
}: KeyChoiceProps) {
  return (
    <label>
      <input
        type="checkbox"
        checked={isChosen || endsAnyway}
        disabled={endsAnyway}
        onChange={(event) => toggle(event.target.checked)}
      />
      <span>
        <span className={styles.keyChoice}>
          Delete <span className="mono break">{accessKey}</span>{' '}
          <span className="nowrap">
            ({key}
            {state === 'INACTIVE' ? ', inactive' : ''})
          </span>
        </span>
        <span className="muted">
          Created <Timestamp iso={created} />,{' '}
          {lastUsed === null ? (
            'never used'
          ) : (
            <>
              last used <Timestamp iso={lastUsed} />
            </>
          )}
          {endsAnyway
            ? '. This key will be deleted in any case, because it was created before this email address was confirmed.'
            : ''}
        </span>
      </span>
    </label>
  );
}
