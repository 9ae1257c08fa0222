import { NS_PER_SECOND } from '@ledgerscope/ledger';
import { nextEd25519Key } from '../../world/account-creation.ts';
import { castOf } from '../../world/cast.ts';
import type { BodyDraft } from '../../world/effects.ts';
import { accountId, topicId } from '../../world/ids.ts';
import { pickOther, pickPayer } from '../../world/people.ts';
import { AUTO_RENEW_SECONDS, HBAR } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum, SimulatedTopic } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { type TopicKind, topicBook } from './topic-book.ts';

const HASH_BYTES = 48;
/** Topics beyond this many open far more seldom, so that a long-lived network does not drown in them. */
const MANY = 300;
const KINDS: readonly TopicKind[] = ['weather', 'paid', 'supply', 'chat', 'members', 'binary'];
const MEMOS: Readonly<Record<TopicKind, readonly string[]>> = {
  weather: ['Weatherglass hourly observations'],
  paid: ['Notary board: one fee, one entry'],
  supply: [
    'cocoa lots, Tema to Rotterdam',
    'cold chain vaccines',
    'coffee passports',
    'steel certificates',
    'fish landings',
  ],
  chat: [
    'town square',
    'hbar sommelier club',
    'Sprachcafé',
    'チャット広場',
    'sala de estar ☕',
    'chess by topic ♟️',
    'قهوة الصباح',
  ],
  members: ['board minutes', 'oracle quorum', 'lab notebook', 'clinic audit trail', 'build attestations'],
  binary: ['state proofs', 'encrypted mailbox', 'telemetry frames', 'did:example registry'],
};

/** New topics: at first one of each kind, later now and then another one. */
export const openTopic: Activity = {
  weight: (world) => {
    if (findMissing(world) !== undefined) return 60;
    return world.state.topics.size < MANY ? 0.25 : 0.02;
  },
  act: (world) => {
    const kind = findMissing(world) ?? world.random.pick(KINDS.slice(2));
    const creator = kind === 'weather' ? castOf(world).oracle : pickPayer(world, 10n * HBAR);
    if (creator !== undefined) createTopic(world, kind, creator);
  },
};

function findMissing(world: World): TopicKind | undefined {
  const { open } = topicBook(world);
  return KINDS.find((kind) => open[kind].length === 0);
}

type TopicPlan = ReturnType<typeof planTopic>;

/** Sends a ConsensusCreateTopic paid by `creator`; the topic's number where it succeeded. */
export function createTopic(world: World, kind: TopicKind, creator: EntityNum): EntityNum | undefined {
  const plan = planTopic(world, kind, creator);
  const keys = [plan.adminKey, plan.submitKey, plan.feeScheduleKey].filter((key) => key !== undefined);
  const created = world.create({
    payer: creator,
    data: topicBody(plan),
    keys: keys.map(({ publicKey }) => publicKey),
    execute: (effects) => {
      const num = effects.newEntity();
      effects.receipt.topicID = topicId(num);
      effects.onSuccess(() => world.state.topics.set(num, newTopic(plan, num, effects.at)));
      return num;
    },
  });
  if (created === undefined) return undefined;
  const book = topicBook(world);
  book.open[kind].push(created);
  if (plan.submitKey !== undefined) book.members.set(created, chooseMembers(world, creator));
  return created;
}

function planTopic(world: World, kind: TopicKind, creator: EntityNum) {
  const { random } = world;
  return {
    creator,
    memo: random.pick(MEMOS[kind]),
    adminKey: kind === 'weather' || random.chance(0.6) ? nextEd25519Key(world) : undefined,
    submitKey: kind === 'members' ? nextEd25519Key(world) : undefined,
    feeScheduleKey: kind === 'paid' ? nextEd25519Key(world) : undefined,
    fee: kind === 'paid' ? { tinybar: random.amount(HBAR / 4n, 2n * HBAR), collector: creator } : undefined,
  };
}

function topicBody({ creator, memo, adminKey, submitKey, feeScheduleKey, fee }: TopicPlan): BodyDraft {
  const customFees = (fee === undefined ? [] : [fee]).map(({ tinybar, collector }) => ({
    fixedFee: { amount: tinybar },
    feeCollectorAccountId: accountId(collector),
  }));
  return {
    consensusCreateTopic: {
      memo,
      adminKey: adminKey?.key,
      submitKey: submitKey?.key,
      feeScheduleKey: feeScheduleKey?.key,
      autoRenewPeriod: { seconds: AUTO_RENEW_SECONDS },
      autoRenewAccount: accountId(creator),
      customFees,
    },
  };
}

function newTopic({ creator, memo, adminKey, submitKey, fee }: TopicPlan, num: EntityNum, at: bigint): SimulatedTopic {
  return {
    num,
    memo,
    adminKey: adminKey?.key,
    submitKey: submitKey?.key,
    creator,
    autoRenewAccount: creator,
    createdNs: at,
    expiryNs: at + AUTO_RENEW_SECONDS * NS_PER_SECOND,
    sequence: 0n,
    runningHash: new Uint8Array(HASH_BYTES),
    deleted: false,
    fee,
  };
}

function chooseMembers(world: World, creator: EntityNum): EntityNum[] {
  const members = new Set([creator]);
  for (let count = world.random.between(2, 6); count > 0; count--) {
    const other = pickOther(world, creator);
    if (other !== undefined) members.add(other);
  }
  return [...members];
}
