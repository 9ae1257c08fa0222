import { useSearchParams } from 'react-router';
import { Activation } from '../features/account-access/activation.tsx';
import { FormPage } from '../features/account-access/form-page.tsx';

/** Activate your account. */
export function Component() {
  return (
    <FormPage title="Activate your account">
      <Activation token={useSearchParams()[0].get('token') ?? ''} />
    </FormPage>
  );
}
