import { RLP } from '@ethereumjs/rlp';
import type {
  Account,
  Contract,
  ListReply,
  NetworkExchangeRate,
  Price,
  TransactionDetailReply,
} from '@ledgerscope/contract';
import {
  account,
  BUILT_SECONDS,
  type Built,
  blockOf,
  builtItem,
  contract,
} from '@ledgerscope/ingest/derive/testing/built-block';
import { formatEpoch } from '@ledgerscope/ledger';
import { hapi, isFirstBlock } from '@ledgerscope/streams';
import { type LedgerApi, openLedgerApi } from '@ledgerscope/testkit/open-ledger-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const WRONG_NONCE = 312;
const INVALID_TOPIC_ID = 150;
const INVALID_CONTRACT_ID = 16;
const TO = new Uint8Array(20).fill(0x11);
const MADE = new Uint8Array(20).fill(0x22);

const rate = (cents: number, seconds: bigint): hapi.ExchangeRate => ({
  hbarEquiv: 30_000,
  centEquiv: cents,
  expirationTime: { ...hapi.TimestampSeconds.create(), seconds },
});
const rates = (cents: number): hapi.ExchangeRateSet => ({
  currentRate: rate(cents, BUILT_SECONDS + 3_600n),
  nextRate: rate(cents + 30_000, BUILT_SECONDS + 7_200n),
});

function ethereum(to: Uint8Array, gas: bigint): NonNullable<Built['body']> {
  const ethereumData = RLP.encode([7n, 9n, gas, to, 0n, Uint8Array.of(1, 2, 3, 4), 0x128n * 2n + 35n, 2n, 3n]);
  return { ethereumTransaction: { ethereumData, callData: undefined, maxGasAllowance: 5n } };
}

const created: hapi.ContractFunctionResult = {
  ...hapi.ContractFunctionResult.create(),
  contractID: contract(5_000n),
  evmAddress: { value: MADE },
};
const chunkInfo: hapi.ConsensusMessageChunkInfo = {
  initialTransactionID: {
    ...hapi.TransactionID.create(),
    accountID: account(1_001n),
    transactionValidStart: { seconds: BUILT_SECONDS, nanos: 7 },
  },
  number: 1,
  total: 2,
};
const startOf = (seconds: bigint, nonce = 0) => ({
  ...hapi.TransactionID.create(),
  accountID: account(1_002n),
  transactionValidStart: { seconds, nanos: 0 },
  nonce,
});

/** What happens, in order; each is one nanosecond behind the one before. */
const HAPPENED = {
  firstRate: { receipt: { exchangeRate: rates(360_000) } },
  sameRate: { receipt: { exchangeRate: rates(360_000) } },
  secondRate: { receipt: { exchangeRate: rates(450_000) } },
  refusedCall: { body: ethereum(TO, 21_001n), receipt: { status: WRONG_NONCE } },
  failedCall: {
    body: { contractCall: { ...hapi.ContractCallTransactionBody.create(), contractID: contract(5_001n), gas: 9n } },
    receipt: { status: INVALID_CONTRACT_ID },
  },
  made: {
    body: ethereum(new Uint8Array(), 21_000n),
    record: { contractCreateResult: created },
    receipt: { contractID: contract(5_000n) },
  },
  refusedMessage: {
    body: {
      consensusSubmitMessage: {
        topicID: { ...hapi.TopicID.create(), topicNum: 77n },
        message: Buffer.from('not taken'),
        chunkInfo,
      },
    },
    receipt: { status: INVALID_TOPIC_ID },
  },
  deletion: {
    body: {
      contractDeleteInstance: {
        ...hapi.ContractDeleteTransactionBody.create(),
        contractID: contract(6_000n),
        transferAccountID: account(1_001n),
      },
    },
  },
  hollow: {
    body: { transactionID: startOf(BUILT_SECONDS - 5n, 1) },
    record: { transactionID: startOf(BUILT_SECONDS - 5n, 1) },
  },
  parent: {
    body: { transactionID: startOf(BUILT_SECONDS - 5n) },
    record: { transactionID: startOf(BUILT_SECONDS - 5n) },
  },
} as const satisfies Record<string, Built>;

function timeOf(name: keyof typeof HAPPENED): string {
  const index = Object.keys(HAPPENED).indexOf(name);
  return formatEpoch((BUILT_SECONDS * 1_000_000_000n + BigInt(index) + 1n) as Parameters<typeof formatEpoch>[0]);
}

let api: LedgerApi;
beforeAll(async () => {
  api = await openLedgerApi();
  const items = Object.values(HAPPENED).map((built, index) => builtItem(built, index));
  const [first, ...others] = items;
  if (first === undefined) throw new Error('nothing happened');
  await api.ledger.commit({ ...blockOf([first]), number: 0n });
  await api.ledger.commit(blockOf(others.map((item, index) => ({ ...item, index }))));
}, 60_000);
afterAll(() => api.close());

const transaction = async (name: keyof typeof HAPPENED): Promise<TransactionDetailReply> =>
  (await api.get<{ data: TransactionDetailReply }>(`/api/transactions/${timeOf(name)}`)).data;

describe('what the stream says beside its transactions', () => {
  it('gives the exchange rate by receipts, without a change of file 0.0.112', async () => {
    const { data: price } = await api.get<{ data: Price }>('/api/prices/hbar');
    expect(price).toMatchObject({ price: 0.15, source: 'ledger' });
    const { data } = await api.get<{ data: NetworkExchangeRate }>('/api/network/exchange-rate?period=OA');
    expect(data.rate).toMatchObject({ hbarEquivalent: 30_000, centEquivalent: 450_000, nextPrice: 0.16 });
    const before = await api.get<{ data: NetworkExchangeRate }>(
      `/api/network/exchange-rate?timestamp=${timeOf('sameRate')}`,
    );
    expect(before.data.rate).toMatchObject({ price: 0.12 });
    const held = { hbarEquivalent: 30_000, expiration: data.rate?.expiration };
    expect(data.inForce).toEqual({ ...held, price: 0.15, centEquivalent: 450_000, from: data.rate?.setAt });
    // It held since the first transaction that was read, and perhaps for longer.
    expect(before.data.inForce).toEqual({ ...held, price: 0.12, centEquivalent: 360_000, from: null });
    const stored = await api.store.client.query(
      'test',
      'SELECT cent_equiv FROM exchange_rate ORDER BY consensus_ns',
      {},
      { centEquiv: 'i32' },
    );
    expect(stored.map(({ centEquiv }) => centEquiv)).toEqual([360_000, 450_000]);
  });

  it('shows the gas limit of an Ethereum call that was refused', async () => {
    expect(await transaction('refusedCall')).toMatchObject({
      status: 'WRONG_NONCE',
      gasOffered: 21_001,
      gasUsed: null,
    });
  });

  it('knows no gas of a call that failed without a contract result', async () => {
    expect(await transaction('failedCall')).toMatchObject({ gasOffered: 9, gasUsed: null });
    const { data } = await api.get<ListReply<{ gasUsed: unknown }>>('/api/contracts/0.0.5001/calls');
    expect(data.map(({ gasUsed }) => gasUsed)).toEqual([null]);
  });

  it('shows the EVM address of a contract that an Ethereum transaction made', async () => {
    const address = Buffer.from(MADE).toString('hex');
    expect(await transaction('made')).toMatchObject({ createdID: '0.0.5000', evmAddress: address });
    const { data } = await api.get<{ data: Contract }>('/api/contracts/0.0.5000');
    expect(data.evmAddress).toBe(address);
  });

  it('shows a message that was refused, and no place in the topic', async () => {
    expect(await transaction('refusedMessage')).toMatchObject({
      topicID: '0.0.77',
      messageText: 'not taken',
      message: Buffer.from('not taken').toString('hex'),
      topicSequenceNumber: null,
      chunkInfo: { number: 1, total: 2, initialTransactionID: `0.0.1001@${BUILT_SECONDS}.000000007` },
    });
  });

  it('knows that what was deleted as a contract is one', async () => {
    const { data } = await api.get<{ data: Account }>('/api/accounts/0.0.6000');
    expect(data).toMatchObject({ isContract: true, deleted: true, obtainer: '0.0.1001', createdOn: null });
    expect((await api.get<{ data: Contract }>('/api/contracts/0.0.6000')).data.deleted).toBe(true);
  });

  it('lists parents before their children', async () => {
    const id = `0.0.1002@${BUILT_SECONDS - 5n}.0`;
    for (const query of [`transactionID=${id}`, `q=${id}`]) {
      const list = await api.get<ListReply<{ nonce: number }>>(`/api/transactions?${query}`);
      expect(
        list.data.map(({ nonce }) => nonce),
        query,
      ).toEqual([0, 1]);
      const first = await api.get<ListReply<{ nonce: number }>>(`/api/transactions?${query}&limit=1`);
      const second = await api.get<ListReply<{ nonce: number }>>(
        `/api/transactions?${query}&limit=1&next=${first.next}`,
      );
      expect([first.data[0]?.nonce, second.data[0]?.nonce, second.next], query).toEqual([0, 1, null]);
    }
    const asked = await api.get<ListReply<{ nonce: number }>>(`/api/transactions?transactionID=${id}&order=asc`);
    expect(asked.data.map(({ nonce }) => nonce)).toEqual([1, 0]);
    expect((await transaction('hollow')).related.map(({ nonce }) => nonce)).toEqual([0, 1]);
  });
});

describe('the first block of a network', () => {
  it('is known by its number or a known hash, not by zeros in place of a previous hash', () => {
    const zeros = new Uint8Array(48);
    expect(isFirstBlock({ number: undefined, fileHash: zeros.fill(7) })).toBe(false);
    expect(isFirstBlock({ number: 0n, fileHash: zeros })).toBe(true);
    expect(isFirstBlock({ number: 12n, fileHash: zeros })).toBe(false);
    const mainnet = '420fffe68fcd2a1eadcce589fdf9565bcf5a269d02232fe07cdc565b3b6f76ce46a9418ddc1bbe051d4894e04d091f8e';
    expect(isFirstBlock({ number: undefined, fileHash: Buffer.from(mainnet, 'hex') })).toBe(true);
  });
});
