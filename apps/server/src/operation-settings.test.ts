import { ConfigError } from '@ledgerscope/process/config-error';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the settings of operation', () => {
  it('have defaults that need no thought', () => {
    expect(readConfig([], {}).operation).toEqual({
      requestRate: 50,
      keyRate: 10,
      publicUrl: undefined,
      trustProxy: [],
      queriesAtOnce: undefined,
      exportsAtOnce: 4,
      openPerClient: 100,
      metrics: undefined,
      traces: undefined,
      traceShare: 1,
      slowQueryMs: 250,
      unansweredMs: 30_000,
      reconcileAtMinute: 180,
      deliveryBatch: 10,
      deliveryWaitMs: 1_000,
    });
  });

  it('are read from flags and variables', () => {
    const flags = [
      '--request-rate',
      '0',
      '--trust-proxy',
      '10.0.0.0/8, ::1',
      '--reconcile-at',
      'off',
      '--public-url',
      'https://Example.org/',
    ];
    const { operation } = readConfig(flags, { LEDGERSCOPE_SLOW_QUERY_MS: '5', LEDGERSCOPE_RECONCILE_AT: '23:59' });
    expect(operation).toMatchObject({
      requestRate: undefined,
      publicUrl: 'https://example.org',
      trustProxy: ['10.0.0.0/8', '::1'],
      slowQueryMs: 5,
      reconcileAtMinute: undefined,
    });
    expect(readConfig(['--reconcile-at', '23:59'], {}).operation.reconcileAtMinute).toBe(1439);
    expect(readConfig(['--traces', 'http://c:4318/', '--trace-share', '0.05'], {}).operation).toMatchObject({
      traces: 'http://c:4318',
      traceShare: 0.05,
    });
    expect(readConfig(['--metrics', ':9464'], {}).operation.metrics).toEqual({ host: undefined, port: 9464 });
    expect(readConfig(['--metrics', '[::1]:1'], {}).operation.metrics).toEqual({ host: '::1', port: 1 });
  });

  it.each([
    ['--traces', 'collector:4318'],
    ['--trace-share', '1.5'],
    ['--public-url', 'example.org'],
    ['--public-url', 'https://example.org/path'],
    ['--public-url', 'ftp://example.org'],
    ['--reconcile-at', '24:00'],
    ['--reconcile-at', '3:00'],
    ['--trust-proxy', 'everyone'],
    ['--trust-proxy', '10.0.0.0/33'],
    ['--request-rate', '-1'],
    ['--request-rate', '1.5'],
    ['--queries-at-once', '0'],
    ['--exports-at-once', '101'],
    ['--slow-query-ms', 'slow'],
    ['--metrics', '9464'],
    ['--metrics', 'localhost:65536'],
    ['--metrics', 'http://localhost:9464'],
  ])('are refused with %s %s', (flag, value) => {
    expect(() => readConfig([`${flag}=${value}`], {})).toThrow(ConfigError);
    expect(() => readConfig([`${flag}=${value}`], {})).toThrow(flag);
  });
});
