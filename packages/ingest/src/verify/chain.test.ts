import { consensusNsOf, entityIdFromStore, NS_PER_SECOND } from '@ledgerscope/ledger';
import type { LedgerHead } from '@ledgerscope/ledger-store';
import { type BlockProofResult, hapi, type StreamBlock } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { blockOf } from '../derive/testing/built-block.ts';
import { IngestHaltError } from '../ingest-halt-error.ts';
import type { CutoverLink } from '../source/cutover-link.ts';
import { Chain, type GapRule } from './chain.ts';

const START_NS = 1_767_225_600_000_000_000n;
const hash = (byte: number): Uint8Array => new Uint8Array(48).fill(byte);

function fileAt(second: bigint, facts: Partial<StreamBlock>): StreamBlock {
  const at = consensusNsOf(START_NS + second * NS_PER_SECOND);
  return { ...blockOf([]), consensusStart: at, consensusEnd: at, ...facts };
}

function signedBy(...accounts: bigint[]): BlockProofResult {
  const signers = accounts.map((account) => ({ nodeId: account, accountId: entityIdFromStore(account), stake: 1n }));
  return { signedBy: signers } as unknown as BlockProofResult;
}

const READ = fileAt(0n, { number: 7n, previousHash: hash(1), hash: hash(2) });
const OLD_FORMAT = { number: undefined, version: 5 };

/** What is said of a file that comes after {@link READ} (or another one), at its second look. */
function outcomeOf(next: StreamBlock, gaps: GapRule, before: StreamBlock = READ, link?: CutoverLink): string {
  const chain = new Chain(undefined, gaps);
  const first = { block: before, proof: signedBy(3n, 4n) };
  chain.advance(first, 'read.rcd', chain.place(first, 'read.rcd'));
  const verified = { block: next, proof: signedBy(5n) };
  return lookTwice(chain, verified, link);
}

function lookTwice(chain: Chain, verified: Parameters<Chain['place']>[0], link?: CutoverLink): string {
  for (let looks = 0; ; looks++) {
    try {
      return chain.place(verified, 'next.rcd', link).place.gapBefore ? 'gap' : 'next';
    } catch (error) {
      if (!(error instanceof IngestHaltError)) throw error;
      if (looks > 0) return `${error.reason}: ${error.message}`;
    }
  }
}

describe('a file after another one', () => {
  const linked = { previousHash: hash(2), hash: hash(3) };
  const other = { previousHash: hash(9), hash: hash(8) };
  const unnumbered = fileAt(0n, { ...READ, ...OLD_FORMAT, consensusStart: consensusNsOf(START_NS) });

  it.each<[string, StreamBlock, StreamBlock, string, string]>([
    ['that goes on from it', READ, fileAt(2n, { number: 8n, ...linked }), 'next', 'next'],
    ['two numbers on', READ, fileAt(4n, { number: 9n, ...other }), 'gap', 'gap'],
    ['of the next number and another hash', READ, fileAt(2n, { number: 8n, ...other }), 'fork', 'fork'],
    [
      'of the next number and another hash, hours later',
      READ,
      fileAt(7_200n, { number: 8n, ...other }),
      'fork',
      'fork',
    ],
    ['of the same number', READ, fileAt(2n, { number: 7n, ...other }), 'fork', 'fork'],
    ['of an earlier number', READ, fileAt(2n, { number: 5n, ...other }), 'out-of-order', 'out-of-order'],
    ['without number, linked', unnumbered, fileAt(60n, { ...OLD_FORMAT, ...linked }), 'next', 'next'],
    ['without number, room for a file', unnumbered, fileAt(4n, { ...OLD_FORMAT, ...other }), 'gap', 'gap'],
    ['without number, no room for a file', unnumbered, fileAt(3n, { ...OLD_FORMAT, ...other }), 'fork', 'fork'],
    ['without number, earlier', unnumbered, fileAt(-9n, { ...OLD_FORMAT, ...other }), 'out-of-order', 'out-of-order'],
  ])('%s', (_, before, next, without, withGaps) => {
    expect(outcomeOf(next, 'never', before)).toMatch(new RegExp(`^${without}`));
    expect(outcomeOf(next, 'at-second-look', before)).toMatch(new RegExp(`^${withGaps}`));
    expect(outcomeOf(next, 'at-once', before)).toMatch(new RegExp(`^${withGaps}`));
  });

  const version = (minor: number) => ({ hapiVersion: { ...hapi.SemanticVersion.create(), minor } });
  const files = fileAt(0n, { ...READ, version: 6, ...version(79) });
  const stream = (number: bigint, minor: number) => fileAt(2n, { number, version: 7, ...version(minor), ...other });

  it.each<[string, StreamBlock, CutoverLink, string]>([
    ['of the block stream that names its root', stream(8n, 80), 'recomputed', 'next'],
    ['of the block stream, whose root is not known', stream(8n, 80), 'unknown', 'next'],
    ['of the block stream that names another root', stream(8n, 80), 'other', 'fork'],
    ['of the block stream, later', stream(9n, 80), 'unknown', 'gap'],
    ['of the block stream, of the same number', stream(7n, 80), 'recomputed', 'fork'],
    ['of the block stream, of the same version, that names its root', stream(8n, 79), 'recomputed', 'next'],
    ['of the block stream, of the same version', stream(8n, 79), 'unknown', 'preview-block'],
    ['of the block stream, of the same version, that names another root', stream(8n, 79), 'other', 'preview-block'],
    ['of the block stream, of an earlier version', stream(8n, 78), 'unknown', 'preview-block'],
    [
      'of the block stream that states no version',
      fileAt(2n, { number: 8n, version: 7, ...other }),
      'unknown',
      'preview-block',
    ],
  ])('at the cutover: %s', (_, next, link, outcome) => {
    expect(outcomeOf(next, 'never', files, link)).toMatch(new RegExp(`^${outcome}`));
  });

  it('is said to come from another history with both hashes and who signed which', () => {
    const text = outcomeOf(fileAt(2n, { number: 8n, ...other }), 'at-second-look');
    expect(text).toContain(`refers to previous hash ${'09'.repeat(48)} (signed by 0.0.5)`);
    expect(text).toContain(`read.rcd has hash ${'02'.repeat(48)} (signed by 0.0.3, 0.0.4)`);
    expect(text).not.toContain('missing');
  });

  it('is said to come after a missing one only where there is one', () => {
    expect(outcomeOf(fileAt(4n, { number: 9n, ...other }), 'never')).toContain(
      'a file is missing (use --allow-gaps to continue); expected block 8, found block 9.',
    );
    expect(outcomeOf(fileAt(4n, { ...OLD_FORMAT, ...other }), 'never', unnumbered)).toContain(
      'a file is missing (use --allow-gaps to continue); gap of 4.0 seconds.',
    );
  });

  it('is measured by the same rule after a restart, whose signers are reported too', () => {
    const head: LedgerHead = {
      sequence: 7n,
      number: 7n,
      hash: hash(2),
      fileName: 'read.rcd',
      lastNs: START_NS,
      version: 6,
      triedHashes: [],
    };
    const chain = () => new Chain(head, 'at-second-look', [entityIdFromStore(3n)]);
    expect(lookTwice(chain(), { block: fileAt(2n, { number: 8n, ...linked }), proof: signedBy(5n) })).toBe('next');
    expect(lookTwice(chain(), { block: fileAt(2n, { number: 8n, ...other }), proof: signedBy(5n) })).toContain(
      '(signed by 0.0.3)',
    );
  });

  it('is not compared with a hash that is only a guess', () => {
    const guessed: StreamBlock = { ...READ, format: 'block', hashCandidates: [hash(2), hash(4)] };
    const confirming = { previousHash: hash(4) };
    expect(outcomeOf(fileAt(2n, { number: 8n, ...confirming }), 'never', guessed)).toBe('next');
    expect(outcomeOf(fileAt(2n, { number: 9n, ...other }), 'never', guessed)).toMatch(/^gap/);
    // Neither a fork nor a gap: nothing passes it, and the hashes that were tried are named.
    const unknown = outcomeOf(fileAt(2n, { number: 8n, ...other }), 'at-once', guessed);
    expect(unknown).toMatch(/^layout-unknown/);
    for (const byte of ['09', '02', '04']) expect(unknown).toContain(byte.repeat(48));
  });
});

describe('the number of a block', () => {
  const unnumbered: StreamBlock = { ...fileAt(2n, { ...OLD_FORMAT, previousHash: hash(2) }) };
  const counted: LedgerHead = {
    sequence: 7n,
    number: 7n,
    hash: hash(2),
    fileName: 'read.rcd',
    lastNs: START_NS,
    version: 5,
    triedHashes: [],
  };
  const numberOf = (head: LedgerHead, block: StreamBlock, unsignedNumber?: bigint) =>
    new Chain(head, 'never').place({ block, proof: signedBy(5n), unsignedNumber }, 'next.blk').place.number;

  it('is counted where no node signed one, and unknown where counting has no start', () => {
    expect(numberOf(counted, unnumbered)).toBe(8n);
    expect(numberOf(counted, unnumbered, 8n)).toBe(8n);
    expect(numberOf({ ...counted, number: null }, unnumbered, 26_591_040n)).toBeNull();
  });

  it('stops ingest where it contradicts what counting gives, signed or not', () => {
    const both = /contains block number 9; counted from the previous blocks, it is block 8/;
    expect(() => numberOf(counted, unnumbered, 9n)).toThrow(both);
    expect(() => numberOf(counted, fileAt(2n, { number: 9n, previousHash: hash(2) }))).toThrow(both);
  });
});
