import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { programCommit } from './commit.ts';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';

describe('the commit of the program', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-commit-'));

  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it('is unknown where neither an image nor a repository says it', () => {
    expect(programCommit(folder)).toBeUndefined();
  });

  it('is what the image was built with', () => {
    fs.writeFileSync(path.join(folder, 'commit.txt'), `${COMMIT}\n`);
    expect(programCommit(folder)).toBe(COMMIT);
  });

  it('is unknown where the image was built without one', () => {
    fs.writeFileSync(path.join(folder, 'commit.txt'), '');
    expect(programCommit(folder)).toBeUndefined();
  });
});
