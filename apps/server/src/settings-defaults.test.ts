import { ConfigError } from '@ledgerscope/process/config-error';
import { type DescribedSetting, defaultText, type Setting } from '@ledgerscope/process/setting';
import { describe, expect, it } from 'vitest';
import { readConfig, SETTINGS } from './config.ts';
import { readDemoArguments } from './demo/demo-arguments.ts';
import { DEMO_FLAGS } from './demo/demo-flags.ts';

/** What some settings need beside them, or they are refused as idle. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  cutoverWaitMs: ['--source', 's3:bucket'],
  bucketRegion: ['--source', 's3:bucket'],
  bucketAnonymous: ['--source', 's3:bucket'],
  queueRegion: ['--queues', 'aws'],
};

/** The variable is given: a switch can be switched off by it alone. */
const NAMED = Object.entries<Setting>(SETTINGS).flatMap(([name, setting]) =>
  setting.default === undefined ? [] : [[name, setting.env, String(setting.default), BESIDE[name] ?? []] as const],
);

describe('the default of a setting', () => {
  it.each(NAMED)('%s: what is read without it is what %s=%s says', (_, variable, text, beside) => {
    expect(readConfig(beside, { [variable]: text })).toEqual(readConfig(beside, {}));
  });

  it.each(Object.entries<DescribedSetting>(DEMO_FLAGS).filter(([, flag]) => typeof flag.default !== 'boolean'))(
    '--%s of a demo network: what is read without it is what its default says',
    (name, setting) => {
      if (setting.default === undefined) return expect(setting.unset).not.toBe('');
      const others = ['--out', 'files', '--transactions', '1k'];
      const now = 1_800_000_000n * 1_000_000_000n;
      const given = readDemoArguments([...others, `--${name}`, defaultText(setting)], now);
      expect(given).toEqual(readDemoArguments(others, now));
    },
  );

  it('is one for `npm run demo` and for the simulated network of a server', () => {
    const { demo } = readConfig([], {});
    expect(readDemoArguments(['--out', 'files'], 1_800_000_000n * 1_000_000_000n)).toMatchObject({
      seed: demo?.seed,
      tps: demo?.tps,
      historyNs: demo?.historyNs,
      format: demo?.format,
    });
  });

  it('may be given, where the setting is of use', () => {
    expect(() => readConfig(['--queue-region', 'us-east-1'], {})).toThrow(ConfigError);
    expect(() => readConfig(['--source', 'dir:x', '--bucket-region', 'us-east-1'], {})).toThrow(ConfigError);
    expect(() => readConfig(['--source', 'dir:x', '--demo-tps', '5'], {})).toThrow(ConfigError);
  });
});
