import { readConfig } from '@ledgerscope/server/config';
import { describe, expect, it } from 'vitest';

const read = (...args: string[]) => readConfig(['--source', 'dir:/a', ...args], {}).nft;

describe('settings of NFT metadata', () => {
  it('fetch from public web servers alone, by default', () => {
    expect(read()).toEqual({
      metadata: 'all',
      ipfsGateway: undefined,
      arweaveGateway: undefined,
      outsidePorts: new Set([80, 443]),
      mediaCacheMb: 1_024,
    });
  });

  it('are read', () => {
    const nft = read(
      '--nft-metadata',
      'asked',
      '--ipfs-gateway',
      'http://ipfs.internal:8080/base',
      '--outside-ports',
      '443, 8443',
      '--media-cache-mb',
      '5',
    );
    expect(nft).toMatchObject({ metadata: 'asked', mediaCacheMb: 5, outsidePorts: new Set([443, 8_443]) });
    expect(nft.ipfsGateway?.href).toBe('http://ipfs.internal:8080/base');
  });

  it.each([
    ['--nft-metadata', 'some'],
    ['--ipfs-gateway', 'ipfs.internal'],
    ['--ipfs-gateway', 'file:///ipfs'],
    ['--arweave-gateway', 'https://user@host/'],
    ['--outside-ports', '0'],
    ['--outside-ports', '80,'],
    ['--outside-ports', '70000'],
    ['--media-cache-mb', '0'],
    ['--media-cache-mb', 'much'],
  ])('refuse %s %s and name it', (flag, value) => {
    expect(() => read(flag, value)).toThrow(flag);
  });
});
