import { NS_PER_HOUR } from '@ledgerscope/ledger';
import type { hapi } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { castOf } from '../../world/cast.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum, ScheduleState } from '../../world/world-state.ts';
import { DemoLedger, given, insist, movedBy, type Recorded, sumOf } from '../testing/demo-ledger.ts';
import { createSchedule, type ScheduleProposal } from './create-schedule.ts';
import { deleteSchedule, signSchedule } from './sign-schedule.ts';

const AMOUNT = 123_456_789n;

/** The foundation proposes that the wallet gives to the oracle. */
function propose(world: World, more: Partial<ScheduleProposal> = {}): ScheduleState {
  const { foundation, wallet, oracle } = castOf(world);
  const amounts = new Map<EntityNum, bigint>([
    [wallet, -AMOUNT],
    [oracle, AMOUNT],
  ]);
  const proposal = { creator: foundation, amounts, waitForExpiry: false, deletable: false, memo: 'gift', ...more };
  const num = insist(() => createSchedule(world, proposal));
  return insist(() => world.state.schedules.get(num));
}

const numOf = (id: hapi.ScheduleID | undefined) => Number(given(id).scheduleNum);
const executions = (items: readonly Recorded[]) => items.filter(({ record }) => record.scheduleRef !== undefined);

describe('schedules of the demo network', () => {
  it('execute once, with the last signature, under their own id', async () => {
    const ledger = await DemoLedger.open(21);
    const items = await ledger.perform((world) => {
      const schedule = propose(world);
      expect(schedule.executedNs).toBeUndefined();
      insist(() => signSchedule(world, schedule, castOf(world).wallet)?.succeeded);
      expect(schedule.executedNs).toBeDefined();
      signSchedule(world, schedule, castOf(world).exchange);
    });
    const create = given(items.find(({ body, status }) => body.scheduleCreate !== undefined && status === 'SUCCESS'));
    const found = executions(items);
    expect(found).toHaveLength(1);
    const { status, record, body } = given(found[0]);
    expect(status).toBe('SUCCESS');
    expect(record.scheduleRef).toEqual(create.record.receipt?.scheduleID);
    expect(record.transactionID).toEqual(create.record.receipt?.scheduledTransactionID);
    expect(body.transactionID).toEqual({ ...create.body.transactionID, scheduled: true });
    expect(body.nodeAccountID).toBeUndefined();
    expect(movedBy(record).some(({ amount }) => amount === AMOUNT)).toBe(true);
    for (const item of items) expect(sumOf(item.record)).toBe(0n);
    const signs = items.filter(({ body }) => body.scheduleSign !== undefined);
    expect(['SCHEDULE_ALREADY_EXECUTED', 'INVALID_SIGNATURE']).toContain(signs.at(-1)?.status);
  });

  it('that wait execute at their expiry; others are void then', async () => {
    const ledger = await DemoLedger.open(22);
    let waiting: ScheduleState | undefined;
    let unsigned: ScheduleState | undefined;
    let expiryNs = 0n;
    const before = await ledger.perform((world) => {
      expiryNs = (world.now / NS_PER_HOUR + 2n) * NS_PER_HOUR;
      waiting = propose(world, { expiryNs, waitForExpiry: true });
      unsigned = propose(world, { expiryNs });
      const schedule = waiting;
      insist(() => signSchedule(world, schedule, castOf(world).wallet)?.succeeded);
    });
    expect(executions(before)).toEqual([]);
    const { num, executedNs } = given(waiting);
    const found = executions(await ledger.rest(expiryNs + NS_PER_HOUR)).filter(
      ({ record }) => numOf(record.scheduleRef) >= num,
    );
    expect(found.map(({ record }) => numOf(record.scheduleRef))).toEqual([num]);
    const { consensusNs } = given(found[0]);
    expect(consensusNs - expiryNs).toBeLessThan(1_000_000_000n);
    expect(executedNs).toBeUndefined();
    expect(given(waiting).executedNs).toBe(consensusNs);
    expect(given(unsigned).executedNs).toBeUndefined();
    expect(executions(await ledger.rest(expiryNs + 2n * NS_PER_HOUR))).toEqual([]);
  });

  it('fail on the ledger, uncharged, where their payer cannot pay', async () => {
    const ledger = await DemoLedger.open(23);
    const items = await ledger.perform((world) => {
      const { wallet, oracle, exchange } = castOf(world);
      const schedule = propose(world, { payer: oracle });
      insist(() => signSchedule(world, schedule, oracle)?.succeeded);
      const poor = world.account(oracle);
      world.account(exchange).balance += poor.balance;
      poor.balance = 0n;
      insist(() => signSchedule(world, schedule, wallet)?.succeeded);
    });
    const [execution] = executions(items);
    expect(execution?.status).toBe('INSUFFICIENT_PAYER_BALANCE');
    expect(execution?.record.transactionFee).toBe(0n);
    expect(execution?.record.transferList?.accountAmounts).toEqual([]);
  });

  it('that were taken back never execute', async () => {
    const ledger = await DemoLedger.open(24);
    let schedule: ScheduleState | undefined;
    const items = await ledger.perform(async (world) => {
      const proposed = propose(world, { deletable: true });
      schedule = proposed;
      insist(() => {
        void deleteSchedule.act(world);
        return proposed.deletedNs !== undefined;
      });
      insist(() => signSchedule(world, proposed, castOf(world).wallet));
    });
    expect(['SCHEDULE_ALREADY_DELETED', 'INVALID_SIGNATURE']).toContain(items.at(-1)?.status);
    expect(schedule?.executedNs).toBeUndefined();
    expect(executions(items)).toEqual([]);
  });

  it('over a long time execute at most once each, and some in every way', async () => {
    const ledger = await DemoLedger.open(25);
    const items: Recorded[] = [];
    for (let hour = 0; hour < 12; hour++) items.push(...(await ledger.live(800)));
    const nums = executions(items).map(({ record }) => record.scheduleRef?.scheduleNum);
    expect(nums.length).toBeGreaterThan(5);
    expect(new Set(nums).size).toBe(nums.length);
    const executed = [...ledger.network.books.schedules.values()].filter(({ executedNs }) => executedNs !== undefined);
    expect(executed.length).toBeGreaterThanOrEqual(nums.length);
  });
});
