import type { ScheduleInfo } from '@ledgerscope/contract';
import { consensusNsOf, entityIdFromStore, formatReadableTransactionId, transactionType } from '@ledgerscope/ledger';
import type { ScheduleEventRow } from '@ledgerscope/ledger-store';
import { idOrNull, instantOrNull } from '@ledgerscope/transactions/values';

/** What is known of a schedule from its events; null where no schedule is involved. */
export function scheduleReply(schedule: bigint, events: readonly ScheduleEventRow[]): ScheduleInfo | null {
  if (schedule === 0n) return null;
  const create = events.find((event) => event.event === 'create');
  const execute = events.find((event) => event.event === 'execute');
  return {
    scheduleID: idOrNull(schedule),
    ...createFields(create),
    scheduledTransactionID: scheduledId(create ?? execute ?? events[0]),
    executedTime: execute === undefined ? null : instantOrNull(execute.consensusNs),
  };
}

const NOT_INGESTED = { bodyType: 0, payer: 0n, expirationNs: 0n, waitForExpiry: 0, memo: '' };

/** What its create said; unknown where that was not ingested. */
function createFields(create: ScheduleEventRow | undefined) {
  const { bodyType, payer, expirationNs, waitForExpiry, memo } = create ?? NOT_INGESTED;
  const type = bodyType === 0 ? undefined : transactionType(bodyType);
  return {
    scheduledType: type?.code ?? null,
    scheduledTypeLabel: type?.label ?? null,
    payerID: idOrNull(payer),
    expirationTime: instantOrNull(expirationNs),
    waitForExpiry: waitForExpiry === 1,
    memo,
  };
}

/** Id of the scheduled transaction, as an event of its schedule states it. */
export function scheduledId(event: ScheduleEventRow | undefined): string | null {
  if (event === undefined || event.scheduledPayer === 0n) return null;
  const payer = entityIdFromStore(event.scheduledPayer);
  return formatReadableTransactionId({ payer, validStartNs: consensusNsOf(event.scheduledValidStartNs) });
}
