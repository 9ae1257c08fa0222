import { SIGN_IN_FORM } from '@ledgerscope/contract/account-forms';
import { AUTH_CALLS } from '@ledgerscope/contract/auth-calls';
import { Link, useLocation } from 'react-router';
import { sendCall } from '../../shared/api/send-call.ts';
import styles from '../../shared/form/form.module.css';
import { FormField } from '../../shared/form/form-field.tsx';
import { FormFoot } from '../../shared/form/form-foot.tsx';
import { PasswordField } from '../../shared/form/password-field.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { PATHS } from '../../shared/paths.ts';
import { deviceToken } from '../../shared/session/device-token.ts';
import { beginSession } from '../../shared/session/session-user.ts';

const FAILED = 'Sign in failed! Please verify your credentials.';

/** Email address and password. Once it is answered, the page leads to where the visitor came from. */
export function SignInForm() {
  const { state, search } = useLocation();
  const form = useForm({
    initial: { username: '', password: '' },
    rules: SIGN_IN_FORM,
    send: async (values) =>
      beginSession((await sendCall(AUTH_CALLS.signIn, {}, { ...values, device: deviceToken() })).data),
    failureText: ({ status }) => (status === 401 ? FAILED : undefined),
  });
  return (
    <>
      <form className={styles.form} noValidate onSubmit={form.onSubmit}>
        <FormField
          label="Email"
          field={form.field('username')}
          type="email"
          autoComplete="username"
          inputMode="email"
        />
        <PasswordField label="Password" field={form.field('password')} autoComplete="current-password" />
        <FormFoot form={form} label="Sign in" />
      </form>
      <p className={`flow ${styles.formLinks}`}>
        <Link to={PATHS.resetPassword}>Forgot your password?</Link>
        <Link to={`${PATHS.signUp}${search}`} state={state}>
          Create an account
        </Link>
      </p>
    </>
  );
}
