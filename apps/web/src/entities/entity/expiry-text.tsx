import type { Account } from '@ledgerscope/contract/account';
import { isOver } from '../../shared/format/instant.ts';
import { useNow } from '../../shared/now.ts';
import { Absent } from '../../shared/ui/absent.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { EntityLink } from './entity-link.tsx';
import { renewalText } from './renewal-text.ts';

type Expiring = Pick<Account, 'expiry' | 'autoRenewPeriod' | 'autoRenewAccount' | 'deleted'>;

/** When something expires, and how it is renewed. */
export function ExpiryText({ of: { expiry, autoRenewPeriod, autoRenewAccount, deleted } }: { of: Expiring }) {
  // Contracts of Ethereum transactions carry a period of 0: nothing renews them.
  const renewed = autoRenewPeriod !== null && Number(autoRenewPeriod) > 0;
  if (expiry === null && !renewed) return <Absent />;
  return (
    <>
      {expiry === null ? null : <Timestamp iso={expiry} copy />}
      {renewed ? (
        <span className="muted">
          {' '}
          auto-renews {renewalText(autoRenewPeriod)}
          {autoRenewAccount === null ? null : (
            <>
              , paid by <EntityLink kind="account" id={autoRenewAccount} />
            </>
          )}
        </span>
      ) : null}
      {expiry === null || deleted ? null : <PassedExpiry iso={expiry} lead={renewed ? '. ' : ' '} />}
    </>
  );
}

/** Why something is still there after the date on which it expires; `lead` separates it from the text before. */
export function PassedExpiry({ iso, lead = ' ' }: { iso: string; lead?: string }) {
  const now = useNow();
  if (!isOver(iso, now)) return null;
  return <span className="muted">{lead}This date has passed. The network does not yet remove expired entities.</span>;
}
