import { ERROR_CODES, type ErrorCode, type Faults } from '@ledgerscope/contract';

/** A refusal with the contract's code; the app turns it into the error envelope with the code's HTTP status. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
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

/** A form with faults in its fields; all of them are answered at once. */
export class FormError extends ApiError {
  override readonly name = 'FormError';
  readonly faults: Faults;

  constructor(faults: Faults) {
    const [[field, fault] = ['', '']] = Object.entries(faults);
    super('invalid_parameter', `Field ${field}: ${fault}`, field);
    this.faults = faults;
  }
}

/** An uploaded file that is refused. `label` is what people call it. */
export class FileError extends ApiError {
  override readonly name = 'FileError';
  readonly label: string;
  readonly reason: string;

  constructor(label: string, field: string, reason: string) {
    super('file_error', `Unable to upload file ${label} at the moment, please try again later.`, field);
    this.label = label;
    this.reason = reason;
  }
}
