import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { NodeLists } from './node-list.ts';

/** Consensus nodes. */
export function nodeHandlers(context: ApiContext) {
  const lists = new NodeLists(context);
  return { listNodes: ({ query }) => lists.read(query.period) } satisfies Partial<Handlers>;
}
