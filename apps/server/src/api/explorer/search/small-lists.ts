import type { Suggestion } from '@ledgerscope/contract';
import { hasTerm, normalText } from '@ledgerscope/ledger-store';
import { listActiveDapps } from '@ledgerscope/portal-store';
import type { ApiContext } from '../../api-context.ts';
import { NodeLists } from '../node/node-list.ts';
import { KeptAnswer } from './kept-answer.ts';
import type { SearchText } from './search-text.ts';
import { shortened } from './suggestion-of.ts';

const KEPT_MS = 60_000;
const MAX_DAPPS = 1_000;

interface Named {
  readonly kind: 'node' | 'dapp';
  readonly id: string;
  /** Texts of which a word may begin like the search. */
  readonly names: readonly string[];
  readonly detail: string | null;
  readonly link: string;
  readonly nodeId: number | null;
}

/** Nodes and dapps: there are few of them and they rarely change, so that their names are kept and searched here. */
export class SmallLists {
  readonly #context: ApiContext;
  readonly #nodes: KeptAnswer<readonly Named[]>;
  readonly #dapps: KeptAnswer<readonly Named[]>;

  constructor(context: ApiContext) {
    const lists = new NodeLists(context);
    this.#context = context;
    this.#nodes = new KeptAnswer(() => nodesOf(lists), KEPT_MS);
    this.#dapps = new KeptAnswer(() => dappsOf(context), KEPT_MS);
  }

  /** Nodes by name, and by node id for a number alone. */
  async nodes({ number, words }: SearchText): Promise<Suggestion[]> {
    if (number === undefined && words === '') return [];
    return (await this.#nodes.read()).flatMap((node) => {
      const byNumber = number !== undefined && node.nodeId === Number(number);
      return byNumber ? [suggestionOf(node, true)] : matching(node, words);
    });
  }

  /** Dapps by title and company; none while the portal is not open. */
  async dapps({ words }: SearchText): Promise<Suggestion[]> {
    if (words === '' || this.#context.portal?.store() === undefined) return [];
    return (await this.#dapps.read()).flatMap((dapp) => matching(dapp, words));
  }
}

async function nodesOf(lists: NodeLists): Promise<Named[]> {
  const { data } = await lists.read('1H');
  return data.flatMap(({ id, name, nodeId }) => {
    if (nodeId === null) return [];
    const detail = id === null ? null : `Node ${id}`;
    return [{ kind: 'node', id: nodeId, names: [name], detail, link: `/accounts/${nodeId}`, nodeId: id }];
  });
}

async function dappsOf({ portal }: ApiContext): Promise<Named[]> {
  const store = portal?.store();
  if (store === undefined) return [];
  const { dapps } = await listActiveDapps(store, { limit: MAX_DAPPS, offset: 0, order: 'asc' });
  return dapps.map(({ id, title, company }) => ({
    kind: 'dapp',
    id,
    names: [title, company],
    detail: company === '' ? null : shortened(company),
    link: `/dapps/${encodeURIComponent(id)}`,
    nodeId: null,
  }));
}

function matching(named: Named, words: string): Suggestion[] {
  if (words === '' || !named.names.some((name) => hasTerm(name, words))) return [];
  return [suggestionOf(named, normalText(named.names[0] ?? '') === words)];
}

function suggestionOf({ kind, id, names, detail, link }: Named, exact: boolean): Suggestion {
  return { kind, id, label: shortened(names[0] ?? id), detail, link, exact };
}
