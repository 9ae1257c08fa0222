import { type EntityId, entityIdFromStore, hexText } from '@ledgerscope/ledger';
import { answersTo } from '../changing-answers.ts';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { defineQuestion } from '../question.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { addressTerm } from '../rows/address-term.ts';
import { ADDRESSES } from '../rows/fact-list.ts';

/** Who has this EVM address (20 bytes): the newest entity created with it; undefined when none was ingested. */
export function entityByEvmAddress(snapshot: LedgerSnapshot, address: Uint8Array): Promise<EntityId | undefined> {
  return entityBy(snapshot, 'evm', address);
}

/** Who has this alias (a serialized key, or 20 bytes). */
export function entityByAlias(snapshot: LedgerSnapshot, alias: Uint8Array): Promise<EntityId | undefined> {
  return entityBy(snapshot, 'alias', alias);
}

/** Forms of addresses in the ledger: 20 bytes of the EVM, or aliases (a serialized key, or 20 bytes). */
type AddressForm = 'evm' | 'alias';

/** Addresses of one statement; over HTTP they travel in its URL. */
const ADDRESSES_PER_STATEMENT = { embedded: 5_000, http: 250 } as const;

const OF_ADDRESS = defineQuestion({
  name: 'entities by address',
  *changedBy({ entity }) {
    for (const { evmAddress, alias } of entity) {
      if (evmAddress.length > 0) yield addressName('evm', hexText(evmAddress));
      if (alias.length > 0) yield addressName('alias', hexText(alias));
    }
  },
});

/** {@link storedEntitiesByAddress} for readers: those asked for before are not read again. */
export async function entitiesByAddress(
  snapshot: LedgerSnapshot,
  form: AddressForm,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, EntityId>> {
  const byName = new Map(addresses.map((address) => [addressName(form, address), address]));
  const found = await answersTo(snapshot, OF_ADDRESS, [...byName.keys()], async (missing) => {
    const wanted = missing.flatMap((name) => byName.get(name) ?? []);
    const read = await storedEntitiesByAddress(snapshot, form, wanted);
    return new Map([...read].map(([address, id]) => [addressName(form, address), { address, id }]));
  });
  return new Map([...found.values()].map(({ address, id }) => [address, id]));
}

function addressName(form: AddressForm, hex: string): string {
  return `${form} ${hex}`;
}

/** Who has these addresses (lower-case hex): the newest entity created with each that has one. */
export async function storedEntitiesByAddress(
  snapshot: LedgerSnapshot,
  form: AddressForm,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, EntityId>> {
  const known = await idsFromRows(snapshot, form, addresses);
  return known ?? scanAddresses(snapshot, form, addresses);
}

/** The same by looking at every entity. */
export async function scanAddresses(
  snapshot: LedgerSnapshot,
  form: AddressForm,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, EntityId>> {
  const found = new Map<string, EntityId>();
  const size = ADDRESSES_PER_STATEMENT[snapshot.client.kind];
  const address = form === 'evm' ? 'evm_address' : 'alias';
  const sql = `SELECT lower(hex(${address})) AS hex_address, id FROM entity
    WHERE ${address} IN (SELECT unhex(arrayJoin({addresses:Array(String)})))
      AND created_ns <= ${nsParameter('headNs')} ORDER BY created_ns`;
  const columns = { hexAddress: 'text', id: 'u64' } as const;
  for (let start = 0; start < addresses.length; start += size) {
    const parameters = { addresses: addresses.slice(start, start + size), headNs: headInstant(snapshot) };
    const rows = await snapshot.client.query('entity:by-addresses', sql, parameters, columns, READ_LIMITS);
    for (const { hexAddress, id } of rows) found.set(hexAddress, entityIdFromStore(id));
  }
  return found;
}

/** Several entities may have had an address one after the other, and others may share the end of it. */
const MOST_OF_ADDRESS = 100;

/** The same from the row store; undefined where too many share the ends of these addresses. */
async function idsFromRows(
  snapshot: LedgerSnapshot,
  form: AddressForm,
  addresses: readonly string[],
): Promise<Map<string, EntityId> | undefined> {
  const wanted = new Set(addresses);
  const terms = new Set(addresses.map((address) => addressTerm(Buffer.from(address, 'hex'))));
  const span = { first: 0n, last: headInstant(snapshot) };
  const facts = await snapshot.rows.facts.of(ADDRESSES, [...terms], span, MOST_OF_ADDRESS + 2 * terms.size);
  if (facts === undefined) return undefined;
  const found = new Map<string, EntityId>();
  for (const fact of facts) {
    const address = hexText(fact.address);
    // The newest one of an address comes last.
    if (fact.form === form && wanted.has(address)) found.set(address, entityIdFromStore(fact.id));
  }
  return found;
}

async function entityBy(
  snapshot: LedgerSnapshot,
  form: AddressForm,
  address: Uint8Array,
): Promise<EntityId | undefined> {
  if (address.length === 0) return undefined;
  const hex = hexText(address);
  return (await storedEntitiesByAddress(snapshot, form, [hex])).get(hex);
}
