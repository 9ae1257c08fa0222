import type { Schedule, SingleReply } from '@ledgerscope/contract';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { encode, hapi } from '@ledgerscope/streams';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

const START = 1_709_164_800_000_000_000n;
const key = (byte: string) => Buffer.from(byte.repeat(32), 'hex');
const ed25519 = (byte: string): hapi.Key => ({ ...hapi.Key.create(), ed25519: key(byte) });
const account = (accountNum: bigint): hapi.AccountID => ({ ...hapi.AccountID.create(), accountNum });
const [PAYER, SENDER, OTHER, RECEIVER] = [2001n, 2002n, 2003n, 2004n] as const;
/** Two of three keys have to sign. */
const TWO_OF_THREE = {
  ...hapi.Key.create(),
  thresholdKey: { threshold: 2, keys: { keys: ['b1', 'b2', 'b3'].map(ed25519) } },
};
type Body = Partial<hapi.SchedulableTransactionBody>;
const bodyOf = (body: Body) =>
  encode(hapi.SchedulableTransactionBody, { ...hapi.SchedulableTransactionBody.create(), ...body });
const transfer = (to: bigint): Body => ({
  cryptoTransfer: {
    transfers: {
      accountAmounts: [
        { ...hapi.AccountAmount.create(), accountID: account(SENDER), amount: -5n },
        { ...hapi.AccountAmount.create(), accountID: account(to), amount: 5n },
      ],
    },
    tokenTransfers: [],
  },
});
const token = (tokenNum: bigint): hapi.TokenID => ({ ...hapi.TokenID.create(), tokenNum });
const topicID = { ...hapi.TopicID.create(), topicNum: 4001n };
const mint = (tokenNum: bigint): Body => ({
  tokenMint: { ...hapi.TokenMintTransactionBody.create(), token: token(tokenNum), amount: 1n },
});
const message = (topicNum: bigint): Body => ({
  consensusSubmitMessage: {
    ...hapi.ConsensusSubmitMessageTransactionBody.create(),
    topicID: { ...topicID, topicNum },
  },
});
const one = (byte: string, signed = false) => [{ key: byte.repeat(32), signed }];

/** What is scheduled, the keys it needs beside the payer's (whose, which, why, whether signed), and whether those are all. */
const CASES: readonly (readonly [string, Body, readonly string[], boolean])[] = [
  ['a transfer', transfer(OTHER), ['account 0.0.2002 key sender false'], true],
  [
    'a transfer to one that asks to sign',
    transfer(RECEIVER),
    ['account 0.0.2002 key sender false', 'account 0.0.2004 key receiver false'],
    true,
  ],
  ['a mint', mint(4000n), ['token 0.0.4000 supplyKey  true'], true],
  ['a mint of what has no supply key', mint(4002n), ['token 0.0.4002 supplyKey  null none'], true],
  ['a mint of what is not known', mint(4999n), ['token 0.0.4999 supplyKey  null unknown'], true],
  ['a message to those who may', message(4001n), ['topic 0.0.4001 submitKey  false'], true],
  ['a message to an open topic', message(4003n), [], true],
  [
    'a new admin key of a topic',
    {
      consensusUpdateTopic: {
        ...hapi.ConsensusUpdateTopicTransactionBody.create(),
        topicID,
        adminKey: ed25519('c1'),
      },
    },
    ['topic 0.0.4001 adminKey  true', '- newAdminKey  false'],
    true,
  ],
  [
    'a later expiration of a topic',
    {
      consensusUpdateTopic: {
        ...hapi.ConsensusUpdateTopicTransactionBody.create(),
        topicID,
        expirationTime: { seconds: 9n, nanos: 0 },
      },
    },
    [],
    true,
  ],
  [
    'a new key of an account',
    {
      cryptoUpdateAccount: {
        ...hapi.CryptoUpdateTransactionBody.create(),
        accountIDToUpdate: account(SENDER),
        key: ed25519('a1'),
      },
    },
    ['account 0.0.2002 key changed false', '- newKey  true'],
    true,
  ],
  [
    'new contents of a file',
    {
      fileUpdate: {
        ...hapi.FileUpdateTransactionBody.create(),
        fileID: { ...hapi.FileID.create(), fileNum: 4004n },
        contents: key('00'),
      },
    },
    ['file 0.0.4004 fileKeys  false'],
    true,
  ],
  [
    'an update of a token',
    { tokenUpdate: { ...hapi.TokenUpdateTransactionBody.create(), token: token(4000n), treasury: account(OTHER) } },
    ['account 0.0.2003 key treasury null unknown', 'token 0.0.4000 adminKey  null none'],
    false,
  ],
  [
    'the deletion of a schedule',
    { scheduleDelete: { scheduleID: { ...hapi.ScheduleID.create(), scheduleNum: 3000n } } },
    ['schedule 0.0.3000 adminKey  true'],
    true,
  ],
  ['the deletion of a node', { nodeDelete: { nodeId: 7n } }, ['node 7 adminKey  null unknown'], false],
  ['a call', { contractCall: hapi.ContractCallTransactionBody.create() }, [], false],
  ['what nothing is known of', {}, [], false],
];

describe('the signatures of a schedule', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
    const created = { createdNs: START, version: START };
    const keyOf = (byte: string) => encode(hapi.Key, ed25519(byte));
    await api.write(
      sampleRows({
        transaction: [sampleTransaction({ consensusNs: START, block: 1n, type: 42 })],
        account: [
          sampleRow('account', { id: PAYER, ...created, key: keyOf('a1') }),
          sampleRow('account', { id: SENDER, ...created, key: encode(hapi.Key, TWO_OF_THREE) }),
          sampleRow('account', { id: RECEIVER, ...created, key: keyOf('d1'), receiverSigRequired: 1 }),
        ],
        token: [
          sampleRow('token', { id: 4000n, ...created, supplyKey: keyOf('a1') }),
          sampleRow('token', { id: 4002n, ...created }),
        ],
        topic: [
          sampleRow('topic', { id: 4001n, ...created, adminKey: keyOf('a1'), submitKey: keyOf('d1') }),
          sampleRow('topic', { id: 4003n, ...created }),
        ],
        file: [sampleRow('file', { id: 4004n, ...created, keys: encode(hapi.KeyList, { keys: [ed25519('d1')] }) })],
        schedule: CASES.map((_, index) =>
          sampleRow('schedule', {
            id: 3000n + BigInt(index),
            ...created,
            payer: PAYER,
            bodyType: 14,
            adminKey: keyOf('a1'),
            signatories: [key('a1'), key('b2').subarray(0, 6)],
          }),
        ),
        scheduleEvent: CASES.map(([, body], index) =>
          sampleRow('scheduleEvent', {
            schedule: 3000n + BigInt(index),
            consensusNs: START,
            event: 'create',
            body: bodyOf(body),
          }),
        ),
      }),
      [sampleBlock({ sequence: 1n, batch: 'b', firstNs: START, lastNs: START })],
    );
  });
  afterAll(() => api.close());

  it('name who has to sign, the keys that did and those that did not', async () => {
    const { data } = await api.get<SingleReply<Schedule>>('/api/schedules/0.0.3000');
    const known = { entityKind: 'account', role: 'key', hasKey: true };
    expect(data.signers).toEqual([
      { ...known, entityID: '0.0.2001', reasons: ['payer'], signed: true, keys: one('a1', true) },
      {
        ...known,
        entityID: '0.0.2002',
        reasons: ['sender'],
        signed: false,
        keys: [...one('b1'), ...one('b2', true), ...one('b3')],
      },
    ]);
  });

  it.each(CASES.map((one, index) => [one[0], index, one[2], one[3]] as const))(
    'are those that the type needs: %s',
    async (_, index, needed, exact) => {
      const { data } = await api.get<SingleReply<Schedule>>(`/api/schedules/0.0.${3000 + index}`);
      const lines = data.signers.slice(1).map(({ entityKind, entityID, role, reasons, signed, hasKey }) => {
        const whose = entityKind === null ? '-' : `${entityKind} ${entityID}`;
        const key = hasKey === null ? ' unknown' : hasKey ? '' : ' none';
        return `${whose} ${role} ${reasons.join()} ${signed}${key}`;
      });
      expect(lines).toEqual(needed);
      expect(data.signersAreExact).toBe(exact);
    },
  );
});
