import { describe, expect, it } from 'vitest';
import { JSON_DEPTH, nestsDeeper } from './nests-deeper.ts';

describe('nestsDeeper', () => {
  it.each([
    ['nothing', '', 0, false],
    ['a value', '1', 0, false],
    ['as deep as it may be', '[{"a":[1]},[]]', 3, false],
    ['one level more', '[{"a":[1]},[]]', 2, true],
    ['brackets in texts', String.raw`["[[[","\"[[","\\",{"{":"}"}]`, 2, false],
    ['a text without end', '["[[[', 1, false],
    ['lists one after another', `[${'[],'.repeat(100)}[]]`, 2, false],
    ['half a million levels', '['.repeat(500_000), JSON_DEPTH, true],
  ])('knows %s', (_, json, most, deeper) => expect(nestsDeeper(json, most)).toBe(deeper));
});
