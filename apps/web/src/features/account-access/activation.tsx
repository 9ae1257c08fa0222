import { AUTH_CALLS } from '@ledgerscope/contract/auth-calls';
import { useState } from 'react';
import { Link } from 'react-router';
import { FailedReply } from '../../shared/api/api-error.ts';
import { sendCall } from '../../shared/api/send-call.ts';
import styles from '../../shared/form/form.module.css';
import { PATHS } from '../../shared/paths.ts';
import { focusOn } from './focus-on.ts';
import { ResendActivationForm } from './resend-activation.tsx';

type State = 'ready' | 'sending' | 'active' | { readonly failure: string };

/**
 * Activates the account of a link. By a button: programs that look at the links of mails would use the link up.
 * @param token the one of the address
 */
export function Activation({ token }: { token: string }) {
  const [state, setState] = useState<State>('ready');
  if (state === 'active')
    return (
      <div role="status" tabIndex={-1} ref={focusOn}>
        <p>Your account is active. You can sign in now.</p>
        <Link className="button primary" to={PATHS.login}>
          Sign in
        </Link>
      </div>
    );
  if (typeof state === 'object')
    return (
      <>
        <p role="alert" className={styles.formFailure}>
          {state.failure}
        </p>
        <p>
          Activation links work once and expire after 24 hours. If your account is not yet active, you can request a new
          one.
        </p>
        <ResendActivationForm ticket={token} />
        <p className={`flow ${styles.formLinks}`}>
          <Link to={PATHS.login}>Go to sign-in</Link>
        </p>
      </>
    );
  const activate = async () => {
    setState('sending');
    setState(await activateByToken(token));
  };
  return (
    <div className={styles.formActions}>
      <p className="muted">Click to activate, then sign in with your password.</p>
      <button type="button" className="button primary" disabled={state === 'sending'} onClick={() => void activate()}>
        Activate my account
      </button>
    </div>
  );
}

async function activateByToken(token: string): Promise<State> {
  try {
    await sendCall(AUTH_CALLS.activateAccount, {}, { token });
    return 'active';
  } catch (error) {
    if (!(error instanceof FailedReply)) throw error;
    return {
      failure:
        error.status === 400
          ? 'Couldn’t activate your account. The link may have expired; request a new one below.'
          : error.message,
    };
  }
}
