/** What went wrong, in the mirror node's words. */
export interface MirrorMessage {
  readonly message: string;
  readonly detail?: string;
}

/** A refusal in the form of the mirror node's API: a status, and one message or several. */
export class MirrorError extends Error {
  override readonly name = 'MirrorError';
  readonly status: number;
  readonly messages: readonly MirrorMessage[];

  constructor(status: number, messages: readonly MirrorMessage[]) {
    super(messages.map(({ message, detail }) => detail ?? message).join('; '));
    this.status = status;
    this.messages = messages;
  }
}

/** The body of a refusal. */
export function mirrorErrorBody(messages: readonly MirrorMessage[]): {
  readonly _status: { readonly messages: readonly MirrorMessage[] };
} {
  return { _status: { messages } };
}

/** What is asked for cannot be answered as it is asked. */
export function badRequest(message: string): MirrorError {
  return new MirrorError(400, [{ message }]);
}

/** A parameter has a value that it cannot have. */
export function invalidParameter(key: string): MirrorError {
  return badRequest(`Invalid parameter: ${key}`);
}

export function notFound(message = 'Not found'): MirrorError {
  return new MirrorError(404, [{ message }]);
}

/** What is not there, as the program `java` says it. */
export function notFoundHere(detail: string): MirrorError {
  return new MirrorError(404, [{ message: 'Not Found', detail }]);
}

/** A query that cannot be answered as it is asked, as the program `java` says it. */
export function refusedQuery(detail: string): MirrorError {
  return new MirrorError(400, [{ message: 'Bad Request', detail }]);
}

/** What is known of now alone. */
export function notOfThePast(what: string): MirrorError {
  return new MirrorError(501, [{ message: 'Not implemented', detail: `${what}: past states are not available.` }]);
}
