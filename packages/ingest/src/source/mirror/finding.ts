import type { JsonObject } from './mirror-client.ts';

/** An answer about the transaction of an instant. */
export interface MirrorFinding {
  readonly at: string;
  /** What it is about: the field of the transaction's entry that it becomes. */
  readonly name: string;
  readonly answer: JsonObject | readonly JsonObject[];
}

/** From the first to the last instant of a block, as the API writes them. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

const SUCCESSFUL: ReadonlySet<string> = new Set([
  'SUCCESS',
  'FEE_SCHEDULE_FILE_PART_UPLOADED',
  'SUCCESS_BUT_MISSING_EXPECTED_OPERATION',
]);

/** Empty where the field is no text; what reads the block says so. */
export function readText(answer: JsonObject, name: string): string {
  const value = answer[name];
  return typeof value === 'string' ? value : '';
}

export function isSuccess(transaction: JsonObject): boolean {
  return SUCCESSFUL.has(readText(transaction, 'result'));
}

export function listOf(answer: JsonObject, name: string): readonly JsonObject[] {
  const value = answer[name];
  return Array.isArray(value) ? value : [];
}

/** The part of an address that names something; what an answer says must not lead elsewhere. */
export function segment(text: string): string {
  return encodeURIComponent(text);
}
