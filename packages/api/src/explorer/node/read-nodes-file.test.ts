import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readNodesFile } from './read-nodes-file.ts';

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-nodes-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function read(content: unknown) {
  const file = path.join(folder, 'nodes.json');
  fs.writeFileSync(file, JSON.stringify(content));
  return readNodesFile(file);
}

describe('the file of node places', () => {
  it('gives what it says, and draws no node without both coordinates', () => {
    const places = read({
      '0.0.3': { name: 'A', city: 'Oslo', latitude: 59.9, longitude: -180 },
      '0.0.4': { name: 'B', city: null, latitude: 10 },
    });
    expect([...places]).toEqual([
      ['0.0.3', { name: 'A', city: 'Oslo', latitude: 59.9, longitude: -180 }],
      ['0.0.4', { name: 'B', city: null, latitude: null, longitude: null }],
    ]);
  });

  it.each([
    [[], 'must be object'],
    ['text', 'must be object'],
    [{ '0.0': { name: 'A' } }, '"0.0" is not an account'],
    [{ '0.0.3': null }, '/0.0.3 must be object'],
    [{ '0.0.3': {} }, '/0.0.3 must have required properties name'],
    [{ '0.0.3': { name: '' } }, '0.0.3/name'],
    [{ '0.0.3': { name: 'a'.repeat(201) } }, '0.0.3/name'],
    [{ '0.0.3': { name: 'A', city: 7 } }, '0.0.3/city'],
    [{ '0.0.3': { name: 'A', latitude: 90.1 } }, '0.0.3/latitude'],
    [{ '0.0.3': { name: 'A', longitude: '1' } }, '0.0.3/longitude'],
    [{ '0.0.3': { name: 'A', country: 'NO' } }, '0.0.3/country'],
  ])('refuses %j', (content, words) => {
    expect(() => read(content)).toThrow(words);
  });
});
