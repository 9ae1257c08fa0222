import { existsSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeReserve, useReserve } from './disk-reserve.ts';
import { FREE_SPACE_SETTINGS, FreeSpace, readKeptFree, sizeText } from './free-space.ts';

const GB = 1e9;

describe('what stays free', () => {
  it.each([
    [FREE_SPACE_SETTINGS.freeSpace.default, { bytes: 2 * GB, percent: 5 }],
    ['500MB', { bytes: 5e8, percent: undefined }],
    [' 1.5 tb , 2.5% ', { bytes: 1.5e12, percent: 2.5 }],
    ['0', { bytes: 0, percent: undefined }],
  ])('%s', (text, kept) => expect(readKeptFree(text)).toEqual(kept));

  it.each(['', '5', '101%', '2GB,3GB', '5%,5%', '-1GB', '2GB,', '1e9MB', 'all'])('%j is refused', (text) =>
    expect(() => readKeptFree(text)).toThrow(`Invalid value "${text}" for --free-space`),
  );

  it.each([
    [2 * GB, '2.0 GB'],
    [1.26e10, '13 GB'],
    [340e6, '340 MB'],
    [0, '0.0 MB'],
  ])('%s bytes read as %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
});

describe('the disk of a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'free-space-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const wholeBytes = () => {
    const { blocks, bsize } = statfsSync(folder);
    return blocks * bsize;
  };

  it('has room while more is free than is kept', () => {
    const space = new FreeSpace(folder, { bytes: 1, percent: 5 });
    expect(space.shortage()).toBeUndefined();
    expect(space.figures()).toMatchObject({ keptBytes: 1, isShort: false });
  });

  it('is short where the smaller of both is not free, and says by how much', () => {
    const space = new FreeSpace(folder, { bytes: wholeBytes(), percent: 100 });
    expect(space.figures()).toMatchObject({ keptBytes: wholeBytes(), isShort: true });
    expect(space.shortage()).toMatch(
      /^The disk of the data folder has [\d.]+ [GM]B free\. Nothing new is stored until it has [\d.]+ [GM]B \(--free-space\)\.$/,
    );
  });

  it('has room where the system does not say', () => {
    const space = new FreeSpace(path.join(folder, 'nowhere'), { bytes: undefined, percent: 100 });
    expect([space.shortage(), space.figures()]).toEqual([undefined, undefined]);
  });

  it('keeps a reserve for starts, as large as there is room, and uses it where there is none', () => {
    const reserve = path.join(folder, 'reserve');
    const diskOf = (freeBytes: number, keptBytes: number) =>
      ({ figures: () => ({ freeBytes, keptBytes, isShort: freeBytes < keptBytes }) }) as FreeSpace;
    const kept = (freeBytes: number, keptBytes: number, least: 'whole' | 'what is left' = 'what is left') => {
      takeReserve(folder, diskOf(freeBytes, keptBytes), least);
      return statSync(reserve, { throwIfNoEntry: false })?.size;
    };
    expect(kept(GB, 0)).toBeUndefined();
    expect(kept(1_000_000, GB)).toBeUndefined();
    expect(kept(4_000_000, GB, 'whole')).toBeUndefined();
    expect(kept(4_000_000, GB)).toBe(3_000_000);
    expect(kept(20_000_000, GB)).toBe(3_000_000);
    expect(kept(2 * GB, GB)).toBe(16_000_000);
    useReserve(folder, diskOf(2 * GB, GB));
    expect(existsSync(reserve)).toBe(true);
    useReserve(folder, diskOf(0, GB));
    expect(existsSync(reserve)).toBe(false);
  });
});
