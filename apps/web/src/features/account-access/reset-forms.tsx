import { EMAIL_FORM, NEW_PASSWORD_FORM } from '@ledgerscope/contract/account-forms';
import { AUTH_CALLS } from '@ledgerscope/contract/auth-calls';
import { faultOf } from '@ledgerscope/contract/form';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { FailedReply } from '../../shared/api/api-error.ts';
import { sendCall } from '../../shared/api/send-call.ts';
import styles from '../../shared/form/form.module.css';
import { FormField } from '../../shared/form/form-field.tsx';
import { FormFoot } from '../../shared/form/form-foot.tsx';
import { NewPasswordFields } from '../../shared/form/new-password-fields.tsx';
import { passwordsDiffer } from '../../shared/form/passwords-differ.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { PATHS } from '../../shared/paths.ts';
import { showToast } from '../../shared/ui/toasts.ts';
import { KeysAtReset, useKeysAtReset } from './keys-at-reset.tsx';

const NOT_FOUND = 'Unable to issue reset request: Email not found.';
const EXPIRED = 'Unable to reset password: The link may have expired.';

/** Asks for a link by which a new password can be set. */
export function ResetRequestForm() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    initial: { email: '' },
    rules: EMAIL_FORM,
    send: async (values) => {
      await sendCall(AUTH_CALLS.requestPasswordReset, {}, values);
      setSentTo(values.email.trim());
    },
    failureText: ({ status }) => (status === 404 ? NOT_FOUND : undefined),
  });
  if (sentTo !== undefined)
    return (
      <p role="status" className="break">
        A reset link has been sent to <b>{sentTo}</b>. It works once and expires in 1 hour; earlier links no longer
        work.
      </p>
    );
  return (
    <>
      <form className={styles.form} noValidate onSubmit={form.onSubmit}>
        <FormField label="Email" field={form.field('email')} type="email" autoComplete="username" inputMode="email" />
        <FormFoot form={form} label="Send a reset link" />
      </form>
      <p className={`flow ${styles.formLinks}`}>
        <Link to={PATHS.login}>Go to sign-in</Link>
      </p>
    </>
  );
}

/** Sets the new password; then the page leads to the sign-in page. */
export function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const isToken = faultOf(NEW_PASSWORD_FORM.token, token) === undefined;
  return isToken ? <LinkedPasswordForm token={token} navigate={navigate} /> : <ExpiredLink />;
}

function ExpiredLink() {
  return (
    <>
      <p role="alert" className={styles.formFailure}>
        {EXPIRED}
      </p>
      <AnotherLink />
    </>
  );
}

function AnotherLink() {
  return (
    <p className={`flow ${styles.formLinks}`}>
      <Link to={PATHS.resetPassword}>Request a new link</Link>
    </p>
  );
}

interface LinkedProps {
  readonly token: string;
  readonly navigate: (to: string) => unknown;
}

function LinkedPasswordForm({ token, navigate }: LinkedProps) {
  const keys = useKeysAtReset(token);
  const [endKeys, setEndKeys] = useState<readonly string[]>([]);
  const form = useForm({
    initial: { password: '', confirmation: '' },
    rules: { password: NEW_PASSWORD_FORM.password },
    check: passwordsDiffer,
    send: async ({ password }) => {
      await sendCall(AUTH_CALLS.resetPassword, {}, { password, token, endKeys });
      showToast('Password changed. You can now sign in.');
      await navigate(PATHS.login);
    },
    failureText: ({ status }) => (status === 400 ? EXPIRED : undefined),
  });
  if (keys.error instanceof FailedReply && keys.error.status === 400) return <ExpiredLink />;
  return (
    <>
      <form className={styles.form} noValidate onSubmit={form.onSubmit}>
        <NewPasswordFields form={form} />
        <KeysAtReset reply={keys} chosen={endKeys} choose={setEndKeys} />
        <FormFoot form={form} label="Set the new password" />
      </form>
      <AnotherLink />
    </>
  );
}
