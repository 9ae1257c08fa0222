import { errorOfReply, type FailedReply } from './api-error.ts';

/** Reads the server's explanation out of a response with an error's status. */
export async function errorOfResponse(response: Response): Promise<FailedReply> {
  const reply: unknown = await response.json().catch(() => {
    // A reply that is no JSON explains nothing: its status is what is known.
    return undefined;
  });
  return errorOfReply(response.status, reply);
}
