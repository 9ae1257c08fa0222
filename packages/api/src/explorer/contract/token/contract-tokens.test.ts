import type { ContractHolderReply, ContractToken, Erc20Transfer, KnownName, ListReply } from '@ledgerscope/contract';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { encodeAbiParameters } from 'viem';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';

const START = 1_709_164_800_000_000_000n;
const AT = START + 5_000_000_000n;
const bytes = (hex: string): Uint8Array => Buffer.from(hex, 'hex');
const word = (hex: string) => hex.padStart(64, '0');
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value]).slice(2);
const [YES, ZERO] = [word('1'), word('0')];

/** Code that returns these words for these call data, and reverts for others; a slot is read instead of `slot`. */
function codeOf(answers: Readonly<Record<string, string>>): string {
  const blocks = Object.entries(answers).map(([call, answer]) => {
    const words = answer === 'slot' ? ['slot'] : (answer.match(/.{64}/g) ?? []);
    const stores = words.map((one, place) => {
      const push = one === 'slot' ? '60005460' : `7f${one}60`;
      return `${push}${(place * 32).toString(16).padStart(2, '0')}52`;
    });
    return { call, body: `${stores.join('')}60${(words.length * 32).toString(16).padStart(2, '0')}6000f3` };
  });
  let code = '';
  for (const { call, body } of blocks) {
    // Compares as much of the call data as is named, and jumps over the answer otherwise.
    const digits = call.padEnd(64, '0');
    const bits = (256 - call.length * 4).toString(16).padStart(4, '0');
    const test = `600035 61${bits}1c 7f${digits} 61${bits}1c 14 15 61`.replaceAll(' ', '');
    const target = (code.length + test.length + 6 + body.length) / 2;
    code += `${test}${target.toString(16).padStart(4, '0')}57${body}5b`;
  }
  return `${code}60006000fd`;
}

const ERC721 = '01ffc9a780ac58cd';
const ERC1155 = '01ffc9a7d9b67a26';
const CODES: Readonly<Record<number, string>> = {
  6001: codeOf({
    '06fdde03': text('Paper Boat'),
    '95d89b41': text('BOAT'),
    '313ce567': word('6'),
    '18160ddd': word('989680'),
  }),
  // Decimals of zero are in a slot that was never written.
  6002: codeOf({ '06fdde03': text('Cats'), '95d89b41': text('MEOW'), '313ce567': 'slot', '18160ddd': word('5') }),
  6003: codeOf({ '06fdde03': text('Robots'), '18160ddd': word('3'), [ERC721]: YES, [ERC1155]: ZERO }),
  6004: codeOf({ [ERC1155]: YES }),
  6005: codeOf({ '06fdde03': text('No token') }),
  // It answers everything with one.
  6006: `7f${YES}60005260206000f3`,
};
const NAMES = { 6001: 'Paper Boat (BOAT)', 6002: 'Cats (MEOW)' };
const [HOLDER, OTHER] = [2001n, 2002n];
const addressOf = (id: bigint) => bytes(id === 0n ? '00'.repeat(20) : id.toString(16).padStart(40, '0'));

describe('contracts that are tokens', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
    const ids = Object.keys(CODES).map(BigInt);
    const transfer = (logIndex: number, contract: bigint, sender: bigint, receiver: bigint, amount: string) =>
      sampleRow('erc20Transfer', {
        consensusNs: AT,
        logIndex,
        contract,
        sender,
        receiver,
        senderAddress: addressOf(sender),
        receiverAddress: addressOf(receiver),
        amount,
      });
    await api.write(
      sampleRows({
        transaction: [sampleTransaction({ consensusNs: AT, block: 1n })],
        account: [
          ...ids.map((id) =>
            sampleRow('account', { id, createdNs: START, version: AT, isContract: 1, bytecodeNs: AT }),
          ),
          sampleRow('account', { id: HOLDER, createdNs: START, version: AT }),
        ],
        contractBytecode: ids.map((contract) =>
          sampleRow('contractBytecode', {
            contract,
            consensusNs: AT,
            runtimeBytecode: bytes(CODES[Number(contract)] ?? ''),
          }),
        ),
        erc20Transfer: [
          transfer(0, 6001n, 0n, HOLDER, '9000000'),
          transfer(1, 6001n, HOLDER, OTHER, '1500000'),
          transfer(2, 6001n, 3000n, OTHER, '1'),
          transfer(3, 6002n, 0n, HOLDER, '1'),
        ],
      }),
      [sampleBlock({ sequence: 1n, batch: 'b', firstNs: START, lastNs: AT })],
    );
  });
  afterAll(() => api.close());

  it.each([
    [6001, { standard: 'ERC20', name: 'Paper Boat', symbol: 'BOAT', decimals: 6, totalSupply: '10000000' }],
    [6002, { standard: 'ERC20', name: 'Cats', symbol: 'MEOW', decimals: 0, totalSupply: '5' }],
    [6003, { standard: 'ERC721', name: 'Robots', symbol: null, decimals: null, totalSupply: '3' }],
    [6004, { standard: 'ERC1155', name: null, symbol: null, decimals: null, totalSupply: null }],
    [6005, null],
    // What says yes to every interface is neither.
    [6006, null],
  ])('0.0.%i says what it is', async (id, token) => {
    const { data } = await api.get<{ data: ContractToken | null }>(`/api/contracts/0.0.${id}/token`);
    expect(data).toEqual(token && { contractID: `0.0.${id}`, ...token });
  });

  it('have their names, symbols and decimals beside every amount', async () => {
    const { data } = await api.get<ListReply<Erc20Transfer>>(`/api/accounts/0.0.${HOLDER}/erc20-transfers`);
    expect(data.map(({ amount, symbol, decimals }) => [amount, symbol, decimals])).toEqual([
      ['1', 'MEOW', 0],
      ['1500000', 'BOAT', 6],
      ['9000000', 'BOAT', 6],
    ]);
  });

  it('have holders by their logs; what these do not explain is unknown', async () => {
    const { data, totalCount } = await api.get<ListReply<ContractHolderReply>>('/api/contracts/0.0.6001/token-holders');
    expect(data.map(({ accountID, balance }) => [accountID, balance])).toEqual([
      ['0.0.2001', '7500000'],
      ['0.0.2002', '1500001'],
      ['0.0.3000', null],
    ]);
    expect(totalCount).toBe(3);
    expect((await api.get<ListReply<object>>('/api/contracts/0.0.6001/token-holders?limit=1&offset=1')).data).toEqual([
      data[1],
    ]);
  });

  it('are called by their own names, and found by name and symbol', async () => {
    await vi.waitFor(async () => {
      const { data } = await api.get<ListReply<KnownName>>('/api/names');
      expect(data).toEqual(
        expect.arrayContaining(
          Object.entries(NAMES).map(([id, name]) => ({ id: `0.0.${id}`, name, kind: 'token', className: null })),
        ),
      );
    }, 20_000);
    for (const q of ['paper', 'BOAT']) {
      const { data } = await api.get<ListReply<object>>(`/api/search/suggest?q=${q}`);
      expect(data[0]).toMatchObject({ kind: 'contract', id: '0.0.6001', label: 'Paper Boat (BOAT)' });
    }
  });
});
