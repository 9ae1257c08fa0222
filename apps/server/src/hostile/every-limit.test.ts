import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { limitsTable, STRANGER_LIMITS } from '../stranger-limits/stranger-limits.ts';

const FOLDER = path.dirname(fileURLToPath(import.meta.url));
const DOCUMENT = path.join(FOLDER, '../../../../docs/operating/security.md');

describe('the suite `hostile`', () => {
  it('has an attack against every limit', () => {
    const suites = fs.readdirSync(FOLDER).filter((name) => name.endsWith('.test.ts'));
    const texts = suites.map((name) => fs.readFileSync(path.join(FOLDER, name), 'utf8'));
    const attacked = new Set(
      texts.flatMap((text) => [...text.matchAll(/\blimit: '([\w-]+)'/g)].map(([, name]) => name)),
    );
    expect(Object.keys(STRANGER_LIMITS).filter((name) => !attacked.has(name))).toEqual([]);
  });

  it('attacks what docs/operating/security.md states', () => {
    expect(fs.readFileSync(DOCUMENT, 'utf8')).toContain(limitsTable());
  });
});
