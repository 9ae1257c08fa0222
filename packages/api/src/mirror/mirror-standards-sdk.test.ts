import fs from 'node:fs';
import { registerHooks } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DemoApi, openDemoApi } from '@ledgerscope/testkit/open-demo-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Row = Readonly<Record<string, unknown>>;

/** What of the client is used here: what it found, or null where it failed. */
type MirrorClient = Readonly<Record<string, (...asked: readonly unknown[]) => Promise<unknown>>> & {
  readonly configureRetry: (config: { readonly maxRetries: number; readonly initialDelayMs: number }) => void;
};
type MirrorClientClass = new (
  network: string,
  logger: Readonly<Record<string, (text: string) => void>>,
  config: { readonly customUrl: string },
) => MirrorClient;

const PACKAGE = path.dirname(path.dirname(new URL(import.meta.resolve('@hashgraphonline/standards-sdk')).pathname));
/** Packages that it imports under names of before. */
const RENAMED: Readonly<Record<string, string>> = {
  '@hashgraph/sdk': '@hiero-ledger/sdk',
  '@hashgraph/proto': '@hiero-ledger/proto',
};

/** The client's own module: the package's index would load what wallets and registries need. */
async function loadClient(): Promise<MirrorClientClass> {
  const folder = path.join(PACKAGE, 'es');
  const file = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .find((name) => /^class HederaMirrorNode \{/m.test(fs.readFileSync(path.join(folder, name), 'utf8')));
  const hooks = registerHooks({
    resolve: (name, context, next) =>
      RENAMED[name] === undefined
        ? next(name, context)
        : { url: import.meta.resolve(RENAMED[name]), shortCircuit: true },
  });
  try {
    const module = (await import(pathToFileURL(path.join(folder, file ?? '')).href)) as Readonly<
      Record<string, unknown>
    >;
    return Object.values(module).find(
      (one) => (one as MirrorClientClass).name === 'HederaMirrorNode',
    ) as MirrorClientClass;
  } finally {
    hooks.deregister();
  }
}

describe("the mirror client of @hashgraphonline/standards-sdk over the mirror node's API", () => {
  let api: DemoApi<unknown>;
  let client: MirrorClient;
  const failures: string[] = [];

  beforeAll(async () => {
    api = await openDemoApi({ seed: 23, genesisNs: 1_767_225_600_000_000_000n, files: 12n, perFile: 60 });
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = api.app.server.address() as AddressInfo;
    const Client = await loadClient();
    const [note, ignore] = [(text: string) => void failures.push(text), () => undefined];
    const logger = { trace: ignore, debug: ignore, info: ignore, warn: note, error: note };
    client = new Client('testnet', logger, { customUrl: `http://127.0.0.1:${port}` });
    client.configureRetry({ maxRetries: 1, initialDelayMs: 1 });
  }, 120_000);
  afterAll(() => api.close());

  const first = async (list: string, name: string): Promise<Row> => {
    const reply = await api.app.inject(`/api/v1/${list}`);
    const [row] = reply.json<Readonly<Record<string, readonly Row[]>>>()[name] ?? [];
    return row ?? {};
  };
  const call = async <Found = Row>(method: string, ...asked: readonly unknown[]): Promise<Found> => {
    failures.length = 0;
    const found = (await client[method]?.(...asked)) as Found;
    expect(failures).toEqual([]);
    expect(found).not.toBeNull();
    return found;
  };

  it('reads accounts with balance, key, tokens and NFTs', async () => {
    const { account } = await first('accounts?account.balance=gt:0&limit=1', 'accounts');
    expect(await call('requestAccount', account)).toMatchObject({ account });
    expect(await call<number>('getAccountBalance', account)).toBeGreaterThan(0);
    expect(await call<readonly Row[]>('getAccountTokens', account)).toBeInstanceOf(Array);
    const { account_id: owner, token_id: token, serial_number: serial } = await ownedNft();
    const nfts = await call<readonly Row[]>('getAccountNfts', owner, token);
    expect(nfts.every((nft) => nft.account_id === owner && nft.token_id === token)).toBe(true);
    expect(await call('validateNFTOwnership', owner, token, serial)).toMatchObject({ serial_number: serial });
    expect(await call('getNftInfo', token, serial)).toMatchObject({ account_id: owner });
    expect((await call<readonly Row[]>('getNftsByToken', token)).length).toBeGreaterThan(0);
  });

  /** An NFT that somebody has. */
  async function ownedNft(): Promise<Row> {
    const { token_id } = await first('tokens?type=NON_FUNGIBLE_UNIQUE&limit=1', 'tokens');
    return first(`tokens/${String(token_id)}/nfts?limit=1`, 'nfts');
  }

  it('reads transactions, schedules, blocks and the network', async () => {
    const { transaction_id: id, consensus_timestamp: at } = await first('transactions?limit=1', 'transactions');
    expect(await call('getTransaction', id)).toMatchObject({ transaction_id: id });
    expect(await call('getTransactionByTimestamp', at)).toMatchObject([{ transaction_id: id }]);
    const { schedule_id } = await first('schedules?limit=1', 'schedules');
    expect(await call('getScheduleInfo', schedule_id)).toMatchObject({ schedule_id });
    const { number } = await first('blocks?limit=1', 'blocks');
    expect(await call('getBlock', String(number))).toMatchObject({ number });
    expect(await call('getBlocks', { limit: 3 })).toHaveLength(3);
    for (const method of ['getNetworkInfo', 'getNetworkFees', 'getNetworkSupply', 'getNetworkStake'])
      expect(await call(method), method).toBeInstanceOf(Object);
    expect(await call<number>('getHBARPrice', new Date(Number(at) * 1_000))).toBeGreaterThan(0);
  });

  it('reads every message of a topic that is JSON, in its order', async () => {
    const list = (await api.app.inject('/api/topics?limit=100')).json<{ data: readonly { readonly id: string }[] }>()
      .data;
    const messages = new Map<string, readonly Row[]>();
    for (const { id } of list) messages.set(id, (await client.getTopicMessages?.(id)) as readonly Row[]);
    const [topic = '', found = []] = [...messages].sort(([, one], [, other]) => other.length - one.length)[0] ?? [];
    expect(found.length).toBeGreaterThan(0);
    const numbers = found.map(({ sequence_number: sequence }) => Number(sequence));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect(await call('getTopicInfo', topic)).toMatchObject({ topic_id: topic });
    const after = await call<readonly Row[]>('getTopicMessages', topic, { sequenceNumber: numbers[0], limit: 2 });
    expect(after.map(({ sequence_number: sequence }) => sequence)).toEqual(numbers.slice(1));
  });

  it('reads contracts, their results, logs and actions', async () => {
    const { contract_id: contract } = await first('contracts?limit=1', 'contracts');
    expect(await call('getContract', contract)).toMatchObject({ contract_id: contract });
    expect(await call('getContracts', { limit: 1 })).toBeInstanceOf(Object);
    const { hash, address } = await first('contracts/results?limit=1', 'results');
    expect(await call('getContractResult', hash)).toMatchObject({ hash, address });
    for (const [method, ...asked] of [
      ['getContractResults', { limit: 2 }],
      ['getContractResultsByContract', contract, { limit: 2 }],
      ['getContractLogs', { limit: 2 }],
      ['getContractLogsByContract', contract, { limit: 2 }],
      ['getContractState', contract, { limit: 2 }],
      ['getContractActions', hash],
    ] as const)
      expect(await call(method, ...asked), method).toBeInstanceOf(Object);
  });

  it('reads tokens and airdrops', async () => {
    const { token_id } = await first('tokens?limit=1', 'tokens');
    expect(await call('getTokenInfo', token_id)).toMatchObject({ token_id });
    for (const method of ['getOutstandingTokenAirdrops', 'getPendingTokenAirdrops'])
      expect(await call(method, '0.0.2'), method).toBeInstanceOf(Object);
  });
});
