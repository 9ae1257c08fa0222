import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { WHAT_SHOWS_BELONGING } from './belonging.ts';

const PAGE = path.resolve(import.meta.dirname, '../../../docs/decisions/0114-order-of-block-items.md');

it('is said by pages and the API in the words of the decision', () => {
  expect(fs.readFileSync(PAGE, 'utf8').replace(/\s+/g, ' ')).toContain(WHAT_SHOWS_BELONGING);
});
