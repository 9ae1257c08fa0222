import type { FilterType } from '@ledgerscope/contract/subscription-options';
import { RESPONSE_CODE, TYPE_ID } from '@ledgerscope/ledger';
import { sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import type { PortalStore, SubscriptionRule } from '@ledgerscope/portal-store';
import { toEventSelector } from 'viem';
import { describe, expect, it } from 'vitest';
import { AbiThreads } from '../foreign-abi/abi-threads.ts';
import { IndexableRulesReader } from './indexable-rules.ts';
import { type IndexableRule, RuleIndex } from './rule-index.ts';

const ABI = [
  { type: 'event', name: 'Paid', inputs: [{ name: 'to', type: 'address', indexed: true }] },
  { type: 'event', name: 'Paid', inputs: [{ name: 'to', type: 'string', indexed: false }] },
];
const PAID = toEventSelector('event Paid(address indexed to)').slice(2);

function ruleOf(type: FilterType, values: readonly string[], more: Partial<IndexableRule> = {}): IndexableRule {
  const filter = { type, values: [...values], topics: [], sinceNs: 10n };
  return {
    id: 1n,
    userId: 1n,
    type: 'TRANSACTION',
    transactionTypes: [],
    abi: undefined,
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
    // Its number is not known.
    ['TOPIC', ['0.0.3001'], at(MESSAGE), true],
    ['TOPIC', ['0.0.3001'], at({ ...MESSAGE, result: RESPONSE_CODE.WRONG_NONCE }), false],
    ['TOPIC', ['0.0.3001'], at({ type: TYPE_ID.consensusUpdateTopic, entity: 3001n }), false],
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

  it('find events by name or signature, as far as the ABI knows them, and of the contracts that are named', async () => {
    const log = { contract: 2001n, consensusNs: 11n, topic0: Buffer.from(PAID, 'hex') } as unknown as Parameters<
      RuleIndex['rulesOfLog']
    >[0];
    const threads = new AbiThreads();
    const found = async (signatures: string[], values: string[] = [], abiHash: string | null = 'paid') => {
      const reader = new IndexableRulesReader(portalWith(ABI), threads);
      const filters = [{ type: 'FUNCTION_NAME' as const, values, signatures, sinceNs: 10n }];
      const { rules } = await reader.read([{ ...ruleOf('FUNCTION_NAME', [], { type: 'EVENT' }), filters, abiHash }]);
      return new RuleIndex(rules).rulesOfLog(log).length;
    };
    expect(await found(['Paid'])).toBe(1);
    expect(await found([`0x${PAID}`, 'Paid'], ['0.0.2001'])).toBe(1);
    expect(await found([PAID], ['0.0.2002'])).toBe(0);
    expect(await found(['paid'])).toBe(0);
    expect(await found([PAID.replace(/^./, 'f')])).toBe(0);
    expect(await found(['Paid'], [], null)).toBe(0);
  });

  it('leave out a subscription whose ABI asks for too much, with the reason, and ask about each ABI once', async () => {
    const rule = (abiHash: string): SubscriptionRule => ({
      ...ruleOf('CONTRACT', ['0.0.2001']),
      filters: [{ type: 'CONTRACT', values: ['0.0.2001'], signatures: [], sinceNs: 0n }],
      abiHash,
    });
    let asked = 0;
    const threads = new AbiThreads();
    const counting = {
      topics: (...given: Parameters<AbiThreads['topics']>) => {
        asked++;
        return threads.topics(...given);
      },
    };
    const many = Array.from({ length: 2_001 }, () => ABI[0]);
    const [good, bad] = [rule('good'), rule('bad')];
    const reader = new IndexableRulesReader(portalWith(ABI, many), counting);
    for (let time = 0; time < 2; time++) {
      const { rules, stopped } = await reader.read([good, bad]);
      expect(rules.map(({ abi }) => abi?.key)).toEqual(['subscription good']);
      expect([...stopped]).toEqual([[bad, 'an ABI has from 1 to 2000 items, this has 2001']]);
    }
    expect(asked).toBe(2);
  });
});

/** A portal store whose ABIs are these, one after the other. */
function portalWith(...abis: readonly unknown[]): PortalStore {
  const left = [...abis];
  return { query: async () => [{ abi: left.shift() }] } as unknown as PortalStore;
}
