import type { ReplyOf } from '@ledgerscope/contract/call';
import type { NETWORK_CALLS } from '@ledgerscope/contract/network-calls';
import type { NodeList } from '@ledgerscope/contract/node';
import { Amount, ShortAmount } from '../../entities/amount/amount.tsx';
import styles from '../../shared/chart/figures.module.css';
import { duration } from '../../shared/format/instant.ts';
import { Figure, figureText } from '../../shared/ui/figure.tsx';

/** The stake of the whole network and what it pays. */
export function NetworkStake({ reply }: { reply: ReplyOf<typeof NETWORK_CALLS.listNodes> | undefined }) {
  const { stakeTotal, nodeRewardRate, stakingPeriodMinutes } = reply ?? {};
  return (
    <dl className={`card ${styles.figures} num`}>
      <Figure name="Nodes">{figureText(reply?.data.filter((node) => !node.deleted).length)}</Figure>
      <Figure name="Total stake">
        {typeof stakeTotal === 'undefined' || stakeTotal === null ? (
          <Hbars value={stakeTotal} />
        ) : (
          <ShortAmount tinybars={stakeTotal} />
        )}
      </Figure>
      <Figure name="Max reward per hbar per period">
        <Hbars value={nodeRewardRate} />
      </Figure>
      <Figure name="Staking period">
        {stakingPeriodMinutes === undefined
          ? '…'
          : stakingPeriodMinutes === null
            ? 'Unknown'
            : duration(stakingPeriodMinutes * 60)}
      </Figure>
    </dl>
  );
}

function Hbars({ value }: { value: NodeList['stakeTotal'] | undefined }) {
  if (value === undefined) return '…';
  return value === null ? 'Unknown' : <Amount tinybars={value} compact />;
}
