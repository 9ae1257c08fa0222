import { BusyError } from '../../../bounded-limit.ts';
import { NoGatewayError } from '../../../nft-metadata/content-source.ts';
import { OutsideError } from '../../../outside/outside-error.ts';
import { ApiError } from '../../api-error.ts';

/** The value, or the refusal that a client gets where content outside cannot be had. */
export async function outsideAnswer<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BusyError)
      throw new ApiError('overloaded', 'Too much is being fetched. Try again in a moment.');
    if (error instanceof NoGatewayError) throw new ApiError('content_unavailable', error.message);
    if (!(error instanceof OutsideError)) throw error;
    if (error.failure === 'refused') throw new ApiError('invalid_parameter', error.message, 'url');
    throw new ApiError('content_unavailable', error.message);
  }
}
