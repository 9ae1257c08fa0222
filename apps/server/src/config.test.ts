import path from 'node:path';
import { NS_PER_DAY } from '@ledgerscope/ledger';
import { ConfigError } from '@ledgerscope/process/config-error';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the simulated network of a server', () => {
  it('runs where no source is named, in the data folder, under a name of its own', () => {
    const config = readConfig(['--data', 'here', '--demo-tps', '2'], { LEDGERSCOPE_DEMO_HISTORY: '3d' });
    const out = path.resolve('here/demo');
    const freeSpace = { bytes: 2e9, percent: 5 };
    expect(config.demo).toEqual({ out, seed: 1, tps: 2, historyNs: 3n * NS_PER_DAY, format: 'record', freeSpace });
    expect(config).toMatchObject({
      source: { main: { kind: 'dir', folder: out } },
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
    [['--demo-history', 'long'], 'Invalid value "long" for --demo-history'],
    [['--demo-seed', 'x'], 'Invalid value "x" for --demo-seed'],
    [['--demo-format', 'csv'], 'Invalid value "csv" for --demo-format: must be record, wrapped or blocks'],
    [['--network', 'mainnet'], '--network requires --source'],
    [['--block-source', 'block:node'], '--block-source requires --source'],
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
    expect(readConfig(['--source', text], {}).source?.main).toEqual({ kind: 'dir', folder: path.resolve(folder) });
  });

  const BUCKET = {
    kind: 'bucket',
    endpoint: undefined,
    region: 'us-east-1',
    anonymous: false,
    requesterPays: false,
    project: undefined,
  };

  it.each([
    ['s3:a-bucket', { provider: 's3', bucket: 'a-bucket', prefix: '' }],
    ['s3://a-bucket/some/folder', { provider: 's3', bucket: 'a-bucket', prefix: 'some/folder/' }],
    ['gs:a.bucket/folder/', { provider: 'gs', bucket: 'a.bucket', prefix: 'folder/' }],
  ])('reads the bucket %s', (text, bucket) => {
    expect(readConfig(['--source', text], {}).source).toEqual({
      main: { ...BUCKET, ...bucket },
      blocks: [],
      cutover: { version: undefined, waitMs: 16_000 },
      network: undefined,
    });
  });

  it.each([
    ['mainnet', 'hedera-mainnet-streams', 'hedera-mainnet-recent-block-streams'],
    ['testnet', 'hedera-testnet-streams-2024-02', 'hedera-testnet-recent-block-streams'],
    ['previewnet', 'hedera-preview-testnet-streams', 'hedera-previewnet-recent-block-streams'],
  ])('reads what is public of %s, and its network follows', (network, records, blocks) => {
    const config = readConfig(['--source', network], {});
    const terms = { ...BUCKET, provider: 's3', prefix: '', requesterPays: true };
    expect(config.network).toBe(network);
    expect(config.source?.main).toEqual({ ...terms, bucket: records });
    expect(config.source?.blocks).toContainEqual({ ...terms, bucket: blocks });
  });

  it('reads block nodes, in order of preference, with ports of their own or those of public nodes', () => {
    const { source } = readConfig(
      ['--source', 'block:node.example.org:40840,tls://10.0.0.1:443,[::1]:5,other.example'],
      {},
    );
    const endpoint = (host: string, subscribePort: number, statusPort = subscribePort, tls = false) => ({
      host,
      subscribePort,
      statusPort,
      tls,
    });
    expect(source?.main).toEqual({
      kind: 'block-nodes',
      nodes: [
        endpoint('node.example.org', 40_840),
        endpoint('10.0.0.1', 443, 443, true),
        endpoint('[::1]', 5),
        endpoint('other.example', 40_980, 40_982),
      ],
    });
  });

  it.each([
    ['mirror:https://mirror.example.org/api/v1/', 'https://mirror.example.org', undefined],
    ['mirror:http://127.0.0.1:5551/behind', 'http://127.0.0.1:5551/behind', undefined],
    ['mirror:mainnet', 'https://mainnet-public.mirrornode.hedera.com', 'mainnet'],
    ['mirror:testnet', 'https://testnet.mirrornode.hedera.com', 'testnet'],
  ])('reads a mirror node, %s', (text, url, network) => {
    const config = readConfig(['--source', text], {});
    expect(config.source?.main).toEqual({ kind: 'mirror', url });
    expect(config.network).toBe(network);
  });

  it('reads blocks from elsewhere where that is said', () => {
    const { source } = readConfig(['--source', 'testnet', '--block-source', 'block:node:1  s3:a-bucket'], {});
    expect(source?.blocks.map(({ kind }) => kind)).toEqual(['block-nodes', 'bucket']);
    expect(readConfig(['--source', 'testnet'], {}).source?.blocks[0]).toMatchObject({
      nodes: [{ host: 's01.test.blk.ams.lat.ope.eng.hashgraph.io', subscribePort: 40_980 }, {}, {}, {}],
    });
  });

  it.each([
    [['block:'], 'block nodes must be block:<host:port>,…'],
    [['block:node:70000'], 'block nodes must be'],
    [['block:node:1,,node:2'], 'block nodes must be'],
    [['block:a b'], 'block nodes must be'],
    [['dir:files', '--block-source', 'ftp:x'], 'Invalid value "ftp:x" for --block-source: must be a folder'],
    [['mirror:'], '--source: a mirror node must be mirror:<url>'],
    [['mirror:ftp://host'], '--source: a mirror node must be'],
    [['mirror:https://me:secret@host'], '--source: a mirror node must be'],
    [['mirror:mainnet', '--block-source', 'block:node'], 'a mirror node as --source'],
    [
      ['mainnet', '--block-source', 'mirror:mainnet'],
      'Invalid value "mirror:mainnet" for --block-source: must be a folder',
    ],
    [['s3:'], 'a bucket must be s3:<bucket> or s3:<bucket>/<folder>'],
    [['s3:Upper_Case!'], 'a bucket must be s3:<bucket>'],
    [['mainnet', '--network', 'testnet'], '--network is "testnet", but --source is the network mainnet'],
    [['dir:files', '--requester-pays'], '--requester-pays requires a bucket (s3:, gs:) as --source'],
    [['s3:bucket', '--bucket-endpoint', 'http://me:secret@host'], '--bucket-endpoint must be an http or https URL'],
    [['s3:bucket', '--bucket-region', 'a b'], 'Invalid value "a b" for --bucket-region'],
    [
      ['s3:bucket', '--cutover-version', '1'],
      'Invalid value "1" for --cutover-version: must be a version such as 0.78.0',
    ],
    [['s3:bucket', '--cutover-wait-ms', 'x'], 'Invalid value "x" for --cutover-wait-ms'],
    [['gs:bucket', '--gcs-project', 'A&b=c'], 'Invalid value "A&b=c" for --gcs-project'],
  ])('refuses %j', ([source = '', ...flags], message) => {
    expect(() => readConfig(['--source', source, ...flags], {})).toThrow(message);
  });

  it.each(['dir:', 'https://bucket', 'ftp:bucket'])('refuses %s and says what it must be', (text) => {
    expect(() => readConfig(['--source', text], {})).toThrow(
      `Invalid value "${text}" for --source: must be a folder, <folder> or dir:<folder>`,
    );
  });
});
