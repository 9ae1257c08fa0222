import type { Node, NodeList } from '@ledgerscope/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { Amount } from '../../entities/amount/amount.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { fetchJson } from '../../shared/api/fetch-json.ts';
import { refreshOrRecover } from '../../shared/api/query-client.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { accountHref } from '../../shared/paths.ts';
import { type Column, DataTable } from '../../shared/ui/data-table.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { NodeMap } from './node-map.tsx';

const nodesQuery = queryOptions({
  queryKey: ['nodes'],
  queryFn: ({ signal }) => fetchJson<NodeList>('/api/stats/nodes?period=1D', signal),
  select: (reply) => reply.data.filter((node) => !node.deleted),
  refetchInterval: refreshOrRecover,
});

const COLUMNS: readonly Column<Node>[] = [
  {
    id: 'node',
    heading: 'Node',
    bare: true,
    cell: (node) => (
      <>
        {node.nodeId === null ? node.name : <EntityLink kind="node" id={node.nodeId} name={node.name} icon />}
        {node.location === null ? null : <span className="faint small block">{node.location}</span>}
      </>
    ),
  },
  {
    id: 'account',
    heading: 'Account',
    width: '130px',
    cell: ({ nodeId }) => <span className="mono">{nodeId ?? 'N/A'}</span>,
  },
  {
    id: 'stake',
    heading: 'Stake',
    align: 'end',
    width: '230px',
    cell: ({ stake }) => (stake === null ? <span className="faint">N/A</span> : <Amount tinybars={stake} compact />),
  },
  {
    id: 'share',
    heading: 'Stake share',
    align: 'end',
    width: '120px',
    cell: ({ stakePercent }) => <StakeShare percent={stakePercent} />,
  },
  {
    id: 'count',
    heading: 'Transactions, 1D',
    align: 'end',
    width: '150px',
    cell: ({ numTransactions }) => <span className="num">{wholeText(numTransactions)}</span>,
  },
  {
    id: 'earned',
    heading: 'Earned, 1D',
    align: 'end',
    width: '210px',
    cell: ({ hbarEarned }) => <Amount tinybars={hbarEarned} compact />,
  },
];

/** The consensus nodes: a carousel, a map of the world, and a table. */
export default function NodesSection() {
  const { data, error, refetch } = useQuery(nodesQuery);
  return (
    <section aria-labelledby="nodes">
      <header className="section-head">
        <h2 id="nodes">Nodes</h2>
        {data === undefined ? null : <span className="count num">{data.length}</span>}
      </header>
      {error !== null && data === undefined ? (
        <div className="card">
          <LoadFailure error={error} retry={refetch} />
        </div>
      ) : (
        <>
          <Carousel nodes={data ?? []} />
          <NodeMap nodes={data ?? []} />
          <div className="card">
            <DataTable
              label="Nodes"
              columns={COLUMNS}
              rows={data}
              keyOf={(node) => String(node.id)}
              rowHref={({ nodeId }) => (nodeId === null ? null : accountHref(nodeId))}
              expected={5}
              empty="No data available"
            />
          </div>
        </>
      )}
    </section>
  );
}

/** Nothing while the network has no stake at all. */
function StakeShare({ percent }: { percent: number | null }) {
  return percent === null ? <span className="faint">N/A</span> : <span className="num">{percent.toFixed(2)}%</span>;
}

function Carousel({ nodes }: { nodes: readonly Node[] }) {
  const row = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  const move = (direction: number) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8, behavior: 'smooth' });
  return (
    <div className="carousel">
      <button type="button" className="icon-button" aria-label="Earlier nodes" onClick={() => move(-1)}>
        <Icon name="back" size={18} />
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <ul ref={row} tabIndex={0} aria-label="Nodes to scroll through">
        {nodes.map((node) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the link inside does the same by keyboard
          <li
            key={node.id}
            className="card node-card"
            onClick={() => node.nodeId !== null && void navigate(accountHref(node.nodeId))}
          >
            <p className="one-line">
              <b>{node.name}</b>
            </p>
            <p className="small muted">
              {node.nodeId === null ? 'N/A' : <EntityLink kind="node" id={node.nodeId} />}
              {node.stakePercent === null ? '' : ` · ${node.stakePercent.toFixed(2)}% of stake`}
            </p>
            <p className="small faint num">{wholeText(node.numTransactions)} transactions, 1D</p>
          </li>
        ))}
      </ul>
      <button type="button" className="icon-button" aria-label="Later nodes" onClick={() => move(1)}>
        <Icon name="chevron" size={18} />
      </button>
    </div>
  );
}
