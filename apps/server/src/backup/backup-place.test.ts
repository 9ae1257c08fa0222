import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { newBackupPlace } from './backup-place.ts';

describe('the folder of a backup', () => {
  const top = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-place-'));
  afterAll(() => fs.rmSync(top, { recursive: true, force: true }));
  const modeOf = (folder: string) => (fs.statSync(folder).mode & 0o7777).toString(8);

  it('is for its owner alone', () => {
    expect(modeOf(newBackupPlace(path.join(top, 'own', 'today')).folder)).toBe('700');
  });

  it('is for the group too where the folder above hands its group on', () => {
    const shared = path.join(top, 'shared');
    fs.mkdirSync(shared);
    fs.chmodSync(shared, 0o2770);
    const before = process.umask(0o077);
    try {
      expect(modeOf(newBackupPlace(path.join(shared, 'today')).folder)).toBe('2770');
    } finally {
      process.umask(before);
    }
  });

  it('is left alone where something is in it', () => {
    const used = path.join(top, 'used');
    fs.mkdirSync(used, { mode: 0o755 });
    fs.writeFileSync(path.join(used, 'more'), '');
    expect(() => newBackupPlace(used)).toThrow('is not empty');
    expect(modeOf(used)).toBe('755');
  });
});
