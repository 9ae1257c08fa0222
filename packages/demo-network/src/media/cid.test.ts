import { describe, expect, it } from 'vitest';
import { cidOf } from './cid.ts';

describe('cidOf', () => {
  it('gives the ids that IPFS tools give for raw blocks', () => {
    expect(cidOf(new Uint8Array(0))).toBe('bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku');
    expect(cidOf(Buffer.from('hello world'))).toBe('bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e');
  });
});
