import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('variables of the environment', () => {
  it.each([
    ['LEDGERSCOPE_SORCE', 'LEDGERSCOPE_SOURCE'],
    ['LEDGERSCOPE_CLICKHOUSEURL', 'LEDGERSCOPE_CLICKHOUSE_URL'],
    ['LEDGERSCOPE_DATABASE_URL', 'DATABASE_URL'],
    ['LEDGERSCOPE_FREE_DISK_SPACE', 'LEDGERSCOPE_FREE_SPACE'],
    ['ledgerscope_source', 'LEDGERSCOPE_SOURCE'],
    ['Ledgerscope_Publicurl', 'LEDGERSCOPE_PUBLIC_URL'],
  ])('%s ends the start and names %s', (name, nearest) =>
    expect(() => readConfig([], { [name]: 'x' })).toThrow(`${name} is not a setting. Did you mean ${nearest}?`),
  );

  it.each([
    'LEDGERSCOPE_LOG_LEVEL',
    'LEDGERSCOPE_THOROUGH',
    'LEDGERSCOPE_SERVICE_HOST',
    'LEDGERSCOPE_API_SERVICE_PORT_HTTP',
    'LEDGERSCOPE_API_PORT_8080_TCP_ADDR',
    'SOURCE',
  ])('%s does not', (name) => expect(readConfig([], { [name]: 'debug' }).port).toBe(8080));

  it.each([
    [[], 'auto'],
    [['--log-format', 'json'], 'json'],
    [['--log-format', 'text'], 'text'],
  ] as const)('with %j the log is %s', (flags, logFormat) =>
    expect(readConfig(flags, {})).toMatchObject({ logFormat }),
  );

  it('names formats of the log', () =>
    expect(() => readConfig(['--log-format', 'xml'], {})).toThrow('must be one of auto, text, json'));
});
