import path from 'node:path';
import { NS_PER_DAY } from '@ledgerscope/ledger';
import { ConfigError } from '@ledgerscope/process/config-error';
import { describe, expect, it } from 'vitest';
import { readDemoArguments } from './demo-arguments.ts';
import { DEMO_FLAGS, demoUsage } from './demo-flags.ts';

const NOW_NS = 1_795_219_200_000_000_000n;

function read(line: string) {
  return readDemoArguments(line.split(' '), NOW_NS);
}

describe('the flags of ledgerscope demo', () => {
  it('have defaults for everything but the folder', () => {
    expect(read('--out here')).toEqual({
      out: path.resolve('here'),
      seed: 1,
      tps: 5,
      historyNs: 730n * NS_PER_DAY,
      untilNs: NOW_NS,
      format: 'record',
      cutover: undefined,
      transactions: undefined,
      perFile: 4_000,
      live: false,
      keepNs: undefined,
    });
  });

  it('are read in every form', () => {
    expect(read('--out here --seed 9 --tps 0.5 --history 90m --until 2026-01-01 --format blocks')).toMatchObject({
      seed: 9,
      tps: 0.5,
      historyNs: 5_400_000_000_000n,
      untilNs: 1_767_225_600_000_000_000n,
      format: 'blocks',
    });
    expect(read('--out here --transactions 10m --per-file 5k')).toMatchObject({
      transactions: 10_000_000,
      perFile: 5_000,
    });
    expect(read('--out here --live --cutover-at 2m')).toMatchObject({ cutover: { afterNs: 120_000_000_000n } });
    expect(read('--out here --cutover-at 2026-11-25')).toMatchObject({ cutover: { atNs: 1_795_564_800_000_000_000n } });
    expect(read('--out here --live --until now --keep 1h')).toMatchObject({ live: true, keepNs: NS_PER_DAY / 24n });
  });

  it.each([
    ['--seed 1', '--out is missing'],
    ['--out here --seed 1.5', 'Invalid value "1.5" for --seed'],
    ['--out here --seed 4294967296', 'Invalid value "4294967296" for --seed'],
    ['--out here --tps 0', 'Invalid value "0" for --tps'],
    ['--out here --tps 1e3', 'Invalid value "1e3" for --tps'],
    ['--out here --history 2', 'Invalid value "2" for --history'],
    ['--out here --history 0d', 'Invalid value "0d" for --history'],
    ['--out here --history 21y', 'Invalid value "21y" for --history'],
    ['--out here --until 2026-13-01', 'Invalid value "2026-13-01" for --until'],
    ['--out here --until 2027-01-01', 'in the future'],
    ['--out here --until 1971-01-01', 'starts before 1970'],
    ['--out here --format csv', 'record, wrapped or blocks'],
    ['--out here --transactions 0', 'Invalid value "0" for --transactions'],
    ['--out here --transactions 2000m', 'Invalid value "2000m" for --transactions'],
    ['--out here --per-file 10', '--per-file needs --transactions'],
    ['--out here --live --transactions 5', '--transactions stops after a number'],
    ['--out here --live --until 2026-01-01', 'it cannot have --until'],
    ['--out here --cutover-at soon', 'Invalid value "soon" for --cutover-at'],
    ['--out here --cutover-at 2m', 'it requires --live'],
    ['--out here --format blocks --cutover-at 2026-11-25', 'starts with record files'],
    ['--out here --keep 1h', '--keep removes'],
    ['--out here --colour red', "'--colour'"],
    ['--out here there', 'there'],
  ])('are refused: %s', (line, message) => {
    expect(() => read(line)).toThrow(ConfigError);
    expect(() => read(line)).toThrow(message);
  });

  it('are all in the help text', () => {
    for (const name of Object.keys(DEMO_FLAGS)) expect(demoUsage()).toContain(`--${name}`);
  });
});
