import { useSearchParams } from 'react-router';
import { FormPage } from '../features/account-access/form-page.tsx';
import { SignedOutOnly } from '../features/account-access/guards.tsx';
import { NewPasswordForm, ResetRequestForm } from '../features/account-access/reset-forms.tsx';

/** Asking for a link to set a new password, and setting it by that link. */
export function Component() {
  const token = useSearchParams()[0].get('token');
  return (
    <SignedOutOnly>
      {token === null ? (
        <FormPage title="Reset your password" about="We’ll email you a link to set a new password.">
          <ResetRequestForm />
        </FormPage>
      ) : (
        <FormPage title="Set a new password" about="This signs you out on all devices.">
          <NewPasswordForm token={token} />
        </FormPage>
      )}
    </SignedOutOnly>
  );
}
