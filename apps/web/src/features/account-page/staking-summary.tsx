import type { Account } from '@ledgerscope/contract/account';
import type { Amount as WireAmount } from '@ledgerscope/contract/amount';
import { Amount } from '../../entities/amount/amount.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { EntityFact, FactIf } from '../../entities/entity/summary-facts.tsx';
import { nodesQuery } from '../../entities/node/get-nodes.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { AboutSubject, Absent } from '../../shared/ui/absent.tsx';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { numberText } from '../../shared/ui/number-text.tsx';
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
            <Absent none="Not staked" />
          </p>
        </AboutSubject>
      )}
      <Facts>
        <FactIf name="Staked Node Id" value={stakedNodeId} view={(id) => <StakedNode id={id} />} />
        {stakedAccountId === NOBODY ? null : (
          <EntityFact name="Staked Account Id" kind="account" id={stakedAccountId} />
        )}
        <FactIf name="Stake Start Period" value={stakeIdStartPeriod} view={(iso) => <Timestamp iso={iso} copy />} />
        {stakes && staking.declineReward ? <Fact name="Rewards">Declined</Fact> : null}
        <FactIf name="Stake" value={staking.stake} view={amountText} />
        <FactIf name="Stake Rewarded" value={staking.stake_rewarded} view={amountText} />
        <FactIf name="Stake Not Rewarded" value={staking.stake_not_rewarded} view={amountText} />
        <FactIf name="Min Stake" value={staking.min_stake} view={amountText} />
        <FactIf name="Max Stake" value={staking.max_stake} view={amountText} />
      </Facts>
    </section>
  );
}

/** A node by its number, and its name as soon as that is known. */
function StakedNode({ id }: { id: WireAmount }) {
  const { data } = useReply(nodesQuery('1D'));
  const node = data?.nodes.find((one) => one.id !== null && String(one.id) === String(id));
  return (
    <>
      {numberText(id)}
      {node === undefined || node.nodeId === null ? null : (
        <>
          {' · '}
          <EntityLink kind="node" id={node.nodeId} name={node.name} />
        </>
      )}
    </>
  );
}

function amountText(tinybars: WireAmount) {
  return <Amount tinybars={tinybars} />;
}
