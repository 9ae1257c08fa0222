import { ERROR_CODES, type ErrorCode } from '@ledgerscope/contract';

/** A refusal with the contract's code; the app turns it into the error envelope with the code's HTTP status. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly parameter: string | undefined;

  constructor(code: ErrorCode, message: string, parameter?: string) {
    super(message);
    this.code = code;
    this.parameter = parameter;
  }

  get status(): number {
    return ERROR_CODES[this.code];
  }
}
