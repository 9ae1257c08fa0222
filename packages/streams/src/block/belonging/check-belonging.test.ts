import { RESPONSE_CODE } from '@ledgerscope/ledger';
import { describe, expect, it } from 'vitest';
import {
  AccountID,
  ContractAction,
  EvmTraceData,
  EvmTransactionResult,
  type TransactionBody,
  TransactionID,
  type TransactionResult,
} from '../../hapi/messages.ts';
import { batch, blockOf, CONTRACT, change, item, itemsOf, PAYER, TOKEN, TOPIC } from '../../testing/built-blocks.ts';
import { readBlockFile } from '../read-block-file.ts';

type Parts = Parameters<typeof itemsOf>[0];

const SECONDS = 1_786_398_533n;
const account = (accountNum: bigint) => ({ ...AccountID.create(), accountNum });
const NODE = account(3n);
const OTHER_NODE = account(4n);
const OTHER = account(1002n);
const idOf = (more: Partial<TransactionID> = {}): TransactionID => ({
  ...TransactionID.create(),
  accountID: PAYER,
  transactionValidStart: { seconds: SECONDS, nanos: 0 },
  ...more,
});
const rows = (...moved: readonly (readonly [AccountID, bigint])[]) => ({
  accountAmounts: moved.map(([accountID, amount]) => ({
    accountID,
    amount,
    isApproval: false,
    preTxAllowanceHook: undefined,
    prePostTxAllowanceHook: undefined,
  })),
});
/** A result that charged the payer a fee of 100, of which the node got 30. */
const paid = (...more: readonly (readonly [AccountID, bigint])[]): Partial<TransactionResult> => ({
  transactionFeeCharged: 100n,
  transferList: rows(...more),
});
const FEE = [
  [PAYER, -100n],
  [NODE, 30n],
  [account(98n), 70n],
] as const;
const topicBody = { transactionFee: 1000n, nodeAccountID: NODE, consensusCreateTopic: {} as never };
const topicChange = (number: number) => {
  const topicId = { ...TOPIC, topicNum: BigInt(number) };
  const topicValue = { topicId, sequenceNumber: 0n, runningHash: new Uint8Array(48) };
  return change(21, { topicIdKey: topicId }, { topicValue } as never);
};
const topic = (more: Partial<Parts> = {}): Parts => ({
  at: 1,
  body: topicBody,
  result: paid(...FEE),
  changes: [topicChange(4000 + (more.at ?? 1))],
  ...more,
});
const transfer = (moved: readonly (readonly [AccountID, bigint])[], result: Partial<TransactionResult>): Parts => ({
  at: 1,
  body: {
    transactionFee: 1000n,
    nodeAccountID: NODE,
    cryptoTransfer: { transfers: rows(...moved), tokenTransfers: [] },
  },
  result,
});
const evm = (contractNum: bigint, sender = PAYER) => ({
  ...EvmTransactionResult.create(),
  contractId: { ...CONTRACT, contractNum },
  senderId: sender,
});
const call = (more: Partial<Parts> = {}): Parts => ({
  at: 1,
  body: { contractCall: { contractID: CONTRACT } as never },
  outputs: [{ contractCall: { evmTransactionResult: evm(2000n) } }],
  ...more,
});
const trace = (recipient: bigint) => ({
  evmTraceData: {
    ...EvmTraceData.create(),
    contractActions: [{ ...ContractAction.create(), recipientContract: { ...CONTRACT, contractNum: recipient } }],
  },
});
const signature = { at: 9, body: { stateSignatureTransaction: {} as never } };
const onlyTransaction = (parts: Parts) => itemsOf(parts).slice(0, 1);
const read = (...items: readonly (readonly Uint8Array[])[]) => readBlockFile('9.blk', blockOf(items.flat()));

/** What is wrong, and the same put right. */
interface Case {
  readonly wrong: readonly Uint8Array[];
  readonly right: readonly Uint8Array[];
  readonly says: RegExp;
}

const CASES: Readonly<Record<string, Case>> = {
  'a transaction without a result': {
    wrong: [...onlyTransaction(topic()), ...itemsOf(topic({ at: 2 }))],
    right: [...itemsOf(topic()), ...itemsOf(topic({ at: 2 }))],
    says: /expected a result behind Create topic 0\.0\.1001@1786398533\.000000000 \(item 1\): only transactions of type 65 have none \(item 1 of block 9\), found item kind 4 \(item 2\)/,
  },
  'a state signature with a result': {
    wrong: itemsOf(signature),
    right: onlyTransaction(signature),
    says: /no result for State signature .* transactions of type 65 have none .*found one of 1786398533\.000000009/,
  },
  'the state changes of another transaction': {
    wrong: [
      ...itemsOf(call()),
      ...itemsOf(topic({ at: 2 })).slice(0, 2),
      ...itemsOf(call({ at: 3 })),
      ...itemsOf(topic({ at: 2 })).slice(2),
    ],
    right: [...itemsOf(call()), ...itemsOf(topic({ at: 2 })), ...itemsOf(call({ at: 3 }))],
    says: /state changes of 1786398533\.000000002 directly behind Create topic .*found behind Contract call/,
  },
  'state changes before their transaction': {
    wrong: [...itemsOf(topic()).slice(2), ...itemsOf(topic()).slice(0, 2)],
    right: itemsOf(topic()),
    says: /found before the first transaction/,
  },
  'outputs behind state changes': {
    wrong: [...itemsOf(topic()), ...itemsOf(call()).slice(2)],
    right: itemsOf(topic()),
    says: /the outputs of a transaction, then its trace, then its state changes/,
  },
  'the consensus time of another result': {
    wrong: [...itemsOf(call()), ...itemsOf(call())],
    right: [...itemsOf(call()), ...itemsOf(call({ at: 2 }))],
    says: /a consensus time of its own.*found 1786398533\.000000001/,
  },
  'a consensus time out of its validity': {
    wrong: itemsOf(topic({ body: { ...topicBody, ...validFrom(SECONDS - 120n) } })),
    right: itemsOf(topic({ body: { ...topicBody, ...validFrom(SECONDS - 119n) } })),
    says: /a consensus time from 1786398413\.000000000 on, within 120 seconds.*found 1786398533\.000000001/,
  },
  'a consensus time before its start': {
    wrong: itemsOf(topic({ body: { ...topicBody, ...validFrom(SECONDS + 1n) } })),
    right: itemsOf(topic({ body: { ...topicBody, ...validFrom(SECONDS) } })),
    says: /a consensus time from 1786398534\.000000000 on/,
  },
  'a parent of what nothing caused': {
    wrong: [
      ...itemsOf(topic()),
      ...itemsOf(
        topic({ at: 2, parent: 1, body: { ...topicBody, transactionID: idOf({ accountID: OTHER }) }, result: {} }),
      ),
    ],
    right: [
      ...itemsOf(topic()),
      ...itemsOf(topic({ at: 2, body: { ...topicBody, transactionID: idOf({ accountID: OTHER }) }, result: {} })),
    ],
    says: /no parent, as nothing caused the transaction.*found 1786398533\.000000001, that of Create topic/,
  },
  'another parent than its batch': {
    wrong: [
      ...itemsOf({ at: 1, body: batch(topicBody) }),
      ...itemsOf(topic({ at: 2, parent: 2, body: undefined as never })),
    ],
    right: [
      ...itemsOf({ at: 1, body: batch(topicBody) }),
      ...itemsOf(topic({ at: 2, parent: 1, body: undefined as never })),
    ],
    says: /the batch before it as its parent: Atomic batch .* of 1786398533\.000000001.*found 1786398533\.000000002/,
  },
  'a fee above its limit': {
    wrong: itemsOf(topic({ body: { ...topicBody, transactionFee: 99n } })),
    right: itemsOf(topic({ body: { ...topicBody, transactionFee: 100n } })),
    says: /a fee of at most 99 .*found 100/,
  },
  "another payer's debit": {
    wrong: itemsOf(topic({ result: paid([OTHER, -100n], [NODE, 100n]) })),
    right: itemsOf(topic({ result: paid([PAYER, -100n], [NODE, 100n]) })),
    says: /0\.0\.1001 moved by -100, with the fee of 100.*found 0/,
  },
  'a debit of somebody else': {
    wrong: itemsOf(topic({ result: paid(...FEE, [OTHER, -5n], [account(98n), 5n]) })),
    right: itemsOf(topic({ result: paid(...FEE) })),
    says: /0\.0\.1002 debited by 0.*found 5/,
  },
  'a credit of another node': {
    wrong: [
      ...itemsOf(topic({ result: paid([PAYER, -100n], [OTHER_NODE, 100n]) })),
      ...itemsOf(
        topic({
          at: 2,
          body: { ...topicBody, nodeAccountID: OTHER_NODE },
          result: paid([PAYER, -100n], [OTHER_NODE, 100n]),
        }),
      ),
    ],
    right: [
      ...itemsOf(topic({ result: paid([PAYER, -100n], [NODE, 100n]) })),
      ...itemsOf(
        topic({
          at: 2,
          body: { ...topicBody, nodeAccountID: OTHER_NODE },
          result: paid([PAYER, -100n], [OTHER_NODE, 100n]),
        }),
      ),
    ],
    says: /the node 0\.0\.3 credited.*found 0\.0\.4, by 100/,
  },
  'other amounts than it transfers': {
    wrong: itemsOf(
      transfer(
        [
          [PAYER, -7n],
          [OTHER, 7n],
        ],
        paid([PAYER, -107n], [NODE, 101n], [OTHER, 6n]),
      ),
    ),
    right: itemsOf(
      transfer(
        [
          [PAYER, -7n],
          [OTHER, 7n],
        ],
        paid([PAYER, -107n], [NODE, 100n], [OTHER, 7n]),
      ),
    ),
    says: /0\.0\.1002 moved by 7 .*found 6/,
  },
  'tokens that it does not transfer': {
    wrong: itemsOf(transfer([], { tokenTransferLists: [{ token: TOKEN } as never] })),
    right: itemsOf(transfer([], {})),
    says: /transfers of the tokens that it names.*found some of 0\.0\.3000/,
  },
  'an output of another type': {
    wrong: itemsOf(topic({ outputs: [{ accountCreate: { createdAccountId: OTHER } }] })),
    right: itemsOf(topic()),
    says: /no output of another type.*found a created account/,
  },
  'no output where one is due': {
    wrong: itemsOf(call({ outputs: [] })),
    right: itemsOf(call()),
    says: /expected the execution of a contract .*found none/,
  },
  'no id of what it created': {
    wrong: itemsOf(topic({ changes: [] })),
    right: itemsOf(topic()),
    says: /the id of a topic that it created.*found none/,
  },
  'a call of another contract': {
    wrong: itemsOf(call({ outputs: [{ contractCall: { evmTransactionResult: evm(2001n) } }] })),
    right: itemsOf(call()),
    says: /a call of 0\.0\.2000 .*found one of 0\.0\.2001/,
  },
  'a call by somebody else': {
    wrong: itemsOf(call({ outputs: [{ contractCall: { evmTransactionResult: evm(2000n, OTHER) } }] })),
    right: itemsOf(call()),
    says: /a call by 0\.0\.1001 .*found one by 0\.0\.1002/,
  },
  'the trace of another contract': {
    wrong: itemsOf(call({ trace: trace(2001n) })),
    right: itemsOf(call({ trace: trace(2000n) })),
    says: /a trace of 0\.0\.2000 .*found one of 0\.0\.2001/,
  },
  'a trace of what ran no contract': {
    wrong: itemsOf(topic({ trace: trace(2000n) })),
    right: itemsOf(topic()),
    says: /no trace of an execution .*found 1/,
  },
  'two traces': {
    wrong: [...itemsOf(call({ trace: trace(2000n) })), ...itemsOf(call({ trace: trace(2000n) })).slice(3)],
    right: itemsOf(call({ trace: trace(2000n) })),
    says: /one trace of an execution .*found 2/,
  },
};

function validFrom(seconds: bigint): Partial<TransactionBody> {
  return {
    transactionID: idOf({ transactionValidStart: { seconds, nanos: 0 } }),
    transactionValidDuration: { seconds: 120n },
  };
}

describe('a result that cannot be that of its transaction', () => {
  it.each(Object.entries(CASES))('%s halts with block, item and both values', (_, { wrong, right, says }) => {
    expect(() => read(wrong)).toThrow(says);
    expect(() => read(wrong)).toThrow(/^9\.blk: foreign-result at offset \d+: .*\(item \d+ of block 9\), found/);
    expect(() => read(right)).not.toThrow();
  });

  it('is none where the transaction failed, nobody was charged, or a schedule or another transaction caused it', () => {
    const failed = { ...paid([NODE, -100n], [account(98n), 100n]), status: RESPONSE_CODE.INSUFFICIENT_PAYER_BALANCE };
    const scheduled = { ...topicBody, transactionID: idOf({ scheduled: true, accountID: OTHER }) };
    const caused = { ...topicBody, transactionID: idOf({ nonce: 1 }) };
    const ahead = { ...topicBody, transactionID: idOf({ nonce: 2 }) };
    expect(
      read(
        itemsOf(topic({ result: failed, changes: [] })),
        itemsOf(topic({ at: 2, result: {} })),
        itemsOf(topic({ at: 3, body: caused, parent: 2, result: {} })),
        itemsOf(topic({ at: 4, body: scheduled, parent: 2 })),
        itemsOf(topic({ at: 5, body: ahead, result: {} })),
        itemsOf(topic({ at: 6, result: {} })),
      ).items,
    ).toHaveLength(6);
  });

  it('is none of what cannot be read: that is taken as it is', () => {
    const unread = item({ transactionResult: Uint8Array.of(8, 22, 18, 3, 8) });
    const block = read(onlyTransaction(topic()), [unread]);
    expect(block.items[0]?.notUnderstood.length).toBeGreaterThan(0);
  });
});
