import { type Node, toAmount } from '@ledgerscope/contract';
import { hexText } from '@ledgerscope/ledger';
import type { NodeRow, NodeTotals } from '@ledgerscope/ledger-store';
import { type AddressBookNode, decodeIfValid, hapi } from '@ledgerscope/streams';
import { hexOrNull, idOrNull, instantOrNull } from '@ledgerscope/transactions/values';
import type { NodePlace, NodePlaces } from './bundled-places.ts';

/** "Hosted by <name> | <city>", as nodes of the public networks describe themselves. */
const HOSTED = /^Hosted (?:by|for) ([^|]+)/;

/** What is known of one node, from three sources; at least one of them has it. */
export interface NodeFacts {
  readonly account: bigint;
  readonly book: AddressBookNode | undefined;
  readonly state: NodeRow | undefined;
  readonly activity: NodeTotals | undefined;
}

/** A node as the API shows it; `stakeTotal` is null before the first stake update. */
export function nodeReply(facts: NodeFacts, places: NodePlaces, stakeTotal: bigint | null): Node {
  return {
    ...namesOf(facts, places),
    ...earningsOf(facts.activity),
    ...stakesOf(facts.state, stakeTotal),
    ...statedOf(facts),
  };
}

/** How it is called, and where it is. */
function namesOf({ account, book, state }: NodeFacts, places: NodePlaces) {
  const accountID = idOrNull(account);
  const place = places.get(accountID ?? '');
  const description = descriptionOf(book, state);
  const id = nodeIdOf(book, state);
  return {
    id,
    name: place?.name ?? (nameIn(description) || `Node ${id ?? accountID}`),
    nodeId: accountID,
    hedera_id: accountID,
    accountID,
    council_name: place?.name ?? null,
    description,
    ...locationOf(place),
  };
}

/** What it states of itself: keys, endpoints, whether it takes rewards. */
function statedOf(facts: NodeFacts) {
  const { book, state } = facts;
  return {
    declineReward: state?.declineReward === 1,
    publicKey: book?.publicKeyHex || null,
    adminKey: state === undefined ? null : hexOrNull(state.adminKey),
    certificateHash: certificateHash(facts),
    serviceEndpoints: endpointsOf(facts),
    createdOn: instantOrNull(state?.createdNs ?? 0n),
    deleted: state?.deleted === 1,
  };
}

export function descriptionOf(book: NodeFacts['book'], state: NodeFacts['state']): string {
  return state?.description || book?.description || '';
}

function nodeIdOf(book: NodeFacts['book'], state: NodeFacts['state']): number | null {
  const id = state?.nodeId ?? book?.nodeId;
  return id === undefined ? null : Number(id);
}

function nameIn(description: string): string {
  return HOSTED.exec(description)?.[1] ?? description;
}

function locationOf(place: NodePlace | undefined): Pick<Node, 'location' | 'latitude' | 'longitude'> {
  return { location: place?.city ?? null, latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
}

function earningsOf(activity: NodeTotals | undefined) {
  const { transactions = 0n, fees = 0n, rewards = 0n } = activity ?? {};
  return {
    numTransactions: Number(transactions),
    hbarEarned: toAmount(fees + rewards),
    feesEarned: toAmount(fees),
    rewardsEarned: toAmount(rewards),
  };
}

const NO_STAKES = {
  stake: null,
  stakePercent: null,
  stake_rewarded: null,
  stake_not_rewarded: null,
  min_stake: null,
  max_stake: null,
  reward_rate: null,
  stakingPeriodEnd: null,
};

/** A node that no stake update named has no stakes: unknown, not 0. */
function stakesOf(state: NodeRow | undefined, total: bigint | null) {
  const stake_total = total === null ? null : toAmount(total);
  if (state === undefined || state.stakingPeriodEndNs === 0n) return { ...NO_STAKES, stake_total };
  return {
    stake: toAmount(state.stake),
    stake_total,
    stakePercent: percentOf(state.stake, total),
    stake_rewarded: toAmount(state.stakeRewarded),
    stake_not_rewarded: toAmount(state.stakeNotRewarded),
    min_stake: toAmount(state.minStake),
    max_stake: toAmount(state.maxStake),
    reward_rate: toAmount(state.rewardRate),
    stakingPeriodEnd: instantOrNull(state.stakingPeriodEndNs),
  };
}

/** With four fraction digits; null where the total is 0 or not known. */
function percentOf(stake: bigint, total: bigint | null): number | null {
  return total === null || total <= 0n ? null : Number((stake * 1_000_000n) / total) / 10_000;
}

/** The address book holds the bytes of the hash's hex text, transactions the hash itself. */
export function certificateHash({ book, state }: NodeFacts): string {
  if (state !== undefined && state.grpcCertificateHash.length > 0) return hexText(state.grpcCertificateHash);
  const text = Buffer.from(book?.certHash ?? []).toString('latin1');
  return /^([0-9a-f]{2})*$/i.test(text) ? text.toLowerCase() : hexText(book?.certHash ?? new Uint8Array(0));
}

/** Where it is reached; what transactions say counts before the book. */
export function endpointsOf({ book, state }: NodeFacts): Node['serviceEndpoints'] {
  if (state !== undefined && state.serviceEndpoints.length > 0) return state.serviceEndpoints.flatMap(storedEndpoint);
  return (book?.serviceEndpoints ?? []).map(({ ip, domain, port }) => ({
    ipAddress: ip ?? null,
    domainName: domain ?? null,
    port,
  }));
}

function storedEndpoint(bytes: Uint8Array): Node['serviceEndpoints'] {
  const endpoint = decodeIfValid(hapi.ServiceEndpoint, bytes);
  if (endpoint === undefined) return [];
  const { ipAddressV4, domainName, port } = endpoint;
  const ipAddress = ipAddressV4.length === 4 ? ipAddressV4.join('.') : null;
  return [{ ipAddress, domainName: domainName === '' ? null : domainName, port }];
}
