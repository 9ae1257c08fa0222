import { sampleHash } from '@ledgerscope/ledger-store/testing/sample-rows';
import { mirrorKey } from '../mirror-values.ts';
import { evmPlaceOf } from './setup-places.ts';
import { accountIdOf, keyOf } from './setup-states.ts';
import { idOf, rowsOf, type Setup, type SetupRow } from './setup-values.ts';

/** Values that rows of the mirror node's database can have and no record can hold, and what a record has in their place. */
const NO_RECORD_HOLDS: Readonly<Record<string, (value: unknown) => unknown>> = {
  // Bytes of transactions are not shown.
  bytes: (value) => (value === 'Ynl0ZXM=' ? null : value),
  deleted: (value) => value ?? false,
  ethereum_nonce: (value) => value ?? 0,
  // It is made of sidecars, which the cases do not have.
  gas_consumed: () => null,
  memo_base64: (value) => value ?? '',
  // Proxies, which do nothing since 2022, are not kept.
  proxy_account_id: () => null,
};

/** What a case expects, with such values replaced. */
export function asStored(value: unknown, setup: Setup): unknown {
  if (Array.isArray(value)) return value.map((one) => asStored(one, setup));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, inner]) => {
    const replaced = NO_RECORD_HOLDS[key]?.(inner);
    return [key, replaced === undefined ? asStored(inner, setup) : replaced];
  });
  return { ...Object.fromEntries(fields), ...ownKey(value, setup), ...ofContract(value), ...ofBlock(value, setup) };
}

/** Places among what the EVM ran are counted, and not stored; hashes of an odd number of digits are none. */
function ofBlock(value: object, setup: Setup): object {
  const { block_hash: hash, timestamp } = value as SetupRow;
  if (typeof hash !== 'string') return {};
  const place = 'transaction_index' in value && { transaction_index: evmPlaceOf(setup, String(timestamp)) };
  const known = rowsOf(setup, 'recordFiles').length > 0;
  const digits = hash.slice(2);
  const block = known
    ? { block_hash: `0x${digits.padStart(digits.length + (digits.length % 2), '0').padEnd(64, '0')}` }
    : { block_hash: `0x${Buffer.from(sampleHash(1n)).toString('hex')}`, block_number: 1, block_gas_used: 0 };
  return { ...place, ...block };
}

/** The nonce of a contract that was seen made, and whether its deletion is for good, are never unknown. */
function ofContract(value: object): object {
  const { permanent_removal: isPermanent, nonce, deleted, created_timestamp: created } = value as SetupRow;
  if (isPermanent === undefined) return {};
  return {
    nonce: nonce ?? (created === null ? null : 0),
    permanent_removal: isPermanent ?? (deleted === true ? false : null),
  };
}

/** Their database may have the public key of an account without the key that it is of. */
function ownKey(
  value: { readonly account?: unknown; readonly key?: unknown },
  setup: Setup,
): { readonly key?: unknown } {
  const { account, key } = value;
  if (key !== null || typeof account !== 'string') return {};
  const rows = ['accounts', 'contracts', 'entities'].flatMap((table) => rowsOf(setup, table));
  const own = rows.find((row) => accountIdOf(row) === idOf(account) && typeof row.public_key === 'string');
  return own === undefined ? {} : { key: mirrorKey(keyOf(own)) };
}
