import type { AccountRow, TokenRow } from '@ledgerscope/ledger-store';
import { hapi, type StreamBlock } from '@ledgerscope/streams';
import { deriveBlock } from '../../../derive/derive-block.ts';
import { MemoryContext } from '../../../derive/testing/memory-context.ts';
import { emptyBatchRows } from '../../../empty-batch-rows.ts';
import { applyBlock } from '../../../state/apply-block.ts';
import { wantCounters } from '../../../state/counter.ts';
import { emptyStateSets } from '../../../state/ledger-state.ts';
import { StateChanges } from '../../../state/state-changes.ts';
import type { JsonObject } from '../../mirror/mirror-client.ts';
import {
  accountJson,
  allowanceJson,
  contractJson,
  nftJson,
  relationJson,
  scheduleJson,
  tokenJson,
  topicJson,
} from './entity-json.ts';
import { asOf } from './filter.ts';
import type { MirrorPage, MirrorServer } from './mirror-server.ts';
import { base64, epoch, idText } from './transaction-json.ts';

interface Snapshot<Row> {
  /** Begin of the block that it is the end of. */
  readonly fromNs: bigint;
  readonly row: Row;
}

/** For tests: entities as a mirror node knows them, as they are now; contracts and tokens also as they were at the end of each block. */
export class MirrorState {
  readonly #state = emptyStateSets();
  readonly #context = new MemoryContext();
  readonly #tokens = new Map<bigint, Snapshot<TokenRow>[]>();
  readonly #accounts = new Map<bigint, Snapshot<AccountRow>[]>();
  /** By schedule: what it runs, and who signed when. */
  readonly #schedules = new Map<bigint, { body: Uint8Array; signatures: JsonObject[] }>();
  #stakes: { readonly ns: bigint; readonly update: hapi.NodeStakeUpdateTransactionBody } | undefined;

  add(block: StreamBlock): void {
    const rows = emptyBatchRows();
    const changes = new StateChanges();
    deriveBlock(block, this.#context, rows, changes);
    wantCounters(this.#state);
    changes.wantAll(this.#state);
    for (const set of Object.values(this.#state)) set.settle([]);
    applyBlock({ block, place: { gapBefore: false }, changes }, this.#state, rows);
    this.#remember(block);
    for (const set of Object.values(this.#state)) [...set.take()];
    for (const event of rows.scheduleEvent) {
      const known = this.#schedules.get(event.schedule) ?? { body: event.body, signatures: [] };
      for (const prefix of event.signaturePrefixes)
        known.signatures.push({
          consensus_timestamp: epoch(event.consensusNs),
          public_key_prefix: base64(prefix),
          signature: base64(new Uint8Array(64)),
          type: 'ED25519',
        });
      this.#schedules.set(event.schedule, known);
    }
    for (const { body, consensusNs } of block.items)
      if (body.nodeStakeUpdate !== undefined) this.#stakes = { ns: consensusNs, update: body.nodeStakeUpdate };
  }

  serve({ routes }: MirrorServer): void {
    const state = this.#state;
    const find = <Row>(rows: Iterable<Row>, matches: (row: Row) => boolean) => [...rows].find(matches);
    routes.set('accounts/*', (_query, [, id]) => {
      const row = find(state.account.knownRows(), (each) => idText(each.id) === id);
      return row && accountJson(row);
    });
    routes.set('accounts/*/tokens', (_query, [, account]) => {
      const rows = [...state.accountToken.knownRows()].filter((row) => idText(row.account) === account);
      return listed('tokens', rows, relationJson, ({ token }) => token, 'token.id', idText);
    });
    for (const [kind, matches] of KINDS)
      routes.set(`accounts/*/allowances/${kind}`, (_query, [, owner]) => {
        const rows = [...state.allowance.knownRows()].filter((row) => idText(row.owner) === owner && matches(row));
        return listed(
          'allowances',
          rows,
          allowanceJson,
          ({ spender, token }) => spender * 1_000_000n + token,
          'spender.id',
        );
      });
    routes.set('topics/*', (_query, [, id]) => {
      const row = find(state.topic.knownRows(), (each) => idText(each.id) === id);
      return row && topicJson(row);
    });
    routes.set('schedules/*', (_query, [, id]) => {
      const row = find(state.schedule.knownRows(), (each) => idText(each.id) === id);
      const known = row && this.#schedules.get(row.id);
      return known && scheduleJson(row, known.body, known.signatures);
    });
    routes.set('tokens/*', (query, [, id]) => {
      const row = snapshotAt(this.#tokens, id, asOf(query));
      return row && tokenJson(row);
    });
    routes.set('tokens/*/nfts', (_query, [, token]) => {
      const rows = [...state.nft.knownRows()].filter((row) => idText(row.token) === token);
      return listed('nfts', rows, nftJson, ({ serial }) => serial, 'serialnumber');
    });
    routes.set('network/nodes', () => {
      const nodes = (this.#stakes?.update.nodeStake ?? []).map(nodeJson);
      return listed(
        'nodes',
        nodes,
        (node) => node,
        ({ node_id: id }) => id,
        'node.id',
      );
    });
    routes.set('network/stake', () => this.#stakes && stakeJson(this.#stakes.ns, this.#stakes.update));
  }

  /** A contract as of an instant. */
  contract(id: string | undefined, ns: bigint | undefined): JsonObject | undefined {
    const row = snapshotAt(this.#accounts, id, ns);
    return row?.isContract === 1 ? contractJson(row) : undefined;
  }

  #remember({ consensusStart }: StreamBlock): void {
    for (const { after } of this.#state.token.changes())
      push(this.#tokens, after.id, { fromNs: consensusStart, row: { ...after } });
    for (const { after } of this.#state.account.changes())
      push(this.#accounts, after.id, { fromNs: consensusStart, row: { ...after } });
  }
}

type Allowance = { readonly token: bigint; readonly allSerials: number };
const KINDS: readonly (readonly [string, (row: Allowance) => boolean])[] = [
  ['crypto', ({ token }) => token === 0n],
  ['tokens', ({ token, allSerials }) => token !== 0n && allSerials === 0],
  ['nfts', ({ token, allSerials }) => token !== 0n && allSerials === 1],
];

function push<Row>(all: Map<bigint, Snapshot<Row>[]>, id: bigint, snapshot: Snapshot<Row>): void {
  all.set(id, [...(all.get(id) ?? []), snapshot]);
}

function snapshotAt<Row>(
  all: ReadonlyMap<bigint, readonly Snapshot<Row>[]>,
  id: string | undefined,
  ns: bigint | undefined,
): Row | undefined {
  const found = [...all].find(([known]) => idText(known) === id)?.[1] ?? [];
  return found.findLast(({ fromNs }) => ns === undefined || fromNs <= ns)?.row;
}

function listed<Row>(
  name: string,
  rows: readonly Row[],
  jsonOf: (row: Row) => JsonObject,
  keyOf: (row: Row) => bigint,
  by: string,
  write: (key: bigint) => string = String,
): MirrorPage {
  const keys = new Map(rows.map((row) => [jsonOf(row), keyOf(row)]));
  return { name, entries: [...keys.keys()], by, keyOf: (entry) => keys.get(entry) ?? 0n, write };
}

function nodeJson(node: hapi.NodeStake) {
  return {
    max_stake: node.maxStake,
    min_stake: node.minStake,
    node_id: node.nodeId,
    reward_rate_start: node.rewardRate,
    stake: node.stake,
    stake_not_rewarded: node.stakeNotRewarded,
    stake_rewarded: node.stakeRewarded,
  };
}

function stakeJson(ns: bigint, update: hapi.NodeStakeUpdateTransactionBody): JsonObject {
  const decimals = (fraction: hapi.Fraction | undefined) =>
    Number(fraction?.numerator ?? 0n) / Number(fraction?.denominator ?? 1n);
  const end = update.endOfStakingPeriod ?? hapi.Timestamp.create();
  const began = end.seconds * 1_000_000_000n + BigInt(end.nanos) + 1n;
  return {
    max_stake_rewarded: update.maxStakeRewarded,
    max_staking_reward_rate_per_hbar: update.maxStakingRewardRatePerHbar,
    max_total_reward: update.maxTotalReward,
    node_reward_fee_fraction: decimals(update.nodeRewardFeeFraction),
    reserved_staking_rewards: update.reservedStakingRewards,
    reward_balance_threshold: update.rewardBalanceThreshold,
    staking_period: { from: epoch(began), to: epoch(began + 86_400_000_000_000n) },
    staking_period_duration: update.stakingPeriod,
    staking_periods_stored: update.stakingPeriodsStored,
    staking_reward_fee_fraction: decimals(update.stakingRewardFeeFraction),
    staking_reward_rate: update.stakingRewardRate,
    staking_start_threshold: update.stakingStartThreshold,
    timestamp: epoch(ns),
    unreserved_staking_reward_balance: update.unreservedStakingRewardBalance,
  };
}
