import type { InnerTransaction } from '@ledgerscope/contract';
import { NS_PER_SECOND, RESPONSE_CODE, TYPE_ID } from '@ledgerscope/ledger';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { encode, hapi } from '@ledgerscope/streams';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

const START = 1_700_000_000n;
const at = (seconds: bigint): bigint => (START + seconds) * NS_PER_SECOND;

/** A signed transaction whose id begins at so many seconds. */
function signedAt(seconds: bigint, payer: bigint): Uint8Array {
  const accountID = { shardNum: 0n, realmNum: 0n, accountNum: payer };
  const body = {
    transactionID: { accountID, transactionValidStart: { seconds: START + seconds, nanos: 7 } },
    transactionFee: 100n,
    memo: `inner ${seconds}`,
    cryptoTransfer: {},
  };
  return encode(hapi.SignedTransaction, { bodyBytes: encode(hapi.TransactionBody, body) });
}

const idAt = (seconds: bigint, payer: bigint) => `0.0.${payer}@${START + seconds}.000000007`;
const code = (name: string) => Number(Object.entries(hapi.ResponseCodeEnum).find(([, one]) => one === name)?.[0]);

describe('transactions of a failed batch that were not executed', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
    const inner = [signedAt(1n, 1001n), signedAt(2n, 1002n), signedAt(3n, 1003n), Buffer.from('ff', 'hex')];
    const batch = { consensusNs: at(20n), block: 1n, type: TYPE_ID.atomicBatch, payer: 1009n, validStartDelta: 0n };
    const ran = { block: 1n, type: TYPE_ID.cryptoTransfer, parentNs: at(20n) };
    const rows = [
      sampleTransaction({ ...batch, result: code('INNER_TRANSACTION_FAILED') }),
      sampleTransaction({
        ...ran,
        consensusNs: at(20n) + 1n,
        payer: 1001n,
        validStartDelta: 19n * NS_PER_SECOND + 1n - 7n,
        result: code('REVERTED_SUCCESS'),
      }),
      sampleTransaction({
        ...ran,
        consensusNs: at(20n) + 2n,
        payer: 1002n,
        validStartDelta: 18n * NS_PER_SECOND + 2n - 7n,
        result: code('INVALID_SIGNATURE'),
      }),
      // A batch that worked, and holds the same id: whatever did not run is in none of these.
      sampleTransaction({ ...batch, consensusNs: at(30n), result: RESPONSE_CODE.SUCCESS }),
    ];
    const body = { atomicBatch: { transactions: inner } };
    const signed = encode(hapi.SignedTransaction, { bodyBytes: encode(hapi.TransactionBody, body) });
    const transactionBytes = encode(hapi.Transaction, { signedTransactionBytes: signed });
    const recordBytes = encode(hapi.TransactionRecord, { transactionFee: 100n });
    await api.write(
      sampleRows({
        transaction: rows,
        transactionRaw: rows.map(({ consensusNs }) =>
          sampleRow('transactionRaw', { consensusNs, transactionBytes, recordBytes }),
        ),
      }),
      [sampleBlock({ sequence: 1n, batch: 'b', firstNs: at(20n), lastNs: at(30n) })],
    );
  });
  afterAll(() => api.close());

  it('are found by their own id, with what the batch failed by', async () => {
    const id = idAt(3n, 1003n);
    const { data } = await api.get<{ data: InnerTransaction }>(`/api/transactions/${encodeURIComponent(id)}/inner`);
    expect(data).toMatchObject({
      readableTransactionID: id,
      payerID: '0.0.1003',
      type: 'CRYPTOTRANSFER',
      memo: 'inner 3',
      maxFee: 100,
      place: 3,
      count: 4,
      batchStatus: 'INNER_TRANSACTION_FAILED',
      failedTransactionID: idAt(2n, 1002n),
      failedStatus: 'INVALID_SIGNATURE',
    });
    await api.get(`/api/transactions/${encodeURIComponent(id)}`, 404);
    const route = await api.get<{ data: { link: string } }>(`/api/search/route?q=${encodeURIComponent(id)}`);
    expect(route.data.link).toBe(`/transactions/${id}`);
  });

  it.each([idAt(4n, 1003n), idAt(3n, 1004n), `${idAt(3n, 1003n)}?scheduled`, `${idAt(3n, 1003n)}/1`, 'ab'.repeat(48)])(
    'do not include %s',
    async (id) => {
      await api.get(`/api/transactions/${encodeURIComponent(id)}/inner`, 404);
    },
  );
});
