import type { Node } from '@ledgerscope/contract/node';
import { NotKnown } from '../../shared/ui/not-known.tsx';

/** A node's share of the stake; of a network that has no stake at all there is none. */
export function StakeShare({ node: { stake, stakePercent } }: { node: Pick<Node, 'stake' | 'stakePercent'> }) {
  if (stakePercent !== null) return <span className="num">{stakePercent.toFixed(2)}%</span>;
  return stake === null ? <NotKnown /> : <span className="faint">N/A</span>;
}
