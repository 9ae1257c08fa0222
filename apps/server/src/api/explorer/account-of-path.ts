import { type EntityId, entityChecksum, entityIdFromStore, LEDGER_IDS, parseChecksummedId } from '@ledgerscope/ledger';
import { entityByEvmAddress } from '@ledgerscope/ledger-store';
import type { ApiContext } from '../api-context.ts';
import { ApiError } from '../api-error.ts';

const EVM_ADDRESS = /^(?:0x)?([0-9a-fA-F]{40})$/;
/** Twelve zero bytes and the number: the address of an entity that has no address of its own. */
const LONG_ZERO = /^0{24}([0-9a-fA-F]{16})$/;

/**
 * The account or contract that a path names: `x.y.z` with or without a checksum (HIP-15, checked where the network's
 * ledger id is known), or an EVM address.
 * @throws ApiError for a form that is none of these, a wrong checksum, or an address that nobody is known to have
 */
export async function accountOfPath({ store, network }: ApiContext, text: string): Promise<EntityId> {
  const parsed = parseChecksummedId(text);
  if (parsed !== undefined) {
    checkChecksum(parsed, network());
    return parsed.id;
  }
  const address = EVM_ADDRESS.exec(text)?.[1];
  if (address === undefined) {
    throw new ApiError('invalid_parameter', 'Path parameter id has to be shard.realm.num or an EVM address.', 'id');
  }
  const num = LONG_ZERO.exec(address)?.[1];
  if (num !== undefined) return entityIdFromStore(BigInt(`0x${num}`));
  const known = await entityByEvmAddress(store, Buffer.from(address, 'hex'));
  if (known === undefined) throw new ApiError('not_found', 'No account with this EVM address is known.');
  return known;
}

function checkChecksum({ id, checksum }: { id: EntityId; checksum: string | null }, network: string): void {
  const ledgerId = LEDGER_IDS[network];
  if (checksum === null || ledgerId === undefined) return;
  const right = entityChecksum(id, ledgerId);
  if (checksum === right) return;
  throw new ApiError('invalid_parameter', `The checksum of the id is wrong: on ${network} it is ${right}.`, 'id');
}
