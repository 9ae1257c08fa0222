import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  asExpected,
  type ExpectedFile,
  readExpected,
  SHARED_DATA,
  SHARED_DATA_PRESENT,
} from './expected-transaction.ts';
import { type RunningServer, startServer } from './running-server.ts';

const BUCKETS = [
  ['mainnet-2019-09-13', 'record-v2/mainnet/2019-09-13T21_53_51.396440Z/2019-09-13T21_53_51.396440Z.rcd.json', '0', 7],
  [
    'mainnet-2022-01-01',
    'record-v5/mainnet/2022-01-01T00_00_00.252365821Z/2022-01-01T00_00_00.252365821Z.rcd.json',
    null,
    12,
  ],
  [
    'mainnet-2025-07-23',
    'record-v6/mainnet/2025-07-23T20_37_42.076472454Z/2025-07-23T20_37_42.076472454Z.rcd.json',
    '82297471',
    12,
  ],
] as const;

const epoch = (ns: string): string => `${ns.slice(0, -9)}.${ns.slice(-9)}`;

type Reply = Record<string, unknown> & {
  logInfo: { contractID: string; topics: string[]; data: string }[];
  proof: { fileHash: string; blockHash: string; blockNumber: unknown; proven: string; signedBy: unknown[] };
};

describe.skipIf(!SHARED_DATA_PRESENT)('real mainnet files (needs ../shared/data)', () => {
  describe.each(BUCKETS)('%s', (bucket, file, blockNumber, signers) => {
    let server: RunningServer;
    let expected: ExpectedFile;
    beforeAll(async () => {
      expected = readExpected(file);
      server = await startServer(['--source', `dir:${path.join(SHARED_DATA, 'buckets', bucket)}`]);
    });
    afterAll(() => server?.stop());

    async function get(call: string): Promise<Reply> {
      const reply = await fetch(`${server.url}${call}`);
      expect(reply.status, call).toBe(200);
      return ((await reply.json()) as { data: Reply }).data;
    }

    it('answers every field of every transaction that the expectations list, by consensus time', async () => {
      expect(expected.transactions.length).toBeGreaterThan(0);
      for (const wanted of expected.transactions) {
        const found = await get(`/api/transactions/${epoch(wanted.consensusTimestamp)}`);
        const { transactionId, nonce, scheduled, mirrorType, status, fee, payer, maxFee, validDurationSeconds } =
          wanted;
        const { nodeAccount, memo, transactionHash, transfers } = wanted;
        const same = { transactionId, nonce, scheduled, mirrorType, status, fee, payer, maxFee, validDurationSeconds };
        expect(asExpected(found)).toEqual({ ...same, nodeAccount, memo, transactionHash, transfers });
        if (wanted.topic?.sequenceNumber !== undefined) {
          expect(String(found.topicSequenceNumber)).toBe(wanted.topic.sequenceNumber);
          expect(found.topicRunningHash).toBe(wanted.topic.runningHash);
        }
        if (wanted.exchangeRate !== undefined) {
          const { hbar, cents } = wanted.exchangeRate.current;
          expect(found.exchangeRate).toMatchObject({ hbarEquiv: hbar, centEquiv: cents });
        }
        const result = wanted.contract?.result;
        if (result !== undefined) {
          expect(String(found.gasUsed)).toBe(result.gasUsed);
          const logs = found.logInfo.map(({ contractID, topics, data }) => ({
            contractId: contractID,
            topics,
            dataLength: data.length / 2,
          }));
          expect(logs).toEqual(
            result.logs.map(({ contractId, topics, dataLength }) => ({ contractId, topics, dataLength })),
          );
        }
      }
    });

    it('finds each transaction by its id and by its hash', async () => {
      for (const wanted of expected.transactions) {
        const query = `?nonce=${wanted.nonce}&scheduled=${wanted.scheduled}`;
        const byId = await get(`/api/transactions/${wanted.transactionId}${query}`);
        expect(byId.transactionHash).toBe(wanted.transactionHash);
        const byHash = await get(`/api/transactions/0x${wanted.transactionHash}`);
        expect(byHash.readableTransactionID).toBe(wanted.transactionId);
      }
    });

    it('shows the proof that the nodes signed', async () => {
      const [first] = expected.transactions;
      const { proof } = await get(`/api/transactions/${epoch(first?.consensusTimestamp ?? '')}`);
      expect(proof.fileHash).toBe(expected.fileHash);
      expect(proof.blockHash).toBe(expected.blockHash);
      expect(proof.proven).toBe('signatures');
      expect(proof.signedBy).toHaveLength(signers);
      expect(proof.blockNumber === null ? null : String(proof.blockNumber)).toBe(blockNumber);
    });

    it('counts what it lists', async () => {
      const reply = await fetch(`${server.url}/api/transactions?limit=100`);
      const list = (await reply.json()) as { data: { type: string; consensusTime: string }[]; totalCount: number };
      expect(list.totalCount).toBe(expected.transactions.length);
      expect(list.data).toHaveLength(expected.transactions.length);
      const times = list.data.map(({ consensusTime }) => consensusTime);
      expect(times).toEqual([...times].sort().reverse());
      for (const [type, count] of Object.entries(expected.countsByType)) {
        const some = await fetch(`${server.url}/api/transactions?transactionTypes=${type}`);
        expect(((await some.json()) as { totalCount: number }).totalCount, type).toBe(count);
      }
    });
  });

  const books = path.join(SHARED_DATA, 'files/addressbook/mirror-node-test');
  it.each([
    [
      'v1 with signatures',
      'record-v1/dev-test-v1-keys',
      ['--address-book', path.join(books, 'test-v1'), '--allow-gaps'],
      2,
    ],
    [
      'the change from v2 to v5',
      'record-v2-then-v5/hedera-test-keys',
      ['--address-book', path.join(books, 'testnet')],
      2,
    ],
    [
      'the change from v5 to v6',
      'record-v5-then-v6/dev-test-v6-4n-keys',
      ['--address-book', path.join(books, 'test-v6-4n.bin')],
      2,
    ],
    [
      'v6 with sidecars',
      'record-v6/dev-sidecar-4n-keys',
      ['--address-book', path.join(books, 'test-v6-sidecar-4n.bin')],
      2,
    ],
    ['a flat folder', 'record-v6/mainnet/2025-07-23T20_37_42.076472454Z', [], 1],
    ['a wrapped record block, with the bundled book of its time', 'wrb/mainnet/genesis', ['--network', 'mainnet'], 1],
    ['a chain of wrapped record blocks', 'wrb/solo-4n-0.75', ['--address-book', path.join(books, 'test-v6-4n.bin')], 5],
  ] as const)('proves %s', async (_, folder, flags, files) => {
    const server = await startServer(['--source', `dir:${path.join(SHARED_DATA, 'files', folder)}`, ...flags]);
    try {
      const { data } = (await (await fetch(`${server.url}/api/status`)).json()) as {
        data: { filesRead: number; state: string };
      };
      expect(data).toMatchObject({ filesRead: files, state: 'live' });
      const config = (await (await fetch(`${server.url}/api/config`)).json()) as { data: { trustsUnsigned: boolean } };
      expect(config.data.trustsUnsigned).toBe(false);
    } finally {
      await server.stop();
    }
  });

  it('reads block streams, whose signatures it cannot check, only with --trust-unsigned', async () => {
    const folder = path.join(SHARED_DATA, 'files/block/solo-and-dev/CN_11_12_TSS_SCHNORR');
    const server = await startServer(['--source', `dir:${folder}`, '--trust-unsigned']);
    try {
      const { data } = (await (await fetch(`${server.url}/api/status`)).json()) as { data: { filesRead: number } };
      expect(data.filesRead).toBe(6);
      const total = async (query: string) => {
        const list = (await (await fetch(`${server.url}/api/transactions?limit=1${query}`)).json()) as {
          totalCount: number;
        };
        return list.totalCount;
      };
      // Keys and votes in the first block, a signature of each node in the others.
      const ofNodes = 30 + 5 * 4;
      expect(await total('&nodes=true')).toBe(ofNodes);
      expect(await total('')).toBe(759 + 59 + 171 + 24 + 22 + 25 - ofNodes);
    } finally {
      await server.stop();
    }
  });

  it('reads a chain of 57 unsigned files only with --trust-unsigned, and every page is reported', async () => {
    const server = await startServer([
      '--source',
      `dir:${path.join(SHARED_DATA, 'buckets/chain-57-unsigned')}`,
      '--trust-unsigned',
    ]);
    try {
      const status = (await (await fetch(`${server.url}/api/status`)).json()) as {
        data: { filesRead: number; gaps: unknown[] };
      };
      expect(status.data.filesRead).toBe(57);
      expect(status.data.gaps).toEqual([]);
      const config = (await (await fetch(`${server.url}/api/config`)).json()) as { data: { trustsUnsigned: boolean } };
      expect(config.data.trustsUnsigned).toBe(true);
    } finally {
      await server.stop();
    }
  });
});
