import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { noteBackup, readNotedBackups } from './noted-backups.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-noted-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('the newest backup of each kind is noted, whatever order they come in', () => {
  expect(readNotedBackups(folder)).toEqual({});
  noteBackup(folder, 'made', '2026-11-27T08:00:00.000Z');
  noteBackup(folder, 'verified', '2026-11-26T08:00:00.000Z');
  noteBackup(folder, 'made', '2026-11-20T08:00:00.000Z');
  noteBackup(folder, 'made', 'no instant');
  const noted = { made: Date.parse('2026-11-27T08:00:00Z'), verified: Date.parse('2026-11-26T08:00:00Z') };
  expect(readNotedBackups(folder)).toEqual(noted);
  fs.writeFileSync(path.join(folder, 'backups.json'), '{"made":"x","verified":');
  expect(readNotedBackups(folder)).toEqual({});
});
