import { TYPE_ID } from '@ledgerscope/ledger';
import type { FilterType, SubscriptionRule } from '@ledgerscope/portal-store';
import { toEventSelector } from 'viem';
import { describe, expect, it } from 'vitest';
import { sampleTransaction } from '../../../../../packages/ledger-store/src/testing/sample-rows.ts';
import { RuleIndex } from './rule-index.ts';

const ABI = [
  { type: 'event', name: 'Paid', inputs: [{ name: 'to', type: 'address', indexed: true }] },
  { type: 'event', name: 'Paid', inputs: [{ name: 'to', type: 'string', indexed: false }] },
];
const PAID = toEventSelector('event Paid(address indexed to)').slice(2);

function ruleOf(type: FilterType, values: readonly string[], more: Partial<SubscriptionRule> = {}): SubscriptionRule {
  const filter = { type, values: [...values], signatures: [], sinceNs: 10n };
  return {
    ...{ id: 1n, userId: 1n, type: 'TRANSACTION', transactionTypes: [], abi: null },
    filters: [filter],
    ...more,
  };
}
const at = (given: Partial<Parameters<typeof sampleTransaction>[0]>) =>
  sampleTransaction({ consensusNs: 11n, ...given });
const moved = (entries: readonly (readonly [bigint, bigint])[]) => ({
  transferAccount: entries.map(([account]) => account),
  transferAmount: entries.map(([, amount]) => amount),
});
/** The payer sends 5 to 1002, and pays the fee to a node. */
const SENT = at({
  payer: 1001n,
  fee: 2n,
  ...moved([
    [1001n, -7n],
    [1002n, 5n],
    [3n, 2n],
  ]),
});
const CALL = { type: TYPE_ID.contractCall, entity: 2001n };
const MESSAGE = { type: TYPE_ID.consensusSubmitMessage, entity: 3001n };

describe('filters of subscriptions', () => {
  it.each([
    ['PAYER_ACCOUNT', ['0.0.1001'], SENT, true],
    ['PAYER_ACCOUNT', ['0.0.1002'], SENT, false],
    ['SENDER_ACCOUNT', ['0.0.1001'], SENT, true],
    ['SENDER_ACCOUNT', ['0.0.1002'], SENT, false],
    [
      'SENDER_ACCOUNT',
      ['0.0.1001'],
      at({
        payer: 1001n,
        fee: 2n,
        ...moved([
          [1001n, -2n],
          [3n, 2n],
        ]),
      }),
      false,
    ],
    ['SENDER_ACCOUNT', ['0.0.9'], at({ nftTransferSender: [9n], nftTransferReceiver: [0n] }), true],
    ['RECEIVER_ACCOUNT', ['0.0.7', '0.0.1002'], SENT, true],
    ['RECEIVER_ACCOUNT', ['0.0.1001'], SENT, false],
    ['RECEIVER_ACCOUNT', ['0.0.1001'], at({ payer: 1001n, fee: 2n }), false],
    [
      'RECEIVER_ACCOUNT',
      ['0.0.8'],
      at({ tokenTransferToken: [5n], tokenTransferAccount: [8n], tokenTransferAmount: [4n] }),
      true,
    ],
    ['CONTRACT', ['0.0.2001'], at(CALL), true],
    ['CONTRACT', ['0.0.2001'], at({ ...CALL, type: TYPE_ID.cryptoTransfer }), false],
    ['MEMO', ['ice'], at({ memo: 'invoice 5' }), true],
    ['MEMO', ['voi', 'xyz'], at({ memo: 'invoice 5' }), true],
    ['MEMO', ['ICE'], at({ memo: 'invoice 5' }), false],
    ['TOPIC', ['0.0.3001'], at({ ...MESSAGE, topicSequenceNumber: 5n }), true],
    ['TOPIC', ['0.0.3001'], at(MESSAGE), false],
    ['PAYER_ACCOUNT', ['0.0.1001'], { ...SENT, consensusNs: 10n }, false],
  ] as const)('%s %j', (type, values, row, passes) => {
    expect(new RuleIndex([ruleOf(type, values)]).rulesOf(row).map(({ id }) => id)).toEqual(passes ? [1n] : []);
  });

  it('name a subscription once, however many pass, and find parts of memos that lie in one another', () => {
    const memo = (values: string[], id: bigint) => ({ ...ruleOf('MEMO', values), id });
    const index = new RuleIndex([memo(['in', 'inv', 'voice'], 1n), memo(['nvoi', 'in'], 2n), memo(['zz'], 3n)]);
    expect(
      index
        .rulesOf(at({ memo: 'invoice in' }))
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([1n, 2n]);
  });

  it('let the chosen types of transactions pass alone', () => {
    const index = new RuleIndex([
      ruleOf('PAYER_ACCOUNT', ['0.0.1001'], { transactionTypes: ['TOKEN_TRANSFER', 'CONTRACT_CALL'] }),
    ]);
    const passes = (row: Parameters<RuleIndex['rulesOf']>[0]) => index.rulesOf(row).length === 1;
    expect(passes(SENT)).toBe(false);
    expect(passes({ ...SENT, tokenTransferToken: [5n] })).toBe(true);
    expect(passes(at(CALL))).toBe(true);
  });

  it('find events by name or signature, as far as the ABI knows them, and of the contracts that are named', () => {
    const log = { contract: 2001n, consensusNs: 11n, topic0: Buffer.from(PAID, 'hex') } as unknown as Parameters<
      RuleIndex['rulesOfLog']
    >[0];
    const found = (signatures: string[], values: string[] = [], abi: SubscriptionRule['abi'] = ABI) => {
      const filters = [{ type: 'FUNCTION_NAME' as const, values, signatures, sinceNs: 10n }];
      return new RuleIndex([ruleOf('FUNCTION_NAME', [], { type: 'EVENT', abi, filters })]).rulesOfLog(log).length;
    };
    expect(found(['Paid'])).toBe(1);
    expect(found([`0x${PAID}`, 'Paid'], ['0.0.2001'])).toBe(1);
    expect(found([PAID], ['0.0.2002'])).toBe(0);
    expect(found(['paid'])).toBe(0);
    expect(found([PAID.replace(/^./, 'f')])).toBe(0);
    expect(found(['Paid'], [], null)).toBe(0);
  });
});
