import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SignedTransaction, Transaction, TransactionBody } from '../hapi/messages.ts';
import { encode } from '../wire/encode.ts';
import { parseExactJson, writeExactJson } from './exact-json.ts';
import { MIRROR_VERSION, readMirrorBlock } from './read-mirror-block.ts';

const HASH = `0x${'ab'.repeat(48)}`;
const BLOCK = {
  count: 1,
  hapi_version: '0.63.9',
  hash: HASH,
  name: '2026-01-01T00_00_00.000000001Z.rcd.gz',
  number: 7,
  previous_hash: `0x${'cd'.repeat(48)}`,
  size: 100,
  timestamp: { from: '1767225600.000000001', to: '1767225600.000000001' },
};
const TRANSFER = {
  charged_tx_fee: 5,
  consensus_timestamp: '1767225600.000000001',
  entity_id: null,
  memo_base64: 'aGk=',
  name: 'CRYPTOTRANSFER',
  node: '0.0.3',
  nonce: 0,
  result: 'SUCCESS',
  scheduled: false,
  transaction_hash: Buffer.alloc(48, 1).toString('base64'),
  transaction_id: '0.0.9-1767225599-000000000',
  transfers: [{ account: '0.0.9', amount: -9_007_199_254_740_993n, is_approval: true }],
  valid_start_timestamp: '1767225599.000000000',
};

function read(transaction: object = {}, more: object = {}, block: object = {}) {
  const answers = {
    block: { ...BLOCK, ...block },
    rates: null,
    transactions: [{ transaction: { ...TRANSFER, ...transaction }, ...more }],
  };
  return readMirrorBlock(BLOCK.name, new TextEncoder().encode(writeExactJson(answers)));
}

describe('a block reported by a mirror node it', () => {
  it('has what is reported, and says that it is reported', () => {
    const block = read();
    expect(block).toMatchObject({ format: 'mirror', version: MIRROR_VERSION, number: 7n, size: 100 });
    const [item] = block.items;
    expect(item?.record.transferList?.accountAmounts[0]).toMatchObject({
      amount: -9_007_199_254_740_993n,
      isApproval: true,
    });
    expect(item).toMatchObject({ typeId: 14, signatureCount: 0, notUnderstood: [], body: { memo: 'hi' } });
    expect(item?.body.cryptoTransfer).toBeUndefined();
  });

  it('takes the bytes that were sent where the node keeps them and their hash is the one that it names', () => {
    const bodyBytes = encode(TransactionBody, { memo: 'as sent', cryptoTransfer: {} });
    const signedTransactionBytes = encode(SignedTransaction, { bodyBytes });
    const bytes = Buffer.from(encode(Transaction, { signedTransactionBytes })).toString('base64');
    const hash = createHash('sha384').update(signedTransactionBytes).digest('base64');
    expect(read({ bytes, transaction_hash: hash }).items[0]?.body.memo).toBe('as sent');
    expect(read({ bytes }).items[0]?.body.memo).toBe('hi');
  });

  it('reads the key of a batch as the API gives keys', () => {
    const key = 'ab'.repeat(32);
    const [item] = read({ batch_key: { _type: 'ED25519', key } }).items;
    expect(Buffer.from(item?.body.batchKey?.ed25519 ?? []).toString('hex')).toBe(key);
    expect(read({ batch_key: null }).items[0]?.body.batchKey).toBeUndefined();
  });

  it('puts an Ethereum transaction together with its access list', () => {
    const [address, slot] = ['11'.repeat(20), '22'.repeat(32)];
    const result = { type: 1, chain_id: '0x12a', gas_price: '0x1', nonce: 0, v: 1, r: '0x1', s: '0x1', gas_limit: 1 };
    const dataOf = (access_list: unknown) => {
      const [item] = read({ name: 'ETHEREUMTRANSACTION' }, { result: { ...result, access_list } }).items;
      return Buffer.from(item?.body.ethereumTransaction?.ethereumData ?? []).toString('hex');
    };
    const listed = dataOf([{ address: `0x${address}`, storage_keys: [`0x${slot}`] }]);
    // A list of one entry: the address, and a list of one key.
    expect(listed).toContain(`f838f794${address}e1a0${slot}`);
    expect(dataOf([])).toBe(dataOf('0x'));
    expect(dataOf([]).length).toBeLessThan(listed.length);
  });

  it('makes nothing of a type about which nothing is reported', () => {
    for (const name of ['NODECREATE', 'NODEUPDATE', 'NODESTAKEUPDATE', 'LEDGERIDPUBLICATION', 'SOMETHINGNEW']) {
      const [item] = read({ name }).items;
      const reported = Object.entries(item?.body ?? {}).filter(
        ([, value]) => typeof value === 'object' && value !== null,
      );
      expect(reported.map(([field]) => field).sort()).toEqual(['maxCustomFees', 'nodeAccountID', 'transactionID']);
    }
    expect(read({ name: 'SOMETHINGNEW', result: 'NEW_RESULT' }).items[0]?.notUnderstood).toEqual([
      'type: the mirror node calls it SOMETHINGNEW',
      'result: the mirror node calls it NEW_RESULT',
    ]);
  });

  it.each<[string, object, object, object, string]>([
    [
      'an amount with decimals',
      { charged_tx_fee: 1.5 },
      {},
      {},
      'an integer as transactions[0].transaction.charged_tx_fee',
    ],
    ['an amount of more than 64 bits', { charged_tx_fee: 2n ** 64n }, {}, {}, 'an integer as'],
    ['an id that is none', { node: '1.2' }, {}, {}, 'an id such as 0.0.7 as transactions[0].transaction.node'],
    ['a time that is none', { consensus_timestamp: 'now' }, {}, {}, 'seconds.nanoseconds as'],
    ['no id', { transaction_id: 7 }, {}, {}, 'a text as transactions[0].transaction.transaction_id'],
    ['transfers that are no list', { transfers: {} }, {}, {}, 'a list as transactions[0].transaction.transfers'],
    ['an entity that is no object', {}, { details: [] }, {}, 'an object as transactions[0].details'],
    ['a hash of three bytes', {}, {}, { hash: '0xabcdef' }, 'a hash of 32 or 48 bytes as block.hash'],
    ['base 64 that is none', { memo_base64: '*' }, {}, {}, 'base 64 as'],
    [
      'an alias that is none',
      { name: 'CRYPTOCREATEACCOUNT' },
      { account: { alias: '1' } },
      {},
      'base 32 as transactions[0].account.alias',
    ],
    [
      'a price that is no number',
      { name: 'ETHEREUMTRANSACTION' },
      { result: { gas_price: '7' } },
      {},
      'a hexadecimal number as',
    ],
  ])('is refused with %s', (_name, transaction, more, block, text) => {
    expect(() => read(transaction, more, block)).toThrow(text);
    expect(() => read(transaction, more, block)).toThrow('malformed');
  });

  it('is refused where it is no JSON', () => {
    expect(() => readMirrorBlock('a', new TextEncoder().encode('{'))).toThrow('expected JSON');
  });
});

describe('JSON with integers of 64 bits', () => {
  it('is read and written without rounding', () => {
    const text =
      '{"a":9223372036854775807,"b":[-9007199254740993,1.5,"12345678901234567890"],"c":12345678901234567890}';
    expect(writeExactJson(parseExactJson(text))).toBe(text);
    expect(parseExactJson('{"a":1}')).toEqual({ a: 1 });
  });
});
