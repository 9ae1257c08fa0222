import fs from 'node:fs';
import { DEMO_TOKEN } from '@ledgerscope/demo-network/contracts/artifacts/demo-token';
import { MARKET } from '@ledgerscope/demo-network/contracts/artifacts/market';
import { sampleBlock, sampleRow, sampleRows } from '@ledgerscope/ledger-store/testing/sample-rows';
import { type Abi, encodeFunctionData, parseAbi } from 'viem';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { compileSource } from '../explorer/contract/source/compile-source.ts';
import { readCompilerInput } from '../explorer/contract/source/compiler-input.ts';
import { nextClient, openPortalApi, type PortalApi } from './testing/open-portal-api.ts';

const AT = 1_700_000_000_000_000_000n;
const SOURCES = new URL('../../../demo-network/src/contracts/solidity/', import.meta.url);
const sourceOf = (name: string): string => fs.readFileSync(new URL(name, SOURCES), 'utf8');
const bytes = (hex: string): Uint8Array => Buffer.from(hex, 'hex');
const word = (hex: string): Uint8Array => bytes(hex.padEnd(64, '0'));
/** What runs at each contract: a token, a market, an endless loop, a call of the network's token service, code nobody knows. */
const CODES: Readonly<Record<number, string>> = {
  6000: DEMO_TOKEN.runtimeCode,
  6001: MARKET.runtimeCode,
  6002: '5b5f56',
  6003: '5f5f5f5f6101675afa00',
  6004: '',
};
const ABI: Abi = parseAbi(DEMO_TOKEN.abi);

let api: PortalApi;
beforeAll(async () => {
  api = await openPortalApi();
  const contracts = Object.entries(CODES).map(([id, code]) => ({ id: BigInt(id), code }));
  const made = { createdNs: AT, creator: 1001n, updatedNs: AT };
  const rows = sampleRows({
    account: contracts.map(({ id, code }) =>
      sampleRow('account', { id, ...made, version: AT, isContract: 1, bytecodeNs: code === '' ? 0n : AT }),
    ),
    entity: contracts.map(({ id }) => sampleRow('entity', { kind: 'contract', id, createdNs: AT, creator: 1001n })),
    contractBytecode: contracts
      .filter(({ code }) => code !== '')
      .map(({ id, code }) =>
        sampleRow('contractBytecode', { contract: id, consensusNs: AT, runtimeBytecode: bytes(code) }),
      ),
    // A short string is in its slot with twice its length at the end.
    contractStateChange: [
      {
        slot: bytes('05'),
        valueWritten: Buffer.concat([word(Buffer.from('GOLD').toString('hex')).slice(0, 31), bytes('08')]),
      },
      { slot: bytes('01'), valueWritten: bytes('02') },
    ].map((slot) => sampleRow('contractStateChange', { contract: 6000n, consensusNs: AT, written: 1, ...slot })),
  });
  const block = sampleBlock({ sequence: 1n, number: 41n, batch: 'b', firstNs: AT, lastNs: AT, transactions: 0 });
  await api.context.store.writeBatch({
    batch: { batch: 'b', sequence: 1n, fileNames: [block.fileName], fileHashes: [''] },
    rows,
    blocks: [block],
  });
}, 120_000);
afterAll(() => api.close());

/** The standard JSON of a contract as it was deployed, or with something else in it. */
function inputOf(name: string, more: { content?: string; runs?: number } = {}): string {
  return JSON.stringify({
    language: 'Solidity',
    sources: {
      [name]: { content: more.content ?? sourceOf(name) },
      'unused.sol': { content: '// SPDX-License-Identifier: MIT\npragma solidity *; contract Unused {}' },
    },
    settings: {
      optimizer: { enabled: true, runs: more.runs ?? 200 },
      evmVersion: 'cancun',
      outputSelection: { '*': { '*': ['*'] } },
      modelChecker: { engine: 'all' },
    },
  });
}

const verify = (contract: string, input: string, more: object = {}) =>
  api.send('POST', `/api/contracts/${contract}/verify`, {
    body: { compiler: '0.8.37', input, ...more },
    from: nextClient(),
  });

describe('the source of a contract', () => {
  it.each([
    ['is no JSON', '0.0.6000', 'pragma solidity', {}, 'standard JSON input'],
    ['has no sources', '0.0.6000', '{"language":"Solidity"}', {}, 'no sources'],
    [
      'names an address instead of a text',
      '0.0.6000',
      '{"sources":{"a.sol":{"urls":["https://x"]}}}',
      {},
      'not fetched',
    ],
    ['is in another language', '0.0.6000', '{"language":"Yul","sources":{}}', {}, 'Only Solidity'],
    [
      'asks for a compiler that is not here',
      '0.0.6000',
      '{"sources":{}}',
      { compiler: '0.4.11' },
      'Available versions: 0.8.37',
    ],
    [
      'does not compile',
      '0.0.6000',
      JSON.stringify({ sources: { 'a.sol': { content: 'contract {' } } }),
      {},
      'Expected',
    ],
    [
      'imports what was not sent',
      '0.0.6000',
      JSON.stringify({ sources: { 'a.sol': { content: 'import "/etc/passwd";' } } }),
      {},
      'not found',
    ],
    ['has other settings', '0.0.6000', inputOf('demo-token.sol', { runs: 1 }), {}, 'none of the 2 contracts matches'],
    [
      'has no such contract',
      '0.0.6000',
      inputOf('demo-token.sol'),
      { contract: 'a.sol:Other' },
      'do not contain this contract',
    ],
    ['is of another contract', '0.0.6001', inputOf('demo-token.sol'), {}, 'none of the 2 contracts matches'],
  ])('is refused where it %s', async (_, contract, input, more, text) => {
    const { status, body } = await verify(contract, input, more);
    expect([status, body]).toEqual([400, expect.stringContaining(text)]);
  });

  it('cannot be compared where the code is not known', async () => {
    expect((await verify('0.0.6004', inputOf('demo-token.sol'))).status).toBe(404);
    expect((await api.send('GET', '/api/contracts/0.0.6000/source')).json).toEqual({ data: null });
  });

  it('matches in part with another comment, and wholly as it was deployed; nothing worse replaces it', async () => {
    // As where blocks come in faster than the compiler works: what changes something is done once all the same.
    vi.spyOn(api.context.store, 'wasReadable').mockResolvedValue(false);
    const other = `${sourceOf('demo-token.sol')}\n// another comment`;
    const partial = await verify('0.0.6000', inputOf('demo-token.sol', { content: other }));
    expect(partial.json?.data).toMatchObject({ match: 'partial', contract: 'demo-token.sol:DemoToken' });
    expect((await verify('0.0.6000', inputOf('demo-token.sol', { content: other }))).status).toBe(409);
    const full = await verify('0.0.6000', inputOf('demo-token.sol'), { contract: 'demo-token.sol:DemoToken' });
    expect(full.status).toBe(200);
    expect((await verify('0.0.6000', inputOf('demo-token.sol'))).status).toBe(409);
    const { json } = await api.send('GET', '/api/contracts/0.0.6000/source');
    expect(json.data).toEqual({
      contractID: '0.0.6000',
      match: 'full',
      compiler: '0.8.37+commit.f401782d',
      contract: 'demo-token.sol:DemoToken',
      settings: { optimizer: { enabled: true, runs: 200 }, evmVersion: 'cancun' },
      sources: [{ path: 'demo-token.sol', content: sourceOf('demo-token.sol') }],
      verified: expect.any(String),
    });
    vi.restoreAllMocks();
    const abi = await api.send('GET', '/api/contracts/0.0.6000/abi');
    expect(abi.json.data).toMatchObject({ name: 'DemoToken', source: 'verified' });
  }, 120_000);

  it('takes no more time or memory than it may', async () => {
    const functions = Array.from(
      { length: 500 },
      (_, index) => `function f${index}(uint a) public pure returns (uint) { return a * ${index}; }`,
    );
    const content = `contract Large { ${functions.join(' ')} }`;
    const order = { input: readCompilerInput(inputOf('large.sol', { content })), runtime: '00', contract: null };
    const compiler = new URL(import.meta.resolve('solc/soljson.js')).pathname;
    const limits = { ms: 60_000, heapMb: 256, memoryBytes: 2 ** 30 };
    await expect(compileSource({ ...order, compiler }, 'a', { ...limits, ms: 20 })).rejects.toThrow(
      'more than 0.02 seconds',
    );
    await expect(compileSource({ ...order, compiler }, 'a', { ...limits, memoryBytes: 2 ** 25 })).rejects.toThrow(
      'stopped',
    );
  }, 120_000);
});

describe('a view function', () => {
  const read = async (contract: number, data: string) =>
    (await api.send('GET', `/api/contracts/0.0.${contract}/read?data=${data}`)).json?.data;
  const call = (functionName: string, args: readonly unknown[] = []) =>
    encodeFunctionData({ abi: ABI, functionName, args });

  it('is run over the stored code and storage, and says of which block', async () => {
    const symbol = await read(6000, call('symbol'));
    expect(symbol).toMatchObject({ result: 'output', block: '41', unknownSlots: 0, reason: '' });
    expect(Buffer.from(symbol.data, 'hex').toString()).toContain('GOLD');
    expect(await read(6000, call('decimals'))).toMatchObject({ data: '2'.padStart(64, '0'), unknownSlots: 0 });
    const nobody = call('balanceOf', [`0x${'11'.repeat(20)}`]);
    expect(await read(6000, nobody)).toMatchObject({ result: 'output', data: '0'.repeat(64), unknownSlots: 1 });
  });

  it.each([
    ['changes something', 6000, call('approve', [`0x${'11'.repeat(20)}`, 1n]), 'halt', /static/],
    ['does not exist', 6000, '0x12345678', 'revert', /^$/],
    ['never ends', 6002, '0x', 'halt', /out of gas|seconds/],
    ['calls the network itself', 6003, '0x', 'halt', /0x167/],
  ])('that %s ends with the reason', async (_, contract, data, result, reason) => {
    expect(await read(contract, data)).toMatchObject({ result, reason: expect.stringMatching(reason) });
  });

  it('is refused by the name of its parameter where the call is no bytes', async () => {
    for (const data of ['12', '0x1', '0xzz', `0x${'00'.repeat(4_097)}`]) {
      const { status, json } = await api.send('GET', `/api/contracts/0.0.6000/read?data=${data}`);
      expect([status, json.error.parameter], data.slice(0, 9)).toEqual([400, 'data']);
    }
  });
});
