import { BlockList, isIP, isIPv6 } from 'node:net';
import { readAddressRange } from '@ledgerscope/contract';
import { MS_PER_DAY } from '@ledgerscope/ledger';
import type { AcceptedKey } from '@ledgerscope/portal-store';

/** Why a key is not accepted for a call. */
export type KeyRefusal = 'expired' | 'address' | 'call';

/** Ranges of keys that have some; with the key, the ranges are dropped. */
const ranges = new WeakMap<AcceptedKey, BlockList>();

/**
 * Why a key is not accepted; undefined where it is.
 * @param call name of the call, as the documentation has it
 */
export function refusalOf(key: AcceptedKey, address: string, call: string, nowMs: number): KeyRefusal | undefined {
  if (key.lastDay !== null && nowMs >= Date.parse(key.lastDay) + MS_PER_DAY) return 'expired';
  if (key.addresses.length > 0 && !rangesOf(key).check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return 'address';
  return key.calls.length > 0 && !key.calls.includes(call) ? 'call' : undefined;
}

function rangesOf(key: AcceptedKey): BlockList {
  const known = ranges.get(key);
  if (known !== undefined) return known;
  const list = new BlockList();
  for (const range of key.addresses.map(readAddressRange))
    if (range !== undefined && isIP(range.address) === range.version)
      list.addSubnet(range.address, range.bits, range.version === 4 ? 'ipv4' : 'ipv6');
  ranges.set(key, list);
  return list;
}
