import { NS_PER_MINUTE } from '@ledgerscope/ledger';
import type { NetworkDuty } from '../../duty-clock.ts';
import { closeSchedule, scheduleBook } from './schedule-book.ts';
import { executeSchedule, isReady } from './scheduled-transfer.ts';

const NEVER = 1n << 62n;

/** Schedules that expire: those that waited for it and have all signatures are executed, the others are void. */
export const expireSchedules: NetworkDuty = {
  periodNs: NS_PER_MINUTE,
  notBefore: (world) => scheduleBook(world).nextExpiryNs,
  run: (world) => {
    const book = scheduleBook(world);
    const open = book.open.map((num) => world.state.schedules.get(num)).filter((schedule) => schedule !== undefined);
    const now = world.now;
    for (const schedule of open.filter(({ expiryNs }) => expiryNs <= now)) {
      if (schedule.waitForExpiry && isReady(world, schedule)) executeSchedule(world, schedule);
      else closeSchedule(world, schedule.num);
    }
    book.nextExpiryNs = NEVER;
    for (const num of book.open) {
      const { expiryNs } = world.state.schedules.get(num) ?? { expiryNs: NEVER };
      if (expiryNs < book.nextExpiryNs) book.nextExpiryNs = expiryNs;
    }
  },
};
