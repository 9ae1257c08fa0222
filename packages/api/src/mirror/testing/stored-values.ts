import { mirrorKey } from '../mirror-values.ts';
import { accountIdOf, keyOf } from './setup-states.ts';
import { idOf, rowsOf, type Setup, type SetupRow } from './setup-values.ts';

/** Values that rows of the mirror node's database can have and no record can hold, and what a record has in their place. */
const NO_RECORD_HOLDS: Readonly<Record<string, (value: unknown) => unknown>> = {
  // Bytes of transactions are not shown.
  bytes: (value) => (value === 'Ynl0ZXM=' ? null : value),
  deleted: (value) => value ?? false,
  ethereum_nonce: (value) => value ?? 0,
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
  return { ...Object.fromEntries(fields), ...ownKey(value, setup), ...ofContract(value) };
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
