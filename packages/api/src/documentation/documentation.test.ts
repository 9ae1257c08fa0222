import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { SNIPPET_LANGUAGES, type SnippetLanguage, snippetOf } from '@ledgerscope/contract';
import { addTestKey } from '@ledgerscope/portal/testing/add-test-key';
import { startTestPortal } from '@ledgerscope/portal-store/testing/test-portal';
import { type DemoApi, openDemoApi } from '@ledgerscope/testkit/open-demo-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const AMOUNT = { seed: 5, genesisNs: 1_767_225_600_000_000_000n, files: 20n, perFile: 60 };

interface Described {
  readonly id: string;
  readonly url: string;
  readonly category: number;
  readonly title: string;
  readonly sample_url: string;
}

/** What a short ledger may have none of; dapps are the portal's, and this server reads no documents of NFTs. */
const MAY_LACK: ReadonlySet<string> = new Set(
  [
    'getDapp getInnerTransaction getNftMetadata listDappContracts listDappTokenTransfers listDappTransactions',
    'listDappTransfers listDapps listNames listAirdrops listContractApprovals listContractHolders listContractNftTransfers listErc20Transfers listTokenApprovals listStakingRewards listTraits',
    'listContractState listContractTransfers listContractTokenTransfers listInternalCalls listFeeSchedules listFileUpdates listAllowances',
  ].flatMap((names) => names.split(' ')),
);

type Paths = Readonly<
  Record<string, { get: { parameters: readonly { name: string; in: string; example?: unknown }[] } }>
>;

let api: DemoApi<unknown>;
let key = '';
let apis: readonly Described[];
let close: () => Promise<void>;
beforeAll(async () => {
  const engine = await startTestPortal();
  const store = await engine.open();
  const portal = { store: () => store, opened: Promise.resolve(store), close: async () => {} };
  api = await openDemoApi(AMOUNT, { portal }, { keyRate: 10_000 });
  ({ key } = await addTestKey(store, 'reader@example.org'));
  apis = (await api.get<{ data: Described[] }>('/api/apis/apilist')).data;
  close = async () => {
    await api.close();
    await store.close();
    await engine.stop();
  };
});
afterAll(() => close());

describe('the documentation of the public API', () => {
  it('has each call under a category that there is, and parameters with types and bounds', async () => {
    const { data: categories } = await api.get<{ data: { id: number; title: string }[] }>('/api/apis/apicategories');
    expect(categories[0]).toMatchObject({ id: 0, title: 'Getting Started' });
    expect([...new Set(apis.map(({ category }) => category))]).toEqual(categories.slice(1).map(({ id }) => id));
    const { data } = await api.get<{ data: Record<string, unknown>[] }>('/api/apis/apiparameters?api=listTransactions');
    expect(data.find(({ name }) => name === 'size')).toMatchObject({ in: 'query', type: 'integer', maximum: '1000' });
    expect(data.find(({ name }) => name === 'transactionTypes')).toMatchObject({ multi_value: true });
    expect(apis.find(({ id }) => id === 'listNftCollections')?.title).toBe('List NFT collections');
  });

  it('has samples that answer, for who has no key too', async () => {
    const some = apis.filter(({ id }) => ['getTransaction', 'listAccountTransfers', 'getRawTransaction'].includes(id));
    expect(some).toHaveLength(3);
    for (const { sample_url: url } of some) {
      const { data } = await api.get<{ data: { status: number; body: string } }>(
        `/api/apis/sampleresponse?url=${encodeURIComponent(url)}`,
      );
      expect(data.status, url).toBe(200);
      expect(JSON.parse(data.body)).toMatchObject({ data: expect.any(Array) });
    }
  });

  it('has a sample of every call that answers something, but of what the ledger has none', async () => {
    const empty: string[] = [];
    for (const { id, sample_url: url } of apis.filter((one) => !one.url.includes('/stream/'))) {
      const { json, statusCode } = await api.app.inject({ url, headers: { 'x-api-key': key } }).then((reply) => ({
        json: reply.json<{ data?: readonly unknown[] }>(),
        statusCode: reply.statusCode,
      }));
      if (statusCode !== 200 || json.data?.length === 0) empty.push(`${id} ${statusCode}`);
    }
    expect(empty.filter((one) => !MAY_LACK.has(one.split(' ')[0] ?? ''))).toEqual([]);
  });

  it('has examples of parameters with which no call is refused, all of them at once', async () => {
    const { paths } = (await api.app.inject('/hedera/api/openapi.json')).json<{ paths: Paths }>();
    const refused: string[] = [];
    for (const { url, sample_url: sample } of apis.filter((one) => !one.url.includes('/stream/'))) {
      const query = new URLSearchParams();
      for (const { name, in: place, example } of paths[url]?.get.parameters ?? [])
        if (place === 'query') for (const value of [example].flat()) query.append(name, String(value));
      const reply = await api.app.inject({ url: `${sample.split('?')[0]}?${query}`, headers: { 'x-api-key': key } });
      if (reply.statusCode !== 200 && reply.statusCode !== 404) refused.push(`${url}: ${reply.body.slice(0, 200)}`);
    }
    expect(refused).toEqual([]);
  });

  it.each([
    '',
    '/api/config',
    '/hedera/home',
    'https://example.org/',
    '/hedera/api/x#y',
    '/hedera/api/..',
    '/hedera/api/../dev/mailbox',
    '/hedera/api/x/%2e%2e/.%2E/home',
    String.raw`/hedera/api/..\dev\mailbox`,
  ])('makes no other call than those of the public API: %s', async (url) => {
    const reply = await api.get<{ error: { parameter: string } }>(
      `/api/apis/sampleresponse?url=${encodeURIComponent(url)}`,
      400,
    );
    expect(reply.error.parameter).toBe('url');
  });

  it('is there for programs', async () => {
    const document = await api.app.inject('/hedera/api/openapi.json');
    expect(document.json().paths['/hedera/api/transactions'].get.operationId).toBe('listTransactions');
    expect((await api.app.inject('/llms.txt')).body).toContain('GET /hedera/api/transactions');
  });
});

/** How a program is run; those that must be compiled first are compiled by people. */
const RUN: Partial<Record<SnippetLanguage, (text: string) => readonly [string, readonly string[]]>> = {
  cURL: (text) => ['sh', ['-c', text]],
  JS: (text) => ['node', ['-e', text]],
  Python: (text) => ['python3', ['-c', text]],
};
const runnable = SNIPPET_LANGUAGES.filter((language) => {
  const [program] = RUN[language]?.('') ?? [];
  const needed = language === 'cURL' ? 'curl' : program;
  return needed !== undefined && spawnSync(needed, ['--version']).status === 0;
});

/** What compiles a program that is not run here, and the file that it has to stand in. */
const COMPILE: Partial<Record<SnippetLanguage, readonly [string, readonly string[], string]>> = {
  Java: ['javac', ['-d', '.'], 'Main.java'],
  Go: ['go', ['vet'], 'main.go'],
  Swift: ['swiftc', ['-typecheck'], 'main.swift'],
};
const compiled = SNIPPET_LANGUAGES.filter((language) => {
  const [compiler] = COMPILE[language] ?? [];
  if (compiler === undefined) return false;
  const isThere = spawnSync(compiler, [compiler === 'go' ? 'version' : '--version']).status === 0;
  if (!isThere) console.log(`snippets in ${language} are not compiled: there is no ${compiler} here`);
  return isThere;
});

/** Runs a program to its end. */
const runProgram = promisify(execFile);

/** A call that answers once, and one that sends what happened since the first block until there were two. */
const SNIPPET_CALLS = ['transactions?size=2', 'stream/transactions?since=1767225600&limit=2'];
const eachOf = <Language>(languages: readonly Language[]) =>
  languages.flatMap((language) => SNIPPET_CALLS.map((url) => [language, url] as const));

describe('snippets', () => {
  it.each(eachOf(runnable))('in %s run and print what was answered: %s', async (language, url) => {
    const origin = await api.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => api.app.listeningOrigin);
    const [program, args] = RUN[language]?.(snippetOf(language, `${origin}/hedera/api/${url}`, key)) ?? [];
    const { stdout } = await runProgram(program ?? '', args ?? []);
    expect(stdout).toContain('readableTransactionID');
  });

  it.runIf(runnable.includes('Python'))('in Python say why a call was refused', async () => {
    const origin = await api.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => api.app.listeningOrigin);
    for (const url of SNIPPET_CALLS) {
      const program = runProgram('python3', ['-c', snippetOf('Python', `${origin}/hedera/api/${url}`, 'wrong')]);
      const { code, stderr } = await program.then(
        () => ({ code: 0, stderr: '' }),
        (error: { code: number; stderr: string }) => error,
      );
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/^401: .*invalid_api_key/) });
    }
  });

  it.each(eachOf(compiled))('in %s compile: %s', (language, url) => {
    const [compiler = '', args = [], file = ''] = COMPILE[language] ?? [];
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-snippet-'));
    fs.writeFileSync(path.join(folder, file), snippetOf(language, `http://127.0.0.1/hedera/api/${url}`, key));
    const { status, stderr } = spawnSync(compiler, [...args, file], { cwd: folder, encoding: 'utf8' });
    fs.rmSync(folder, { recursive: true, force: true });
    expect(status, stderr).toBe(0);
  });
});
