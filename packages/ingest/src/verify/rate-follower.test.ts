import { decode, encode, exchangeRateSet, hapi, type StreamBlock } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { RateFollower } from './rate-follower.ts';

const rates = (centEquiv: number): hapi.ExchangeRateSet => ({
  currentRate: { hbarEquiv: 1, centEquiv, expirationTime: { seconds: 10n } },
  nextRate: { hbarEquiv: 1, centEquiv: centEquiv + 1, expirationTime: { seconds: 20n } },
});

interface Written {
  readonly nonce?: number;
  readonly rate?: hapi.ExchangeRateSet;
  /** Contents that file 0.0.112 is given. */
  readonly file?: Uint8Array;
  readonly status?: number;
}

function blockOf(format: StreamBlock['format'], ...written: readonly Written[]): StreamBlock {
  const items = written.map(({ nonce = 0, rate, file, status = 22 }) => {
    const fileID = { ...hapi.FileID.create(), fileNum: 112n };
    const fileUpdate = { ...hapi.FileUpdateTransactionBody.create(), fileID, contents: file ?? new Uint8Array(0) };
    const receipt = { ...hapi.TransactionReceipt.create(), status, exchangeRate: rate };
    const transactionID = { ...hapi.TransactionID.create(), nonce };
    return {
      body: { ...hapi.TransactionBody.create(), ...(file === undefined ? {} : { fileUpdate }) },
      record: { ...hapi.TransactionRecord.create(), receipt, transactionID },
      recordBytes: new Uint8Array(0),
    };
  });
  return { format, items } as unknown as StreamBlock;
}

/** The cents of each receipt of a block that is filled, and whether its bytes say the same. */
function centsOf(follower: RateFollower, ...written: readonly Written[]): (number | undefined)[] {
  const { items } = follower.fill(blockOf('block', ...written));
  return items.map(({ record, recordBytes }) => {
    const cents = record.receipt?.exchangeRate?.currentRate?.centEquiv;
    if (recordBytes.length > 0)
      expect(decode(hapi.TransactionRecord, recordBytes).receipt?.exchangeRate?.currentRate?.centEquiv).toBe(cents);
    return cents;
  });
}

describe('the exchange rate of blocks of the block stream', () => {
  it('is the one in force before each transaction, and none of what it caused', () => {
    const follower = new RateFollower(rates(5));
    const file = encode(hapi.ExchangeRateSet, rates(8));
    const written = [{}, { nonce: 1 }, { file }, {}, { file: encode(hapi.ExchangeRateSet, rates(9)), status: 7 }, {}];
    expect(centsOf(follower, ...written)).toEqual([5, undefined, 5, 8, 8, 8]);
    // Only what is taken counts.
    expect(centsOf(follower, {})).toEqual([5]);
    follower.follow(blockOf('block', ...written));
    expect(centsOf(follower, {})).toEqual([8]);
  });

  it('goes on from the receipts of record files, and from what the store has', () => {
    const follower = new RateFollower();
    expect(centsOf(follower, {})).toEqual([undefined]);
    const record = blockOf('record', { rate: rates(6) }, { nonce: 1 });
    expect(follower.fill(record)).toBe(record);
    follower.follow(record);
    expect(centsOf(follower, {})).toEqual([6]);
    const row = { hbarEquiv: 1, centEquiv: 7, expirationNs: 10_000_000_000n, nextHbarEquiv: 1, nextCentEquiv: 8 };
    const stored = exchangeRateSet({ ...row, nextExpirationNs: 20_000_000_000n });
    expect(stored).toEqual(rates(7));
    expect(centsOf(new RateFollower(stored), {})).toEqual([7]);
  });

  it('stays where the file is given what is no rate', () => {
    const follower = new RateFollower(rates(5));
    expect(
      centsOf(follower, { file: Uint8Array.of(255) }, { file: encode(hapi.ExchangeRateSet, rates(0)) }, {}),
    ).toEqual([5, 5, 0]);
  });
});
