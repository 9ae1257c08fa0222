import { ALERT_LINK_CALLS } from '@ledgerscope/contract/alert-link-calls';
import { ALERT_LINK_FORM } from '@ledgerscope/contract/alert-link-forms';
import { faultOf } from '@ledgerscope/contract/form';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FailedReply } from '../../shared/api/api-error.ts';
import { sendCall } from '../../shared/api/send-call.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import styles from '../../shared/form/form.module.css';
import { PATHS } from '../../shared/paths.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';

/** Ends the alerts of a link. By a button: programs that look at the links of mails would end them. */
export function EndAlerts({ token }: { token: string }) {
  return faultOf(ALERT_LINK_FORM.token, token) === undefined ? <LinkedAlerts token={token} /> : <WrongLink />;
}

function LinkedAlerts({ token }: { token: string }) {
  const { data, error, refetch } = useReply(
    queryOptions({
      queryKey: ['alert-link', token],
      queryFn: async () => (await sendCall(ALERT_LINK_CALLS.readAlertLink, {}, { token })).data,
      retry: false,
    }),
  );
  const end = useMutation({ mutationFn: () => sendCall(ALERT_LINK_CALLS.endAlerts, {}, { token }) });
  if (error instanceof FailedReply && error.status === 400) return <WrongLink />;
  if (error !== null) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (data === undefined) return <p className="muted">Loading...</p>;
  if (end.isSuccess || !data.isOn) return <Ended linked={data} />;
  const { accountId } = data;
  return (
    <div className={styles.formActions}>
      <p className="muted">
        {accountId === null
          ? 'Someone entered your phone number here. You can stop all text messages from this site to it.'
          : `You get ${wordOf(data)} when there is activity on ${accountId}.`}
      </p>
      {end.error === null ? null : (
        <p role="alert" className={styles.formFailure}>
          {end.error.message}
        </p>
      )}
      <button type="button" className="button primary" disabled={end.isPending} onClick={() => end.mutate()}>
        {accountId === null ? 'Stop all text messages to this number' : 'Turn off these alerts'}
      </button>
    </div>
  );
}

interface Linked {
  /** Null where the link is about all texts to a number. */
  readonly accountId: string | null;
  readonly channel: 'email' | 'sms';
}

function wordOf({ channel }: Linked): string {
  return channel === 'email' ? 'emails' : 'text messages';
}

function Ended({ linked }: { linked: Linked }) {
  if (linked.accountId === null)
    return (
      <>
        <p role="status">This number will no longer get text messages.</p>
        <p className="muted">Confirmation codes are not sent either, for 90 days.</p>
      </>
    );
  return (
    <>
      <p role="status">
        You’ll no longer get {wordOf(linked)} about {linked.accountId}.
      </p>
      <p className="muted">You can turn them back on in your profile.</p>
      <ToProfile />
    </>
  );
}

function WrongLink() {
  return (
    <>
      <p role="alert" className={styles.formFailure}>
        This link is not valid.
      </p>
      <p>Open it directly from the email, or turn off alerts in your profile.</p>
      <ToProfile />
    </>
  );
}

function ToProfile() {
  return (
    <p className={`flow ${styles.formLinks}`}>
      <Link to={PATHS.profile}>To your profile</Link>
    </p>
  );
}
