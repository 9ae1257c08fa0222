import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReference } from './content-reference.ts';

const V0 = 'QmdfTbBqBPQ7VNxZEYEj14VmRuZBkqFbiwReogJgS1zR1n';
const V1 = 'bafybeihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku';
const AR = 'a_b-cdefghijklmnopqrstuvwxyz0123456789ABCDE';

describe('readReference', () => {
  it.each([
    [`ipfs://${V0}`, V0, ''],
    [`ipfs://${V1}/1.json`, V1, '/1.json'],
    [`IPFS://ipfs/${V1}/a b/#1.json`, V1, '/a%20b/%231.json'],
    [`ipfs:${V1}`, V1, ''],
    [V0, V0, ''],
    [` ${V1}/meta.json\0\0`, V1, '/meta.json'],
    [`{${V1}}`, V1, ''],
    [`{ipfs://${V1}/a}`, V1, '/a'],
    [`/ipfs/${V1}`, V1, ''],
    [`ipfs://${V1}/a%2520b?x=1`, V1, '/a%2520b'],
    [`ipfs://${V1}/%C3%BC.png`, V1, '/%C3%BC.png'],
    [`ipfs://ipfs/${V1}`, V1, ''],
    [`ipfs://${V1.toUpperCase()}/1.json`, V1, '/1.json'],
    [`IPFS://${V1.toUpperCase()}`, V1, ''],
    [`ipfs://${V1}#front`, V1, ''],
    [`ipfs://${V1}/1.png#front`, V1, '/1.png'],
    [`ipfs://${V1}/Robot #7.png`, V1, '/Robot%20%237.png'],
    [`ipfs://${V1.toUpperCase()}/A.png#x`, V1, '/A.png'],
    [`ipfs://ipfs/ipfs/${V1}/1`, V1, '/1'],
    [`ipfs:///ipfs//${V1}`, V1, ''],
    [`ipfs://{${V1}}/1`, V1, '/1'],
    [`ipfs://%20${V1}`, V1, ''],
    [`ipfs:\\\\${V1}`, V1, ''],
    [`"ipfs://${V1}/1"`, V1, '/1'],
    [`dweb:/ipfs/${V1}/1`, V1, '/1'],
    [`ipfs.io/ipfs/${V1}/1`, V1, '/1'],
    [`//ipfs.io/ipfs/${V1}`, V1, ''],
    [`ipfs%3A%2F%2F${V1}%2F1`, V1, '/1'],
  ])('reads the content id of %j', (text, cid, path) => {
    expect(readReference(text)).toEqual({ kind: 'ipfs', cid, path });
  });

  it("reads the content id out of other gateways' addresses and keeps the address", () => {
    const byPath = `https://gateway.example/ipfs/${V1}/1.json`;
    expect(readReference(byPath)).toEqual({ kind: 'ipfs', cid: V1, path: '/1.json', url: byPath });
    const bySubdomain = `https://${V1}.ipfs.example.com/1.json`;
    expect(readReference(bySubdomain)).toEqual({ kind: 'ipfs', cid: V1, path: '/1.json', url: bySubdomain });
    const below = `https://gateway.example/api/ipfs/ipfs/${V1}/1.json`;
    expect(readReference(below)).toEqual({ kind: 'ipfs', cid: V1, path: '/1.json', url: below });
    expect(readReference('https://a.example/ipfs/what')).toEqual({ kind: 'web', url: 'https://a.example/ipfs/what' });
  });

  it('reads Arweave, web addresses, data and documents', () => {
    expect(readReference(`ar://${AR}/0`)).toEqual({ kind: 'arweave', id: AR, path: '/0' });
    expect(readReference('{https://a.example/1}')).toEqual({ kind: 'web', url: 'https://a.example/1' });
    const bytesOf = (text: string) => {
      const found = readReference(text);
      return found.kind === 'data' ? found.bytes.toString() : found.kind;
    };
    expect(bytesOf(`data:application/json;base64,${Buffer.from('{"a":"ü"}').toString('base64')}`)).toBe('{"a":"ü"}');
    expect(bytesOf('data:application/json;base64,eyJuYW1lIjoiUGFkZGVkICM4IiwidHlwZSI6IngifQ%3D%3D')).toBe(
      '{"name":"Padded #8","type":"x"}',
    );
    expect(bytesOf('data:,%7B%22a%22%3A%20%22%C3%BC%22%7Dü')).toBe('{"a": "ü"}ü');
    expect(bytesOf('data:application/json;base64;charset=utf-8,eyJhIjoxfQ%3D%3D')).toBe('{"a":1}');
    expect(bytesOf('{"name":"a"}')).toBe('{"name":"a"}');
    expect(bytesOf('[{"name":"a"}]')).toBe('[{"name":"a"}]');
    expect(readReference(`ar://${AR}#1`)).toEqual({ kind: 'arweave', id: AR, path: '' });
    expect(readReference('hcs://1/0.0.1065?x=1').kind).toBe('topic');
  });

  it.each([
    '',
    ' \0 ',
    'Seat 14, row C',
    'ipfs://../../api/status',
    `ipfs://${V1}/../../../etc/passwd`,
    `ipfs://${V1}/%2e%2e/a`,
    `ipfs://${V1}/..%2f..%2fa`,
    `ipfs://${V1}/a\\b`,
    'ar://short',
    'hcs://1/0.0.1.2',
    'hcs://1/0.0.99999999999999999999',
    'hcs://6/0.0.1065',
    'hcs://0.0.1',
    'data:image/png',
    'javascript:alert(1)',
    'file:///etc/passwd',
    '//example.invalid/a.png',
    'http://',
  ])('finds nothing to fetch in %j', (text) => {
    expect(readReference(text).kind).toBe('nothing');
  });

  it('never lets a path leave its content, whatever it spells', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (path) => {
        const found = readReference(`ipfs://${V1}/${path}`);
        if (found.kind !== 'ipfs') return;
        const url = new URL(`https://gateway.example/ipfs/${found.cid}${found.path}`);
        expect(url.pathname).toMatch(new RegExp(`^/ipfs/${V1}(/|$)`));
        expect(url.search + url.hash).toBe('');
      }),
    );
  });
});
