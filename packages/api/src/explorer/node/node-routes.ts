import { type Node, type NodeList, type Period, toAmount } from '@ledgerscope/contract';
import { NS_PER_HOUR } from '@ledgerscope/ledger';
import { latestNetworkStake, type NodeRow, nodeActivity, nodeStates, ofSnapshot } from '@ledgerscope/ledger-store';
import type { AddressBookNode } from '@ledgerscope/streams';
import { instantText } from '@ledgerscope/transactions/values';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { periodStart } from '../time-span.ts';
import { bundledPlaces, type NodePlaces } from './bundled-places.ts';
import { type NodeFacts, nodeReply } from './node-reply.ts';
import { storedAddressBook } from './stored-address-book.ts';

/** Consensus nodes. */
export const NODE_HANDLERS = {
  listNodes: ({ context, query }) => nodeList(context, query.period),
} satisfies Partial<Handlers>;

/** The nodes, and what they did in a period. */
async function nodeList(context: ApiContext, period: Period): Promise<NodeList> {
  const { snapshot, network, nodePlaces } = context;
  const start = periodStart(snapshot, period);
  // Ingest counts by the hour: the first one is taken from its start, and the reply says so.
  const since = start === undefined ? undefined : start - (start % NS_PER_HOUR);
  const [states, { book, source: addressBook }, activity, stake] = await Promise.all([
    nodeStates(snapshot),
    storedAddressBook(snapshot, network(), context.givenAddressBook),
    nodeActivity(snapshot, since === undefined ? {} : { fromNs: since }),
    latestNetworkStake(snapshot),
  ]);
  const facts = joinNodes(states, book.nodes, new Map(activity.map((one) => [one.account, one])));
  const stakeTotal = totalOf(states);
  const places = placesOf(network(), nodePlaces);
  const data = facts.map((one) => nodeReply(one, places, stakeTotal));
  return {
    data,
    totalCount: data.length,
    size: data.length,
    period,
    addressBook,
    since: since === undefined ? null : instantText(since),
    stakeTotal: stakeTotal === null ? null : toAmount(stakeTotal),
    nodeRewardRate: stake === undefined ? null : toAmount(stake.maxStakingRewardRatePerHbar),
    stakingPeriodMinutes: stake === undefined ? null : Number(stake.stakingPeriodMinutes),
  };
}

/** Names of the nodes that have an account, with their ids. Searches ask with every letter: what nodes did is not counted for them. */
export function nodeNames({
  snapshot,
  network,
  nodePlaces,
  givenAddressBook,
}: ApiContext): Promise<readonly NodeName[]> {
  return ofSnapshot(snapshot, 'names of nodes', async () => {
    const [states, { book }] = await Promise.all([
      nodeStates(snapshot),
      storedAddressBook(snapshot, network(), givenAddressBook),
    ]);
    const places = placesOf(network(), nodePlaces);
    return joinNodes(states, book.nodes, new Map())
      .map((facts) => nodeReply(facts, places, null))
      .flatMap(({ id, name, nodeId }) => (nodeId === null ? [] : [{ id, name, nodeId }]));
  });
}

/** Where nodes are and what they are called: the operator's word before the bundled one. */
function placesOf(network: string, given: ApiContext['nodePlaces']): NodePlaces {
  return new Map([...bundledPlaces(network), ...(given ?? [])]);
}

interface NodeName extends Pick<Node, 'id' | 'name'> {
  readonly nodeId: string;
}

/** Of the nodes that exist; null before the first stake update. */
function totalOf(states: readonly NodeRow[]): bigint | null {
  const staked = states.filter(({ stakingPeriodEndNs, deleted }) => stakingPeriodEndNs !== 0n && deleted === 0);
  return staked.length === 0 ? null : staked.reduce((sum, { stake }) => sum + stake, 0n);
}

/** By node id; accounts that are known only from transactions come last. */
export function joinNodes(
  states: readonly NodeRow[],
  book: readonly AddressBookNode[],
  activity: ReadonlyMap<bigint, NonNullable<NodeFacts['activity']>> = new Map(),
): NodeFacts[] {
  const stateOf = new Map(states.map((state) => [state.nodeId, state]));
  const bookOf = new Map(book.map((node) => [node.nodeId, node]));
  const ids = [...new Set([...stateOf.keys(), ...bookOf.keys()])].toSorted((a, b) => (a < b ? -1 : 1));
  const left = new Map(activity);
  const known = ids.map((id) => {
    const [state, node] = [stateOf.get(id), bookOf.get(id)];
    const account = state === undefined || state.accountId === 0n ? (node?.accountId ?? 0n) : state.accountId;
    const did = left.get(account);
    left.delete(account);
    return { account, book: node, state, activity: did };
  });
  const others = [...left.values()].map((did) => ({
    account: did.account,
    book: undefined,
    state: undefined,
    activity: did,
  }));
  return [...known, ...others];
}
