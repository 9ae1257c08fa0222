import { NS_PER_MINUTE } from '@ledgerscope/ledger';
import { nextEd25519Key } from '../../world/account-creation.ts';
import { accountId, scheduleId, timestamp } from '../../world/ids.ts';
import { pickOther, pickPayer } from '../../world/people.ts';
import { transactionId } from '../../world/transaction-encoder.ts';
import { HBAR } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum, ScheduleState } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { scheduleBook } from './schedule-book.ts';
import { addSignatures, executeSchedule, isReady, scheduledBody } from './scheduled-transfer.ts';

const MINUTES_PER_DAY = 1_440;
/** How long a schedule lives that names no expiry (`ledger.schedule.txExpiryTimeSecs`). */
const DEFAULT_LIFE_NS = 30n * NS_PER_MINUTE;
const MEMOS = ['', 'rent, both flatmates sign', 'escrow release', 'treasury vote', 'inheritance', 'prize money 🏆'];

/** A schedule that somebody proposes. */
export interface ScheduleProposal {
  readonly creator: EntityNum;
  /** Pays for the execution; the creator where undefined. */
  readonly payer?: EntityNum;
  readonly amounts: ReadonlyMap<EntityNum, bigint>;
  /** Nanoseconds after which it is void; half an hour from now where undefined. */
  readonly expiryNs?: bigint;
  readonly waitForExpiry: boolean;
  readonly deletable: boolean;
  readonly memo: string;
}

/** Somebody proposes a transfer that others must sign. */
export const proposeTransfer: Activity = {
  weight: () => 0.9,
  act: (world) => {
    const { random } = world;
    const creator = pickPayer(world, 5n * HBAR);
    if (creator === undefined) return;
    const giver = random.chance(0.15) ? creator : (pickOther(world, creator) ?? creator);
    const amounts = amountsFrom(world, giver);
    if (amounts === undefined) return;
    const minutes = BigInt(random.between(60, 14 * MINUTES_PER_DAY));
    const named = random.chance(0.85) ? { expiryNs: (world.now / NS_PER_MINUTE + minutes) * NS_PER_MINUTE } : {};
    createSchedule(world, {
      creator,
      ...(random.chance(0.2) ? { payer: giver } : {}),
      amounts,
      ...named,
      waitForExpiry: 'expiryNs' in named && random.chance(0.25),
      deletable: random.chance(0.4),
      memo: random.pick(MEMOS),
    });
  },
};

/** One or two give, one gets. */
function amountsFrom(world: World, giver: EntityNum): Map<EntityNum, bigint> | undefined {
  const second = world.random.chance(0.25) ? pickOther(world, giver) : undefined;
  const to = pickOther(world, giver);
  if (to === undefined || to === second) return undefined;
  const amounts = new Map<EntityNum, bigint>();
  let sum = 0n;
  for (const from of new Set([giver, second ?? giver])) {
    const amount = world.random.amount(10_000n, world.account(from).balance / 10n + 10_000n);
    amounts.set(from, -amount);
    sum += amount;
  }
  return amounts.set(to, sum);
}

/** Sends a ScheduleCreate; where nobody else needs to sign, the execution follows at once. */
export function createSchedule(world: World, proposal: ScheduleProposal): EntityNum | undefined {
  const { creator, payer, memo, waitForExpiry, expiryNs } = proposal;
  const admin = proposal.deletable ? nextEd25519Key(world) : undefined;
  const body = scheduledBody(proposal);
  const id = world.newId(creator);
  const scheduleCreate = {
    scheduledTransactionBody: body,
    memo,
    waitForExpiry,
    adminKey: admin?.key,
    payerAccountID: payer === undefined ? undefined : accountId(payer),
    expirationTime: expiryNs === undefined ? undefined : timestamp(expiryNs),
  };
  const created = world.create({
    payer: creator,
    id,
    data: { scheduleCreate },
    keys: admin === undefined ? [] : [admin.publicKey],
    execute: (effects) => {
      const schedule: ScheduleState = {
        num: effects.newEntity(),
        creator,
        payer: payer ?? creator,
        body,
        memo,
        validStartNs: id.validStartNs,
        adminKey: admin?.key,
        expiryNs: expiryNs ?? effects.at + DEFAULT_LIFE_NS,
        waitForExpiry,
        createdNs: effects.at,
        executedNs: undefined,
        deletedNs: undefined,
        signatures: new Set(),
      };
      effects.receipt.scheduleID = scheduleId(schedule.num);
      effects.receipt.scheduledTransactionID = transactionId({ ...id, scheduled: true });
      effects.onSuccess(() => {
        world.state.schedules.set(schedule.num, schedule);
        addSignatures(world, schedule, creator);
      });
      return schedule;
    },
  });
  if (created === undefined) return undefined;
  const book = scheduleBook(world);
  book.open.push(created.num);
  if (created.expiryNs < book.nextExpiryNs) book.nextExpiryNs = created.expiryNs;
  if (!created.waitForExpiry && isReady(world, created)) executeSchedule(world, created);
  return created.num;
}
