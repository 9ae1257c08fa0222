import { readLong } from '@ledgerscope/contract/mirror/mirror-parameter';
import { compareAscending, type EntityId, entityIdFromStore, NS_PER_DAY } from '@ledgerscope/ledger';
import { fileStates, type LedgerSnapshot, nodeStates } from '@ledgerscope/ledger-store';
import { idOrNull, idText } from '@ledgerscope/transactions/values';
import { certificateHash, descriptionOf, endpointsOf, type NodeFacts } from '../../explorer/node/node-reply.ts';
import { joinNodes } from '../../explorer/node/node-routes.ts';
import { storedAddressBook } from '../../explorer/node/stored-address-book.ts';
import { isWithin } from '../bounds.ts';
import { checkJavaRange } from '../java-bounds.ts';
import { type MirrorHandlers, NO_LINKS } from '../mirror-route.ts';
import { mirrorKey, timeText } from '../mirror-values.ts';

const BOOKS: readonly EntityId[] = [entityIdFromStore(101n), entityIdFromStore(102n)];
const WHOLE_BOOK = entityIdFromStore(102n);
const ROWS = { byDefault: 10, most: 25 };

/** Consensus nodes. */
export const MIRROR_NODE_HANDLERS = {
  mirrorNetworkNodes: async ({ context, snapshot, query, linkBehind }) => {
    const file = BOOKS.find((id) => id === (query.last('file.id') ?? WHOLE_BOOK));
    const ids = query.all('node.id');
    checkJavaRange(
      'node.id',
      ids.filter(({ operator }) => operator !== 'eq'),
    );
    const [states, { book }] = await Promise.all([
      nodeStates(snapshot),
      storedAddressBook(snapshot, context.network(), context.givenAddressBook),
    ]);
    const { order } = query;
    const limit = Math.min(query.last('limit') ?? ROWS.byDefault, ROWS.most);
    const sign = order === 'asc' ? 1 : -1;
    const nodes = file === undefined ? [] : joinNodes(states, book.nodes).filter(isListed);
    const found = nodes
      .filter((facts) => isWithin(ids, nodeIdOf(facts)))
      .sort((one, other) => sign * compareAscending(nodeIdOf(one), nodeIdOf(other)))
      .slice(0, limit);
    const since = await readBookSince(snapshot);
    const end = found.length === limit ? found.at(-1) : undefined;
    const key = end && { key: 'node.id', value: String(nodeIdOf(end)) };
    return {
      body: {
        nodes: found.map((facts) => mirrorNode(facts, file ?? WHOLE_BOOK, since)),
        links: key === undefined ? NO_LINKS : linkBehind([key], readLong),
      },
    };
  },
} satisfies Partial<MirrorHandlers>;

/** Deleted nodes are in no book. */
export function isListed({ book, state }: NodeFacts): boolean {
  return book !== undefined || (state !== undefined && state.deleted === 0);
}

export function nodeIdOf({ book, state }: NodeFacts): bigint {
  return state?.nodeId ?? book?.nodeId ?? 0n;
}

/** From when on the book holds: behind the newest change of its file, or from the first block where the ledger has no such file. */
async function readBookSince(snapshot: LedgerSnapshot): Promise<bigint> {
  const file = (await fileStates(snapshot, [WHOLE_BOOK])).get(WHOLE_BOOK);
  return file === undefined || file.updatedNs === 0n ? 0n : file.updatedNs + 1n;
}

function mirrorNode(facts: NodeFacts, file: EntityId, sinceNs: bigint) {
  const { account, book, state } = facts;
  return {
    admin_key: state === undefined ? null : mirrorKey(state.adminKey),
    associated_registered_nodes: [],
    decline_reward: state === undefined ? null : state.declineReward === 1,
    description: descriptionOf(book, state),
    file_id: idText(file),
    grpc_proxy_endpoint: null,
    memo: book?.memo ?? null,
    node_account_id: idOrNull(account),
    node_cert_hash: `0x${certificateHash(facts)}`,
    node_id: nodeIdOf(facts),
    public_key: `0x${book?.publicKeyHex ?? ''}`,
    service_endpoints: serviceEndpoints(facts),
    ...stakesOf(state),
    timestamp: { from: timeText(sinceNs), to: null },
  };
}

function serviceEndpoints(facts: NodeFacts) {
  return endpointsOf(facts)
    .map(({ domainName, ipAddress, port }) => ({
      domain_name: domainName ?? '',
      ip_address_v4: ipAddress ?? '',
      port,
    }))
    .sort((one, other) => {
      if (one.ip_address_v4 !== other.ip_address_v4) return one.ip_address_v4 < other.ip_address_v4 ? -1 : 1;
      return one.port - other.port;
    });
}

const NO_STAKES = {
  max_stake: null,
  min_stake: null,
  reward_rate_start: null,
  stake: null,
  stake_not_rewarded: null,
  stake_rewarded: null,
  staking_period: null,
};

/** As of the newest stake update; a node that none named has none. */
function stakesOf(state: NodeFacts['state']) {
  if (state === undefined || state.stakingPeriodEndNs === 0n) return NO_STAKES;
  const from = state.stakingPeriodEndNs + 1n;
  return {
    max_stake: state.maxStake,
    min_stake: state.minStake,
    reward_rate_start: state.rewardRate,
    stake: state.stake,
    stake_not_rewarded: state.stakeNotRewarded < 0n ? null : state.stakeNotRewarded,
    stake_rewarded: state.stakeRewarded,
    staking_period: { from: timeText(from), to: timeText(from + NS_PER_DAY) },
  };
}
