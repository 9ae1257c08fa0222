import type { FailedReply } from '../../shared/api/api-error.ts';

const FAILED = 'Unable to complete your request at the moment, please try again later.';

/** The sentence for a dapp that could not be sent; a file that was refused is named, with the reason. */
export function dappFailure(error: FailedReply): string {
  console.error(error);
  if (/^Unable to upload file /.test(error.message)) return [error.message, ...Object.values(error.faults)].join(' ');
  return error.status === 409 || error.status === 429 ? error.message : FAILED;
}
