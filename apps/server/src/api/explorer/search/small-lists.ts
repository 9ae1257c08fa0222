import type { Suggestion } from '@ledgerscope/contract';
import { hasTerm, normalText } from '@ledgerscope/ledger-store';
import { listActiveDapps } from '@ledgerscope/portal-store';
import type { ApiContext } from '../../api-context.ts';
import { knownNames } from '../names/known-names.ts';
import { nodeNames } from '../node/node-routes.ts';
import type { SearchText } from './search-text.ts';
import { shortened } from './suggestion-of.ts';

const MAX_DAPPS = 1_000;

interface Named {
  readonly kind: 'node' | 'dapp' | 'contract';
  readonly id: string;
  /** Texts of which a word may begin like the search. */
  readonly names: readonly string[];
  readonly detail: string | null;
  readonly link: string;
  readonly nodeId: number | null;
}

/** Nodes by name, and by node id for a number alone. There are few of them: their names are searched here. */
export async function nodeSource(context: ApiContext, { number, words }: SearchText): Promise<Suggestion[]> {
  if (number === undefined && words === '') return [];
  return (await nodesOf(context)).flatMap((node) => {
    const byNumber = number !== undefined && node.nodeId === Number(number);
    return byNumber ? [suggestionOf(node, true)] : matching(node, words);
  });
}

/** Dapps by title and company; none while the portal is not open. */
export async function dappSource(context: ApiContext, { words }: SearchText): Promise<Suggestion[]> {
  return words === '' ? [] : (await dappsOf(context)).flatMap((dapp) => matching(dapp, words));
}

/** Contracts by the name that they have in their source, or in a dapp. */
export async function contractNameSource(context: ApiContext, { words }: SearchText): Promise<Suggestion[]> {
  if (words === '') return [];
  const names = (await knownNames(context)).filter(({ kind }) => kind === 'contract');
  return names.flatMap(({ id, name }) =>
    matching({ kind: 'contract', id, names: [name], detail: id, link: `/contracts/${id}`, nodeId: null }, words),
  );
}

async function nodesOf(context: ApiContext): Promise<Named[]> {
  return (await nodeNames(context)).map(({ id, name, nodeId }) => {
    const detail = id === null ? null : `Node ${id}`;
    return { kind: 'node', id: nodeId, names: [name], detail, link: `/accounts/${nodeId}`, nodeId: id };
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
