import { openTestApi, type TestApi } from '@ledgerscope/api/testing/open-test-api';
import { readConfig } from '@ledgerscope/server/config';
import { realPath } from '@ledgerscope/testkit/real-files';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ingestAll } from './testing/ingest-all.ts';

const bookOf = (name: string): string => realPath(`files/addressbook/mirror-node-test/${name}`);

describe('folders of real stream files', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi();
  });
  afterEach(() => api.close());

  it.each([
    ['v1 with signatures', 'record-v1/dev-test-v1-keys', ['--address-book', bookOf('test-v1'), '--allow-gaps'], 2],
    ['the change from v2 to v5', 'record-v2-then-v5/hedera-test-keys', ['--address-book', bookOf('testnet')], 2],
    [
      'the change from v5 to v6',
      'record-v5-then-v6/dev-test-v6-4n-keys',
      ['--address-book', bookOf('test-v6-4n.bin')],
      2,
    ],
    ['v6 with sidecars', 'record-v6/dev-sidecar-4n-keys', ['--address-book', bookOf('test-v6-sidecar-4n.bin')], 2],
    ['a flat folder', 'record-v6/mainnet/2025-07-23T20_37_42.076472454Z', [], 1],
    ['a wrapped record block, with the bundled book of its time', 'wrb/mainnet/genesis', ['--network', 'mainnet'], 1],
    ['a chain of wrapped record blocks', 'wrb/solo-4n-0.75', ['--address-book', bookOf('test-v6-4n.bin')], 5],
  ] as const)('are proven: %s', async (_, folder, flags, files) => {
    const source = realPath(`files/${folder}`);
    expect(readConfig(['--source', source, ...flags], {}).trustUnsigned).toBe(false);
    const status = await ingestAll(source, api.store, flags);
    expect(status).toMatchObject({ filesRead: files, state: 'live', halt: undefined });
    expect((await api.get<{ totalCount: number }>('/api/blocks?limit=1')).totalCount).toBe(files);
  });

  it('of block streams, whose signatures cannot be checked, are read only with --trust-unsigned', async () => {
    const source = realPath('files/block/solo-and-dev/CN_11_12_TSS_SCHNORR');
    expect(await ingestAll(source, api.store, ['--trust-unsigned'])).toMatchObject({ filesRead: 6 });
    const total = async (query: string) =>
      (await api.get<{ totalCount: number }>(`/api/transactions?limit=1${query}`)).totalCount;
    // Keys and votes in the first block, a signature of each node in the others.
    const ofNodes = 30 + 5 * 4;
    expect(await total('&nodes=true')).toBe(ofNodes);
    expect(await total('')).toBe(759 + 59 + 171 + 24 + 22 + 25 - ofNodes);
  });
});
