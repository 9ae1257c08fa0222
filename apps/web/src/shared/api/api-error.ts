import type { ErrorReply } from '@ledgerscope/contract/envelope';
import type { Faults } from '@ledgerscope/contract/form';

/** Why a call failed: no answer at all, an answer that is no JSON of ours, or an error that the server explains. */
export type ApiFailure = 'unreachable' | 'unreadable' | 'refused';

/** A call that did not bring its data. `status` is 0 where no answer came. */
export class FailedReply extends Error {
  readonly failure: ApiFailure;
  readonly status: number;
  readonly parameter: string | undefined;
  /** What is wrong with fields of a form, by their names. */
  readonly faults: Faults;
  /** What is wrong with a form as a whole. */
  readonly ofForm: string | undefined;

  constructor(
    failure: ApiFailure,
    status: number,
    message: string,
    parameter?: string,
    faults: Faults = {},
    ofForm?: string,
  ) {
    super(message);
    this.name = 'ApiError';
    this.failure = failure;
    this.status = status;
    this.parameter = parameter;
    this.faults = faults;
    this.ofForm = ofForm;
  }

  /** The same for people: what the API says of its parameters means nothing to who looks at a page. */
  get sentence(): string {
    if (!/^(?:Path|Query) parameter /.test(this.message)) return this.message;
    return this.parameter === 'id'
      ? 'Invalid ID. IDs look like 0.0.1001. Accounts and contracts can also be found by EVM address or alias.'
      : `The URL contains an invalid value${this.parameter === undefined ? '' : `: ${this.parameter}`}. Correct it, or go back to the list.`;
  }

  /** True where asking again may help. */
  get passing(): boolean {
    return this.failure !== 'refused' || this.status >= 500;
  }
}

/** Reads the server's explanation out of an error reply. */
export function errorOfReply(status: number, reply: unknown): FailedReply {
  const { error, message, fields = {}, non_field_errors: whole = [] } = (reply ?? {}) as Partial<ErrorReply>;
  const text = whole[0] ?? error?.message ?? message;
  if (typeof text !== 'string')
    return new FailedReply('unreadable', status, `The server returned an error (status ${status}). Try again later.`);
  const faults = Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts.join(' ')]));
  return new FailedReply(
    'refused',
    status,
    text,
    error?.parameter,
    faults,
    whole.length > 0 ? whole.join(' ') : undefined,
  );
}
