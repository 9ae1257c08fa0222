import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MediaCache } from './media-cache.ts';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-media-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const key = (sign: string) => sign.repeat(64);
async function* bytes(...pieces: string[]) {
  for (const piece of pieces) yield Buffer.from(piece);
}
async function read(cache: MediaCache, name: string): Promise<string | undefined> {
  const file = await cache.get(name);
  if (file === undefined) return undefined;
  const text = await file.handle.readFile('utf8');
  await file.handle.close();
  expect(file.size).toBe(text.length);
  return text;
}

describe('MediaCache', () => {
  it('keeps within its bound what was read last', async () => {
    const cache = await MediaCache.open(folder, 10);
    await cache.put(key('a'), bytes('aaa', 'a'));
    await cache.put(key('b'), bytes('bbbb'));
    expect(await read(cache, key('a'))).toBe('aaaa');
    await cache.put(key('c'), bytes('cccc'));
    expect([await read(cache, key('a')), await read(cache, key('b'))]).toEqual(['aaaa', undefined]);
    expect(fs.readdirSync(folder).sort()).toEqual([key('a'), key('c')]);
    await cache.put(key('d'), bytes('d'.repeat(50)));
    expect(fs.readdirSync(folder)).toEqual([key('d')]);
  });

  it('keeps nothing of what failed, and what was there before', async () => {
    const cache = await MediaCache.open(folder, 100);
    await cache.put(key('a'), bytes('old'));
    const failing = async function* () {
      yield Buffer.from('new');
      throw new Error('cut off');
    };
    await expect(cache.put(key('a'), failing())).rejects.toThrow('cut off');
    expect(await read(cache, key('a'))).toBe('old');
    expect(fs.readdirSync(folder)).toEqual([key('a')]);
  });

  it('finds its files again, drops halves, and forgets what somebody removed', async () => {
    const first = await MediaCache.open(folder, 100);
    await first.put(key('a'), bytes('kept'));
    await first.put(key('b'), bytes('gone'));
    fs.writeFileSync(path.join(folder, 'half.part'), 'half');
    const second = await MediaCache.open(folder, 100);
    expect(await read(second, key('a'))).toBe('kept');
    fs.rmSync(path.join(folder, key('b')));
    expect(await read(second, key('b'))).toBeUndefined();
    expect(fs.readdirSync(folder)).toEqual([key('a')]);
  });
});
