import { ConfigError } from '@ledgerscope/process/config-error';
import { readConfig } from '@ledgerscope/server/config';
import { describe, expect, it } from 'vitest';

describe('settings of what pages show beside the ledger', () => {
  it('are the ledger alone, the bundled places and all messages by default', () => {
    expect(readConfig([], {}).explorer).toEqual({
      priceFeeds: [],
      nodePlaces: undefined,
      topicHistoryNs: undefined,
      networks: [],
      compilersFolder: undefined,
      mirrorApi: 'on',
      mirrorPorts: undefined,
      mirrorBytes: false,
      videoEmbeds: false,
    });
  });

  it('are read from flags and the environment', () => {
    const feed = 'https://a.example/p#usd';
    const { explorer } = readConfig(['--topic-history', '3'], { LEDGERSCOPE_PRICE_FEED: feed });
    expect(explorer.topicHistoryNs).toBe(259_200_000_000_000n);
    expect(explorer.priceFeeds).toEqual([{ name: 'a.example', url: 'https://a.example/p', path: ['usd'] }]);
    const networks = 'test_net=https://t.example/hedera/home qa=https://qa.example';
    expect(readConfig(['--networks', networks], {}).explorer.networks).toEqual([
      { name: 'test net', url: 'https://t.example/hedera/home' },
      { name: 'qa', url: 'https://qa.example' },
    ]);
    expect(readConfig(['--video-embeds', 'on'], {}).explorer.videoEmbeds).toBe(true);
    expect(readConfig(['--mirror-api', 'keyed'], {}).explorer.mirrorApi).toBe('keyed');
    const portsOf = (...args: string[]) => readConfig(args, {}).explorer.mirrorPorts;
    expect(portsOf('--mirror-ports', 'on')).toEqual({ rest: 5551, grpc: 5600 });
    expect(portsOf('--mirror-ports', '0,0')).toEqual({ rest: 0, grpc: 0 });
    expect(portsOf('--mirror-ports', 'on', '--mirror-api', 'keyed')).toEqual({ rest: 5551, grpc: 5600 });
    expect(readConfig([], { LEDGERSCOPE_MIRROR_BYTES: 'on' }).explorer.mirrorBytes).toBe(true);
    expect(readConfig(['--topic-history', 'unlimited'], {}).explorer.topicHistoryNs).toBeUndefined();
  });

  it.each([
    [['--topic-history', '0'], 'Invalid value "0" for --topic-history'],
    [['--topic-history', 'long'], 'Invalid value "long" for --topic-history'],
    [['--networks', 'testnet=http://t.example'], '--networks contains "testnet=http://t.example"'],
    [['--mirror-api', 'yes'], 'Invalid value "yes" for --mirror-api'],
    [['--mirror-ports', '5551'], 'Invalid value "5551" for --mirror-ports'],
    [['--mirror-ports', '5551,5551'], 'Invalid value "5551,5551" for --mirror-ports'],
    [['--mirror-ports', '5551,99999'], 'Invalid value "5551,99999" for --mirror-ports'],
    [['--mirror-ports', 'on', '--mirror-api', 'off'], '--mirror-ports has nothing to serve'],
    [['--mirror-bytes', 'yes'], 'Invalid value "yes" for --mirror-bytes'],
    [['--video-embeds', 'yes'], 'Invalid value "yes" for --video-embeds'],
    [['--compilers', '/nowhere'], 'Invalid value "/nowhere" for --compilers'],
    [['--price-feed', 'here'], 'Invalid value "here" for --price-feed'],
    [['--price-feed', 'https://a.example/p#%E0'], 'does not include the path'],
    [['--nodes-file', '/nowhere/nodes.json'], '--nodes-file /nowhere/nodes.json cannot be read'],
  ])('are refused where they are wrong: %j', (args, message) => {
    expect(() => readConfig(args, {})).toThrow(ConfigError);
    expect(() => readConfig(args, {})).toThrow(message);
  });
});
