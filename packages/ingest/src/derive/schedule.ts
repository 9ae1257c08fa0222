import { NO_ENTITY } from '@ledgerscope/ledger';
import type { ScheduleEventRow } from '@ledgerscope/ledger-store';
import { decodeParts, encode, hapi } from '@ledgerscope/streams';
import { type Derivation, NO_BYTES } from './derive-context.ts';
import { instantOf, NO_INSTANT } from './instant-of.ts';
import { keyBytes } from './key-bytes.ts';

/**
 * What happened to a schedule: created, signed or deleted by a successful transaction of that type, or executed by a
 * transaction whose record names it (also where the execution failed: the schedule is spent all the same).
 */
export function deriveScheduleEvent(derivation: Derivation): void {
  if (derivation.record.scheduleRef !== undefined) deriveExecution(derivation, derivation.record.scheduleRef);
  if (!derivation.successful) return;
  const { scheduleCreate, scheduleSign, scheduleDelete } = derivation.body;
  if (scheduleCreate !== undefined) deriveCreate(derivation, scheduleCreate);
  else if (scheduleSign !== undefined) deriveSign(derivation, scheduleSign);
  else if (scheduleDelete !== undefined) push(derivation, 'delete', scheduleDelete.scheduleID);
}

function deriveExecution(derivation: Derivation, scheduleRef: hapi.ScheduleID): void {
  push(derivation, 'execute', scheduleRef, {
    scheduledPayer: derivation.payer,
    scheduledValidStartNs: derivation.validStartNs,
  });
}

function deriveCreate(derivation: Derivation, create: hapi.ScheduleCreateTransactionBody): void {
  const { record, ids } = derivation;
  const { scheduledTransactionBody: body, adminKey, expirationTime } = create;
  push(derivation, 'create', record.receipt?.scheduleID, {
    payer: ids.account(create.payerAccountID),
    body: body === undefined ? NO_BYTES : encode(hapi.SchedulableTransactionBody, body),
    bodyType: body === undefined ? 0 : scheduledType(body),
    adminKey: keyBytes(adminKey),
    memo: create.memo,
    expirationNs: instantOf(expirationTime),
    waitForExpiry: create.waitForExpiry ? 1 : 0,
    ...scheduledId(derivation),
    signaturePrefixes: signaturePrefixes(derivation),
  });
}

function deriveSign(derivation: Derivation, sign: hapi.ScheduleSignTransactionBody): void {
  push(derivation, 'sign', sign.scheduleID, {
    ...scheduledId(derivation),
    signaturePrefixes: signaturePrefixes(derivation),
  });
}

function push(
  derivation: Derivation,
  event: string,
  schedule: hapi.ScheduleID | undefined,
  fields: Partial<ScheduleEventRow> = {},
): void {
  derivation.rows.scheduleEvent.push({
    schedule: derivation.ids.schedule(schedule),
    consensusNs: derivation.consensusNs,
    event,
    account: derivation.payer,
    payer: NO_ENTITY,
    body: NO_BYTES,
    bodyType: 0,
    adminKey: NO_BYTES,
    memo: '',
    expirationNs: NO_INSTANT,
    waitForExpiry: 0,
    scheduledPayer: NO_ENTITY,
    scheduledValidStartNs: NO_INSTANT,
    result: derivation.status,
    signaturePrefixes: [],
    ...fields,
  });
}

function scheduledId({ record, ids }: Derivation): Pick<ScheduleEventRow, 'scheduledPayer' | 'scheduledValidStartNs'> {
  const id = record.receipt?.scheduledTransactionID;
  return {
    scheduledPayer: ids.account(id?.accountID),
    scheduledValidStartNs: instantOf(id?.transactionValidStart),
  };
}

/** SchedulableTransactionBody numbers its members differently; both messages name them alike. */
function scheduledType(body: hapi.SchedulableTransactionBody): number {
  const values = body as unknown as Readonly<Record<string, unknown>>;
  for (const field of hapi.SchedulableTransactionBody.fields) {
    if (field.kind !== 'message' || field.repeated || values[field.name] === undefined) continue;
    const type = hapi.TransactionBody.fields.find((candidate) => candidate.name === field.name);
    if (type !== undefined) return type.number;
  }
  return 0;
}

/** Public key prefixes of the signature map, each once: signing twice with one key counts once. */
function signaturePrefixes(derivation: Derivation): Uint8Array[] {
  const prefixes = new Map<string, Uint8Array>();
  for (const { pubKeyPrefix } of signatureMap(derivation)?.sigPair ?? []) {
    const key = Buffer.from(pubKeyPrefix).toString('latin1');
    if (!prefixes.has(key)) prefixes.set(key, pubKeyPrefix);
  }
  return [...prefixes.values()];
}

/** Signatures are beside the body; the stream readers decode only the body of a transaction. */
function signatureMap(derivation: Derivation): hapi.SignatureMap | undefined {
  const outer = decodeParts(hapi.Transaction, derivation.item.transactionBytes);
  const { signedTransactionBytes, sigMap } = outer.message;
  if (signedTransactionBytes.length === 0) return noteProblems(derivation, sigMap, outer.problems);
  const signed = decodeParts(hapi.SignedTransaction, signedTransactionBytes);
  return noteProblems(derivation, signed.message.sigMap, signed.problems);
}

function noteProblems<T>(derivation: Derivation, value: T, problems: readonly string[]): T {
  derivation.notUnderstood.push(...problems);
  return value;
}
