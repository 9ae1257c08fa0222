import type { Schedule, SingleReply } from '@ledgerscope/contract';
import { encode, hapi } from '@ledgerscope/streams';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sampleBlock,
  sampleRow,
  sampleRows,
  sampleTransaction,
} from '../../../../../../packages/ledger-store/src/testing/sample-rows.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

const START = 1_709_164_800_000_000_000n;
const key = (byte: string) => Buffer.from(byte.repeat(32), 'hex');
const ed25519 = (byte: string): hapi.Key => ({ ...hapi.Key.create(), ed25519: key(byte) });
const account = (accountNum: bigint): hapi.AccountID => ({ ...hapi.AccountID.create(), accountNum });
const [PAYER, SENDER, OTHER] = [2001n, 2002n, 2003n] as const;
/** Two of three keys have to sign. */
const TWO_OF_THREE = {
  ...hapi.Key.create(),
  thresholdKey: { threshold: 2, keys: { keys: ['b1', 'b2', 'b3'].map(ed25519) } },
};
const BODY = encode(hapi.SchedulableTransactionBody, {
  ...hapi.SchedulableTransactionBody.create(),
  cryptoTransfer: {
    transfers: {
      accountAmounts: [
        { ...hapi.AccountAmount.create(), accountID: account(SENDER), amount: -5n },
        { ...hapi.AccountAmount.create(), accountID: account(OTHER), amount: 5n },
      ],
    },
    tokenTransfers: [],
  },
});

describe('the signatures of a schedule', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
    await api.write(
      sampleRows({
        transaction: [sampleTransaction({ consensusNs: START, block: 1n, type: 42 })],
        account: [
          sampleRow('account', { id: PAYER, createdNs: START, version: START, key: encode(hapi.Key, ed25519('a1')) }),
          sampleRow('account', { id: SENDER, createdNs: START, version: START, key: encode(hapi.Key, TWO_OF_THREE) }),
        ],
        schedule: [
          sampleRow('schedule', {
            id: 3000n,
            createdNs: START,
            payer: PAYER,
            bodyType: 14,
            version: START,
            signatories: [key('a1'), key('b2').subarray(0, 6)],
          }),
        ],
        scheduleEvent: [
          sampleRow('scheduleEvent', { schedule: 3000n, consensusNs: START, event: 'create', body: BODY }),
        ],
      }),
      [sampleBlock({ sequence: 1n, batch: 'b', firstNs: START, lastNs: START })],
    );
  });
  afterAll(() => api.close());

  it('name who has to sign, the keys that did and those that did not', async () => {
    const { data } = await api.get<SingleReply<Schedule>>('/api/schedules/0.0.3000');
    expect(data.signers).toEqual([
      {
        accountID: '0.0.2001',
        reasons: ['payer'],
        signed: true,
        keys: [{ key: 'a1'.repeat(32), signed: true }],
      },
      {
        accountID: '0.0.2002',
        reasons: ['sender'],
        signed: false,
        keys: [
          { key: 'b1'.repeat(32), signed: false },
          { key: 'b2'.repeat(32), signed: true },
          { key: 'b3'.repeat(32), signed: false },
        ],
      },
    ]);
  });
});
