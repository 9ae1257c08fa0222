import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allReal, expectationsOf, hasReal, readReal } from './real-files.ts';

const FOLDER = path.resolve(import.meta.dirname, '../real-files');
const MOST_BYTES = 5_000_000;
const README = fs.readFileSync(path.join(FOLDER, 'README.md'), 'utf8');
const FILES = fs
  .readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => fs.statSync(path.join(FOLDER, name)).isFile());

interface Expected {
  readonly file: string;
  readonly origin: { readonly sha256: string };
}

/** Folder, files and bytes of each line of the table of origins. */
const ORIGINS = [...README.matchAll(/^\| `([^`]+)` \|.*\| (\d+) \| ([\d,]+) \|$/gm)].map(
  ([, folder = '', files, bytes]) => ({ folder, files: Number(files), bytes: Number(bytes?.replaceAll(',', '')) }),
);

describe('real files of the repository', () => {
  it('are at most 5 MB', () => {
    const bytes = FILES.reduce((sum, name) => sum + fs.statSync(path.join(FOLDER, name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });

  it.each(ORIGINS)('have their origin stated: $folder', ({ folder, files, bytes }) => {
    const found = FILES.filter((name) => name.startsWith(`${folder}/`));
    const size = found.reduce((sum, name) => sum + fs.statSync(path.join(FOLDER, name)).size, 0);
    expect({ files: found.length, bytes: size }).toEqual({ files, bytes });
  });

  it('have no folder whose origin is not stated', () => {
    const others = FILES.filter((name) => !ORIGINS.some(({ folder }) => name.startsWith(`${folder}/`)));
    expect(others.sort()).toEqual(['README.md', 'expected.jsonl.zst']);
  });

  it.each(['record', 'wrappedRecordBlock', 'block', 'balance'])('are what was published, byte for byte: %s', (kind) => {
    const expected = expectationsOf<Expected>(kind).filter(({ file }) => FILES.includes(file));
    expect(expected.length).toBeGreaterThan(2);
    for (const { file, origin } of expected)
      expect(createHash('sha256').update(readReal(file)).digest('hex'), file).toBe(origin.sha256);
  });

  it('are found by name, and what is nowhere is not', () => {
    expect(allReal(/^address_book\.bin$/)).toContain('buckets/mainnet-2019-09-13/address_book.bin');
    expect(hasReal('buckets/mainnet-2019-09-13')).toBe(true);
    expect(hasReal('buckets/of-nobody')).toBe(false);
  });
});
