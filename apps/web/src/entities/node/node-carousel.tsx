import type { Node } from '@ledgerscope/contract/node';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { accountHref } from '../../shared/paths.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { EntityLink } from '../entity/entity-link.tsx';
import styles from './node-carousel.module.css';

/** Nodes side by side, to scroll through. `period` is what their counts are of. */
export function NodeCarousel({ nodes, period }: { nodes: readonly Node[]; period: string }) {
  const row = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  const [ends, setEnds] = useState({ first: true, last: false });
  const look = () => row.current !== null && setEnds(endsOf(row.current));
  // biome-ignore lint/correctness/useExhaustiveDependencies: other nodes or another width end elsewhere
  useEffect(() => {
    if (row.current === null) return;
    const watch = new ResizeObserver(look);
    watch.observe(row.current);
    return () => watch.disconnect();
  }, [nodes]);
  const move = (direction: number) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8, behavior: 'smooth' });
  return (
    <div className={styles.carousel}>
      <button
        type="button"
        className="icon-button"
        aria-label="Previous nodes"
        disabled={ends.first}
        onClick={() => move(-1)}
      >
        <Icon name="back" size={18} />
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <ul ref={row} tabIndex={0} aria-label="Nodes" onScroll={look}>
        {nodes.map((node) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the link inside does the same by keyboard
          <li
            key={node.id}
            className={`card ${styles.nodeCard}`}
            onClick={() => node.nodeId !== null && void navigate(accountHref(node.nodeId))}
          >
            <p className="one-line">
              <b>{node.name}</b>
            </p>
            <p className="small muted">
              {node.nodeId === null ? 'Unknown' : <EntityLink kind="node" id={node.nodeId} label={false} />}
              {node.stakePercent === null ? '' : ` · ${node.stakePercent.toFixed(2)}% of stake`}
            </p>
            <p className="small faint num">
              {wholeText(node.numTransactions)} transactions, {period}
            </p>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="icon-button"
        aria-label="Next nodes"
        disabled={ends.last}
        onClick={() => move(1)}
      >
        <Icon name="chevron" size={18} />
      </button>
    </div>
  );
}

/** Whether the row is at its beginning or its end. */
function endsOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): { first: boolean; last: boolean } {
  return { first: scrollLeft <= 1, last: scrollLeft + clientWidth >= scrollWidth - 1 };
}
