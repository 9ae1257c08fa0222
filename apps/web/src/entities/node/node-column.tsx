import type { Node } from '@ledgerscope/contract/node';
import type { Column } from '../../shared/ui/data-table.tsx';
import { EntityLink } from '../entity/entity-link.tsx';

/** A node by its name, and where it is. */
export const NODE_COLUMN: Column<Node> = {
  id: 'node',
  heading: 'Node',
  bare: true,
  cell: (node) => (
    <>
      {node.nodeId === null ? node.name : <EntityLink kind="node" id={node.nodeId} name={node.name} icon />}
      {node.location === null ? null : <span className="faint small block">{node.location}</span>}
    </>
  ),
};
