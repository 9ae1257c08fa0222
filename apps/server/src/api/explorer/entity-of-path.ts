import { type EntityId, entityChecksum, LEDGER_IDS, parseChecksummedId } from '@ledgerscope/ledger';
import type { ApiContext } from '../api-context.ts';
import { ApiError } from '../api-error.ts';

/**
 * The topic, file or schedule that a path names: `x.y.z`, with or without a checksum (HIP-15, checked where the network's
 * ledger id is known).
 * @throws ApiError for any other form, and for a wrong checksum
 */
export function entityOfPath({ network }: ApiContext, text: string): EntityId {
  const parsed = parseChecksummedId(text);
  if (parsed === undefined)
    throw new ApiError('invalid_parameter', 'Path parameter id has to be shard.realm.num.', 'id');
  const ledgerId = LEDGER_IDS[network()];
  const right = ledgerId === undefined ? null : entityChecksum(parsed.id, ledgerId);
  if (parsed.checksum !== null && right !== null && parsed.checksum !== right)
    throw new ApiError('invalid_parameter', `The checksum of id is wrong: on ${network()} it is ${right}.`, 'id');
  return parsed.id;
}
