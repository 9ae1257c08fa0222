import type { ContractApproval, ContractHolderReply, ListReply } from '@ledgerscope/contract';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { encodeAbiParameters, encodeEventTopics, parseAbi } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';

const START = 1_709_164_800_000_000_000n;
const at = (second: number) => START + BigInt(second) * 1_000_000_000n;
const [COIN, ART, GAME, SERVICE] = [6001n, 6003n, 6004n, 6005n];
const [ADA, BOB, EVE] = [2001n, 2002n, 2003n];
const ADA_ADDRESS = 'ad'.repeat(20);
const addressOf = (id: bigint) => `0x${id === ADA ? ADA_ADDRESS : id.toString(16).padStart(40, '0')}` as const;
const bytes = (hex: string): Uint8Array => Buffer.from(hex.replace('0x', ''), 'hex');

const EVENTS = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
]);
const words = (...values: readonly bigint[]) =>
  encodeAbiParameters(
    values.map(() => ({ type: 'uint256' })),
    values,
  );
const lists = (ids: readonly bigint[], values: readonly bigint[]) =>
  encodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], [ids, values]);

type EventName = (typeof EVENTS)[number]['name'];
let index = 0;
/** A log with a second of its own. */
function log(
  contract: bigint,
  eventName: EventName,
  args: Readonly<Record<string, unknown>>,
  data = '0x',
  trimmed = false,
) {
  index += 1;
  const topics = encodeEventTopics({ abi: EVENTS, eventName, args }).map((topic) => bytes(String(topic)));
  return sampleRow('contractLog', {
    contract,
    consensusNs: at(index),
    topic0: topics[0] ?? new Uint8Array(),
    topics: trimmed ? topics.map((topic) => topic.subarray(topic.findIndex((byte) => byte !== 0))) : topics,
    data: bytes(data),
  });
}
const nft = (from: bigint, to: bigint, tokenId: bigint) =>
  log(ART, 'Transfer', { from: addressOf(from), to: addressOf(to), tokenId });
const units = (from: bigint, to: bigint, data: string) => {
  const eventName = data.length === 130 ? 'TransferSingle' : 'TransferBatch';
  return log(GAME, eventName, { operator: addressOf(EVE), from: addressOf(from), to: addressOf(to) }, data);
};
const approval = (contract: bigint, owner: bigint, spender: bigint, value: bigint, trimmed = false) =>
  log(contract, 'Approval', { owner: addressOf(owner), spender: addressOf(spender) }, words(value), trimmed);
/** Of ERC-721: the token id is a topic, and there is no data. */
const approvalOfNft = (owner: bigint, spender: bigint, tokenId: bigint, trimmed = false, contract = ART) => {
  const row = approval(contract, owner, spender, 0n, trimmed);
  const serial = bytes(words(tokenId));
  return {
    ...row,
    topics: [...row.topics, trimmed ? serial.subarray(serial.findIndex((byte) => byte !== 0)) : serial],
    data: bytes(''),
  };
};
const forAll = (owner: bigint, operator: bigint, isApproved: boolean) =>
  log(ART, 'ApprovalForAll', { owner: addressOf(owner), operator: addressOf(operator) }, words(isApproved ? 1n : 0n));

const LOGS = [
  nft(0n, ADA, 1n),
  nft(0n, ADA, 2n),
  nft(0n, ADA, 2n ** 255n),
  nft(ADA, BOB, 2n),
  nft(ADA, 0n, 2n ** 255n),
  nft(0n, ADA, 4n),
  units(0n, ADA, words(7n, 10n)),
  units(0n, ADA, words(8n, 2n)),
  units(ADA, BOB, lists([7n, 8n], [3n, 2n])),
  units(EVE, BOB, words(9n, 1n)),
  // Lists that are cut short, and of different lengths.
  units(0n, BOB, lists([7n, 8n], [3n, 2n]).slice(0, -64)),
  units(0n, BOB, lists([7n, 8n], [3n])),
  units(0n, BOB, `0x${'ff'.repeat(64)}00`),
  approval(COIN, ADA, BOB, 500n),
  approval(COIN, ADA, BOB, 300n, true),
  approval(COIN, ADA, EVE, 5n),
  approval(COIN, ADA, EVE, 0n),
  forAll(ADA, BOB, true),
  forAll(ADA, EVE, true),
  forAll(ADA, EVE, false),
  approval(SERVICE, ADA, BOB, 9n),
  // Ends with the transfer, is taken back, is given to another one, stays.
  approvalOfNft(ADA, BOB, 4n),
  nft(ADA, EVE, 4n),
  approvalOfNft(ADA, EVE, 1n),
  approvalOfNft(ADA, 0n, 1n),
  approvalOfNft(EVE, ADA, 4n),
  approvalOfNft(EVE, BOB, 4n, true),
  approvalOfNft(BOB, EVE, 2n),
  approvalOfNft(BOB, EVE, 5n, false, SERVICE),
];

describe('logs of token contracts', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
    const contract = (id: bigint) => sampleRow('account', { id, createdNs: START, version: START, isContract: 1 });
    const last = at(index);
    await api.write(
      sampleRows({
        transaction: LOGS.map(({ consensusNs }) => sampleTransaction({ consensusNs, block: 1n })),
        transactionRaw: LOGS.map(({ consensusNs }) => sampleRow('transactionRaw', { consensusNs })),
        entity: [sampleRow('entity', { kind: 'account', id: ADA, createdNs: START, evmAddress: bytes(ADA_ADDRESS) })],
        account: [
          ...[COIN, ART, GAME, SERVICE].map(contract),
          ...[ADA, BOB, EVE].map((id) =>
            sampleRow('account', {
              id,
              createdNs: START,
              version: START,
              evmAddress: id === ADA ? bytes(ADA_ADDRESS) : new Uint8Array(),
            }),
          ),
        ],
        token: [sampleRow('token', { id: SERVICE, createdNs: START, version: START })],
        contractLog: LOGS,
      }),
      [sampleBlock({ sequence: 1n, batch: 'b', firstNs: START, lastNs: last, transactions: LOGS.length })],
    );
  });
  afterAll(() => api.close());

  const holders = async (id: bigint, standard: string, more = '') => {
    const path = `/api/contracts/0.0.${id}/token-holders?standard=${standard}${more}`;
    const { data, totalCount } = await api.get<ListReply<ContractHolderReply>>(path);
    return [totalCount, ...data.map(({ accountID, balance, tokenIDs }) => [accountID, balance, tokenIDs])];
  };

  it('say who owns the NFTs of ERC-721: whoever received each last', async () => {
    expect(await holders(ART, 'ERC721')).toEqual([3, ['0.0.2002', '1', 1], ['0.0.2003', '1', 1], ['0.0.2001', '1', 1]]);
    expect(await holders(ART, 'ERC721', '&limit=1&offset=1')).toEqual([3, ['0.0.2003', '1', 1]]);
    expect(await holders(ART, 'ERC721', '&limit=0')).toEqual([3]);
    expect(await holders(ART, 'ERC721', '&offset=9')).toEqual([3]);
  });

  it('say who holds token IDs of ERC-1155, and of whom that is unknown; what cannot be read counts for nothing', async () => {
    expect(await holders(GAME, 'ERC1155')).toEqual([
      3,
      ['0.0.2001', '7', 1],
      ['0.0.2002', '6', 3],
      ['0.0.2003', null, 0],
    ]);
  });

  it('say nothing of other standards', async () => {
    expect(await holders(ART, 'ERC20')).toEqual([0]);
    expect(await holders(COIN, 'ERC721')).toEqual([0]);
  });

  const approvals = async (path: string) => {
    const { data, totalCount } = await api.get<ListReply<ContractApproval>>(path);
    expect(data.every(({ transactionID }) => transactionID !== '')).toBe(true);
    return [
      totalCount,
      ...data.map((row) => [
        row.contractID,
        row.ownerID,
        row.spenderID,
        row.approvedForAll ? 'all' : (row.amount ?? `#${row.tokenSerial}`),
      ]),
    ];
  };
  const OF_COIN = ['0.0.6001', '0.0.2001', '0.0.2002', '300'];
  const OF_ART = ['0.0.6003', '0.0.2001', '0.0.2002', 'all'];

  it('say the newest approval of each spender, by token', async () => {
    expect(await approvals(`/api/contracts/0.0.${COIN}/token-approvals`)).toEqual([1, OF_COIN]);
    expect(await approvals(`/api/contracts/0.0.${ART}/token-approvals`)).toEqual([
      3,
      ['0.0.6003', '0.0.2002', '0.0.2003', '#2'],
      ['0.0.6003', '0.0.2003', '0.0.2002', '#4'],
      OF_ART,
    ]);
    expect(await approvals(`/api/contracts/0.0.${ART}/token-approvals?limit=1&offset=1`)).toEqual([
      3,
      ['0.0.6003', '0.0.2003', '0.0.2002', '#4'],
    ]);
    expect(await approvals(`/api/contracts/0.0.${GAME}/token-approvals`)).toEqual([0]);
  });

  it('by owner and by spender, tokens of the token service apart', async () => {
    const OF_EVE = ['0.0.6003', '0.0.2003', '0.0.2002', '#4'];
    const OF_BOB = ['0.0.6003', '0.0.2002', '0.0.2003', '#2'];
    for (const [party, side, expected] of [
      [ADA, 'granted', [OF_ART, OF_COIN]],
      // Was approved of 4, for which another one is by now.
      [ADA, 'received', []],
      [BOB, 'granted', [OF_BOB]],
      [BOB, 'received', [OF_EVE, OF_ART, OF_COIN]],
      [EVE, 'granted', [OF_EVE]],
      [EVE, 'received', [OF_BOB]],
    ] as const)
      expect([party, side, ...(await approvals(`/api/accounts/0.0.${party}/token-approvals?side=${side}`))]).toEqual([
        party,
        side,
        expected.length,
        ...expected,
      ]);
    expect(await approvals(`/api/accounts/0.0.${BOB}/token-approvals?side=received&limit=1&offset=1`)).toEqual([
      3,
      OF_ART,
    ]);
  });
});
