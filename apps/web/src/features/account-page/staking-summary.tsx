import type { Account, Amount as WireAmount } from '@ledgerscope/contract';
import { Amount } from '../../entities/amount/amount.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { AboutSubject, Absent } from '../../shared/ui/absent.tsx';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';

const NOBODY = '0.0.0';

type Staking = Pick<
  Account,
  | 'stakedNodeId'
  | 'stakedAccountId'
  | 'stakeIdStartPeriod'
  | 'declineReward'
  | 'stake'
  | 'stake_rewarded'
  | 'stake_not_rewarded'
  | 'min_stake'
  | 'max_stake'
>;

/** Whom an account stakes to, and the stake of a node; a row only where it has a value. */
export function StakingSummary({ staking }: { staking: Staking }) {
  const { stakedNodeId, stakedAccountId, stakeIdStartPeriod } = staking;
  const stakes = stakedNodeId !== null || stakedAccountId !== NOBODY;
  return (
    <section className="card" aria-labelledby="staking">
      <header>
        <h2 id="staking">Staking Summary</h2>
      </header>
      {stakes || staking.stake !== null ? null : (
        <AboutSubject>
          <p className="empty muted">
            <Absent none="Stakes to no node and no account" />
          </p>
        </AboutSubject>
      )}
      <Facts>
        {stakedNodeId === null ? null : (
          <Fact name="Staked Node Id">
            <span className="num">{wholeText(stakedNodeId)}</span>
          </Fact>
        )}
        {stakedAccountId === NOBODY ? null : (
          <Fact name="Staked Account Id">
            <EntityLink kind="account" id={stakedAccountId} />
          </Fact>
        )}
        {stakeIdStartPeriod === null ? null : (
          <Fact name="Stake Start Period">
            <Timestamp iso={stakeIdStartPeriod} copy />
          </Fact>
        )}
        {stakes && staking.declineReward ? <Fact name="Rewards">Declined</Fact> : null}
        <Stake name="Stake" value={staking.stake} />
        <Stake name="Stake Rewarded" value={staking.stake_rewarded} />
        <Stake name="Stake Not Rewarded" value={staking.stake_not_rewarded} />
        <Stake name="Min Stake" value={staking.min_stake} />
        <Stake name="Max Stake" value={staking.max_stake} />
      </Facts>
    </section>
  );
}

function Stake({ name, value }: { name: string; value: WireAmount | null }) {
  if (value === null) return null;
  return (
    <Fact name={name}>
      <Amount tinybars={value} />
    </Fact>
  );
}
