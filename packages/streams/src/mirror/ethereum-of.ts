import type { Rlp } from '../ethereum/read-rlp.ts';
import type { MirrorReply } from './answer.ts';
import { encodeRlp, rlpNumber } from './rlp.ts';

const ADDRESS_BYTES = 20;
const WEIBAR_PER_TINYBAR = 10_000_000_000n;
const NOTHING = new Uint8Array(0);

/**
 * An Ethereum transaction as its sender signed it, put together again from the fields that a mirror node reports. Its hash is that of the
 * transaction where all of them are reported: authorizations and call data in a file can be missing.
 */
export function ethereumDataOf(result: MirrorReply, isCreate: boolean): Uint8Array {
  const type = result.small('type');
  const fields = fieldsOf(result, type, isCreate);
  const encoded = encodeRlp([...fields, ...signatureOf(result)]);
  return type === 0 ? encoded : Buffer.concat([Uint8Array.of(type), encoded]);
}

function fieldsOf(result: MirrorReply, type: number, isCreate: boolean): Rlp[] {
  const to = isCreate ? NOTHING : result.hex('to');
  const call: Rlp[] = [
    rlpNumber(result.integer('gas_limit')),
    to.length === ADDRESS_BYTES ? to : NOTHING,
    rlpNumber(result.flag('in_weibar') ? result.bigInteger('amount') : result.integer('amount') * WEIBAR_PER_TINYBAR),
    result.hex('function_parameters'),
  ];
  const chain = rlpNumber(quantity(result, 'chain_id'));
  const nonce = rlpNumber(result.integer('nonce'));
  const price = (name: string) => rlpNumber(inWeibar(result, name));
  if (type === 0) return [nonce, price('gas_price'), ...call];
  const access = accessListOf(result);
  if (type === 1) return [chain, nonce, price('gas_price'), ...call, access];
  const fees = [price('max_priority_fee_per_gas'), price('max_fee_per_gas')];
  return [chain, nonce, ...fees, ...call, access, ...(type === 4 ? [[]] : [])];
}

/** EIP-2930: addresses with their storage keys. Releases before 0.156 gave its bytes as text. */
function accessListOf(result: MirrorReply): Rlp {
  if (result.isText('access_list')) return [];
  return result.list('access_list').map((entry) => [entry.hex('address'), entry.hexes('storage_keys')]);
}

function signatureOf(result: MirrorReply): Rlp[] {
  const trimmedNumber = (name: string) => rlpNumber(quantity(result, name));
  return [rlpNumber(result.integer('v')), trimmedNumber('r'), trimmedNumber('s')];
}

/** Prices are reported in tinybars, unless weibars were asked for and given. */
function inWeibar(result: MirrorReply, name: string): bigint {
  const price = quantity(result, name);
  return result.flag('in_weibar') ? price : price * WEIBAR_PER_TINYBAR;
}

/** Hexadecimal digits as a number; they can be odd in number. */
function quantity(result: MirrorReply, name: string): bigint {
  const text = result.text(name);
  if (text === '' || text === '0x') return 0n;
  if (!/^0x[0-9a-f]{1,64}$/i.test(text)) throw result.wrong(name, 'a hexadecimal number');
  return BigInt(text);
}
