/** What a call ends with (gRPC, "Status codes and their use in gRPC"). */
export const GRPC_STATUS = {
  ok: 0,
  cancelled: 1,
  unknown: 2,
  invalidArgument: 3,
  deadlineExceeded: 4,
  notFound: 5,
  permissionDenied: 7,
  resourceExhausted: 8,
  unimplemented: 12,
  unavailable: 14,
  unauthenticated: 16,
} as const;

export type GrpcCode = (typeof GRPC_STATUS)[keyof typeof GRPC_STATUS];

/** Why a call ends in another way than well. */
export class GrpcError extends Error {
  override readonly name = 'GrpcError';
  readonly code: GrpcCode;

  constructor(status: Exclude<keyof typeof GRPC_STATUS, 'ok'>, message: string) {
    super(message);
    this.code = GRPC_STATUS[status];
  }
}

/** The request is not one that can be answered. */
export function invalidArgument(message: string): GrpcError {
  return new GrpcError('invalidArgument', message);
}

const NOT_OF_A_MESSAGE = /[^ -$&-~]/gu;

/** A text as `grpc-message` has it: percent-encoded where it is not printable ASCII. */
export function encodedText(text: string): string {
  return text.replaceAll(NOT_OF_A_MESSAGE, (character) => {
    const bytes = [...Buffer.from(character)];
    return bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
  });
}
