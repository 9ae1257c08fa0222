import { FormPage } from '../features/account-access/form-page.tsx';
import { SignedOutOnly } from '../features/account-access/guards.tsx';
import { SignInForm } from '../features/account-access/sign-in-form.tsx';

/** Signing in. */
export function Component() {
  return (
    <SignedOutOnly>
      <FormPage title="Sign in" about="Sign in to manage your profile, saved accounts and API keys.">
        <SignInForm />
      </FormPage>
    </SignedOutOnly>
  );
}
