import type { Account } from '@ledgerscope/contract';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { renewalText } from './renewal-text.ts';

type Expiring = Pick<Account, 'expiry' | 'autoRenewPeriod' | 'autoRenewAccount'>;

/** When something expires, and how it is renewed. */
export function ExpiryText({ of: { expiry, autoRenewPeriod, autoRenewAccount } }: { of: Expiring }) {
  if (expiry === null && autoRenewPeriod === null) return <span className="faint">None</span>;
  return (
    <>
      {expiry === null ? null : <Timestamp iso={expiry} copy />}
      {autoRenewPeriod === null ? null : (
        <span className="muted">
          {' '}
          renewed {renewalText(autoRenewPeriod)}
          {autoRenewAccount === null ? '' : ` by ${autoRenewAccount}`}
        </span>
      )}
    </>
  );
}
