import { useSearchParams } from 'react-router';
import { FormPage } from '../features/account-access/form-page.tsx';
import { EndAlerts } from '../features/saved-accounts/end-alerts.tsx';

/** Turn off account alerts. */
export function Component() {
  return (
    <FormPage title="End alerts">
      <EndAlerts token={useSearchParams()[0].get('token') ?? ''} />
    </FormPage>
  );
}
