import { type EntityId, entityChecksum, entityIdFromStore, LEDGER_IDS, parseChecksummedId } from '@ledgerscope/ledger';
import { entityByAlias, entityByEvmAddress } from '@ledgerscope/ledger-store';
import type { ApiContext } from '../api-context.ts';
import { ApiError } from '../api-error.ts';

const EVM_ADDRESS = /^(?:0x)?([0-9a-f]{40})$/i;
/** Twelve zero bytes and the number: the address of an entity that has no address of its own. */
const LONG_ZERO = /^0{24}([0-9a-fA-F]{16})$/;
/** A serialized key (HIP-32, 35 bytes or more) or an EVM address (HIP-583) in base 32, as `x.y.alias` or alone. */
const ALIAS = /^(?:\d{1,4}\.\d{1,5}\.)?([A-Z2-7]{32}|[A-Z2-7]{40,200})$/;
const ADDRESS_LETTERS = 32;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What a text that names an entity means. */
export type NamedEntity =
  | { readonly kind: 'known'; readonly id: EntityId }
  /** An address or alias that nobody is known to have. */
  | { readonly kind: 'unknown' }
  /** Not the form of an id, address or alias. */
  | { readonly kind: 'other' };

/**
 * The entity that a text names: `x.y.z` with or without a checksum (HIP-15, checked where the network's ledger id is
 * known), an EVM address, or an alias.
 * @throws ApiError for a wrong checksum, naming the parameter
 */
export async function entityNamed(
  { store, network }: ApiContext,
  text: string,
  parameter: string,
): Promise<NamedEntity> {
  const parsed = parseChecksummedId(text);
  if (parsed !== undefined) {
    checkChecksum(parsed, network(), parameter);
    return { kind: 'known', id: parsed.id };
  }
  const address = EVM_ADDRESS.exec(text)?.[1];
  const num = LONG_ZERO.exec(address ?? '')?.[1];
  if (num !== undefined) return { kind: 'known', id: entityIdFromStore(BigInt(`0x${num}`)) };
  if (address !== undefined) return named(await entityByEvmAddress(store, Buffer.from(address, 'hex')));
  const alias = ALIAS.exec(text)?.[1];
  if (alias === undefined) return { kind: 'other' };
  const bytes = fromBase32(alias);
  return named(await (alias.length === ADDRESS_LETTERS ? entityByEvmAddress : entityByAlias)(store, bytes));
}

function named(id: EntityId | undefined): NamedEntity {
  return id === undefined ? { kind: 'unknown' } : { kind: 'known', id };
}

function checkChecksum(given: { id: EntityId; checksum: string | null }, network: string, parameter: string): void {
  const ledgerId = LEDGER_IDS[network];
  if (given.checksum === null || ledgerId === undefined) return;
  const right = entityChecksum(given.id, ledgerId);
  if (given.checksum === right) return;
  const message = `The checksum of ${parameter} is wrong: on ${network} it is ${right}.`;
  throw new ApiError('invalid_parameter', message, parameter);
}

/** RFC 4648 without padding; bits beyond the last whole byte are dropped. */
function fromBase32(text: string): Uint8Array {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of text) {
    held = (held << 5) | BASE32.indexOf(letter);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
    held &= (1 << bits) - 1;
  }
  return Uint8Array.from(bytes);
}
