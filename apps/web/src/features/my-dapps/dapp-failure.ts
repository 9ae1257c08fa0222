import type { FailedReply } from '../../shared/api/api-error.ts';

const FAILED = 'Unable to complete your request at the moment, please try again later.';

/** The sentence for a dapp that could not be sent. A file that was refused says why at its field. */
export function dappFailure(error: FailedReply): string {
  console.error(error);
  return error.status === 409 || error.status === 429 ? error.message : FAILED;
}
