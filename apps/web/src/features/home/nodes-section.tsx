import type { Node } from '@ledgerscope/contract/node';
import { Amount } from '../../entities/amount/amount.tsx';
import { numberColumn } from '../../entities/entity/columns.tsx';
import { nodesQuery } from '../../entities/node/get-nodes.ts';
import { NodeCarousel } from '../../entities/node/node-carousel.tsx';
import { NODE_COLUMN } from '../../entities/node/node-column.tsx';
import { NodeMap } from '../../entities/node/node-map.tsx';
import { StakeShare } from '../../entities/node/stake-share.tsx';
import { useReply } from '../../shared/api/use-reply.ts';
import { accountHref } from '../../shared/paths.ts';
import { type Column, DataTable } from '../../shared/ui/data-table.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { NotKnown } from '../../shared/ui/not-known.tsx';
import styles from '../../shared/ui/section-head.module.css';

const COLUMNS: readonly Column<Node>[] = [
  NODE_COLUMN,
  {
    id: 'account',
    heading: 'Account',
    width: '130px',
    cell: ({ nodeId }) => <span className="mono">{nodeId ?? 'Unknown'}</span>,
  },
  {
    id: 'stake',
    heading: 'Stake',
    align: 'end',
    width: '230px',
    cell: ({ stake }) => (stake === null ? <NotKnown /> : <Amount tinybars={stake} compact />),
  },
  {
    id: 'share',
    heading: 'Share of stake',
    align: 'end',
    width: '120px',
    cell: (node) => <StakeShare node={node} />,
  },
  numberColumn('count', 'Transactions (1D)', ({ numTransactions }) => numTransactions, { width: '150px' }),
  {
    id: 'earned',
    heading: 'Earned (1D)',
    align: 'end',
    width: '210px',
    cell: ({ hbarEarned }) => <Amount tinybars={hbarEarned} compact />,
  },
];

/** The consensus nodes: a carousel, a map of the world, and a table. */
export default function NodesSection() {
  const { data: reply, error, refetch } = useReply(nodesQuery('1D'));
  const data = reply?.nodes;
  return (
    <section aria-labelledby="nodes">
      <header className={styles.sectionHead}>
        <h2 id="nodes">Nodes</h2>
        {data === undefined ? null : <span className="count num">{data.length}</span>}
      </header>
      {error !== null && data === undefined ? (
        <div className="card">
          <LoadFailure error={error} retry={refetch} />
        </div>
      ) : (
        <>
          <NodeCarousel nodes={data ?? []} period="1D" />
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
