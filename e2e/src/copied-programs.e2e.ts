import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {
  KEY_PLACEHOLDER,
  QUEUE_CLIENT_LANGUAGES,
  QUEUE_PLACEHOLDERS,
  queueClientOf,
  SNIPPET_LANGUAGES,
  type SnippetLanguage,
} from '@ledgerscope/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pagesOf } from './pages-of.ts';
import { stillLedger } from './shared-servers.ts';

/** How people run a program: the file that they put it into, and what they type then. */
const RUN: Readonly<Record<SnippetLanguage, readonly [string, string, readonly string[]]>> = {
  cURL: ['call.sh', 'sh', ['call.sh']],
  Java: ['Main.java', 'java', ['Main.java']],
  JS: ['call.js', 'node', ['call.js']],
  Go: ['main.go', 'go', ['run', 'main.go']],
  Swift: ['main.swift', 'swift', ['main.swift']],
  Python: ['call.py', 'python3', ['call.py']],
};
/** What says whether it can be run here. */
const NEEDED: Partial<Record<SnippetLanguage, readonly [string, string]>> = {
  cURL: ['curl', '--version'],
  Java: ['javac', '--version'],
  Go: ['go', 'version'],
};
const runnable = SNIPPET_LANGUAGES.filter((language) => {
  const [program, argument] = NEEDED[language] ?? [RUN[language][1], '--version'];
  const isThere = spawnSync(program, [argument]).status === 0;
  if (!isThere) console.log(`what is copied in ${language} is not run: there is no ${program} here`);
  return isThere;
});

const ledger = stillLedger();
const { at } = pagesOf(ledger.server.url);
const keys: unknown[] = [];
/** Takes the placeholder for a key, and answers as the page's own sample does. */
const gateway = http.createServer((request, response) => {
  keys.push(request.headers['x-api-key']);
  void answer(request.url ?? '', response);
});
async function answer(url: string, response: http.ServerResponse): Promise<void> {
  const asked = `/api/apis/sampleresponse?url=${encodeURIComponent(url)}`;
  const sample = await ledger.get<{ status: number; body: string }>(asked);
  response.writeHead(sample?.status ?? 502, { 'content-type': 'application/json' }).end(sample?.body);
}
let folder = '';
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-copied-'));
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
});
afterAll(() => {
  gateway.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** What the button beside a program puts into the clipboard. */
async function copied(page: Page, what: string): Promise<string> {
  await page.getByRole('button', { name: `Copy the ${what} program` }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  return await page.evaluate<string>('navigator.clipboard.readText()');
}

/** What a program prints. */
async function output(language: SnippetLanguage, text: string): Promise<string> {
  const [file, program, args] = RUN[language];
  fs.writeFileSync(path.join(folder, file), text);
  const child = spawn(program, [...args], { cwd: folder });
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(String(part)));
  await new Promise((ended) => child.on('close', ended));
  return parts.join('');
}

it.each(runnable)('what is copied from the page in %s runs as it is, and prints the reply', async (language) => {
  const { page } = await at(`apiview?api=listTransactions&language=${language}`);
  const text = await copied(page, language);
  const { port } = gateway.address() as AddressInfo;
  const before = keys.length;
  expect(await output(language, text.replace(ledger.server.url, `http://127.0.0.1:${port}`))).toContain(
    'readableTransactionID',
  );
  expect(keys.slice(before)).toEqual([KEY_PLACEHOLDER]);
  await page.context().close();
});

it.each(QUEUE_CLIENT_LANGUAGES)('the program in %s that reads a queue is copied as it is tested', async (language) => {
  const { page } = await at(`subscriptionview?language=${language}`);
  const access = { endpoint: `${ledger.server.url}/sqs`, ...QUEUE_PLACEHOLDERS };
  expect(await copied(page, language)).toBe(queueClientOf(language, access));
  await page.context().close();
});
