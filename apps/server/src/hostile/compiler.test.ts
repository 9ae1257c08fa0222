import { BODY_LIMITS } from '@ledgerscope/api/body-limits';
import { type CompileOrder, compileSource } from '@ledgerscope/api/explorer/contract/source/compile-source';
import { INPUT_LIMITS, readCompilerInput } from '@ledgerscope/api/explorer/contract/source/compiler-input';
import { openPortalApi, type PortalApi } from '@ledgerscope/api/portal/testing/open-portal-api';
import { runInProcess } from '@ledgerscope/process/one-shot-process';
import { afterAll, beforeAll, expect } from 'vitest';
import { describeAttacks } from './attacks.ts';

let api: PortalApi;
beforeAll(async () => {
  api = await openPortalApi();
});
afterAll(() => api.close());

const program = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`);
const LIMITS = { ms: 20_000, heapMb: 64 };
const COMPILER = new URL(import.meta.resolve('solc/soljson.js')).pathname;
const orderOf = (content: string): Omit<CompileOrder, 'memoryBytes'> => ({
  compiler: COMPILER,
  runtime: '00',
  contract: null,
  input: readCompilerInput(JSON.stringify({ sources: { 'a.sol': { content } } })),
});
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const inputWith = (settings: string) => `{"sources":{"a.sol":{"content":"contract A {}"}},"settings":${settings}}`;

describeAttacks('the compiler', [
  {
    name: 'one allocation that is too large ends the process that it is made in, and not this one',
    limit: 'compiler',
    attack: async () => {
      // Beyond the limits of a thread at once: V8 has no other way out than to end the process.
      const hog = program('const all = []; for (;;) all.push(new Array(3e7).fill(1.5));');
      await expect(runInProcess(hog, {}, LIMITS)).rejects.toThrow('exceeded the memory limit');
    },
  },
  {
    name: 'what never ends is ended',
    limit: 'compiler',
    attack: async () => {
      const begun = "import { parentPort } from 'node:worker_threads'; parentPort.postMessage({ loaded: true });";
      const endless = program(`${begun} for (;;);`);
      await expect(runInProcess(endless, {}, { ...LIMITS, ms: 200 })).rejects.toThrow('more than 0.2 seconds');
    },
  },
  {
    name: 'what runs there sees nothing of the environment of the server',
    limit: null,
    attack: async () => {
      process.env.HOSTILE_TEST_SECRET = 'secret';
      const reader = program(
        "import fs from 'node:fs'; import { parentPort } from 'node:worker_threads';" +
          "parentPort.postMessage({ done: fs.readFileSync('/proc/self/environ', 'utf8') + JSON.stringify(process.env) });",
      );
      const seen = await runInProcess<string>(reader, {}, LIMITS);
      delete process.env.HOSTILE_TEST_SECRET;
      expect(seen).not.toContain('HOSTILE_TEST_SECRET');
    },
  },
  {
    name: 'sources that nest as deep as they have room for end with words',
    limit: 'compiler',
    attack: async () => {
      const deep = `contract A { function f() public { uint x = ${'('.repeat(30_000)}1${')'.repeat(30_000)}; } }`;
      const outcome = await compileSource(orderOf(deep), 'deep').catch((error: Error) => error.name);
      expect(['FormError', expect.objectContaining({ kind: 'refused' })]).toContainEqual(outcome);
    },
  },
  {
    name: 'an input that nests deep, or holds too many sources or settings, is refused with words',
    limit: 'compiler-input',
    attack: () => {
      const many = Object.fromEntries(
        Array.from({ length: INPUT_LIMITS.sources + 1 }, (_, at) => [`${at}`, { content: '' }]),
      );
      for (const input of [
        inputWith(`{"libraries":${nested(200_000)}}`),
        nested(900_000),
        `{"a":`.repeat(300_000),
        JSON.stringify({ sources: many }),
        inputWith(JSON.stringify({ remappings: ['x'.repeat(INPUT_LIMITS.settings)] })),
        inputWith('{}').replace('a.sol', 'x'.repeat(INPUT_LIMITS.path + 1)),
      ])
        expect(() => readCompilerInput(input)).toThrow(expect.objectContaining({ name: 'FormError' }));
    },
  },
  {
    name: 'an input that is longer is not read',
    limit: 'compiler-input',
    attack: async () => {
      const body = { compiler: '0.8.37', input: 'x'.repeat(BODY_LIMITS.sources) };
      expect((await api.send('POST', '/api/contracts/0.0.2002/verify', { body })).status).toBe(413);
    },
  },
  {
    name: 'a form that is longer is not read, and one that nests deep is refused',
    limit: 'forms',
    attack: async () => {
      const post = (payload: string) =>
        api.app.inject({
          method: 'POST',
          url: '/api/auth/login',
          headers: { 'content-type': 'application/json' },
          payload,
        });
      const reply = await post(`{"email":"${'x'.repeat(BODY_LIMITS.form)}"}`);
      expect(reply.statusCode).toBe(413);
      for (const body of [`{"email":${nested(8_000)}}`, nested(8_000), '{"a":'.repeat(3_000)]) {
        const { statusCode } = await post(body);
        expect([statusCode, statusCode >= 400 && statusCode < 500]).toEqual([statusCode, true]);
      }
    },
  },
]);
