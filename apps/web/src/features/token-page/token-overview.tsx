import type { Token } from '@ledgerscope/contract';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { TokenSupply } from '../../entities/token/token-supply.tsx';
import { Fact } from '../../shared/ui/facts.tsx';
import { FactsCard } from '../../shared/ui/facts-card.tsx';
import { NotKnown } from '../../shared/ui/not-known.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { PassedExpiry } from '../entity-page/expiry-text.tsx';
import { renewalText } from '../entity-page/renewal-text.ts';

/** A token's supply and maximum supply, and who pays for its renewal. */
export function TokenOverview({ token }: { token: Token }) {
  const { totalSupply, decimals, tokenType, supplyType, treasury, autoRenewAccount, autoRenewPeriod, expiry } = token;
  return (
    <FactsCard id="overview" title="Overview">
      <Fact name="Supply">
        <TokenSupply units={totalSupply} decimals={decimals} />
      </Fact>
      <Fact name="Type">{tokenType === 'UNKNOWN' ? <NotKnown /> : tokenType}</Fact>
      <Fact name="Supply Type">{supplyType ?? <NotKnown />}</Fact>
      <Fact name="Max Supply">
        <MaxSupply token={token} />
      </Fact>
      <Fact name="Treasury">{treasury === null ? <NotKnown /> : <EntityLink kind="account" id={treasury} copy />}</Fact>
      <Fact name="Auto Renew A/c">
        {autoRenewAccount === null ? null : (
          <>
            <EntityLink kind="account" id={autoRenewAccount} copy />
            {autoRenewPeriod === null ? null : <span className="muted"> {renewalText(autoRenewPeriod)}</span>}
          </>
        )}
      </Fact>
      <Fact name="Expiry">
        {expiry === null ? (
          <NotKnown />
        ) : (
          <>
            <Timestamp iso={expiry} copy />
            {token.deletedOn === null ? <PassedExpiry iso={expiry} /> : null}
          </>
        )}
      </Fact>
    </FactsCard>
  );
}

function MaxSupply({ token: { supplyType, maxSupply, decimals } }: { token: Token }) {
  if (supplyType === null) return <NotKnown />;
  if (supplyType !== 'FINITE') return 'INFINITE';
  return <TokenSupply units={maxSupply} decimals={decimals} />;
}
