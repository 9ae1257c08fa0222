import type { Handlers } from '../../add-calls.ts';
import { nodeList } from './node-list.ts';

/** Consensus nodes. */
export const NODE_HANDLERS = {
  listNodes: ({ context, query }) => nodeList(context, query.period),
} satisfies Partial<Handlers>;
