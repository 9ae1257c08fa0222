/** Numbers of ResponseCodeEnum (response_code.proto) that this program's rules depend on, by their protobuf names. */
export const RESPONSE_CODE = {
  INSUFFICIENT_PAYER_BALANCE: 10,
  DUPLICATE_TRANSACTION: 11,
  UNKNOWN: 21,
  SUCCESS: 22,
  FAIL_INVALID: 23,
  FEE_SCHEDULE_FILE_PART_UPLOADED: 104,
  IDENTICAL_SCHEDULE_ALREADY_CREATED: 210,
  SUCCESS_BUT_MISSING_EXPECTED_OPERATION: 220,
  REVERTED_SUCCESS: 280,
  WRONG_NONCE: 312,
} as const;

const SUCCESSFUL: ReadonlySet<number> = new Set([
  RESPONSE_CODE.SUCCESS,
  RESPONSE_CODE.FEE_SCHEDULE_FILE_PART_UPLOADED,
  RESPONSE_CODE.SUCCESS_BUT_MISSING_EXPECTED_OPERATION,
]);

/** Whether a transaction with this result took effect. */
export function isSuccessful(responseCode: number): boolean {
  return SUCCESSFUL.has(responseCode);
}

const SUCCESS_NAMES: ReadonlySet<string> = new Set(
  Object.entries(RESPONSE_CODE).flatMap(([name, code]) => (isSuccessful(code) ? [name] : [])),
);

/** Whether a transaction with the result of this name took effect. */
export function isSuccessName(name: string): boolean {
  return SUCCESS_NAMES.has(name);
}
