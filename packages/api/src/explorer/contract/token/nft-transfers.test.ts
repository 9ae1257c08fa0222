import type { ContractNftTransfer, ListReply } from '@ledgerscope/contract';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { encodeAbiParameters, toEventSelector } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';

const START = 1_709_164_800_000_000_000n;
const at = (second: number) => START + BigInt(second) * 1_000_000_000n;
const [ART, GAME, COIN] = [6003n, 6004n, 6005n];
const [ADA, BOB, EVE] = [2001n, 2002n, 2003n];
const ADA_ADDRESS = 'ad'.repeat(20);
const STRANGER = 'ee'.repeat(20);
const TRANSFER = toEventSelector('Transfer(address,address,uint256)');
const SINGLE = toEventSelector('TransferSingle(address,address,address,uint256,uint256)');
const BATCH = toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])');
const MOST = 2n ** 256n - 1n;

const bytes = (hex: string): Uint8Array => Buffer.from(hex.replace('0x', ''), 'hex');
const word = (value: bigint) => value.toString(16).padStart(64, '0');
/** The topic of an account, or of an address (40 hex digits). */
const side = (party: bigint | string) =>
  typeof party === 'string' ? party.padStart(64, '0') : party === ADA ? ADA_ADDRESS.padStart(64, '0') : word(party);
const lists = (ids: readonly bigint[], values: readonly bigint[]) =>
  encodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], [ids, values]).slice(2);

interface Log {
  readonly contract: bigint;
  readonly second: number;
  readonly topics: readonly string[];
  readonly data: string;
  readonly logIndex?: number;
}
const rowOf = ({ contract, second, topics, data, logIndex = 0 }: Log) =>
  sampleRow('contractLog', {
    contract,
    consensusNs: at(second),
    logIndex,
    topic0: bytes(topics[0] ?? ''),
    topics: topics.map(bytes),
    data: bytes(data),
  });
const nft = (second: number, from: bigint | string, to: bigint | string, token: bigint, logIndex = 0): Log => {
  return { contract: ART, second, topics: [TRANSFER, side(from), side(to), word(token)], data: '', logIndex };
};
const multi = (second: number, kind: string, data: string, from = 0n, to = ADA): Log => {
  return { contract: GAME, second, topics: [kind, side(EVE), side(from), side(to)], data };
};

/** Data of ERC-1155 logs, and the token IDs and amounts that are listed of them, the last one first. */
const DECODED: readonly (readonly [string, string, string, readonly (readonly [bigint, bigint])[]])[] = [
  ['one token ID', SINGLE, word(7n) + word(10n), [[7n, 10n]]],
  ['the largest numbers', SINGLE, word(MOST) + word(MOST), [[MOST, MOST]]],
  ['nothing of a token ID', SINGLE, word(7n) + word(0n), [[7n, 0n]]],
  ['no data', SINGLE, '', []],
  ['an amount that is cut short', SINGLE, `${word(7n)}00`, []],
  [
    'two token IDs',
    BATCH,
    lists([7n, 8n], [3n, 2n]),
    [
      [8n, 2n],
      [7n, 3n],
    ],
  ],
  [
    'a token ID twice',
    BATCH,
    lists([7n, 7n], [1n, MOST]),
    [
      [7n, MOST],
      [7n, 1n],
    ],
  ],
  ['both lists in one place', BATCH, word(64n) + word(64n) + word(1n) + word(9n), [[9n, 9n]]],
  ['empty lists', BATCH, lists([], []), []],
  ['no data of lists', BATCH, '', []],
  ['a list that is cut short', BATCH, lists([7n, 8n], [3n, 2n]).slice(0, -64), []],
  ['a word that is cut short', BATCH, lists([7n, 8n], [3n, 2n]).slice(0, -2), []],
  ['lists of different lengths', BATCH, lists([7n, 8n], [3n]), []],
  ['a length beyond all memory', BATCH, word(64n) + word(64n) + word(MOST) + word(9n), []],
  ['a length of 2^63', BATCH, word(64n) + word(64n) + word(2n ** 63n) + word(9n), []],
  ['a place beyond the data', BATCH, word(2n ** 64n - 32n) + word(2n ** 64n - 32n) + word(1n) + word(9n), []],
  ['a place at the end of the data', BATCH, word(128n) + word(128n) + word(1n) + word(9n), []],
  ['ones throughout', BATCH, `${'ff'.repeat(64)}00`, []],
];

const NFTS = [
  nft(1, 0n, ADA, 1n),
  nft(2, 0n, ADA, MOST),
  nft(2, 0n, STRANGER, 2n, 1),
  nft(3, ADA, BOB, 1n),
  nft(4, STRANGER, ADA, 2n),
  nft(5, BOB, 0n, 1n),
  // Leading zeros of topics may be missing.
  { contract: ART, second: 6, topics: [TRANSFER, '', word(EVE).slice(-4), '05'], data: '' },
];
const OTHERS = [
  { contract: ART, second: 6, topics: [TRANSFER, side(ADA), side(BOB)], data: word(5n), logIndex: 1 },
  { contract: COIN, second: 6, topics: [TRANSFER, side(ADA), side(BOB)], data: word(5n), logIndex: 2 },
];
const LOGS = [...NFTS, ...OTHERS, ...DECODED.map(([, kind, data], index) => multi(10 + index, kind, data))];
const SECONDS = 60;

describe('transfers of ERC-721 and ERC-1155 tokens', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
    const transaction = (second: number) => sampleTransaction({ consensusNs: at(second), block: 1n });
    const transactions = Array.from({ length: 31 }, (_, second) => transaction(second));
    await api.write(
      sampleRows({
        transaction: transactions,
        entity: [sampleRow('entity', { kind: 'account', id: ADA, createdNs: START, evmAddress: bytes(ADA_ADDRESS) })],
        account: [
          ...[ART, GAME, COIN].map((id) =>
            sampleRow('account', { id, createdNs: START, version: START, isContract: 1 }),
          ),
          sampleRow('account', { id: ADA, createdNs: START, version: START, evmAddress: bytes(ADA_ADDRESS) }),
          ...[BOB, EVE].map((id) => sampleRow('account', { id, createdNs: START, version: START })),
        ],
        contractLog: LOGS.map(rowOf),
      }),
      [sampleBlock({ sequence: 1n, batch: 'a', firstNs: START, lastNs: at(30), transactions: transactions.length })],
    );
  });
  afterAll(() => api.close());

  const list = (id: bigint, query = '') =>
    api.get<ListReply<ContractNftTransfer>>(`/api/contracts/0.0.${id}/nft-transfers?${query}`);
  const serials = async (id: bigint, query = '') => {
    const { totalCount, data } = await list(id, query);
    return [totalCount, ...data.map(({ tokenSerial }) => tokenSerial)];
  };
  const second = ({ consensusTime }: ContractNftTransfer) => Number(consensusTime.slice(17, 19));

  it('name both sides: accounts where they are known, nobody for a mint and a burn', async () => {
    const { data, totalCount, next } = await list(ART);
    expect([totalCount, next]).toEqual([7, null]);
    expect(data.map((row) => [second(row), row.index, row.sender, row.receiver, row.tokenSerial, row.amount])).toEqual([
      [6, 0, null, '0.0.2003', '5', null],
      [5, 0, '0.0.2002', null, '1', null],
      [4, 0, null, '0.0.2001', '2', null],
      [3, 0, '0.0.2001', '0.0.2002', '1', null],
      [2, 1, null, null, '2', null],
      [2, 0, null, '0.0.2001', String(MOST), null],
      [1, 0, null, '0.0.2001', '1', null],
    ]);
    expect([data[1]?.receiverAddress, data[4]?.receiverAddress]).toEqual(['00'.repeat(20), STRANGER]);
    expect(data.every(({ transactionID, contractID }) => transactionID !== '' && contractID === '0.0.6003')).toBe(true);
  });

  it.each(DECODED)('have of data with %s what it says', async (name, _, __, expected) => {
    const place = DECODED.findIndex(([one]) => one === name);
    const [start, end] = [at(10 + place), at(11 + place)].map((ns) => ns / 1_000_000n);
    const { data, totalCount } = await list(GAME, `startDate=${start}&endDate=${end}`);
    expect(data.map(({ tokenSerial, amount }) => [tokenSerial, amount])).toEqual(
      expected.map(([token, amount]) => [String(token), String(amount)]),
    );
    expect(totalCount).toBe(expected.length);
  });

  it('are narrowed to a token ID, to a sender or receiver, and to both', async () => {
    expect(await serials(ART, 'tokenSerial=1')).toEqual([3, '1', '1', '1']);
    expect(await serials(ART, `tokenSerial=${MOST}`)).toEqual([1, String(MOST)]);
    expect(await serials(GAME, 'tokenSerial=7&order=asc')).toEqual([5, '7', '7', '7', '7', '7']);
    expect(await serials(ART, 'accountId=0.0.2002')).toEqual([2, '1', '1']);
    expect(await serials(ART, `account=0x${ADA_ADDRESS}&tokenSerial=2`)).toEqual([1, '2']);
    expect(await serials(ART, `account=0x${STRANGER}`)).toEqual([2, '2', '2']);
    // The operator is neither.
    expect(await serials(GAME, 'accountId=0.0.2003')).toEqual([0]);
    expect(await serials(GAME, 'accountId=0.0.2001&limit=1')).toEqual([8, '9']);
  });

  it('refuse what is no token ID, and are not found of an account that is no contract', async () => {
    for (const bad of ['-1', 'x', String(MOST + 1n), '1'.repeat(200)])
      expect(await api.get(`/api/contracts/0.0.${ART}/nft-transfers?tokenSerial=${bad}`, 400)).toMatchObject({
        error: { code: 'invalid_parameter' },
      });
    expect(await api.get('/api/contracts/0.0.99999/nft-transfers', 404)).toMatchObject({
      error: { code: 'not_found' },
    });
    expect(await serials(COIN)).toEqual([0]);
  });

  it('are paged by offset and by cursor in both orders, also within a batch, and while the list grows', async () => {
    const whole = await list(GAME);
    expect(whole.totalCount).toBe(8);
    for (const order of ['desc', 'asc'] as const) {
      const rows = order === 'desc' ? whole.data : whole.data.toReversed();
      for (let offset = 0; offset <= 9; offset += 1)
        expect((await list(GAME, `order=${order}&limit=2&offset=${offset}`)).data).toEqual(
          rows.slice(offset, offset + 2),
        );
      expect(await walk(`order=${order}&limit=1`)).toEqual(rows);
      expect(await walk(`order=${order}&limit=3`)).toEqual(rows);
    }
    expect(await serials(GAME, 'offset=20000')).toEqual([8]);
    expect(await serials(GAME, 'limit=0')).toEqual([8]);

    const first = await list(GAME, 'limit=4');
    await api.write(
      sampleRows({
        transaction: [sampleTransaction({ consensusNs: at(40), block: 2n })],
        contractLog: [rowOf(multi(40, BATCH, lists([70n, 71n, 72n], [1n, 2n, 3n]), ADA, BOB))],
      }),
      [sampleBlock({ sequence: 2n, batch: 'b', firstNs: at(40), lastNs: at(SECONDS) })],
    );
    const rest = await list(GAME, `limit=10&next=${first.next}`);
    expect([...first.data, ...rest.data]).toEqual(whole.data);
    expect([rest.totalCount, rest.next]).toEqual([11, null]);
    expect(await serials(GAME, 'limit=4')).toEqual([11, '72', '71', '70', whole.data[0]?.tokenSerial]);
    expect((await list(GAME, 'limit=3')).data.map(({ entry }) => entry)).toEqual([2, 1, 0]);
  });

  /** The whole list of {@link GAME}, page by page. Ends with the page that has no next one. */
  async function walk(query: string): Promise<ContractNftTransfer[]> {
    const rows: ContractNftTransfer[] = [];
    for (let next: string | null | undefined = ''; typeof next === 'string'; ) {
      const page: ListReply<ContractNftTransfer> = await list(GAME, next === '' ? query : `${query}&next=${next}`);
      rows.push(...page.data);
      next = page.next;
    }
    return rows;
  }
});
