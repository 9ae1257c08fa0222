import { decode, encode, hapi } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { account, BUILT_SECONDS, builtBlock } from './testing/built-block.ts';
import { rowsOf } from './testing/rows-of.ts';

const scheduleID = { ...hapi.ScheduleID.create(), scheduleNum: 70n };
const scheduledTransactionID = {
  ...hapi.TransactionID.create(),
  accountID: account(1001n),
  transactionValidStart: { seconds: 4n, nanos: 5 },
  scheduled: true,
};
const prefixes = [Uint8Array.of(1, 2), Uint8Array.of(1, 2), Uint8Array.of(3)];

describe('schedule events', () => {
  it('hold what a create scheduled, with each signature once', () => {
    const scheduledTransactionBody = {
      ...hapi.SchedulableTransactionBody.create(),
      cryptoTransfer: { transfers: { accountAmounts: [] }, tokenTransfers: [] },
    };
    const adminKey = { ...hapi.Key.create(), ed25519: new Uint8Array(32) };
    const rows = rowsOf(
      builtBlock({
        body: {
          scheduleCreate: {
            scheduledTransactionBody,
            memo: 'later',
            adminKey,
            payerAccountID: account(9n),
            expirationTime: { seconds: 8n, nanos: 0 },
            waitForExpiry: true,
          },
        },
        receipt: { scheduleID, scheduledTransactionID },
        sigPairs: prefixes.map((pubKeyPrefix) => ({ pubKeyPrefix })),
      }),
    );
    const [event] = rows.scheduleEvent;
    expect(event).toMatchObject({
      schedule: 70n,
      event: 'create',
      account: 1001n,
      payer: 9n,
      bodyType: 14,
      memo: 'later',
      expirationNs: 8_000_000_000n,
      waitForExpiry: 1,
      scheduledPayer: 1001n,
      scheduledValidStartNs: 4_000_000_005n,
      result: 22,
    });
    expect(event?.adminKey).toEqual(encode(hapi.Key, adminKey));
    expect(decode(hapi.SchedulableTransactionBody, event?.body ?? new Uint8Array())).toEqual(scheduledTransactionBody);
    expect(event?.signaturePrefixes.map((prefix) => [...prefix])).toEqual([[1, 2], [3]]);
    expect(rows.entity).toMatchObject([{ kind: 'schedule', id: 70n, creator: 1001n, memo: 'later' }]);
  });

  it('follow signatures, deletion and execution, a failed execution too', () => {
    const rows = rowsOf(
      builtBlock(
        { body: { scheduleSign: { scheduleID } }, receipt: { scheduledTransactionID } },
        { body: { scheduleSign: { scheduleID } }, receipt: { status: 7 } },
        { body: { scheduleDelete: { scheduleID } } },
        { record: { scheduleRef: scheduleID }, receipt: { status: 28 } },
      ),
    );
    expect(rows.scheduleEvent.map(({ event, result }) => [event, result])).toEqual([
      ['sign', 22],
      ['delete', 22],
      ['execute', 28],
    ]);
    expect(rows.scheduleEvent[2]).toMatchObject({
      account: 1001n,
      scheduledPayer: 1001n,
      scheduledValidStartNs: (BUILT_SECONDS - 10n) * 1_000_000_000n + 5n,
    });
    expect(rows.transaction[3]?.scheduled).toBe(1);
  });
});
