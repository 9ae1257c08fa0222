import type { BatchRows } from '@ledgerscope/ledger-store';
import { sampleRow } from '@ledgerscope/ledger-store/testing/sample-rows';
import { encode, hapi } from '@ledgerscope/streams';
import { bigOf, bytesOf, idOf, rowsOf, type Setup, type SetupRow } from './setup-values.ts';

type ScheduleRows = Pick<BatchRows, 'schedule' | 'scheduleEvent' | 'transactionRaw'>;

const CREATOR = '0.0.1024';
const BODY = [1, 1, 2, 2, 3, 3];
const SIGNATURE_MEMBERS: Readonly<
  Record<number, 'contract' | 'ed25519' | 'RSA_3072' | 'ECDSA_384' | 'ECDSASecp256k1'>
> = {
  2: 'contract',
  3: 'ed25519',
  4: 'RSA_3072',
  5: 'ECDSA_384',
  6: 'ECDSASecp256k1',
};

/** Schedules with the transactions that created and signed them, one for each instant of a signature. */
export function setupSchedules(setup: Setup, version: bigint): ScheduleRows {
  const schedules = rowsOf(setup, 'schedules');
  const events = schedules.flatMap((row) => eventRows(setup, row));
  return {
    schedule: schedules.map((row) => scheduleRow(setup, row, version)),
    scheduleEvent: events,
    transactionRaw: [...new Map(events.map((event) => [event.consensusNs, event])).values()].map((event) => ({
      consensusNs: event.consensusNs,
      transactionBytes: signedBytes(signaturesOf(setup, event.schedule, event.consensusNs)),
      recordBytes: new Uint8Array(0),
      parts: new Uint8Array(0),
    })),
  };
}

function scheduleRow(setup: Setup, row: SetupRow, version: bigint): BatchRows['schedule'][number] {
  const id = idOf(row.schedule_id);
  const entity = rowsOf(setup, 'entities').find((one) => idOf(one.num) === id);
  return sampleRow('schedule', {
    id,
    createdNs: bigOf(row.consensus_timestamp),
    creator: idOf(row.creator_account_id ?? CREATOR),
    payer: idOf(row.payer_account_id ?? CREATOR),
    adminKey: bytesOf(entity?.key),
    memo: String(entity?.memo ?? ''),
    expirationNs: bigOf(row.expiration_time),
    waitForExpiry: row.wait_for_expiry === true ? 1 : 0,
    executedNs: bigOf(row.executed_timestamp),
    deletedNs: entity?.deleted === true ? 1n : 0n,
    version,
  });
}

function eventRows(setup: Setup, row: SetupRow): BatchRows['scheduleEvent'] {
  const schedule = idOf(row.schedule_id);
  const created = bigOf(row.consensus_timestamp);
  const signed = rowsOf(setup, 'transactionsignatures').filter(({ entity_id: entity }) => idOf(entity) === schedule);
  const instants = new Set(signed.map(({ consensus_timestamp: at }) => bigOf(at)));
  instants.delete(created);
  const event = (consensusNs: bigint, name: string) =>
    sampleRow('scheduleEvent', { schedule, consensusNs, event: name, result: 22 });
  return [
    { ...event(created, 'create'), body: Uint8Array.from(BODY) },
    ...[...instants].map((consensusNs) => event(consensusNs, 'sign')),
  ];
}

function signaturesOf(setup: Setup, schedule: bigint, consensusNs: bigint): readonly SetupRow[] {
  return rowsOf(setup, 'transactionsignatures').filter(
    ({ entity_id: entity, consensus_timestamp: at }) => idOf(entity) === schedule && bigOf(at) === consensusNs,
  );
}

function signedBytes(signatures: readonly SetupRow[]): Uint8Array {
  const sigPair = signatures.map(({ public_key_prefix: prefix, signature, type }) => {
    const member = SIGNATURE_MEMBERS[Number(type)];
    return { pubKeyPrefix: bytesOf(prefix), ...(member !== undefined && { [member]: bytesOf(signature) }) };
  });
  return encode(hapi.Transaction, { bodyBytes: new Uint8Array(0), sigMap: { sigPair } });
}
