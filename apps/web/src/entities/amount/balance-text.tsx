import type { Account } from '@ledgerscope/contract/account';
import { useSiteConfig } from '../../shared/api/get-network.ts';
import { formatInstant } from '../../shared/format/instant.ts';
import { Amount } from './amount.tsx';

type Held = Pick<Account, 'balance' | 'balanceChange'>;

/** The balance; where nothing anchors it, from when on changes are known, and their sum. Never a guessed number. */
export function BalanceText({ of: { balance, balanceChange } }: { of: Held }) {
  if (balance !== null) return <Amount tinybars={balance} />;
  return (
    <>
      <UnknownBefore />
      <br />
      <span className="muted">Net change since then</span> <Amount tinybars={balanceChange} signed />
    </>
  );
}

/** `Balance unknown before <time>`: the instant from which on the ledger was read. */
function UnknownBefore() {
  const since = useSiteConfig().data?.dataSince;
  return <>Balance unknown before {since === undefined || since === null ? 'now' : formatInstant(since)}</>;
}
