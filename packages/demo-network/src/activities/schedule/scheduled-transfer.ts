import { hexText } from '@ledgerscope/ledger';
import { decode, encode, hapi } from '@ledgerscope/streams';
import { amountOf } from '../../world/ids.ts';
import type { Outcome, World } from '../../world/world.ts';
import type { EntityNum, ScheduleState } from '../../world/world-state.ts';
import { closeSchedule } from './schedule-book.ts';

const MAX_FEE = 100_000_000n;

/** What a demo schedule does: hbars from several accounts to one. */
export interface ScheduledTransfer {
  readonly amounts: ReadonlyMap<EntityNum, bigint>;
  readonly memo: string;
}

/** The serialized `SchedulableTransactionBody`. */
export function scheduledBody({ amounts, memo }: ScheduledTransfer): Uint8Array {
  const accountAmounts = [...amounts].map(([num, amount]) => amountOf(num, amount));
  return encode(hapi.SchedulableTransactionBody, {
    transactionFee: MAX_FEE,
    memo,
    cryptoTransfer: { transfers: { accountAmounts } },
  });
}

/** Accounts whose signatures a schedule needs: its payer and all senders. */
export function requiredSigners(schedule: ScheduleState): EntityNum[] {
  const { amounts } = transferOf(schedule);
  const givers = [...amounts].filter(([, amount]) => amount < 0n).map(([num]) => num);
  return [...new Set([schedule.payer, ...givers])];
}

/** Whether all keys of an account have signed. */
export function hasSigned(world: World, schedule: ScheduleState, num: EntityNum): boolean {
  return world.account(num).signers.every((key) => schedule.signatures.has(hexText(key)));
}

export function isReady(world: World, schedule: ScheduleState): boolean {
  return requiredSigners(schedule).every((num) => hasSigned(world, schedule, num));
}

/** Notes that an account has signed, with all of its keys. */
export function addSignatures(world: World, schedule: ScheduleState, num: EntityNum): void {
  for (const key of world.account(num).signers) schedule.signatures.add(hexText(key));
}

/** Executes a schedule now: a record of its own with the schedule's id. Happens once; a failure spends it too. */
export function executeSchedule(world: World, schedule: ScheduleState): Outcome | undefined {
  const { amounts, memo } = transferOf(schedule);
  const accountAmounts = [...amounts].map(([num, amount]) => amountOf(num, amount));
  const outcome = world.submit({
    payer: schedule.payer,
    data: { cryptoTransfer: { transfers: { accountAmounts } } },
    memo,
    signers: requiredSigners(schedule),
    scheduled: {
      id: { payer: schedule.creator, validStartNs: schedule.validStartNs, scheduled: true },
      schedule: schedule.num,
    },
    execute: (effects) => {
      effects.moves.addHbar(amounts);
    },
  });
  schedule.executedNs = outcome?.at;
  closeSchedule(world, schedule.num);
  return outcome;
}

function transferOf({ body }: ScheduleState): ScheduledTransfer {
  const { cryptoTransfer, memo } = decode(hapi.SchedulableTransactionBody, body);
  const lines = cryptoTransfer?.transfers?.accountAmounts ?? [];
  return {
    amounts: new Map(lines.map(({ accountID, amount }) => [Number(accountID?.accountNum ?? 0n), amount])),
    memo,
  };
}
