import type { NamedParameter } from '@ledgerscope/contract';
import {
  type EntityId,
  entityChecksum,
  entityIdFromStore,
  formatEntityId,
  LEDGER_IDS,
  parseChecksummedId,
  parseEntityId,
} from '@ledgerscope/ledger';
import { entityByAlias, entityByEvmAddress, entityExists } from '@ledgerscope/ledger-store';
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
type NamedEntity =
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
  { snapshot, network }: ApiContext,
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
  if (address !== undefined) return namedEntity(await entityByEvmAddress(snapshot, Buffer.from(address, 'hex')));
  const alias = ALIAS.exec(text)?.[1];
  if (alias === undefined) return { kind: 'other' };
  const bytes = fromBase32(alias);
  return namedEntity(await (alias.length === ADDRESS_LETTERS ? entityByEvmAddress : entityByAlias)(snapshot, bytes));
}

/** The bytes of an EVM address; undefined for a text of another form. */
export function evmAddressIn(text: string): Uint8Array | undefined {
  const hex = EVM_ADDRESS.exec(text)?.[1];
  return hex === undefined ? undefined : Buffer.from(hex, 'hex');
}

function namedEntity(id: EntityId | undefined): NamedEntity {
  return id === undefined ? { kind: 'unknown' } : { kind: 'known', id };
}

function checkChecksum(given: { id: EntityId; checksum: string | null }, network: string, parameter: string): void {
  const ledgerId = LEDGER_IDS[network];
  if (given.checksum === null || ledgerId === undefined) return;
  const right = entityChecksum(given.id, ledgerId);
  if (given.checksum === right) return;
  const message = `Wrong checksum in \`${parameter}\`: the checksum on ${network} is ${right}.`;
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

/**
 * The account or contract that a path names: `x.y.z` with or without a checksum (HIP-15, checked where the network's
 * ledger id is known), an EVM address, or an alias.
 * @throws ApiError for a form that is none of these, a wrong checksum, or an address that nobody is known to have
 */
export function accountOfPath(context: ApiContext, text: string): Promise<EntityId> {
  return accountNamed(context, text, { name: 'id', place: 'Path' });
}

/** Where a name is: its parameter's name, in the path or the query. */
export interface NamedBy {
  readonly name: string;
  readonly place: 'Path' | 'Query';
}

/** The same for a name that is somewhere else; errors name that parameter. */
export async function accountNamed(context: ApiContext, text: string, { name, place }: NamedBy): Promise<EntityId> {
  const found = await entityNamed(context, text, name);
  if (found.kind === 'known') return found.id;
  if (found.kind === 'other') throw wrongForm(name, ANY_NAME, place);
  throw new ApiError('not_found', 'No account found for this EVM address or alias.');
}

/**
 * The entity that a parameter of the query names; undefined where there is no parameter, 'nobody' for an address or alias that
 * nobody is known to have.
 * @throws ApiError for a text of another form, which says that it has to be `forms`, and for a wrong checksum
 */
export async function entityInQuery(
  context: ApiContext,
  named: NamedParameter | undefined,
  forms: string = ANY_NAME,
): Promise<EntityId | 'nobody' | undefined> {
  if (named === undefined) return undefined;
  const found = await entityNamed(context, named.value, named.name);
  if (found.kind === 'other') throw wrongForm(named.name, forms);
  return found.kind === 'known' ? found.id : 'nobody';
}

const ANY_NAME = 'shard.realm.num, an EVM address or an alias';

/** The refusal of a parameter that is none of `forms`. */
export function wrongForm(name: string, forms: string = ANY_NAME, place: NamedBy['place'] = 'Query'): ApiError {
  return new ApiError('invalid_parameter', `${place} parameter ${name} must be ${forms}.`, name);
}

/**
 * The topic, file or schedule that a path names: `x.y.z`, with or without a checksum (HIP-15, checked where the network's
 * ledger id is known).
 * @throws ApiError for any other form, and for a wrong checksum
 */
export function entityOfPath({ network }: ApiContext, text: string): EntityId {
  const parsed = parseChecksummedId(text);
  if (parsed === undefined) throw wrongForm('id', ONLY_ID, 'Path');
  checkChecksum(parsed, network(), 'id');
  return parsed.id;
}

/**
 * The entity that a parameter of the path names as `x.y.z` without a checksum.
 * @throws ApiError for any other form
 */
export function plainIdOfPath(text: string, name: string): EntityId {
  const id = parseEntityId(text);
  if (id === undefined) throw wrongForm(name, ONLY_ID, 'Path');
  return id;
}

/** What those parameters take that no address is looked up for. */
export const ONLY_ID = 'shard.realm.num';

/** The five letters of an id (HIP-15); null on a network whose ledger id is not known. */
export function checksumText({ network }: ApiContext, id: bigint): string | null {
  const ledgerId = LEDGER_IDS[network()];
  return ledgerId === undefined ? null : entityChecksum(entityIdFromStore(id), ledgerId);
}

/**
 * An answer about an entity. Where it is empty the entity may not exist: then it is looked for, so that answers with
 * something in them cost nothing more.
 * @throws ApiError `not_found` for an id that the ledger never named
 */
export async function ofKnown<Answer>(
  { snapshot }: ApiContext,
  id: EntityId,
  answer: Answer,
  isEmpty: (answer: Answer) => boolean,
): Promise<Answer> {
  if (!isEmpty(answer) || (await entityExists(snapshot, id))) return answer;
  throw new ApiError('not_found', `${formatEntityId(id)} not found in stored transactions.`);
}

/** The same of a list. */
export function listOfKnown<List extends { readonly totalCount: number }>(
  context: ApiContext,
  id: EntityId,
  list: List,
): Promise<List> {
  return ofKnown(context, id, list, ({ totalCount }) => totalCount === 0);
}
