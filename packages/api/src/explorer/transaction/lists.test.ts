import { NS_PER_DAY } from '@ledgerscope/ledger';
import {
  sampleBlock,
  sampleHash,
  sampleRow,
  sampleRows,
  sampleTransaction,
} from '@ledgerscope/ledger-store/testing/sample-rows';
import { encodeAbiParameters, encodeFunctionData, parseAbi, toEventSelector } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

const START = 1_700_000_000_000_000_000n;
const COUNT = 120;
/** One transaction a day: the last 30 days are a part of the whole. */
const at = (index: number): bigint => START + BigInt(index) * NS_PER_DAY;
const CONTRACT = 6000n;
const TOPIC = 7000n;
const TOKEN = 8000n;
const NFT = 8001n;
const HOLDER_ADDRESS = `0x${'cd'.repeat(20)}` as const;
const LONG_ZERO = `0x${(1234).toString(16).padStart(40, '0')}` as const;

interface List<Row> {
  data: Row[];
  totalCount: number;
  next: string | null;
}
type Row = Record<string, unknown> & { consensusTime: string; transactionID: string };

/** Transaction { signedTransactionBytes: { bodyBytes: { memo: "x" } } }. */
const RAW = Uint8Array.of(0x2a, 5, 0x0a, 3, 0x32, 1, 0x78);
const bytes = (hex: string): Uint8Array => Buffer.from(hex.slice(2), 'hex');
const ERC20 = parseAbi([
  'function transfer(address to, uint256 amount)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
]);
const CALL = bytes(encodeFunctionData({ abi: ERC20, functionName: 'transfer', args: [HOLDER_ADDRESS, 2n ** 200n] }));
const padded = (address: string): Uint8Array => bytes(`0x${address.slice(2).padStart(64, '0')}`);
const TRANSFER_TOPICS = [bytes(toEventSelector(ERC20[1])), padded(LONG_ZERO), padded(HOLDER_ADDRESS)];

function kindOf(index: number) {
  if (index % 4 === 0) return { type: 7, entity: CONTRACT };
  if (index % 4 === 1) return { type: 27, entity: TOPIC };
  return { type: 14, entity: 0n };
}

/** Pays 1001 + index % 3; every transfer goes to 2000 and 2001 in halves, and back on every tenth. */
function transactionAt(index: number) {
  const payer = 1001n + BigInt(index % 3);
  const sign = index % 10 === 9 ? -1n : 1n;
  const half = sign * BigInt(index + 1);
  return sampleTransaction({
    consensusNs: at(index),
    block: BigInt(Math.floor(index / 40)) + 10n,
    payer,
    ...kindOf(index),
    memo: `day ${index}`,
    transferAccount: [payer, 2000n, 2001n],
    transferAmount: [-2n * half, half, half],
    transferApproval: [0, 0, 0],
    transferErrata: [0, 0, 0],
    ...(index % 4 === 2 ? tokenParts(payer) : {}),
    ...(index % 4 === 3 ? nftParts(payer, BigInt(index % 5)) : {}),
  });
}

function tokenParts(payer: bigint) {
  return {
    tokenTransferToken: [TOKEN, TOKEN],
    tokenTransferAccount: [payer, 2000n],
    tokenTransferAmount: [-9n, 9n],
    tokenTransferApproval: [0, 0],
  };
}

function nftParts(payer: bigint, serial: bigint) {
  return {
    nftTransferToken: [NFT],
    nftTransferSerial: [serial],
    nftTransferSender: [0n],
    nftTransferReceiver: [payer],
    nftTransferApproval: [0],
  };
}

const all = Array.from({ length: COUNT }, (_, index) => transactionAt(index));
const calls = all.filter((row) => row.type === 7);
const messages = all.filter((row) => row.type === 27);

describe('lists', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
    const blocks = [0, 1, 2].map((index) =>
      sampleBlock({
        sequence: BigInt(index) + 10n,
        number: BigInt(index) + 10n,
        batch: 'b',
        firstNs: at(index * 40),
        lastNs: at(index * 40 + 39),
        transactions: 40,
      }),
    );
    await api.write(
      sampleRows({
        transaction: all,
        transactionRaw: all.map((row) =>
          sampleRow('transactionRaw', { consensusNs: row.consensusNs, transactionBytes: RAW }),
        ),
        topicMessage: messages.map((row, index) =>
          sampleRow('topicMessage', {
            topic: TOPIC,
            sequenceNumber: BigInt(index + 1),
            consensusNs: row.consensusNs,
            payer: row.payer,
            message: index % 2 === 0 ? Buffer.from(`Grüße ${index}`) : Uint8Array.of(0xff, 0xfe),
          }),
        ),
        contractResult: calls.map((row, index) =>
          sampleRow('contractResult', {
            consensusNs: row.consensusNs,
            contract: CONTRACT,
            payer: row.payer,
            type: 7,
            result: 22,
            functionParameters: index % 2 === 0 ? CALL : Uint8Array.of(1, 2, 3, 4, 5),
            selector: index % 2 === 0 ? CALL.slice(0, 4) : Uint8Array.of(1, 2, 3, 4),
            gasUsed: 21_000n,
            logs: 2,
          }),
        ),
        contractLog: calls.flatMap((row) =>
          [TRANSFER_TOPICS, [Uint8Array.of(1)]].map((topics, logIndex) =>
            sampleRow('contractLog', {
              consensusNs: row.consensusNs,
              contract: CONTRACT,
              logIndex,
              topics,
              data: bytes(encodeAbiParameters([{ type: 'uint256' }], [77n])),
            }),
          ),
        ),
        entity: [
          sampleRow('entity', { kind: 'account', id: 1002n, createdNs: at(0), evmAddress: bytes(HOLDER_ADDRESS) }),
        ],
      }),
      blocks,
    );
  });
  afterAll(() => api.close());

  /** Walks a list by its cursor. */
  async function walk(url: string): Promise<Row[]> {
    const rows: Row[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const list: List<Row> = await api.get(`${url}${url.includes('?') ? '&' : '?'}limit=7&next=${next}`);
      rows.push(...list.data);
      next = list.next;
      if (next === null) expect(rows).toHaveLength(list.totalCount);
    }
    return rows;
  }

  it('show payments and receipts with direction and the other side', async () => {
    const rows = await walk('/api/accounts/0.0.2000/transfers');
    expect(rows.map(({ amount }) => amount)).toEqual(all.map((row) => Number(row.transferAmount[1])).reverse());
    for (const row of rows) {
      const received = Number(row.amount) > 0;
      expect(row.transactionDirection).toBe(received ? 'credit' : 'debit');
      const payer = all.find(({ memo }) => memo === row.memo)?.payer;
      expect(row.toFromAccount).toEqual([`0.0.${payer}`]);
    }
    const paid = await walk('/api/accounts/0.0.1001/transfers?status=SUCCESS');
    expect(paid[0]?.toFromAccount).toEqual(['0.0.2000', '0.0.2001']);
    expect(await walk('/api/contracts/0.0.2001/transfers')).toHaveLength(COUNT);
    await api.get('/api/accounts/0.0.98/transfers', 404);
  });

  it('count the last 30 days and find an account’s transaction', async () => {
    const count = await api.get<{ data: { numRecentTxns: number } }>('/api/accounts/0.0.2000/transaction-count');
    expect(count.data.numRecentTxns).toBe(30);
    const contract = await api.get<{ data: { numRecentTxns: number } }>(
      `/api/contracts/0.0.${CONTRACT}/transaction-count`,
    );
    expect(contract.data.numRecentTxns).toBe(calls.filter((row) => row.consensusNs > at(COUNT - 31)).length);
    const [row] = await walk('/api/accounts/0.0.1002/transactions');
    const found = await api.get<{ data: Row }>(`/api/accounts/0.0.1002/transactions/${row?.transactionID}`);
    expect(found.data.consensusTime).toBe(row?.consensusTime);
    await api.get(`/api/accounts/0.0.1001/transactions/${row?.transactionID}`, 404);
    await api.get('/api/accounts/0.0.1001/transactions/none', 400);
  });

  it('decode calls and events by known signatures, and leave the rest raw', async () => {
    const url = `/api/contracts/0.0.${CONTRACT}/calls`;
    const rows = await walk(url);
    expect(rows).toHaveLength(calls.length);
    const decoded = {
      functionName: 'transfer',
      functionType: 'function',
      inputNames: ['to', 'amount'],
      inputTypes: ['address', 'uint256'],
    };
    expect(rows.at(-1)?.decodedFunctionParams).toEqual({ ...decoded, inputValues: ['0.0.1002', String(2n ** 200n)] });
    expect(rows.at(-2)).toMatchObject({ decodedFunctionParams: null, functionParameters: '0102030405' });
    expect(await walk(`${url}?contractMethodName=transfer`)).toHaveLength(calls.length / 2);
    expect(await walk(`${url}?contractMethodName=0x01020304`)).toHaveLength(calls.length / 2);
    expect(await walk(`${url}?contractMethodName=unheardOf`)).toEqual([]);
    expect(await walk(`${url}?transactionID=${rows[3]?.transactionID}`)).toEqual([rows[3]]);
    const oldest = await api.get<List<Row>>(`${url}?from=0&size=50&sortBy=asc`);
    expect(oldest.data).toEqual(rows.toReversed());
    const call = await api.get<{ data: Record<string, unknown> }>(`/api/transactions/${rows.at(-1)?.transactionID}`);
    expect(call.data.decodedFunctionParams).toMatchObject({ functionName: 'transfer' });
    expect(call.data.parsedEvents).toEqual([
      {
        index: 0,
        contractID: `0.0.${CONTRACT}`,
        functionName: 'Transfer',
        functionType: 'event',
        inputNames: ['from', 'to', 'value'],
        inputTypes: ['address', 'address', 'uint256'],
        inputValues: ['0.0.1234', '0.0.1002', '77'],
      },
    ]);
    // Programs that read lists find the same there.
    const { functionParameters, logInfo, parsedEvents } = call.data;
    expect(functionParameters).not.toBeNull();
    expect(logInfo).toHaveLength(2);
    expect(rows.at(-1)).toMatchObject({ functionParameters, logInfo, parsedEvents });
    const ofContract = await walk(`/api/contracts/0.0.${CONTRACT}/transactions`);
    expect(ofContract).toHaveLength(calls.length);
    const contractMethod = {
      name: 'transfer',
      signature: 'transfer(address,uint256)',
      otherSignatures: [],
      source: 'STANDARD',
    };
    expect(ofContract.at(-1)).toMatchObject({ functionParameters, contractMethod, logInfo, parsedEvents });
    expect(ofContract.at(-2)).toMatchObject({ contractMethod: null });
    expect(call.data).toMatchObject({ contractMethod });
    expect(rows.at(-1)).toMatchObject({ contractMethod, methodName: 'transfer' });
    // Where nothing was logged there is no such field.
    const [silent] = await walk('/api/transactions?transactionTypes=CRYPTOTRANSFER');
    expect(silent).not.toHaveProperty('parsedEvents');
    expect((await api.get<{ data: Row }>(`/api/transactions/${silent?.transactionID}`)).data).not.toHaveProperty(
      'parsedEvents',
    );
  });

  it('page, order and search the messages of a topic', async () => {
    const url = `/api/topics/0.0.${TOPIC}/messages`;
    const rows = await walk(url);
    expect(rows.map((row) => row.topicSequenceNumber)).toEqual(messages.map((_, index) => messages.length - index));
    expect(await walk(`${url}?order=asc`)).toEqual(rows.toReversed());
    expect(await walk(`${url}?q=GR%C3%9CSSE`)).toEqual([]);
    expect(await walk(`${url}?q=GR%C3%9C%C3%9FE`)).toHaveLength(messages.length / 2);
    expect(await walk(`${url}?q=%2A%C3%BC%2A%204`)).toMatchObject([{ messageText: 'Grüße 4' }]);
    expect(rows[0]).toMatchObject({ message: 'fffe', messageText: null, submitter: `0.0.${messages.at(-1)?.payer}` });
    expect(await walk(`${url}?submitter=${HOLDER_ADDRESS}`)).toHaveLength(
      messages.filter((row) => row.payer === 1002n).length,
    );
    const page = await api.get<List<Row>>(`${url}?limit=5&page=2&sortOn=topicSequenceNumber`);
    expect(page.data).toEqual(rows.slice(5, 10));
    await api.get('/api/topics/0.0.1/messages', 404);
  });

  it('list token and NFT transfers by token, account and transaction', async () => {
    const moved = all.filter((row) => row.tokenTransferToken.length > 0);
    const rows = await walk(`/api/hts/tokens/0.0.${TOKEN}/transfers`);
    expect(rows).toHaveLength(2 * moved.length);
    // One thing has one value, whichever of its names is read.
    for (const row of rows as unknown as Record<string, unknown>[])
      expect([row.transactionId, row.tokenId, row.accountId]).toEqual([row.transactionID, row.tokenID, row.accountID]);
    for (const row of rows) expect(row.toFromAccount).toEqual([row.amount === 9 ? expect.any(String) : '0.0.2000']);
    expect(await walk('/api/tokens/transfers')).toHaveLength(rows.length);
    expect(await walk('/api/hts/token/transfers?accountId=0.0.2000')).toHaveLength(moved.length);
    expect(await walk(`/api/hts/token/transfers?transactionId=${rows[0]?.transactionID}`)).toHaveLength(2);
    expect(await walk('/api/hts/token/transfers?query=0.0.2000')).toHaveLength(moved.length);
    expect(await walk(`/api/hts/token/transfers?query=0.0.${TOKEN}`)).toHaveLength(rows.length);
    expect(await walk('/api/contracts/0.0.2000/tokentransfers')).toHaveLength(moved.length);
    expect(await walk(`/api/hts/tokens/0.0.${TOKEN}/transactions`)).toHaveLength(moved.length);
    const nfts = all.filter((row) => row.nftTransferToken.length > 0);
    expect(await walk('/api/nfts/nfts-transfers')).toHaveLength(nfts.length);
    const serial = await walk(`/api/nfts/nfts-transfers?tokenId=0.0.${NFT}&serialNumber=3`);
    expect(serial).toHaveLength(nfts.filter((row) => row.nftTransferSerial[0] === 3n).length);
    expect(serial[0]).toMatchObject({ tokenId: `0.0.${NFT}`, serialNumber: 3, sender: '0.0.0' });
    expect(await walk('/api/nfts/nfts-transfers?account=0.0.1003')).toHaveLength(
      nfts.filter((row) => row.payer === 1003n).length,
    );
  });

  it('show blocks with their proof and transactions', async () => {
    const rows = await walk('/api/blocks');
    expect(rows.map(({ number }) => number)).toEqual([12, 11, 10]);
    const hash = Buffer.from(sampleHash(11n)).toString('hex');
    for (const name of ['11', hash, `0x${hash}`]) {
      const { data } = await api.get<{ data: Record<string, unknown> }>(`/api/blocks/${name}`);
      expect(data).toMatchObject({ number: 11, hash, previousNumber: 10, nextNumber: 12, transactionCount: 40 });
      expect(data.proof).toMatchObject({ proven: 'signatures', signedBy: [{ accountID: '0.0.3', stake: 10 }] });
    }
    const inside = await walk('/api/blocks/11/transactions');
    expect(inside.map(({ memo }) => memo)).toEqual(all.slice(40, 80).map(({ memo }) => memo));
    await api.get('/api/blocks/99', 404);
    await api.get('/api/blocks/last', 400);
  });

  it.each([
    ['/api/nfts/nfts-transfers?serialNumber=x', 'serialNumber'],
    ['/api/tokens/transfers?next=5', 'next'],
    ['/api/tokens/transfers?tokenId=x', 'tokenId'],
    ['/api/tokens/transfers?transactionId=x', 'transactionId'],
    ['/api/tokens/transfers?sortOn=amount', 'sortOn'],
    ['/api/contracts/0.0.5/calls?contractMethodName=%20', 'contractMethodName'],
    ['/api/contracts/0.0.5/calls?transactionID=x', 'transactionID'],
    ['/api/topics/0.0.5/messages?submitter=x', 'submitter'],
    ['/api/topics/0.0.5/messages?next=x', 'next'],
    [`/api/topics/0.0.5/messages?q=${Array.from({ length: 17 }, (_, word) => `w${word}`).join('.')}`, 'q'],
    ['/api/blocks?order=up', 'order'],
  ])('refuse %s and name %s', async (url, parameter) => {
    expect(await api.get(url, 400)).toMatchObject({ error: { code: 'invalid_parameter', parameter } });
  });
});
