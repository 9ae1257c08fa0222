import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

const DAY_NS = 86_400_000_000_000n;

describe('the simulated network of a server', () => {
  it('runs where no source is named, in the data folder, under a name of its own', () => {
    const config = readConfig(['--data', 'here', '--demo-tps', '2'], { LEDGERSCOPE_DEMO_HISTORY: '3d' });
    const out = path.resolve('here/demo');
    expect(config.demo).toEqual({ out, seed: 1, tps: 2, historyNs: 3n * DAY_NS });
    expect(config).toMatchObject({
      source: { kind: 'dir', folder: out },
      network: 'demo',
      contentFolder: path.join(out, 'ipfs'),
    });
  });

  it('does not run beside a source, or without ingest', () => {
    expect(readConfig(['--source', 'dir:files'], {}).demo).toBeUndefined();
    expect(readConfig(['--source', 'dir:files'], {}).network).toBeUndefined();
    expect(readConfig(['--roles', 'api', '--network', 'testnet'], {})).toMatchObject({
      demo: undefined,
      source: undefined,
      network: 'testnet',
      contentFolder: undefined,
    });
  });

  it.each([
    [['--source', 'dir:files', '--demo-seed', '2'], '--demo-seed is for the simulated network'],
    [['--roles', 'api', '--demo-tps', '2'], '--demo-tps is for the simulated network'],
    [['--demo-history', 'long'], '--demo-history is "long"'],
    [['--demo-seed', 'x'], '--demo-seed is "x"'],
    [['--network', 'mainnet'], '--network names the network of a --source'],
  ])('is refused with %j', (args, message) => {
    expect(() => readConfig(args, {})).toThrow(ConfigError);
    expect(() => readConfig(args, {})).toThrow(message);
  });
});

describe('the source of stream files', () => {
  it.each([
    ['dir:files', 'files'],
    ['files', 'files'],
    ['/mnt/streams', '/mnt/streams'],
    ['./a:b', 'a:b'],
    ['dir:a:b', 'a:b'],
  ])('reads %s', (text, folder) => {
    expect(readConfig(['--source', text], {}).source).toEqual({ kind: 'dir', folder: path.resolve(folder) });
  });

  it.each(['dir:', 's3://bucket', 'gs:bucket'])('refuses %s and says what it must be', (text) => {
    expect(() => readConfig(['--source', text], {})).toThrow(
      `--source is "${text}"; it must be a folder, <folder> or dir:<folder>`,
    );
  });
});
