import { scheduleId } from '../../world/ids.ts';
import { publicKeyOf } from '../../world/keys.ts';
import { pickPerson } from '../../world/people.ts';
import { refuse } from '../../world/status.ts';
import { transactionId } from '../../world/transaction-encoder.ts';
import type { Outcome, World } from '../../world/world.ts';
import type { EntityNum, ScheduleState } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { closeSchedule, scheduleBook } from './schedule-book.ts';
import { addSignatures, executeSchedule, hasSigned, isReady, requiredSigners } from './scheduled-transfer.ts';

/** Those whose signature is missing sign; some sign who need not, or too late. */
export const sign: Activity = {
  weight: (world) => Math.min(1.2, scheduleBook(world).open.length * 0.06),
  act: (world) => {
    const { open, over } = scheduleBook(world);
    const late = over.length > 0 && world.random.chance(0.02);
    const schedule = world.state.schedules.get(world.random.pick(late ? over : open));
    const signer = schedule === undefined ? undefined : pickSigner(world, schedule, late);
    if (schedule !== undefined && signer !== undefined) signSchedule(world, schedule, signer);
  },
};

function pickSigner(world: World, schedule: ScheduleState, late: boolean): EntityNum | undefined {
  if (late || world.random.chance(0.02)) return pickPerson(world);
  const missing = requiredSigners(schedule).filter((num) => !hasSigned(world, schedule, num));
  return missing.length === 0 ? undefined : world.random.pick(missing);
}

/** Owners of a schedule take it back. */
export const deleteSchedule: Activity = {
  weight: (world) => (scheduleBook(world).open.length === 0 ? 0 : 0.15),
  act: (world) => {
    const schedule = world.state.schedules.get(world.random.pick(scheduleBook(world).open));
    if (schedule?.adminKey === undefined) return;
    const outcome = world.submit({
      payer: schedule.creator,
      data: { scheduleDelete: { scheduleID: scheduleId(schedule.num) } },
      keys: [publicKeyOf(schedule.adminKey)],
      execute: (effects) => {
        effects.receipt.scheduleID = scheduleId(schedule.num);
        effects.change(schedule, { deletedNs: effects.at });
      },
    });
    if (outcome?.succeeded === true) closeSchedule(world, schedule.num);
  },
};

/** Sends a ScheduleSign; where it was the last signature that was missing, the execution follows at once. */
export function signSchedule(world: World, schedule: ScheduleState, signer: EntityNum): Outcome | undefined {
  const outcome = world.submit({
    payer: signer,
    data: { scheduleSign: { scheduleID: scheduleId(schedule.num) } },
    execute: (effects) => {
      checkSignature(world, schedule, signer, effects.at);
      const { creator: payer, validStartNs } = schedule;
      effects.receipt.scheduledTransactionID = transactionId({ payer, validStartNs, scheduled: true });
      effects.onSuccess(() => addSignatures(world, schedule, signer));
    },
  });
  if (outcome?.succeeded === true && !schedule.waitForExpiry && isReady(world, schedule)) {
    executeSchedule(world, schedule);
  }
  return outcome;
}

function checkSignature(world: World, schedule: ScheduleState, signer: EntityNum, at: bigint): void {
  if (schedule.executedNs !== undefined) refuse('SCHEDULE_ALREADY_EXECUTED');
  if (schedule.deletedNs !== undefined) refuse('SCHEDULE_ALREADY_DELETED');
  // What has expired is gone from the network's state.
  if (schedule.expiryNs <= at) refuse('INVALID_SCHEDULE_ID');
  const needed = requiredSigners(schedule).includes(signer) && !hasSigned(world, schedule, signer);
  if (!needed) refuse('NO_NEW_VALID_SIGNATURES');
}
