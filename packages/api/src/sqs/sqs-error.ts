/** Codes as the JSON protocol names them, the older names of the query protocol, and their statuses. */
const CODES = {
  ResourceNotFoundException: ['ResourceNotFoundException', 404],
  QueueDoesNotExist: ['AWS.SimpleQueueService.NonExistentQueue', 400],
  ReceiptHandleIsInvalid: ['ReceiptHandleIsInvalid', 400],
  MessageNotInflight: ['AWS.SimpleQueueService.MessageNotInflight', 400],
  InvalidMessageContents: ['InvalidMessageContents', 400],
  EmptyBatchRequest: ['AWS.SimpleQueueService.EmptyBatchRequest', 400],
  TooManyEntriesInBatchRequest: ['AWS.SimpleQueueService.TooManyEntriesInBatchRequest', 400],
  BatchEntryIdsNotDistinct: ['AWS.SimpleQueueService.BatchEntryIdsNotDistinct', 400],
  InvalidBatchEntryId: ['AWS.SimpleQueueService.InvalidBatchEntryId', 400],
  InvalidAttributeName: ['InvalidAttributeName', 400],
  InvalidAttributeValue: ['InvalidAttributeValue', 400],
  QueueNameExists: ['QueueAlreadyExists', 400],
  OverLimit: ['OverLimit', 403],
  RequestThrottled: ['RequestThrottled', 403],
  UnsupportedOperation: ['AWS.SimpleQueueService.UnsupportedOperation', 400],
  InvalidParameterValueException: ['InvalidParameterValue', 400],
  MissingRequiredParameterException: ['MissingParameter', 400],
  SerializationException: ['MalformedInput', 400],
  InvalidAction: ['InvalidAction', 400],
  AccessDeniedException: ['AccessDenied', 403],
  InvalidClientTokenId: ['InvalidClientTokenId', 403],
  SignatureDoesNotMatch: ['SignatureDoesNotMatch', 403],
  IncompleteSignature: ['IncompleteSignature', 400],
  RequestExpired: ['RequestExpired', 400],
  ServiceUnavailable: ['ServiceUnavailable', 503],
} as const satisfies Readonly<Record<string, readonly [string, number]>>;

/** A refusal, as queue clients understand it. */
export class SqsError extends Error {
  override readonly name = 'SqsError';
  readonly code: keyof typeof CODES;

  constructor(code: keyof typeof CODES, message: string) {
    super(message);
    this.code = code;
  }

  /** Its name in the query protocol. */
  get queryCode(): string {
    return CODES[this.code][0];
  }

  get status(): number {
    return CODES[this.code][1];
  }
}
