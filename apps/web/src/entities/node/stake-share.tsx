/** A node's share of the stake; nothing while the network has no stake at all. */
export function StakeShare({ percent }: { percent: number | null }) {
  return percent === null ? <span className="faint">N/A</span> : <span className="num">{percent.toFixed(2)}%</span>;
}
