import path from 'node:path';
import { formatEntityId, packEntityId } from '@ledgerscope/ledger';
import { bootstrapAddressBook, StreamError } from '@ledgerscope/streams';
import { expectationsOf, hasReal, readReal } from '@ledgerscope/testkit/real-files';
import { describe, expect, it } from 'vitest';
import { openBalanceSnapshot } from './load-balance-snapshot.ts';
import { readBalanceFile } from './read-balance-file.ts';

/** Those that nodes signed stand beside the repository. */
const SIGNED = 'files/balance/hedera-test-keys/v1';

interface Expected {
  readonly file: string;
  readonly csvVersion?: number;
  readonly fileHash: string;
  readonly consensusTimestamp: string;
  readonly accountCount: number;
  readonly sumTinybars: string;
  readonly tokenBalanceCount: number;
  readonly top20: readonly (readonly [string, string])[];
  readonly signatures: readonly { readonly file: string; readonly verified: boolean }[];
}

const EXPECTED = expectationsOf<Expected>('balance').filter(({ file }) => file.startsWith('files/balance/'));
const text = (value: string): Uint8Array => new TextEncoder().encode(value);

describe('balance files of real networks', () => {
  it('are there in every version', () => {
    expect(new Set(EXPECTED.map(({ csvVersion }) => csvVersion ?? 'protobuf'))).toEqual(new Set([1, 2, 'protobuf']));
  });

  it.each(EXPECTED.map((expected) => [expected.file, expected] as const))('%s', (file, expected) => {
    const found = readBalanceFile(file, readReal(file));
    const top = [...found.balances].toSorted(([, one], [, other]) => (one < other ? 1 : -1)).slice(0, 20);
    expect({
      fileHash: Buffer.from(found.fileHash).toString('hex'),
      consensusTimestamp: `${found.consensusNs}`,
      accountCount: found.balances.size,
      sumTinybars: `${[...found.balances.values()].reduce((sum, balance) => sum + balance, 0n)}`,
      tokenBalanceCount: found.tokenBalances.length,
      greatest: top[0] === undefined ? undefined : [formatEntityId(top[0][0]), `${top[0][1]}`],
    }).toEqual({
      fileHash: expected.fileHash,
      consensusTimestamp: expected.consensusTimestamp,
      accountCount: expected.accountCount,
      sumTinybars: expected.sumTinybars,
      tokenBalanceCount: expected.tokenBalanceCount,
      greatest: expected.top20[0],
    });
  });

  it.skipIf(!hasReal(SIGNED))(
    'count as proven by the signatures of their nodes, and not without (needs ../shared/data)',
    () => {
      const [first] = EXPECTED.filter(({ signatures }) => signatures.some(({ verified }) => verified));
      const file = first?.file ?? '';
      const name = path.basename(file);
      const signatures = [3n, 4n, 5n, 6n].map((num) => {
        const origin = `${SIGNED}/balance0.0.${num}/${name}_sig`;
        return { node: packEntityId(0n, 0n, num) ?? failure(), file: origin, bytes: readReal(origin) };
      });
      const bytes = readReal(file);
      const addressBook = bootstrapAddressBook('testnet', readBalanceFile(file, bytes).consensusNs);
      const source = { file, bytes, signatures, addressBook, trustUnsigned: false };
      expect(openBalanceSnapshot(source).proof.signedBy).toHaveLength(4);
      expect(() => openBalanceSnapshot({ ...source, signatures: [] })).toThrow(/not-proven/);
      const altered = text(`${new TextDecoder().decode(bytes)}0,0,999999,0\n`);
      expect(() => openBalanceSnapshot({ ...source, bytes: altered })).toThrow(/not-proven/);
      expect(openBalanceSnapshot({ ...source, signatures: [], trustUnsigned: true }).proof.proven).toBe(false);
    },
  );
});

function failure(): never {
  throw new Error('not an id');
}

describe('balance files', () => {
  const HEAD = 'TimeStamp:2019-09-13T22:00:00.000081Z\nshardNum,realmNum,accountNum,balance\n';

  it('take a fraction of a second as a decimal fraction', () => {
    expect(readBalanceFile('a.csv', text(`${HEAD}0,0,2,5\n`)).consensusNs).toBe(1_568_412_000_000_081_000n);
  });

  it.each([
    ['nothing at all', ''],
    ['no timestamp', 'shardNum,realmNum,accountNum,balance\n0,0,2,5\n'],
    ['an impossible day', HEAD.replace('09-13', '13-33')],
    ['an unknown version', '# version:3\n'],
    ['no header', 'TimeStamp:2019-09-13T22:00:00Z\n0,0,2,5\n'],
    ['a negative balance', `${HEAD}0,0,2,-5\n`],
    ['a balance beyond an int64', `${HEAD}0,0,2,9223372036854775808\n`],
    ['an id beyond the range', `${HEAD}0,0,274877906944,5\n`],
    ['an account twice', `${HEAD}0,0,2,5\n0,0,2,5\n`],
    ['a column too few', `${HEAD}0,0,2\n`],
    ['token balances that are none', `# version:2\n# ${HEAD}0,0,2,5,////\n`],
    ['a damaged protobuf', '\n\n'],
  ])('are refused with %s', (_name, contents) => {
    expect(() => readBalanceFile('bad', text(contents))).toThrow(StreamError);
  });
});
