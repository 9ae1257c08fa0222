import type { Schedule, ScheduleEvent } from '@ledgerscope/contract';
import { hexText, transactionType } from '@ledgerscope/ledger';
import {
  ledgerCounters,
  type ScheduleEventRow,
  type ScheduleRow,
  scheduleEvents,
  scheduleState,
} from '@ledgerscope/ledger-store';
import { decodeIfValid, hapi, toJson } from '@ledgerscope/streams';
import {
  hexOrNull,
  idFields,
  idOrNull,
  idText,
  instantOrNull,
  knownFrom,
  statusName,
  withTransactions,
} from '@ledgerscope/transactions/values';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { checksumText, entityOfPath } from '../entity-named.ts';
import { keyReply } from '../key-reply.ts';
import { scheduledId } from '../transaction/schedule-reply.ts';
import { scheduleSigners } from './schedule-signers.ts';

/** Without a stated expiration a schedule lives so long (ledger.schedule.txExpiryTimeSecs). */
const DEFAULT_LIFE_NS = 1_800_000_000_000n;

/** One schedule. */
export const SCHEDULE_HANDLERS = {
  getSchedule: async ({ context, path }) => {
    const id = entityOfPath(context, path.id);
    const state = await scheduleState(context.snapshot, id);
    if (state === undefined) throw new ApiError('not_found', `Schedule ${idText(id)} not found.`);
    return { data: await scheduleEntityReply(context, state) };
  },
} satisfies Partial<Handlers>;

async function scheduleEntityReply(context: ApiContext, state: ScheduleRow): Promise<Schedule> {
  const { snapshot } = context;
  const [events, { startNs }] = await Promise.all([scheduleEvents(snapshot, state.id), ledgerCounters(snapshot)]);
  const create = events.find(({ event }) => event === 'create');
  const execute = events.find(({ event }) => event === 'execute');
  return {
    scheduleID: idText(state.id),
    id: idText(state.id),
    knownFrom: knownFrom({ createdNs: state.createdNs, updatedNs: events.at(-1)?.consensusNs ?? 0n }, startNs),
    checksum: checksumText(context, state.id),
    state: stateName(state, snapshot.head?.lastNs ?? 0n),
    createdBy: idOrNull(state.creator),
    createdOn: instantOrNull(state.createdNs),
    payerID: idOrNull(state.payer),
    memo: state.memo,
    adminKey: keyReply(state.adminKey),
    expirationTime: instantOrNull(state.expirationNs),
    waitForExpiry: state.waitForExpiry === 1,
    ...scheduledReply(state, create, execute ?? create),
    executedTime: instantOrNull(state.executedNs),
    executionStatus: execute === undefined ? null : statusName(execute.result),
    deletedTime: instantOrNull(state.deletedNs),
    signatories: state.signatories.map(hexText),
    ...(await scheduleSigners(snapshot, {
      payer: state.payer,
      body: bodyOf(create?.body ?? new Uint8Array()),
      signatories: state.signatories,
    })),
    events: await eventReplies(context, events),
  };
}

function stateName({ executedNs, deletedNs, expirationNs, createdNs }: ScheduleRow, headNs: bigint): Schedule['state'] {
  if (executedNs !== 0n) return 'EXECUTED';
  if (deletedNs !== 0n) return 'DELETED';
  if (createdNs === 0n && expirationNs === 0n) return 'UNKNOWN';
  const ends = expirationNs === 0n && createdNs !== 0n ? createdNs + DEFAULT_LIFE_NS : expirationNs;
  return ends < headNs ? 'EXPIRED' : 'PENDING';
}

function scheduledReply(
  { bodyType }: ScheduleRow,
  create: ScheduleEventRow | undefined,
  named: ScheduleEventRow | undefined,
): Pick<Schedule, 'scheduledType' | 'scheduledTypeLabel' | 'scheduledTransactionID' | 'body' | 'params'> {
  const type = bodyType === 0 ? undefined : transactionType(bodyType);
  const bytes = create?.body ?? new Uint8Array();
  const body = bodyOf(bytes);
  return {
    scheduledType: type?.code ?? null,
    scheduledTypeLabel: type?.label ?? null,
    scheduledTransactionID: scheduledId(named),
    body: hexOrNull(bytes),
    params: body === undefined ? null : toJson(hapi.SchedulableTransactionBody, body),
  };
}

function bodyOf(bytes: Uint8Array): hapi.SchedulableTransactionBody | undefined {
  return bytes.length === 0 ? undefined : decodeIfValid(hapi.SchedulableTransactionBody, bytes);
}

async function eventReplies({ snapshot }: ApiContext, events: readonly ScheduleEventRow[]): Promise<ScheduleEvent[]> {
  const made = await withTransactions(snapshot, events, 'a schedule event');
  return made.map(([row, transaction]) => ({
    ...idFields(transaction),
    event: row.event as ScheduleEvent['event'],
    accountID: idOrNull(row.account),
    status: statusName(row.result),
    signatures: row.signaturePrefixes.map(hexText),
  }));
}
